import { mayBeWaiver } from "../../../read/lien-waiver/may-be-waiver.ts";
import type * as inNode from "../../../read/lien-waiver/read-waiver-pages.ts";
import { packageReaders } from "../package-readers.ts";

export const readIfWaiver: typeof inNode.readIfWaiver = (pages, wishes) =>
  mayBeWaiver(pages) ? packageReaders().readIfWaiver(pages, wishes) : null;
