import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { isCalendarDay, saidOf } from "./support/said-of-invoice.ts";
import { Money } from "../src/base/money.ts";
import { Percent } from "../src/base/percent.ts";
import { LIMITS } from "../src/base/limits.ts";
import type { Page } from "../src/page/page.ts";
import { readDocument } from "../src/read.ts";
import type { InvoiceReading } from "../src/kinds/reading.ts";
import { readNumber } from "../src/paper/invoice/amount-text.ts";
import { wholeText, withoutPlaces } from "./support/compare-readings.ts";
import { bytesOfFixture, INVOICES, pagesOfFixture } from "./support/corpus.ts";
import {
  amountsOf,
  anyDrawnInvoice,
  type DrawnInvoice,
  hasTornBrackets,
  pagesOfDrawn,
  withOtherDigit,
} from "./support/drawn-invoice.ts";
import { scaled, shifted, shuffled } from "./support/move-pages.ts";
import { amountsIn, readInvoiceOf, tellsMore } from "./support/read-invoice-pages.ts";
import { missingAt, valuesOfInvoice } from "./support/sourced-values.ts";
import { cases } from "./support/cases.ts";
import { warningsOf } from "../src/finding/sentences.ts";

/** Fixed, so that a run is like every other; a failing seed becomes a named example. */
const SEED = 1121;

/** A paper whose reading is known to hold a word twice. */
const REPEATED = "fixtures/invoice/till/ferreteria";

interface ReadPaper {
  readonly name: string;
  readonly pages: readonly Page[];
  readonly reading: InvoiceReading;
}

const papers: ReadPaper[] = [];

beforeAll(async () => {
  for (const name of INVOICES) {
    const pages = await pagesOfFixture(name);
    papers.push({ name, pages, reading: readInvoiceOf(pages) });
  }
  expect(papers.length).toBeGreaterThan(80);
});

/** Every amount that an invoice was read to have, in cents; taxes as `tax`. */
function centsIn({ document }: InvoiceReading): Readonly<Record<string, number>> {
  const amounts = [...amountsIn(document)].map(
    ([name, { value }]) => [name.replace(/^taxes\.0$/, "tax"), centsOf(value)] as const,
  );
  return Object.fromEntries(amounts);
}

function centsOf(value: Money): number {
  return Math.round(Number(value.key()) * 100);
}

const drawn = anyDrawnInvoice.filter((paper) => !hasTornBrackets(paper));

describe("an invoice that adds up, in any notation and three languages", () => {
  test("is read back to the cent, and nothing is told of it", () => {
    fc.assert(
      fc.property(drawn, (paper) => {
        const reading = readInvoiceOf(pagesOfDrawn(paper));
        expect(centsIn(reading)).toEqual(Object.fromEntries(amountsOf(paper)));
        expect(warningsOf(reading)).toEqual([]);
        expect(reading.document.invoiceNumber?.value).toBe(paper.number);
        expect(reading.document.invoiceDate?.value).toEqual({
          year: 2025,
          month: 4,
          day: paper.day,
        });
        expect(reading.document.dueDate?.value).toEqual({ year: 2025, month: 5, day: paper.day });
      }),
      { seed: SEED, numRuns: cases(120) },
    );
  });

  test("is, where brackets stand around an amount and its currency", () => {
    // "(12.00 €)" and "(EUR 12.00)" are two words, of which neither is a number.
    const torn = fc.sample(anyDrawnInvoice.filter(hasTornBrackets), { seed: SEED, numRuns: 5 });
    for (const paper of torn) {
      const { discount } = centsIn(readInvoiceOf(pagesOfDrawn(paper)));
      expect(discount).toBe(paper.discount);
    }
  });
});

