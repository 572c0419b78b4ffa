import { expect, test } from "vitest";
import { stepOf } from "../../../src/cli/review/review-steps.ts";
import type { Decision, Decisions } from "../../../src/review/decisions.ts";
import { MOST_ADDED_ROWS } from "../../../src/review/list-rows.ts";
import { itemAt, reviewItems } from "../../../src/review/review-items.ts";
import { reviewPaper } from "../../review/review-papers.ts";

const { reading, words, readers } = await reviewPaper(
  "fixtures/change-order/workbook/tax-is-wrong",
);
const paper = {
  kind: "paper",
  index: 0,
  name: "order.pdf",
  fingerprint: "",
  reading,
  pages: [],
  words,
  readers,
} as const;

/** What a wish comes to. */
function toldOf(
  field: string,
  wish: { readonly act: "accept" | "absent" } | { readonly act: "add"; readonly words: number[] },
  decisions: Decisions = new Map(),
): string {
  const item = itemAt(reviewItems(reading, decisions), field);
  if (item === null) throw new RangeError(`${field} was to be looked at.`);
  const step = stepOf(item, { field, ...wish }, { paper, decisions });
  return step.kind === "refused" ? step.told : step.decision.kind;
}

test("a row is struck out, a cell is not printed, a list is wrong", () => {
  expect(toldOf("costs.2", { act: "absent" })).toBe("struck");
  expect(toldOf("costs.2.quantity", { act: "absent" })).toBe("absent");
  expect(toldOf("costs", { act: "absent" })).toBe("wrong");
});

test("a cell that no row is without can only go with its row", () => {
  expect(toldOf("costs.2.amount", { act: "absent" })).toContain("strike it out");
});

test("a row that was added stays one when it is accepted", () => {
  const added: Decision = { kind: "added", cells: {}, words: {} };
  const decisions = new Map([["costs.8", added]]);
  expect(toldOf("costs.8", { act: "accept" }, decisions)).toBe("added");
  expect(toldOf("costs.2", { act: "accept" }, decisions)).toBe("accepted");
});

test("more rows than the limit are refused, with what to do", () => {
  const many = new Map(
    Array.from({ length: MOST_ADDED_ROWS }, (_, at): [string, Decision] => [
      `costs.${8 + at}`,
      { kind: "added", cells: {}, words: {} },
    ]),
  );
  const told = toldOf("costs", { act: "add", words: [0] }, many);
  expect(told).toContain(`No more than ${MOST_ADDED_ROWS} rows`);
  expect(told).toContain("layout of its own");
});
