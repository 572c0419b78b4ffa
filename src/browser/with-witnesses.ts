import type * as inNode from "../witness/with-witnesses.ts";

/** Nobody looks a second time in a browser; options that ask for it are refused before. */
export const withWitnesses: typeof inNode.withWitnesses = async () =>
  Promise.reject(new RangeError("A second reader was to be asked in a browser."));
