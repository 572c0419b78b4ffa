import { expect, test } from "vitest";
import { candidatesOf } from "../../src/evidence/candidates.ts";
import { SLOTS } from "../../src/evidence/slots.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
import { packed, unpacked } from "../../src/weights/packed.ts";
import { scoresOf } from "../../src/weights/scores.ts";
import type { Example } from "../../bench/fit/examples.ts";
import { FIT_OPTIONS, fitWeights } from "../../bench/fit/fit-weights.ts";
import { typedPage, typedText } from "../support/typed-page.ts";

const DUE = SLOTS.findIndex(({ name }) => name === "currentPaymentDue");

/** A page with one line for the payment, worded as is said, and another figure. */
function example(caption: string, cents: number): Example {
  const page = typedPage([
    ...typedText("Work finished    1,000.00", 40, 40),
    ...typedText(`${caption}    ${(cents / 100).toFixed(2)}`, 40, 60),
  ]);
  const paper = cutPaper([page]);
  const reading = candidatesOf(paper);
  const right = reading.money.flatMap((one, index) => (one.cents === cents ? [index] : []));
  return {
    truth: {
      file: { set: "typed", name: caption, pdf: caption, truth: caption },
      layout: caption,
      isPicture: false,
      document: {},
      accept: {},
      money: {},
      rateOnStored: undefined,
    },
    paper,
    reading,
    training: reading,
    right: SLOTS.map((_, slot) => (slot === DUE ? new Set(right) : null)),
    asked: new Map(),
  };
}

/** Words of one layout alone are learnt, as there are but two. */
const OPTIONS = { ...FIT_OPTIONS, leastLayouts: 1 };

const EXAMPLES = [example("please send us", 250_00), example("please remit", 375_50)];

test("a second fit gives the same bits", () => {
  const [one, other] = [fitWeights(EXAMPLES, OPTIONS), fitWeights(EXAMPLES, OPTIONS)];
  for (const part of ["signs", "fits", "absent"] as const)
    expect(Buffer.from(one[part].buffer).equals(Buffer.from(other[part].buffer))).toBe(true);
  expect(one.signs.some((weight) => weight !== 0)).toBe(true);
});

test("wording that was fitted to is found in another place", () => {
  const [, other] = EXAMPLES;
  if (other === undefined) throw new RangeError("There is no second example.");
  const fitted = fitWeights(EXAMPLES.slice(0, 1), OPTIONS);
  const scores = scoresOf(other.reading, unpacked(packed(fitted)))[DUE] ?? [];
  const best = scores.indexOf(Math.max(...scores));
  expect(other.reading.money[best]?.cents).toBe(375_50);
});
