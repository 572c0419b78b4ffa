import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { format } from "prettier";
import {
  TOTAL_SLOTS,
  type TotalCandidate,
  totalCandidates,
  type TotalSlot,
} from "../../src/evidence/invoice/totals/total-candidates.ts";
import { type TotalsNumbers, totalsFacts } from "../../src/read/invoice/choose-invoice-totals.ts";
import { balanceWays } from "../../src/solve/invoice-totals/balance-ways.ts";
import { chooseBalanceWay, chooseWay } from "../../src/solve/invoice-totals/choose-ways.ts";
import { slotOdds, type SlotWeights } from "../../src/solve/invoice-totals/options.ts";
import type { TotalsWay } from "../../src/solve/invoice-totals/totals-way.ts";
import { totalsWays } from "../../src/solve/invoice-totals/ways.ts";
import type { Page } from "../../src/page/page.ts";
import type { GivenTotals } from "../../src/evidence/invoice/totals/totals-choice.ts";
import { oddsOf } from "../../src/base/odds.ts";
import { signTable } from "../../src/weights/sign-table.ts";
import { fitChoices, type JudgedChoices, metBy, weightsByName } from "./fit-choices.ts";
import { FOLDS, foldOfLayout } from "./folds.ts";
import { countsOf } from "./fit-signs.ts";
import { type InvoiceTruth, invoicesWithTruth } from "./invoice-truth.ts";
import { keepFolds } from "./kept-folds.ts";
import { misprintedTotals } from "./misprinted-totals.ts";
import { keepPages } from "./page-cache.ts";
import { givenTotalsOf } from "./given-totals.ts";
import {
  balanceErrorsOf,
  errorsOf,
  isRightFor,
  type TotalsTruth,
  totalsTruth,
  saidOf,
  saidOfBalance,
} from "./totals-truth.ts";

/**
 * Fits what tells the totals of an invoice: first what each amount is by itself, then which of them belong together, by odds of
 * numbers that never saw the paper. Papers of one layout are judged by numbers that never saw it. `--errors` lists what
 * is not right.
 */
const FILE = join("src", "weights", "invoice-totals.ts");

const SIGN_PACE = { rounds: 150, pull: 0.003 };
const FACTOR_PACE = { rounds: 200, pull: 0.001 };

/** A word that is met on fewer papers is somebody's own. */
const LEAST_PAPERS = 4;

/** A misprinted twin counts by this beside its paper. */
const TWIN = 0.5;

/** Ways of one paper that are weighed against each other in the fit: the likeliest, and all that are right. */
const MOST_WAYS = 150;

const { values: wishes } = parseArgs({ options: { errors: { type: "boolean", default: false } } });

interface TotalsCase {
  readonly truth: InvoiceTruth;
  readonly known: TotalsTruth;
  readonly given: GivenTotals;
  readonly all: readonly TotalCandidate[];
  readonly by: number;
}

type Factors = Readonly<Record<string, number>>;

/** Measured, not fitted to: with these papers 42 of 49 totals of the author to whom nothing is fitted are right, without 44. */
const MEASURED = "author-v";

const cases: TotalsCase[] = [];
let number = 0;
for (const truth of invoicesWithTruth()) {
  const pages = await keepPages(truth.file, truth.isPicture ? "ocr" : "text");
  const known = totalsTruth(truth.file.truth);
  const own = caseOf(truth, known, pages, 1);
  cases.push(own);
  const twin = misprintedTotals(pages, own, known, (number += 1));
  if (twin !== null) cases.push(caseOf(truth, twin.known, twin.pages, TWIN));
}
console.log(
  `${cases.length} papers, ${cases.filter(({ by }) => by < 1).length} of them misprinted.`,
);
const seen = cases.filter(({ truth }) => !truth.isUnseen && truth.file.set !== MEASURED);

const start: Factors = Object.fromEntries([
  ...TOTAL_SLOTS.map((slot) => [`odds ${slot}`, 1] as const),
  ["sum", 3],
  ["tax-inside", 2.6],
  ["same", 1],
  ["subtotal is the items", 1.5],
  ["taxes too large", -4],
  // Three figures of a till that agree name the total, whatever a scan has torn.
  ["taken, and nothing is called a total", 6],
]);
const balanceStart: Factors = {
  "odds amountPaid": 1,
  "odds balanceDue": 1,
  "odds withholding": 1,
  "led to the balance": 2,
};

