import fc from "fast-check";
import { expect, test } from "vitest";
import { chanceOf } from "../../fixtures/draw/random/chance.ts";
import { Money } from "../../src/base/money.ts";
import { matchDetail } from "../../src/finding/match-sentences.ts";
import { historyOf } from "../../src/match/history-entries.ts";
import { historyIn, historyLines } from "../../src/match/history-text.ts";
import type { Match } from "../../src/match/match.ts";
import { lineAmounts, orderStandings } from "../../src/match/order-standing.ts";
import { EXACT } from "../../src/match/tolerances.ts";
import { Percent } from "../../src/base/percent.ts";
import { cases } from "../support/cases.ts";
import { BILL_DIFFERENCES } from "../support/matched-bill-differences.ts";
import type { ChangedWorld } from "../support/matched-changes.ts";
import { LINE_DIFFERENCES } from "../support/matched-line-differences.ts";
import { matchWorld } from "../support/matched-tables.ts";
import { someWorld, type World } from "../support/matched-world.ts";

const KINDS = Object.values({ ...LINE_DIFFERENCES, ...BILL_DIFFERENCES });

/** Any world by its number and the kind of its difference: the last one has none. */
const anyWorld: fc.Arbitrary<readonly [seed: number, kind: number]> = fc.tuple(
  fc.nat(100_000),
  fc.nat(KINDS.length),
);

function worldOf([seed, kind]: readonly [seed: number, kind: number]): ChangedWorld {
  const chance = chanceOf(`law ${seed}`);
  const world = someWorld(chance);
  return KINDS[kind]?.(world, chance.fork("difference")) ?? { world, told: [] };
}

function matchOf({ world, withReceipts = true, history = [] }: ChangedWorld): Match {
  return matchWorld(world, { withReceipts, history });
}

/** What is said of each bill by its file, whatever numbers its lines have. */
function answersOf({ bills }: Match): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    bills.map(({ bill, answer, order, points, lines }) => [
      bill.file,
      {
        answer,
        order: order?.number,
        codes: points
          .map(({ statement, billed, expected }) =>
            [statement.code, billed?.key(), expected?.key()].join(" "),
          )
          .toSorted(),
        lines: lines
          .map(({ line, item, by, answer: own }) =>
            [line.description, line.amount?.key(), item?.index, by, own].join(" "),
          )
          .toSorted(),
      },
    ]),
  );
}

test("in which order bills, their lines, orders and receipts come makes no difference", () => {
  fc.assert(
    fc.property(anyWorld, fc.nat(100_000), (named, seed) => {
      const changed = worldOf(named);
      const chance = chanceOf(`shuffle ${seed}`);
      const { world } = changed;
      const shuffled: World = {
        orders: world.orders.map((order) => ({ ...order, lines: chance.shuffled(order.lines) })),
        receipts: chance.shuffled(world.receipts),
        bills: chance.shuffled(
          world.bills.map((bill) => ({ ...bill, lines: chance.shuffled(bill.lines) })),
        ),
      };
      const [own, other] = [matchOf(changed), matchOf({ ...changed, world: shuffled })];
      expect(withoutItems(answersOf(other))).toEqual(withoutItems(answersOf(own)));
    }),
    { numRuns: cases(120, 25) },
  );
});

/** Items are numbered as the table has them. */
function withoutItems(answers: Readonly<Record<string, unknown>>): unknown {
  return JSON.parse(
    JSON.stringify(answers).replaceAll(/(?<=\d) \d+ (?=code|desc|like)/g, " "),
  ) as unknown;
}

test("what lines come to by how they stand adds up to all lines of the bill", () => {
  fc.assert(
    fc.property(anyWorld, (named) => {
      const changed = worldOf(named);
      for (const one of matchOf(changed).bills) {
        const { matching, differing, notCompared } = lineAmounts(one);
        const all = Money.sum(one.bill.lines.flatMap(({ amount }) => amount ?? []));
        expect(Money.sum([matching, differing, notCompared]).toPlain()).toBe(all.toPlain());
      }
    }),
    { numRuns: cases(120, 25) },
  );
});

test("what is billed of an order is what the placed lines of its bills come to", () => {
  fc.assert(
    fc.property(anyWorld, (named) => {
      const changed = worldOf(named);
      const match = matchOf({ ...changed, history: [] });
      for (const { order, items } of orderStandings(match)) {
        const parts = match.bills
          .filter((one) => one.order === order)
          .flatMap((one) => one.parts.filter(({ isSure }) => isSure));
        const billed = Money.sum(items.map((item) => item.billedAmount));
        const own = Money.sum(parts.flatMap(({ amount }) => amount ?? []));
        expect(billed.toPlain()).toBe(own.toPlain());
      }
    }),
    { numRuns: cases(120, 25) },
  );
});

test("a month matched in two runs with a history is answered as in one", () => {
  fc.assert(
    fc.property(fc.nat(100_000), (seed) => {
      const world = someWorld(chanceOf(`history ${seed}`));
      const byDate = world.bills.toSorted((one, other) => (one.date < other.date ? -1 : 1));
      const [first, second] = [byDate.slice(0, 1), byDate.slice(1)];
      const whole = answersOf(matchWorld(world));
      const earlier = matchWorld({ ...world, bills: first });
      const kept = historyIn(historyLines(historyOf(earlier)));
      if (kept.kind === "broken") throw new RangeError(`Line ${kept.lineNumber} is broken.`);
      const later = matchWorld({ ...world, bills: second }, { history: kept.entries });
      expect({ ...answersOf(earlier), ...answersOf(later) }).toEqual(whole);
    }),
    { numRuns: cases(150, 25) },
  );
});

test("the same bills given again with their own history are the same bills, and none was billed before", () => {
  fc.assert(
    fc.property(anyWorld, (named) => {
      const changed = worldOf(named);
      const once = matchOf(changed);
      const again = matchOf({
        ...changed,
        history: [...(changed.history ?? []), ...historyOf(once)],
      });
      expect(answersOf(again)).toEqual(answersOf(once));
    }),
    { numRuns: cases(150, 25) },
  );
});

test("a wider tolerance never finds more differences", () => {
  const wide = { kind: "percent", percent: Percent.of("15") } as const;
  fc.assert(
    fc.property(anyWorld, (named) => {
      const { world, withReceipts = true, history = [] } = worldOf(named);
      const matching = { withReceipts, history };
      const strict = matchWorld(world, matching);
      const loose = matchWorld(world, {
        ...matching,
        tolerances: { ...EXACT, price: wide, quantity: wide, amount: wide },
      });
      const differing = (match: Match): readonly string[] =>
        match.bills.flatMap(({ bill, answer }) => (answer === "differs" ? [bill.file] : []));
      expect(differing(strict)).toEqual(expect.arrayContaining([...differing(loose)]));
    }),
    { numRuns: cases(150, 25) },
  );
});

test("every sentence is one: it ends with a full stop and has no hole", () => {
  fc.assert(
    fc.property(anyWorld, (named) => {
      const changed = worldOf(named);
      for (const { points } of matchOf(changed).bills) {
        for (const { statement } of points) {
          const words = matchDetail({ statement });
          expect(words).toMatch(/^\p{Lu}[^]*\.$/u);
          expect(words).not.toMatch(/undefined|null|NaN|\[object| {2}/);
        }
      }
    }),
    { numRuns: cases(120, 25) },
  );
});
