import type * as inNode from "../pointing/with-pointing.ts";

/** No model is asked in a browser. */
export const withPointing: typeof inNode.withPointing = async () =>
  Promise.reject(new RangeError("A model was to be asked in a browser."));
