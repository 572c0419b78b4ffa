import { beforeAll, expect, test } from "vitest";
import type { ApplicationReading } from "../../src/kinds/reading.ts";
import type { Page, Word } from "../../src/page/page.ts";
import { TEMPLATES } from "../../src/read/templates.ts";
import { judgeReading } from "../../src/verdict/judgement.ts";
import { pagesOfFixture } from "../support/corpus.ts";
import { readPages } from "../support/read-pages.ts";
import { typedPage, typedText } from "../support/typed-page.ts";

let pages: readonly Page[];
beforeAll(async () => {
  pages = await pagesOfFixture("fixtures/pay-application/aia-g702/credit-lines");
});

/** The application with other words on its first page. */
function readWith(change: (words: readonly Word[]) => readonly Word[]): ApplicationReading {
  return readPagesOf((page) => ({ ...page, words: change(page.words) }));
}

/** The application with another first page, and with others behind its own. */
function readPagesOf(
  change: (first: Page) => Page,
  behind: readonly Page[] = [],
): ApplicationReading {
  const [first, ...others] = pages;
  if (first === undefined) throw new RangeError("The fixture has pages.");
  const reading = readPages([change(first), ...others, ...behind], TEMPLATES);
  if (reading.documentType !== "PAY_APPLICATION") throw new TypeError("It is an application.");
  return reading;
}

function codesOf({ findings }: ApplicationReading): readonly string[] {
  return findings.map(({ code }) => code);
}

test("a blank line for the amount certified holds the application", () => {
  const whole = readWith((words) => words);
  const [place] = whole.document.lines.amountCertified?.from ?? [];
  expect(judgeReading(whole).verdict).toBe("pay");
  const blank = readWith((words) =>
    words.filter(
      ({ box }) =>
        place === undefined || box.top !== place.box.top || box.left < place.box.left - 20,
    ),
  );
  expect(blank.document.lines.amountCertified).toBeNull();
  expect(codesOf(blank)).toContain("not-certified");
  const { verdict, reasons } = judgeReading(blank);
  expect([verdict, reasons[0]?.code]).toEqual(["hold", "not-certified"]);
});

test("blank lines for signatures hold the application, unless it is signed on another page", () => {
  const withoutInk = (page: Page): Page => ({ ...page, drawings: [] });
  expect(codesOf(readPagesOf((page) => page))).not.toContain("not-signed");
  const unsigned = readPagesOf(withoutInk);
  const { verdict, reasons } = judgeReading(unsigned);
  expect([verdict, reasons.map(({ code }) => code)]).toEqual(["hold", ["not-signed"]]);
  const certificate = typedPage(typedText("Electronically signed by Ines Okoye", 72, 100));
  const signed = readPagesOf(withoutInk, [{ ...certificate, pageNumber: pages.length + 1 }]);
  expect(codesOf(signed)).not.toContain("not-signed");
});

test("a difference that stands on the page accuses nobody", () => {
  const due = readWith((words) => words).document.lines.currentPaymentDue?.from[0];
  if (due === undefined) throw new RangeError("The fixture prints what is due.");
  const lowered = (words: readonly Word[]): readonly Word[] =>
    words.map((word) =>
      word.box.top === due.box.top && /21,636\.00/.test(word.text)
        ? { ...word, text: word.text.replace("21,636.00", "20,436.00") }
        : word,
    );
  const wrong = readWith(lowered);
  expect(judgeReading(wrong).verdict).toBe("send-back");
  const explained = readWith((words) => [
    ...lowered(words),
    ...typedText("Liquidated damages, 4 days at 300    1,200.00", 72, 765, 8),
  ]);
  expect(codesOf(explained)).toContain("difference-printed");
  expect(judgeReading(explained).verdict).toBe("check");
});
