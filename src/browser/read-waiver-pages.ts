import { ReadError } from "../base/read-error.ts";
import type * as inNode from "../read/lien-waiver/read-waiver-pages.ts";
import { isTitledWaiver } from "../read/lien-waiver/is-titled-waiver.ts";

/** Lien waivers are not read in a browser, whose script their words and numbers would make a tenth larger: they are refused. */
export const readIfWaiver: typeof inNode.readIfWaiver = (pages) => {
  if (isTitledWaiver(pages)) throw new ReadError("not-this-kind", "", NOT_HERE);
  return null;
};

const NOT_HERE =
  "The paper calls itself a lien waiver, which is not read in the browser. Read the file on your machine: npx crossfoot read FILE";
