import { centreX, overlapX } from "../../base/box.ts";
import { phraseKeys } from "../../base/phrase.ts";
import type { SummaryLines } from "../../document/pay-application.ts";
import type { Layout } from "../../layout/layout.ts";
import type { Run } from "../../layout/lines.ts";
import type { Figure } from "../figures.ts";
import type { PagePieces } from "../pieces.ts";
import { moneyOf } from "./read-sheet.ts";

type SummaryTable = Pick<SummaryLines, "changeOrderAdditions" | "changeOrderDeductions">;

const NOTHING: SummaryTable = { changeOrderAdditions: null, changeOrderDeductions: null };

/** The change order summary is a small table: lines of a form, at most this many glyph heights below its captions. */
const DEPTH = 22;

/** Reads the totals row of the change order summary: the figures under "Additions" and "Deductions". */
export function readChangeOrderSummary(
  layout: Layout,
  pages: readonly PagePieces[],
  summaryPage: number,
): SummaryTable {
  const page = pages.find((own) => own.layout.page.pageNumber === summaryPage);
  const lines = layout.pages.find(({ page: own }) => own.pageNumber === summaryPage)?.lines;
  if (page === undefined || lines === undefined) return NOTHING;
  const runs = lines.flatMap((line) => line.runs);
  const additions = runs.find((run) => isCalled(run, ["addition", "adddition", "add"]));
  const deductions = runs.find(
    (run) =>
      isCalled(run, ["deduction", "deduct"]) &&
      additions !== undefined &&
      Math.abs(run.box.top - additions.box.top) < run.glyphHeight,
  );
  if (additions === undefined || deductions === undefined) return NOTHING;
  const totals = page.lines.find(
    ({ line }) =>
      line.box.top > additions.box.top &&
      line.box.top < additions.box.top + DEPTH * additions.glyphHeight &&
      line.runs.some((run) => run.box.right < additions.box.right && isCalled(run, ["total"])),
  );
  if (totals === undefined) return NOTHING;
  const figures = totals.pieces.flatMap(({ figure }) => (figure === null ? [] : [figure]));
  const deduction = moneyOf(under(deductions, figures, additions));
  return {
    changeOrderAdditions: moneyOf(under(additions, figures, deductions)),
    changeOrderDeductions:
      deduction === null ? null : { ...deduction, value: deduction.value.absolute() },
  };
}

function isCalled(run: Run, keys: readonly string[]): boolean {
  const own = phraseKeys(run.words.map((word) => word.text).join(" "));
  return own.length === 1 && keys.includes(own[0] ?? "");
}

/** The figure of a row that stands under a caption and not under its neighbour. */
function under(caption: Run, figures: readonly Figure[], neighbour: Run): Figure | null {
  const apart = (run: Run, figure: Figure): number =>
    overlapX(run.box, figure.box) > 0
      ? 0
      : Math.min(
          Math.abs(centreX(run.box) - centreX(figure.box)),
          Math.abs(run.box.right - figure.box.right),
        );
  const near = figures.filter(
    (figure) =>
      apart(caption, figure) < apart(neighbour, figure) ||
      (apart(caption, figure) === 0 && apart(neighbour, figure) > 0),
  );
  return near.toSorted((a, b) => apart(caption, a) - apart(caption, b))[0] ?? null;
}
