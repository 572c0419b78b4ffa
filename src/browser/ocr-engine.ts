import type * as inNode from "../ocr/ocr-engine.ts";

/** Nothing recognises pictures in a browser: a page that is one stays unread, and this says what to do. */
export const recognitionLack: typeof inNode.recognitionLack = () =>
  "Pictures are not read in the browser. Read the file on your machine: npx crossfoot read FILE";

/** Never called where recognition lacks. */
export const recogniseApart: typeof inNode.recogniseApart = async () =>
  Promise.reject(new RangeError("A picture was to be recognised in a browser."));
