import type { CellStyle } from "hucre/xlsx";
import type { Verdict } from "../finding/verdict-words.ts";
import type { CellKind } from "./cell.ts";

/** The font of the whole workbook. */
export const FONT = { name: "Calibri", size: 11 };

/** A light line around each cell leads along its row, on screen and on paper. */
const LINE = { style: "thin", color: { rgb: "D0D0D0" } } as const;
const BORDER = { top: LINE, right: LINE, bottom: LINE, left: LINE };

/** Beside a text of several lines everything stands at the first. */
const TOP = { alignment: { vertical: "top" }, border: BORDER } as const satisfies CellStyle;

/** Text takes as many lines as it needs, and stands apart from a figure at its left. */
const WRAPPED = {
  alignment: { vertical: "top", wrapText: true, horizontal: "left", indent: 1 },
  border: BORDER,
} as const satisfies CellStyle;

/** The names of the columns. */
export const HEADER: CellStyle = {
  ...WRAPPED,
  font: { ...FONT, bold: true },
  fill: filled("E7E6E6"),
};

/** The name of a file that leads to it. */
export const LINK: CellStyle = {
  ...WRAPPED,
  font: { ...FONT, underline: true, color: { rgb: "0563C1" } },
};

/** Where a program forgets that a cell holds a truth, it still does not show a number. */
const TRUTH = {
  alignment: { vertical: "top", horizontal: "center" },
  border: BORDER,
  numFmt: '"TRUE";"TRUE";"FALSE"',
} as const satisfies CellStyle;

/** A check that failed. */
export const FAILED: CellStyle = {
  ...TRUTH,
  font: { ...FONT, bold: true, color: { rgb: "9C0006" } },
  fill: filled("FFC7CE"),
};

/** How each kind of cell looks, and how wide it is at most, in characters; figures are never cut. */
export const LOOKS: Readonly<
  Record<CellKind, { readonly mostWide: number | null; readonly style: CellStyle }>
> = {
  file: { mostWide: 60, style: WRAPPED },
  text: { mostWide: 28, style: WRAPPED },
  verdict: { mostWide: 22, style: WRAPPED },
  sentence: { mostWide: 80, style: WRAPPED },
  money: { mostWide: null, style: { ...TOP, numFmt: "#,##0.00;[Red]-#,##0.00" } },
  price: { mostWide: null, style: { ...TOP, numFmt: "#,##0.00####;[Red]-#,##0.00####" } },
  difference: { mostWide: null, style: { ...TOP, numFmt: "[Red]#,##0.00;[Red]-#,##0.00;0.00" } },
  quantity: { mostWide: null, style: TOP },
  percent: { mostWide: null, style: { ...TOP, numFmt: "0.00%" } },
  count: { mostWide: null, style: TOP },
  certainty: { mostWide: null, style: { ...TOP, numFmt: "0.00" } },
  date: { mostWide: null, style: { ...TOP, numFmt: "yyyy-mm-dd" } },
  truth: { mostWide: null, style: TRUTH },
};

/** A verdict is told by its words; the soft colour helps to find it, and leaves them readable in print. */
export const VERDICT_STYLES: Readonly<Record<Verdict, CellStyle>> = {
  pay: verdictStyle({ ink: "005A00", paper: "C6EFCE" }),
  check: verdictStyle({ ink: "6B4E00", paper: "FFEB9C" }),
  "send-back": verdictStyle({ ink: "9C0006", paper: "FFC7CE" }),
  hold: verdictStyle({ ink: "1F4E79", paper: "DDEBF7" }),
  "not-read": verdictStyle({ ink: "3F3F3F", paper: "D9D9D9" }),
};

function verdictStyle({ ink, paper }: { readonly ink: string; readonly paper: string }): CellStyle {
  return { ...WRAPPED, font: { ...FONT, bold: true, color: { rgb: ink } }, fill: filled(paper) };
}

function filled(rgb: string): NonNullable<CellStyle["fill"]> {
  return { type: "pattern", pattern: "solid", fgColor: { rgb } };
}