const folds: SlotWeights[] = [];
for (let fold = 0; fold < FOLDS; fold += 1)
  folds.push(signsOf(seen.filter(({ truth }) => foldOfLayout(truth.layout) !== fold)));
console.log("Signs are fitted.");
const waysOf = new Map<TotalsCase, readonly TotalsWay[]>();
for (const one of seen) waysOf.set(one, likelyWays(one, folds[foldOfLayout(one.truth.layout)]));
const heldOut: TotalsNumbers[] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const others = seen.filter(({ truth }) => foldOfLayout(truth.layout) !== fold);
  heldOut.push({ signs: folds[fold] as SlotWeights, ...togetherOf(others) });
}
const found: TotalsNumbers = { signs: signsOf(seen), ...togetherOf(seen) };

const verdicts: string[] = [];
for (const one of cases) {
  const numbers = one.truth.isUnseen ? found : heldOut[foldOfLayout(one.truth.layout)];
  if (numbers !== undefined) verdicts.push(...judged(one, numbers));
}
for (const line of countsOf(verdicts).toSorted()) console.log(line);
for (const [name, weight] of Object.entries({ ...found.factors, ...found.balance }))
  console.log(name, weight);
writeFileSync(FILE, await moduleText(found));
keepFolds("invoice-totals", heldOut);
process.exit(0);

function caseOf(
  truth: InvoiceTruth,
  known: TotalsTruth,
  pages: readonly Page[],
  by: number,
): TotalsCase {
  const { paper, given } = givenTotalsOf(pages);
  return { truth, known, given, all: totalCandidates(paper, given), by };
}

function signsOf(given: readonly TotalsCase[]): SlotWeights {
  return Object.fromEntries(
    TOTAL_SLOTS.map((slot) => [slot, slotSigns(slot, given)]),
  ) as unknown as SlotWeights;
}

function slotSigns(slot: TotalSlot, given: readonly TotalsCase[]): Factors {
  const known = given.flatMap((one) => {
    const right = one.all.map(({ figure }) => isRightFor(slot, figure.value.toCents(), one.known));
    return right.includes(null) ? [] : [{ ...one, right: right.map((is) => is === true) }];
  });
  const papers = new Map<string, number>();
  for (const { all } of known)
    for (const name of new Set(all.flatMap(({ signs }) => [...signs.keys()])))
      papers.set(name, (papers.get(name) ?? 0) + 1);
  const names = [...papers].flatMap(([name, count]) => (count < LEAST_PAPERS ? [] : [name]));
  const places = new Map(names.map((name, at) => [name, at]));
  const choices = known.map(({ all, right, by }): JudgedChoices => ({
    factors: [...all.map(({ signs }) => metBy(signs, places)), metBy(new Map(), places)],
    right: [...right, !right.some(Boolean)],
    by,
  }));
  return named(names, fitChoices(choices, new Float32Array(names.length), SIGN_PACE));
}

/** Weights that come to nothing are not kept. */
function named(names: readonly string[], weights: Float32Array): Factors {
  return weightsByName(names, weights, 0.01);
}

/** The likeliest ways by what is known before any factor is fitted, and every way that is as right as any. */
function likelyWays(one: TotalsCase, signs: SlotWeights | undefined): readonly TotalsWay[] {
  if (signs === undefined) return [];
  const odds = slotOdds(one.all, signs);
  const ways = totalsWays(totalsFacts(one.all, odds, one.given));
  const least = Math.min(...ways.map((way) => errorsOf(way, one.known)));
  const ranked = ways
    .map((way) => ({ way, odds: oddsOf(way.factors, start) }))
    .toSorted((a, b) => b.odds - a.odds)
    .map(({ way }) => way);
  const right = ranked.filter((way) => errorsOf(way, one.known) === least);
  return [...new Set([...ranked.slice(0, MOST_WAYS), ...right.slice(0, MOST_WAYS)])];
}