describe("one wrong digit in an amount of such an invoice", () => {
  const places = fc.tuple(fc.nat(60), fc.nat(9), fc.nat(9));

  /** Reads the paper with one of some amounts misprinted; what is wrong with the reading, or null. */
  function silentOrWrong(
    paper: DrawnInvoice,
    names: RegExp,
    [pick, place, by]: readonly [number, number, number],
  ): string | null {
    const amounts = [...amountsOf(paper)].filter(([name]) => names.test(name));
    const [name, cents] = amounts[pick % amounts.length] ?? [];
    if (name === undefined || cents === undefined) return null;
    const before = readInvoiceOf(pagesOfDrawn(paper));
    const wrong = withOtherDigit(cents, place, by);
    const after = readInvoiceOf(pagesOfDrawn(paper, new Map([[name, wrong]])));
    const read = centsIn(after)[name];
    if (read === wrong && tellsMore(after, before) && after.confidence <= before.confidence)
      return null;
    return `${name} ${cents} printed as ${wrong} is read as ${read}: ${warningsOf(after).join(" ")}`;
  }

  test("is read as it is printed and told, and the confidence does not rise", () => {
    const names = /^(?:lines\..*|discount|shipping|tax|total|amountPaid|balanceDue)$/;
    fc.assert(
      fc.property(drawn, places, (paper, place) => {
        expect(silentOrWrong(paper, names, place)).toBeNull();
      }),
      { seed: SEED, numRuns: cases(150) },
    );
  });

  test("is in the subtotal, too", () => {
    // The sum of the lines leads to the total without it, so that the printed subtotal is left out without a word.
    fc.assert(
      fc.property(drawn, places, (paper, place) => {
        expect(silentOrWrong(paper, /^subtotal$/, place)).toBeNull();
      }),
      { seed: SEED, numRuns: cases(40) },
    );
  });
});

