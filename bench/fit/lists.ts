import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { oddsOf } from "../../src/base/odds.ts";
import type { ListedChangeOrder } from "../../src/document/pay-application.ts";
import { centsOf } from "../../src/evidence/amount-candidates.ts";
import type { JudgedList } from "../../src/read/pay-application/application-summary.ts";
import { draftOf } from "./draft.ts";
import { examples, ordersOf } from "./examples.ts";
import { factorsByFold, factorsFor } from "./fit-factors.ts";
import { fitChoices, type JudgedChoices, weightsByName } from "./fit-choices.ts";
import { countsOf, moduleOf } from "./fit-signs.ts";
import { foldOf, FOLDS } from "./folds.ts";
import { keptHeldOut } from "./held-out.ts";
import { keptSchedules } from "./held-out-schedules.ts";
import { isListRight } from "./judge.ts";
import type { ApplicationTruth } from "./truth.ts";
import { UNKNOWN_WORDS } from "./unknown-words.ts";

/**
 * Fits what tells the list of change orders among all that a paper may print, and from none: lists as weights offer them
 * that never saw their layout. Where no offer is right, none is the best answer.
 */
const FILE = join("src", "weights", "order-list.ts");

/** A few signs for a few hundred papers: gone through often, and drawn to zero more strongly than factors. */
const ROUNDS = 300;
const PULL = 0.002;

/** All lists that one paper offers. */
interface ListCase {
  readonly truth: ApplicationTruth;
  readonly judged: readonly JudgedList[];
  /** Whether each offer is right, and last whether none is. */
  readonly right: readonly boolean[];
}

const all = examples();
const scores = keptHeldOut(all);
const schedules = keptSchedules();
const factors = factorsByFold(factorsFor(all, scores));
const cases = [...offers()];
const names = [
  ...new Set(cases.flatMap(({ judged }) => judged.flatMap(({ signs }) => [...signs.keys()]))),
].toSorted();
const weights = fitted(cases);

const covered = cases.filter(
  ({ truth, right }) => isEmpty(truth) || right.slice(0, -1).some(Boolean),
);
console.log(
  `${cases.length} papers, of ${covered.length} the right list is offered; ` +
    `${cases.reduce((sum, { judged }) => sum + judged.length, 0)} lists`,
);
for (const line of countsOf(verdicts())) console.log(line);
writeFileSync(
  FILE,
  await moduleOf(`Written by bench/fit/lists.ts, which fitted it to ${cases.length} papers.`, {
    name: "LIST_SIGNS",
    says: "What each sign says for a list of change orders, as a logarithm of odds.",
    weights,
  }),
);

function* offers(): Iterable<ListCase> {
  for (const example of all) {
    const { truth, paper } = example;
    const own = scores.get(example);
    const fold = factors[foldOf(truth) ?? -1];
    if (own === undefined || fold === undefined || truth.file.set === UNKNOWN_WORDS) continue;
    const { judged } = draftOf(
      paper.pages.map(({ page }) => page),
      { scoresOf: () => own, factors: fold, lists: {}, schedules: schedules(example.truth) },
    ).lists;
    const right = judged.map(({ offer }) => isRight(offer.orders, truth));
    yield { truth, judged, right: [...right, !right.some(Boolean)] };
  }
}

function isRight(orders: readonly ListedChangeOrder[], truth: ApplicationTruth): boolean {
  const plain = orders.map(({ number, amount }) => ({
    number: number?.value ?? null,
    cents: amount === null ? NaN : centsOf(amount.value),
  }));
  return isListRight(plain, truth);
}

function isEmpty(truth: ApplicationTruth): boolean {
  return ordersOf(truth).length === 0;
}

function fitted(given: readonly ListCase[]): Readonly<Record<string, number>> {
  const choices = given.map(({ judged, right }): JudgedChoices => ({
    factors: [...judged.map(({ signs }) => vectorOf(signs)), new Float32Array(names.length)],
    right,
    by: 1,
  }));
  const found = fitChoices(choices, new Float32Array(names.length), { rounds: ROUNDS, pull: PULL });
  return weightsByName(names, found);
}

function vectorOf(signs: ReadonlyMap<string, number>): Float32Array {
  return Float32Array.from(names, (name) => signs.get(name) ?? 0);
}

/** What becomes of each paper's list by weights that never saw its layout, by set. */
function* verdicts(): Iterable<string> {
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const others = fitted(cases.filter(({ truth }) => foldOf(truth) !== fold));
    for (const { truth, judged, right } of cases) {
      if (foldOf(truth) !== fold) continue;
      const odds = [...judged.map(({ signs }) => oddsOf(signs, others)), 0];
      const chosen = odds.indexOf(Math.max(...odds));
      const isOffered = isEmpty(truth) || right.slice(0, -1).some(Boolean);
      const isGood = chosen === judged.length ? isEmpty(truth) : right[chosen] === true;
      const verdict = isGood ? "right" : isOffered ? "another chosen" : "not offered";
      const how = chosen === judged.length ? "none" : judged[chosen]?.offer.source;
      const set = `${truth.file.set}${truth.isPicture ? " scan" : ""}`;
      yield `${set}: ${verdict}`;
      yield `${verdict} from ${how}`;
      if (process.env["FIT_ERRORS"] !== undefined && !isGood)
        console.log(
          truth.file.name,
          set,
          verdict,
          how,
          JSON.stringify(
            judged[chosen]?.offer.orders.map(({ number, amount }) => [
              number?.value,
              amount?.value.key(),
            ]),
          ),
          JSON.stringify(ordersOf(truth).map(({ number, amount }) => [number, amount])),
        );
    }
  }
}
process.exit(0);
