import type { Box } from "../../base/box.ts";
import type { OpenPaper } from "./open-paper.ts";

/** A place on a page in parts of its width and height, 0 to 1. */
export interface Share {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The size of a page in points; null where the paper has no such page. */
export type SizeOf = (
  pageNumber: number,
) => { readonly width: number; readonly height: number } | null;

export function sizesOf({ pages }: Pick<OpenPaper, "pages">): SizeOf {
  const sizes = new Map(pages.map((page) => [page.pageNumber, page]));
  return (pageNumber) => sizes.get(pageNumber) ?? null;
}

/** None where the page is not there. */
export function shareOf(
  { pageNumber, box }: { readonly pageNumber: number; readonly box: Box },
  sizeOf: SizeOf,
): readonly Share[] {
  const size = sizeOf(pageNumber);
  if (size === null) return [];
  const { left, top, right, bottom } = box;
  return [
    {
      page: pageNumber,
      left: rounded(left / size.width),
      top: rounded(top / size.height),
      width: rounded((right - left) / size.width),
      height: rounded((bottom - top) / size.height),
    },
  ];
}

/** A tenth of a point is more than anybody sees. */
function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
