import type * as inNode from "../sheets/document-address.ts";

/** A page knows no paths, so that nothing in its workbook is a link. */
export const documentAddress: typeof inNode.documentAddress = () => {
  throw new RangeError("A path was to be linked in a browser.");
};
