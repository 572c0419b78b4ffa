import { expect, test } from "vitest";
import { chanceOf } from "../../fixtures/draw/random/chance.ts";
import { historyOf } from "../../src/match/history-entries.ts";
import { historyIn, historyLines } from "../../src/match/history-text.ts";
import { matchWorld } from "../support/matched-tables.ts";
import { someWorld, withTax, type World, type WorldLine } from "../support/matched-world.ts";

/** The first world that is as a test needs it. */
function worldWhere(fits: (world: World) => boolean): World {
  for (let seed = 0; seed < 1_000; seed += 1) {
    const one = someWorld(chanceOf(`history ${seed}`));
    if (fits(one)) return one;
  }
  throw new RangeError("No world fits.");
}

function has({ bills }: World, index: number, line: WorldLine | undefined): boolean {
  return bills.at(index)?.lines.some(({ of }) => of === line) === true;
}

const world: World = worldWhere(({ bills }) => bills.length > 1);
const entries = historyOf(matchWorld(world));

test("what is kept of a run is read again as it was", () => {
  expect(entries.length).toBeGreaterThan(1);
  expect(historyIn(historyLines(entries))).toEqual({ kind: "read", entries });
  expect(historyIn("")).toEqual({ kind: "read", entries: [] });
});

test("a last line that was cut off is none, any other broken line is told", () => {
  const text = historyLines(entries);
  expect(historyIn(text.slice(0, -20))).toEqual({ kind: "read", entries: entries.slice(0, -1) });
  expect(historyIn(`${text.slice(0, 50)}\n${text}`)).toEqual({ kind: "broken", lineNumber: 1 });
  expect(historyIn(`${text}{"file":"a.pdf"}\n`)).toEqual({
    kind: "broken",
    lineNumber: entries.length + 1,
  });
  for (const wrong of [
    { freight: "abc" },
    { answer: "paid" },
    { items: [{}] },
    { vendorKeys: [1] },
  ])
    expect(historyIn(`${JSON.stringify({ ...entries[0], ...wrong })}\n`)).toMatchObject({
      kind: "broken",
    });
});

test("of a file that was matched twice the last time counts", () => {
  const [first] = entries;
  if (first === undefined) throw new RangeError("There are entries.");
  const later = { ...first, answer: "check" } as const;
  expect(historyIn(historyLines([first, later]))).toEqual({ kind: "read", entries: [later] });
});

test("a bill that differed may have been sent back: the next one is asked about and not accused", () => {
  const whole = worldWhere(({ bills }) => bills.length === 1);
  const [bill] = whole.bills;
  if (bill === undefined) throw new RangeError("There is a bill.");
  const dear = withTax({ ...bill, otherCharges: 5_000 });
  const earlier = matchWorld({ ...whole, bills: [dear] });
  expect(earlier.bills.map(({ answer }) => answer)).toEqual(["differs"]);
  const again = { ...bill, file: "corrected.pdf", number: "CORRECTED-1", date: "2026-06-30" };
  const later = matchWorld(
    { ...whole, bills: [again] },
    { history: historyOf(earlier), withReceipts: false },
  );
  const [one] = later.bills;
  expect([one?.answer, new Set(one?.points.map(({ statement }) => statement.code))]).toEqual([
    "check",
    new Set(["billed-unclear"]),
  ]);
});

test("what an order no longer has is not known, and accuses nobody", () => {
  const gone = worldWhere((one) => {
    const [line] = one.orders[0]?.lines ?? [];
    const isOnce = one.orders[0]?.lines.filter(({ code }) => code === line?.code).length === 1;
    return isOnce && one.bills.length === 2 && has(one, 0, line) && !has(one, 1, line);
  });
  const [order] = gone.orders;
  if (order === undefined) throw new RangeError("There is an order.");
  const history = historyOf(matchWorld({ ...gone, bills: gone.bills.slice(0, 1) }));
  const last = { ...gone, bills: gone.bills.slice(1) };
  const checkCodes = (one: World, codes: readonly string[]): void => {
    const later = matchWorld(one, { history, withReceipts: false });
    expect(
      later.bills.flatMap(({ points }) => points.map(({ statement }) => statement.code)),
    ).toEqual(codes);
  };
  checkCodes(last, []);
  checkCodes({ ...last, orders: [{ ...order, lines: order.lines.slice(1) }] }, ["billed-unclear"]);
});
