import { randomPaper } from "../../fixtures/draw/random/random-paper.ts";
import { LIMITS } from "../../src/base/limits.ts";
import { Money } from "../../src/base/money.ts";
import type { Page } from "../../src/page/page.ts";
import { pagesOf } from "../../src/pdf/pages.ts";
import type { Reading } from "../../src/reading.ts";
import { TEMPLATES } from "../../src/templates.ts";
import { readPages } from "./read-pages.ts";

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

/** Papers that are tried; the reader misses about every twentieth number. */
const MOST_SEEDS = 400;

/** The first paper composed at random whose number is missed, and that is read right otherwise. */
export async function numberlessPaper(): Promise<NumberlessPaper> {
  for (let seed = 1; seed < MOST_SEEDS; seed += 1) {
    const { pdf, truth } = await randomPaper(seed, { kind: "pay-application", misprints: 0 });
    const { applicationNumber: number, currentPaymentDue } = truth.document as Record<
      string,
      unknown
    >;
    if (typeof number !== "string" || !/^\d+$/.test(number)) continue;
    const pages = await pagesOf(pdf, LIMITS);
    const isPrinted = pages.some(({ words }) => words.some(({ text }) => text === number));
    const reading = isPrinted ? readOrNull(pages) : null;
    if (reading?.documentType !== "PAY_APPLICATION") continue;
    // A reading that is sure that there is no number gains nothing by one.
    if (isSureOf("applicationNumber", reading)) continue;
    const sure = printOfSure(reading);
    if (sure === null) continue;
    const { applicationNumber, lines } = reading.document;
    const due = lines.currentPaymentDue;
    const wanted = Money.fromPlain(String(currentPaymentDue));
    if (applicationNumber !== null || due === null || wanted?.equals(due.value) !== true) continue;
    const earlier = lines.previousCertificates?.from[0].printed ?? "";
    const printed = due.from[0].printed;
    if ([earlier, printed].some((text) => text === "" || text.includes(" "))) continue;
    return { pdf, pages, number, due: printed, earlier, sure };
  }
  throw new RangeError(`The number of no paper of ${MOST_SEEDS} is missed.`);
}

function readOrNull(pages: readonly Page[]): Reading | null {
  try {
    return readPages(pages, TEMPLATES);
  } catch {
    return null;
  }
}

/** Below this a value may be asked for. */
const CERTAIN = 0.9;

function isSureOf(asked: string, { fields }: Reading): boolean {
  return (fields.find(({ field }) => field === asked)?.value ?? 0) > CERTAIN;
}

/** How an amount is printed that is certain and one word; null where there is none. */
function printOfSure(reading: Reading): string | null {
  for (const { field, from } of reading.evidence) {
    const printed = from[0]?.printed ?? "";
    if (/^\S*\d\.\d{2}$/.test(printed) && isSureOf(field, reading)) return printed;
  }
  return null;
}
