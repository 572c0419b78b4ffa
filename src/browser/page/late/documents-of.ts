import type * as inNode from "../../../split/documents-of.ts";
import { packageReaders } from "../package-readers.ts";

export const documentsOf: typeof inNode.documentsOf = (pages, weighing) =>
  packageReaders().documentsOf(pages, weighing);

export const oddsOfSeveral: typeof inNode.oddsOfSeveral = (pages, weighing) =>
  packageReaders().oddsOfSeveral(pages, weighing);