describe("nothing is invented", () => {
  /** What of the invoice's values is not printed where its source says. */
  function inventedIn(pages: readonly Page[], { document }: InvoiceReading): readonly string[] {
    return valuesOfInvoice(document).flatMap(({ path, sourced }) =>
      sourced.from.flatMap((from) =>
        missingAt(from, pages).map((piece) => `${path}: ${piece} of "${from.printed}"`),
      ),
    );
  }

  test("each value stands within the box that it names", () => {
    const invented = papers.flatMap(({ name, pages, reading }) =>
      name === REPEATED ? [] : inventedIn(pages, reading).map((what) => `${name}: ${what}`),
    );
    expect(invented).toEqual([]);
  });

  test("a word of a till that is cut at its x is printed once", () => {
    // "8X160" is cut into its numbers and the sign, and put together again as "8X160 x 8X160".
    const paper = papers.find(({ name }) => name === REPEATED);
    expect(paper).toBeDefined();
    expect(paper === undefined ? [] : inventedIn(paper.pages, paper.reading)).toEqual([]);
  });

  test("each amount is the number printed there, or the exact sum of several", () => {
    const wrong: string[] = [];
    for (const { name, reading } of papers) {
      for (const { path, sourced } of valuesOfInvoice(reading.document)) {
        const { value, from } = sourced;
        if (!(value instanceof Money)) continue;
        const printed = from.map((source) => source.printed);
        if (!canBe(value, printed))
          wrong.push(`${name}: ${path} ${value.key()}: ${printed.join(" ")}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("each rate is", () => {
    for (const { name, reading } of papers)
      for (const { path, sourced } of valuesOfInvoice(reading.document)) {
        if (!(sourced.value instanceof Percent)) continue;
        const [digits = ""] = /\d[\d.,]*/.exec(sourced.from[0].printed) ?? [];
        const rate = Number(digits.replace(",", "."));
        expect(Number(sourced.value.toString().replace(/[^\d.]/g, "")), `${name}: ${path}`).toBe(
          rate,
        );
      }
  });

  test("each date is, with its day and its year", () => {
    for (const { name, reading } of papers)
      for (const { path, sourced } of valuesOfInvoice(reading.document)) {
        if (!isCalendarDay(sourced.value)) continue;
        const { printed } = sourced.from[0];
        const numbers = [...printed.matchAll(/\d+/g)].map(([digits]) => Number(digits) % 100);
        expect(numbers, `${name}: ${path} ${printed}`).toEqual(
          expect.arrayContaining([sourced.value.day, sourced.value.year % 100]),
        );
      }
  });

  test("each name, number and description consists of what is printed", () => {
    const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
    for (const { name, reading } of papers)
      for (const { path, sourced } of valuesOfInvoice(reading.document)) {
        if (typeof sourced.value !== "string" || path === "currency") continue;
        const printed = letters(sourced.from.map((source) => source.printed).join(""));
        expect(printed, `${name}: ${path}`).toContain(letters(sourced.value));
      }
  });

  test("however the figures are wrong", () => {
    fc.assert(
      fc.property(
        drawn,
        fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { minLength: 13 }),
        (paper, by) => {
          const misprints = [...amountsOf(paper)].map(([name, cents], at) => {
            const [place, step] = by[at % by.length] ?? [0, 0];
            return [name, withOtherDigit(cents, place, step)] as const;
          });
          const pages = pagesOfDrawn(paper, new Map(misprints));
          const reading = readInvoiceOf(pages);
          expect(inventedIn(pages, reading)).toEqual([]);
          const printed = new Set(misprints.map(([, cents]) => cents));
          const read = Object.values(centsIn(reading));
          const sums = read.filter((cents) => !printed.has(cents) && !isPrice(paper, cents));
          expect(sums).toEqual([]);
        },
      ),
      { seed: SEED, numRuns: cases(60) },
    );
  });
});

function isPrice({ lines }: DrawnInvoice, cents: number): boolean {
  return lines.some(({ price, quantity }) => price === cents || quantity * 100 === cents);
}

/** Whether a value is the sum of printed numbers but for its sign, each in one of its readings. */
function canBe(value: Money, printed: readonly string[]): boolean {
  const readings = printed.map((text) => {
    const cut =
      /[-+(−–]?\s*(?:[^\d\s]{1,4}\s*)?[\d.,](?:[\d.,'’\s]*[\d-])?.*/u.exec(text)?.[0] ?? text;
    const numbers = (["point", "comma"] as const).flatMap((style) => {
      const found = readNumber(text, style) ?? readNumber(cut, style) ?? bare(text, style);
      return found === null ? [] : [found.value, ...(found.other === null ? [] : [found.other])];
    });
    return numbers.flatMap((number) => [number, number.negated()]);
  });
  const sums = readings.reduce<readonly Money[]>(
    (before, next) => before.flatMap((sum) => next.map((number) => sum.plus(number))),
    [Money.zero],
  );
  return sums.some((sum) => sum.equals(value));
}

function bare(text: string, style: "point" | "comma"): ReturnType<typeof readNumber> {
  return readNumber(/\d(?:[\d.,'’\s]*\d)?/.exec(text)?.[0] ?? "", style);
}

describe("the reading of an invoice does not depend on", () => {
  const some = (): readonly ReadPaper[] => papers.filter((_, index) => index % 4 === 0);

  test("the order in which a file holds its words", () => {
    for (const { name, pages, reading } of some())
      expect(withoutPlaces(readInvoiceOf(shuffled(pages, 17))), name).toEqual(
        withoutPlaces(reading),
      );
  });

  test("where on the page everything stands", () => {
    for (const { name, pages, reading } of some())
      expect(saidOf(readInvoiceOf(shifted(pages, 7, -5))), name).toEqual(saidOf(reading));
  });

  test("how large everything is", () => {
    for (const { name, pages, reading } of some())
      for (const factor of [0.9, 1.15])
        expect(saidOf(readInvoiceOf(scaled(pages, factor))), name).toEqual(saidOf(reading));
  });

  test("what was read before", async () => {
    for (const path of INVOICES.filter((_, index) => index % 12 === 0)) {
      const first = await readDocument(bytesOfFixture(path), { limits: LIMITS, kind: "invoice" });
      const second = await readDocument(bytesOfFixture(path), { limits: LIMITS, kind: "invoice" });
      expect(wholeText(second), path).toBe(wholeText(first));
    }
  });
});
