import { expect, test } from "vitest";
import { typeOptions } from "../../../src/evidence/lien-waiver/type-options.ts";
import type { Word } from "../../../src/page/page.ts";
import { cutPaper } from "../../../src/paper/cut-paper.ts";
import { typedPage, typedText } from "../../support/typed-page.ts";

const texts = (words: ReadonlySet<Word>): string => [...words].map(({ text }) => text).join(" ");

const optionsOf = (...lines: readonly string[]): ReturnType<typeof typeOptions> =>
  typeOptions(
    cutPaper([typedPage(lines.flatMap((line, at) => typedText(line, 40, 40 + 14 * at)))]),
  );

test("the words of a marked option are chosen, those of the others passed over, with their further lines", () => {
  const { chosen, passedOver } = optionsOf(
    "☐ Partial, when paid",
    "   It ends when the money comes.",
    "☒ Partial, money in hand",
    "   We have been paid.",
    "☐ Last, money in hand",
  );
  expect(texts(chosen)).toBe("Partial, money in hand We have been paid.");
  expect(texts(passedOver)).toBe(
    "Partial, when paid It ends when the money comes. Last, money in hand",
  );
});

test("options of one row end where the next begins", () => {
  const { chosen, passedOver } = optionsOf("☒ Partial    ☐ Final", "☐ Paid    ☒ Not yet paid");
  expect(texts(chosen)).toBe("Partial Not yet paid");
  expect(texts(passedOver)).toBe("Final Paid");
});

test("where no box is marked nothing is passed over", () => {
  const { chosen, passedOver } = optionsOf("☐ Partial", "☐ Final");
  expect([chosen.size, passedOver.size]).toEqual([0, 0]);
});

test("brackets with room between them are a box", () => {
  const { chosen, passedOver } = optionsOf(
    "[ ] Partial, when paid",
    "[X] Partial, money in hand",
    "( ) Last, when paid",
    "[ x ] Last, money in hand",
  );
  expect(texts(chosen)).toBe("Partial, money in hand Last, money in hand");
  expect(texts(passedOver)).toBe("Partial, when paid Last, when paid");
});

test("brackets around words, or far apart, are none", () => {
  for (const line of ["[ see below ] Partial", "[                ] Partial"]) {
    const { chosen, passedOver } = optionsOf("[X] Last", line);
    expect([texts(chosen), texts(passedOver)]).toEqual(["", ""]);
  }
});
