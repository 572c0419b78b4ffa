import type { Reading } from "../kinds/reading.ts";

/** The pages of a document, which may be some of a package. */
export function ownPages({ documents = [], pageCount }: Reading): readonly number[] {
  const { firstPage, lastPage } = documents.find(({ isRead }) => isRead) ?? {
    firstPage: 1,
    lastPage: pageCount,
  };
  return Array.from({ length: lastPage - firstPage + 1 }, (_page, index) => firstPage + index);
}
