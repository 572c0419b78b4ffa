import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ADD_ONS } from "../add-ons/add-ons.ts";
import { needAddOn } from "../add-ons/missing-add-on.ts";
import { doneApart } from "./apart.ts";
import type { ApartEnd } from "./apart-end.ts";
import type { Grey } from "./picture/grey.ts";
import type { SeenText, TesseractTask } from "./seen-text.ts";

const SCRIPT = fileURLToPath(new URL("../ocr/tesseract-process.js", import.meta.url));

/** Digits stand for themselves in every language. */
const LANGUAGE = "eng";

/** The data of a language in numbers of eight bits: what tesseract.js would download by itself. */
const DATA = "4.0.0_best_int";

/** Module state: starting a process costs as much as reading fifty lines. */
const readApart: (
  task: TesseractTask,
  timeoutMs: number,
) => Promise<ApartEnd<readonly SeenText[]>> = doneApart(SCRIPT, { tasks: 5_000, megabytes: 640 });

/**
 * Reads the picture of one line with tesseract.js in a process of its own. Throws MissingAddOn where it, or the package with
 * its data, is not installed: nothing is ever fetched.
 */
export async function lineByTesseract(
  picture: Grey,
  timeoutMs: number,
): Promise<ApartEnd<readonly SeenText[]>> {
  needAddOn(ADD_ONS.secondRecogniser);
  const { resolve } = createRequire(import.meta.url);
  const folder = join(dirname(resolve(`@tesseract.js-data/${LANGUAGE}`)), DATA);
  return readApart({ picture, language: LANGUAGE, folder }, timeoutMs);
}
