import { createPen, LETTER } from "../../fixtures/draw/pen.ts";
import { LIMITS } from "../../src/base/limits.ts";
import type { Page } from "../../src/page/page.ts";
import { pagesOf } from "../../src/pdf/contents.ts";

/** A pay application whose number the reader misses although it is printed, as one word of a line. */
export interface NumberlessPaper {
  readonly pdf: Uint8Array;
  readonly pages: readonly Page[];
  readonly number: string;
  /** The payment due, and another amount, as they are printed. */
  readonly due: string;
  readonly earlier: string;
  /** An amount of a field that is certain. */
  readonly sure: string;
}

const NUMBER = "7041";
const EARLIER = "$246,730.00";
const DUE = "$79,270.50";
const SURE = "$362,223.00";

const LINES: readonly (readonly [caption: string, amount: string])[] = [
  ["1. Original contract sum", "$540,000.00"],
  ["2. Net change by change orders", "$12,480.00"],
  ["3. Contract sum to date", "$552,480.00"],
  ["4. Total completed and stored to date", SURE],
  ["5. Total retainage", "$36,222.50"],
  ["6. Total earned less retainage", "$326,000.50"],
  ["7. Less previous payments", EARLIER],
  ["8. Current payment due", DUE],
  ["9. Balance to finish, including retainage", "$226,479.50"],
];

/** A summary that is read for certain; a made-up word is all that stands beside its number. */
export async function numberlessPaper(): Promise<NumberlessPaper> {
  const pen = createPen({ family: "sans", scale: 1, offset: { x: 0, y: 0 } });
  pen.page(LETTER);
  pen.text("Application for Payment", 72, 80, { size: 16, bold: true });
  pen.text("Subcontractor: Norwood Glazing, Inc.", 72, 110, { size: 10 });
  pen.text("Contractor: Pelham Street Builders LLC", 72, 126, { size: 10 });
  pen.text("Period to: 06/30/2026", 72, 142, { size: 10 });
  let y = 180;
  for (const [caption, amount] of LINES) {
    pen.text(caption, 72, y, { size: 10 });
    pen.text(amount, 540, y, { size: 10, align: "right" });
    y += 18;
  }
  pen.text(`Quandle ${NUMBER}`, 72, y + 60, { size: 10 });
  const pdf = await pen.finish();
  const pages = await pagesOf(pdf, LIMITS);
  return { pdf, pages, number: NUMBER, due: DUE, earlier: EARLIER, sure: SURE };
}
