import { describe, expect, test } from "vitest";
import { chanceOf } from "../../fixtures/draw/random/chance.ts";
import { MATCH_CODES } from "../../src/finding/match-codes.ts";
import { matchDetail } from "../../src/finding/match-sentences.ts";
import type { Match } from "../../src/match/match.ts";
import { BILL_DIFFERENCES } from "../support/matched-bill-differences.ts";
import type { Told } from "../support/matched-changes.ts";
import { LINE_DIFFERENCES } from "../support/matched-line-differences.ts";
import { cases } from "../support/cases.ts";
import { matchWorld } from "../support/matched-tables.ts";
import { someWorld } from "../support/matched-world.ts";

/** Worlds in which each kind is tried. */
const WORLDS = cases(40, 8);

/** Worlds that are looked at for a place. */
const MOST_TRIED = 3_000;

describe("one difference is told by its code and with both figures, and nothing else is", () => {
  for (const [name, difference] of Object.entries({ ...LINE_DIFFERENCES, ...BILL_DIFFERENCES })) {
    test(name, () => {
      let found = 0;
      for (let seed = 0; seed < MOST_TRIED && found < WORLDS; seed += 1) {
        const chance = chanceOf(`${name} ${seed}`);
        const changed = difference(someWorld(chance), chance.fork("difference"));
        if (changed === null) continue;
        found += 1;
        const { world, told, withReceipts = false, history = [] } = changed;
        const match = matchWorld(world, { withReceipts, history });
        expect(differencesIn(match, told), `seed ${seed}\n${sayingsOf(match)}`).toEqual(
          told.toSorted(byFile),
        );
      }
      expect(found).toBe(WORLDS);
    });
  }
});

/** What is told and is no mere doubt; a figure that is not foretold is not compared. */
function differencesIn({ bills }: Match, told: readonly Told[]): readonly Told[] {
  const points = bills.flatMap(({ bill, points }) =>
    points.flatMap(({ statement: { code }, billed, expected }): readonly Told[] => {
      if (MATCH_CODES[code].answer === "check") return [];
      const own = told.find((one) => one.file === bill.file && one.code === code);
      return [
        {
          file: bill.file,
          code,
          billed: own?.billed === null ? null : (billed?.toPlain() ?? null),
          expected: own?.expected === null ? null : (expected?.toPlain() ?? null),
        },
      ];
    }),
  );
  return points.toSorted(byFile);
}

function byFile(one: Told, other: Told): number {
  const [a, b] = [one, other].map(({ file, code, billed }) => `${file} ${code} ${billed}`);
  return (a ?? "") < (b ?? "") ? -1 : 1;
}

function sayingsOf({ bills }: Match): string {
  return bills
    .flatMap(({ bill, points }) =>
      points.map(({ statement }) => `${bill.file}: ${matchDetail({ statement })}`),
    )
    .join("\n");
}
