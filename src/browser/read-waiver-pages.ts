import type * as inNode from "../read/lien-waiver/read-waiver-pages.ts";

/** Lien waivers are not read in a browser: their words and numbers would make its page a tenth larger. */
export const readIfWaiver: typeof inNode.readIfWaiver = () => null;
