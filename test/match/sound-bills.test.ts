import { expect, test } from "vitest";
import { chanceOf } from "../../fixtures/draw/random/chance.ts";
import { matchDetail } from "../../src/finding/match-sentences.ts";
import { withWhole } from "../support/matched-changes.ts";
import { matchWorld, TABLE_STYLES } from "../support/matched-tables.ts";
import { someWorld } from "../support/matched-world.ts";

test("of 200 orders with their receipts and bills, every bill matches and nothing is accused", () => {
  let bills = 0;
  for (let seed = 0; seed < 200; seed += 1) {
    const chance = chanceOf(`sound ${seed}`);
    const world = someWorld(chance);
    const style = chance.one(TABLE_STYLES);
    const match = matchWorld(world, { style, withReceipts: chance.isTrue(0.6) });
    const told = match.bills.map(({ bill, answer, points }) => ({
      seed,
      file: bill.file,
      answer,
      points: points.map(({ statement }) => matchDetail({ statement })),
    }));
    expect(told).toEqual(
      world.bills.map(({ file }) => ({ seed, file, answer: "matches", points: [] })),
    );
    bills += world.bills.length;
  }
  expect(bills).toBeGreaterThan(300);
});

test("a whole that is billed in parts matches part by part, until it is billed once", () => {
  let found = 0;
  for (let seed = 0; found < 20; seed += 1) {
    const world = withWhole(someWorld(chanceOf(`whole ${seed}`)), [300_000, 150_000]);
    if (world === null) continue;
    found += 1;
    const answers = matchWorld(world).bills.map(({ answer }) => answer);
    expect([seed, new Set(answers)]).toEqual([seed, new Set(["matches"])]);
  }
});
