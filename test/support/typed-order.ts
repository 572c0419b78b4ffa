import type { Page, Word } from "../../src/page/page.ts";
import { readPages } from "./read-pages.ts";
import type { ChangeOrderReading, Reading } from "../../src/kinds/reading.ts";
import { TEMPLATES } from "../../src/read/templates.ts";
import { toDocumentBody } from "../../src/wire/answer.ts";
import type { ChangeOrderBody } from "../../src/wire/contract.ts";
import { typedPage, typedText } from "./typed-page.ts";

const LEFT = 40;
const RIGHT = 572;
const LINE_POINTS = 16;
const TITLE_POINTS = 16;

/**
 * Pages of typed lines, a list for each page. "# " before a line makes it a title; " | " sets its cells apart: they
 * share the width evenly, and a figure in the last one stands at the right margin. An empty line leaves a gap.
 */
export function typedOrder(...pages: readonly (readonly string[])[]): readonly Page[] {
  return pages.map((lines, pageIndex) => ({
    ...typedPage(lines.flatMap((line, lineIndex) => typedLine(line, 40 + LINE_POINTS * lineIndex))),
    pageNumber: pageIndex + 1,
  }));
}

function typedLine(line: string, top: number): readonly Word[] {
  if (line.startsWith("# ")) return typedText(line.slice(2), LEFT, top - 4, TITLE_POINTS);
  const cells = line.split(" | ");
  return cells.flatMap((cell, cellIndex) => {
    const words = typedText(cell, LEFT + ((RIGHT - LEFT) / cells.length) * cellIndex, top);
    const isAtMargin = cellIndex > 0 && cellIndex === cells.length - 1 && FIGURE.test(cell);
    return isAtMargin ? endingAt(words, RIGHT) : words;
  });
}

const FIGURE = /^[($-]*\d[\d,.]*[)-]*(?: CR)?$/;

function endingAt(words: readonly Word[], right: number): readonly Word[] {
  const by = right - (words.at(-1)?.box.right ?? right);
  return words.map((word) => ({
    ...word,
    box: { ...word.box, left: word.box.left + by, right: word.box.right + by },
  }));
}

/** A request of a subcontractor with these lines in its middle. */
export function requestWith(...lines: readonly string[]): readonly Page[] {
  return typedOrder([
    "Ridgeway Plumbing, Inc.",
    "4 Tannery Road, Rochester, NH 03867",
    "# CHANGE ORDER REQUEST",
    "COR No: 12 | Date: March 4, 2026",
    "To: Halcott Builders, LLC",
    "Project: Larkin Street Library",
    "",
    "Description: Move the floor drain in the janitor's closet",
    "",
    ...lines,
  ]);
}

/** Names that the caller knows. */
export type NamedParties = NonNullable<Parameters<typeof readPages>[2]>;

const NOBODY: NamedParties = { subcontractor: null, gc: null };

/** Reads pages that are a change order. */
export function readOrder(
  pages: readonly Page[],
  named: Partial<NamedParties> = {},
): ChangeOrderReading {
  return orderReading(readPages(pages, TEMPLATES, { ...NOBODY, ...named }));
}

/** The reading, which must be of a change order. */
export function orderReading(reading: Reading): ChangeOrderReading {
  if (reading.documentType === "CHANGE_ORDER") return reading;
  throw new RangeError("A change order was read as something else.");
}

/** The contract's fields of a reading that must be of a change order. */
export function fieldsOf(reading: Reading): ChangeOrderBody {
  return toDocumentBody(orderReading(reading));
}
