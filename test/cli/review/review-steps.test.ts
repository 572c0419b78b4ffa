import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "../../../src/base/limits.ts";
import { ReviewDesk } from "../../../src/cli/review/review-desk.ts";
import { stepOf } from "../../../src/cli/review/review-steps.ts";
import type { Decision, Decisions } from "../../../src/review/decisions.ts";
import { MOST_ADDED_ROWS } from "../../../src/review/list-rows.ts";
import { itemAt, reviewItems } from "../../../src/review/review-items.ts";
import { reviewPaper } from "../../review/review-papers.ts";

const { reading, words } = await reviewPaper("fixtures/change-order/workbook/tax-is-wrong");
const paper = {
  kind: "paper",
  index: 0,
  name: "order.pdf",
  fingerprint: "",
  reading,
  pages: [],
  words,
} as const;

let desk: ReviewDesk;
beforeAll(() => {
  desk = new ReviewDesk([], { read: { limits: LIMITS, kind: "auto" }, showsAll: true });
});
afterAll(async () => {
  await desk.close();
});

/** What a wish comes to. No worker is asked: what is said here needs none. */
async function toldOf(
  field: string,
  wish: { readonly act: "accept" | "absent" } | { readonly act: "add"; readonly words: number[] },
  decisions: Decisions = new Map(),
): Promise<string> {
  const item = itemAt(reviewItems(reading, decisions), field);
  if (item === null) throw new RangeError(`${field} was to be looked at.`);
  const step = await stepOf(item, { field, ...wish }, { desk, paper, decisions });
  return step.kind === "refused" ? step.told : step.decision.kind;
}

test("a row is struck out, a cell is not printed, a list is wrong", async () => {
  expect(await toldOf("costs.2", { act: "absent" })).toBe("struck");
  expect(await toldOf("costs.2.quantity", { act: "absent" })).toBe("absent");
  expect(await toldOf("costs", { act: "absent" })).toBe("wrong");
});

test("a cell that no row is without can only go with its row", async () => {
  expect(await toldOf("costs.2.amount", { act: "absent" })).toContain("strike it out");
});

test("a row that was added stays one when it is accepted", async () => {
  const added: Decision = { kind: "added", cells: {} };
  const decisions = new Map([["costs.8", added]]);
  expect(await toldOf("costs.8", { act: "accept" }, decisions)).toBe("added");
  expect(await toldOf("costs.2", { act: "accept" }, decisions)).toBe("accepted");
});

test("more rows than the limit are refused, with what to do", async () => {
  const many = new Map(
    Array.from({ length: MOST_ADDED_ROWS }, (_, at): [string, Decision] => [
      `costs.${8 + at}`,
      { kind: "added", cells: {} },
    ]),
  );
  const told = await toldOf("costs", { act: "add", words: [0] }, many);
  expect(told).toContain(`No more than ${MOST_ADDED_ROWS} rows`);
  expect(told).toContain("layout of its own");
});
