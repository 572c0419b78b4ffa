import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LIMITS } from "../src/base/limits.ts";
import type { Alternative, Page } from "../src/page/page.ts";
import { pagesOf } from "../src/pdf/pages.ts";
import { readPages } from "./support/read-pages.ts";
import type { Reading } from "../src/reading.ts";
import { TEMPLATES } from "../src/templates.ts";
import { toAnswer } from "../src/wire/answer.ts";

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