/** What the factors of totals and balance are worth. */
function togetherOf(given: readonly TotalsCase[]): Pick<TotalsNumbers, "factors" | "balance"> {
  const factors = factorsOf(
    given.map((one) => {
      const ways = waysOf.get(one) ?? [];
      return { ways, errors: ways.map((way) => errorsOf(way, one.known)), by: one.by };
    }),
    start,
  );
  const balance = factorsOf(
    given.flatMap((one) => {
      if (!one.known.of.has("balanceDue") && !one.known.of.has("amountPaid")) return [];
      const odds = slotOdds(one.all, folds[foldOfLayout(one.truth.layout)] as SlotWeights);
      const choice = chooseWay(totalsFacts(one.all, odds, one.given), factors);
      if (choice === null) return [];
      const ways = balanceWays({ all: one.all, odds, totals: choice.way });
      return [{ ways, errors: ways.map((way) => balanceErrorsOf(way, one.known)), by: one.by }];
    }),
    balanceStart,
  );
  return { factors, balance };
}

/** Ways of one paper, and how much each has wrong. */
interface JudgedWays {
  readonly ways: readonly { readonly factors: ReadonlyMap<string, number> }[];
  readonly errors: readonly number[];
  readonly by: number;
}

function factorsOf(all: readonly JudgedWays[], from: Factors): Factors {
  const names = [
    ...new Set(all.flatMap(({ ways }) => ways.flatMap(({ factors }) => [...factors.keys()]))),
  ].toSorted();
  const places = new Map(names.map((name, at) => [name, at]));
  const choices = all.map(({ ways, errors, by }): JudgedChoices => {
    const least = Math.min(...errors);
    return {
      factors: ways.map(({ factors }) => metBy(factors, places)),
      right: errors.map((count) => count === least),
      by,
    };
  });
  return named(
    names,
    fitChoices(
      choices,
      Float32Array.from(names, (name) => from[name] ?? 0),
      FACTOR_PACE,
    ),
  );
}

function judged(one: TotalsCase, numbers: TotalsNumbers): readonly string[] {
  const odds = slotOdds(one.all, numbers.signs);
  const facts = totalsFacts(one.all, odds, one.given);
  const choice = chooseWay(facts, numbers.factors);
  if (choice === null) return ["nothing"];
  const errors = errorsOf(choice.way, one.known);
  const best = Math.min(...totalsWays(facts).map((way) => errorsOf(way, one.known)));
  const verdict = errors === 0 ? "right" : best === 0 ? "wrong" : "not offered";
  const balance = chooseBalanceWay({ all: one.all, odds, totals: choice.way }, numbers.balance);
  const isBalanced = balance === null || balanceErrorsOf(balance.way, one.known) === 0;
  const { set, name } = one.truth.file;
  const kind = one.by < 1 ? "misprinted" : one.truth.isUnseen ? "unseen" : "all";
  if (wishes.errors && errors > 0)
    console.log(verdict, kind, `${set}/${name}`, ...saidOf(choice.way, one.known));
  if (wishes.errors && balance !== null && !isBalanced)
    console.log("balance", kind, `${set}/${name}`, ...saidOfBalance(balance.way, one.known));
  return [
    `${set} ${kind} ${verdict}`,
    `${kind} ${verdict}`,
    `${kind} balance ${isBalanced ? "right" : "wrong"}`,
  ];
}

async function moduleText({ signs, factors, balance }: TotalsNumbers): Promise<string> {
  const text = `// Written by bench/fit/invoice-totals.ts, which fitted it to ${seen.length} papers.

import { TOTAL_SLOTS, type TotalSlot } from "../evidence/invoice/totals/total-candidates.ts";
import { fromSignTable, type SlotSigns } from "./sign-table.ts";

type Weights = Readonly<Record<string, number>>;

/** What each sign of an amount says for each of the totals, and each factor for all of them together, as logarithms of odds. */
export const INVOICE_TOTALS: {
  readonly signs: SlotSigns<TotalSlot>;
  readonly factors: Weights;
  readonly balance: Weights;
} = {
  signs: fromSignTable(${JSON.stringify(signTable(signs, TOTAL_SLOTS))}, TOTAL_SLOTS),
  factors: ${JSON.stringify(factors)},
  balance: ${JSON.stringify(balance)},
};
`;
  return format(text, { parser: "typescript", printWidth: 100 });
}
