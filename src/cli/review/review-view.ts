import type { Html } from "../../base/html.ts";
import { openFields } from "../../review/review-items.ts";
import { type FieldChange, fieldChanges } from "./field-changes.ts";
import { sizesOf } from "./page-places.ts";
import type { PaperNow } from "./paper-now.ts";
import type { ReviewDesk } from "./review-desk.ts";
import { checksPart, fieldsPart, headPart } from "./review-parts.ts";

/** A paper as the script of the page shows it. */
export interface ReviewView {
  readonly kind: "paper";
  readonly index: number;
  readonly name: string;
  readonly position: string;
  /** Which of all states of papers this is. */
  readonly version: number;
  /** What never changes of the paper; left out where the page has it. */
  readonly frame?: PaperFrame;
  /** Parts of the page, as HTML. */
  readonly head: string;
  readonly checks: string;
  /** In the order of the list what differs from what the page shows: a step of a paper with many rows is then no more than one of a short paper. */
  readonly changes: readonly FieldChange[];
  readonly isSaved: boolean;
}

interface PaperFrame {
  /** Room for each field, as HTML. */
  readonly fields: string;
  readonly pages: readonly {
    readonly page: number;
    readonly width: number;
    readonly height: number;
  }[];
}

/** A paper with all that was said of it, for a page that shows it as it was before; null for one that does not show it. */
export function viewOf(desk: ReviewDesk, now: PaperNow, shown: PaperNow | null): ReviewView {
  const { paper, items, judged, version } = now;
  const text = ({ text }: Html): string => text;
  return {
    kind: "paper",
    index: paper.index,
    name: paper.name,
    position: `Paper ${paper.index + 1} of ${desk.papers.length}, ${desk.savedCount} saved`,
    version,
    ...(shown === null ? { frame: frameOf(now) } : {}),
    head: text(headPart(judged, openFields(items).length, desk.isSaved(paper.index))),
    checks: text(checksPart(judged)),
    changes: fieldChanges(shown?.items ?? [], items, sizesOf(paper)),
    isSaved: desk.isSaved(paper.index),
  };
}

function frameOf({ paper, items }: PaperNow): PaperFrame {
  return {
    fields: fieldsPart(items).text,
    pages: paper.pages.map(({ pageNumber, width, height }) => ({
      page: pageNumber,
      width,
      height,
    })),
  };
}
