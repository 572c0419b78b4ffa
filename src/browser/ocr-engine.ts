import { ReadError } from "../base/read-error.ts";
import type { recogniseApart as inProcess } from "../ocr/ocr-engine.ts";

/**
 * Refuses a picture: nothing recognises pictures in a browser. A reading that left the page out would look like a whole one.
 */
export const recogniseApart: typeof inProcess = async () =>
  Promise.reject(new ReadError("no-text", "", NO_PICTURES));

const NO_PICTURES =
  "A page of the PDF is a picture, as scanners make them, and pictures are not read in the browser. Read the file on your machine: npx crossfoot read FILE";
