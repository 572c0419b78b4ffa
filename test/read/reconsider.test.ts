import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import type { Alternative, Page, Word } from "../../src/page/page.ts";
import { pagesOf } from "../../src/pdf/contents.ts";
import { reconsidered } from "../../src/read/reconsider.ts";
import { readPages } from "../support/read-pages.ts";
import type { Reading } from "../../src/kinds/reading.ts";
import { TEMPLATES } from "../../src/read/templates.ts";
import { toAnswer } from "../../src/wire/answer.ts";

const SOURCE = "fixtures/pay-application/aia-g702/middle.pdf";
const printed: readonly Page[] = await pagesOf(new Uint8Array(readFileSync(SOURCE)), LIMITS);

/** The pages as if they were recognised, one figure of the first page seen otherwise. */
function recognised(
  figure: string,
  seen: { readonly text: string; readonly alternatives: readonly Alternative[] },
): readonly Page[] {
  let changed = 0;
  const pages = printed.map((page): Page => ({
    ...page,
    straightened: { quarterTurns: 0, skewDegrees: 0 },
    words: page.words.map((word) => {
      const isMeant = page.pageNumber === 1 && changed === 0 && word.text.endsWith(figure);
      if (!isMeant) return { ...word, reader: "ocr", certainty: 0.99 };
      changed += 1;
      return { ...word, reader: "ocr", certainty: 0.6, ...seen };
    }),
  }));
  expect(changed).toBe(1);
  return pages;
}

function read(pages: readonly Page[]): Reading {
  return readPages(pages, TEMPLATES);
}

const asPrinted = toAnswer(read(printed));

test("a second reading is taken where the arithmetic says so, and it is told", () => {
  const reading = read(
    recognised("279,313.20", {
      text: "279,813.20",
      alternatives: [
        { text: "279,318.20", share: 0.3 },
        { text: "279,313.20", share: 0.1 },
      ],
    }),
  );
  const answer = toAnswer(reading);
  expect(answer).toEqual({
    ...asPrinted,
    warnings: [
      ...("warnings" in asPrinted ? asPrinted.warnings : []),
      "A figure on page 1 is hard to read: it looks most like 279,813.20, but 279,313.20 (10 % likely by its picture) was taken, because the figures around it then add up.",
    ],
    confidence: reading.confidence,
  });
});

test("without a picture that allows it no figure changes: a document that does not add up stays as printed", () => {
  const seen = { text: "351,901.80", alternatives: [] };
  const reading = read(recognised("351,401.80", seen));
  expect(reading.checks.find(({ name }) => name === "g702_math")?.passed).toBe(false);
  const answer: object = toAnswer(reading);
  expect(answer).toMatchObject({
    document: { balanceToFinishIncludingRetainage: 351_901.8 },
  });
});

test("what the picture hardly allows is not tried", () => {
  const alternatives = [{ text: "351,401.80", share: 0.005 }];
  const reading = read(recognised("351,401.80", { text: "351,901.80", alternatives }));
  expect(reading.checks.find(({ name }) => name === "g702_math")?.passed).toBe(false);
});

test("a long document is read no other way than a short one", () => {
  const alternatives = [{ text: "351,401.80", share: 0.3 }];
  const [first, ...rest] = recognised("351,401.80", { text: "351,901.80", alternatives });
  const empty = rest[0] ?? first;
  const long = Array.from({ length: 1_000 }, (_, index): Page => ({
    ...(empty as Page),
    pageNumber: index + 3,
    words: [],
    rulings: [],
  }));
  const pages = first === undefined ? [] : [first, ...rest, ...long];
  const checks = read(pages).checks.find(({ name }) => name === "g702_math");
  expect(checks?.passed).toBe(true);
});

test("a reading that repairs nothing is not taken, however probable", () => {
  const alternatives = [{ text: "113,862.65", share: 0.45 }];
  const reading = read(recognised("113,362.65", { text: "113,362.65", alternatives }));
  expect(toAnswer(reading)).toMatchObject({ document: { currentPaymentDue: 113_362.65 } });
});

describe("an invoice that was recognised", () => {
  const page = { ...(printed[0] as Page), words: [] };
  const word = {
    ...(printed[0]?.words[0] as Word),
    text: "19.00",
    alternatives: [{ text: "10.00", share: 0.3 }],
  };

  /** As far as it is looked at: whether its one check holds. */
  const reading = (passed: boolean): Reading =>
    ({ checks: [{ passed }], identities: [] }) as unknown as Reading;

  /** How often it is read again, and what is taken, where the other reading of its one figure makes its check hold. */
  function again(pageCount: number): { readonly reads: number; readonly taken: number } {
    let reads = 0;
    const others = Array.from({ length: pageCount - 1 }, () => page);
    const { taken } = reconsidered(
      [{ ...page, words: [word] }, ...others],
      reading(false),
      ([one]) => {
        reads += 1;
        return reading(one?.words[0]?.text === "10.00");
      },
    );
    return { reads, taken: taken.length };
  }

  test("is read again with the other readings of its figures", () => {
    expect(again(1)).toEqual({ reads: 1, taken: 1 });
  });

  test("is tried less often the longer it is, so that it is read in time", () => {
    expect(again(1_000)).toEqual({ reads: 0, taken: 0 });
  });
});
