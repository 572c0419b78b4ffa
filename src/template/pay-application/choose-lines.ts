import type { Money } from "../../base/money.ts";
import {
  type FigurePath,
  type Identity,
  PAY_APPLICATION_IDENTITIES,
} from "../../document/identities.ts";
import type { SheetFigures } from "../../document/pay-application.ts";
import type { Candidate } from "../candidates.ts";
import { type Choice, chooseTogether } from "../choose.ts";
import type { PayApplicationField } from "../template.ts";
import type { FoundFields } from "./find-fields.ts";
import type { SheetReading } from "./read-sheet.ts";

/** Candidates with less evidence than this are words that happen to stand near a figure. */
export const FEWEST_EVIDENCE = 0.3;

/** The lines that every form has in some words. */
export const CORE: readonly PayApplicationField[] = [
  "originalContractSum",
  "netChangeByChangeOrders",
  "contractSumToDate",
  "totalCompletedAndStored",
  "totalRetainage",
  "totalEarnedLessRetainage",
  "previousCertificates",
  "currentPaymentDue",
  "balanceToFinish",
];

/** Looks for the lines that are still missing, given what was chosen for the others. */
export type Search = (
  missing: ReadonlySet<PayApplicationField>,
  choices: ReadonlyMap<string, Choice>,
) => FoundFields["money"];

export const NOTHING_FOUND: FoundFields["money"] = new Map();

/** The arithmetic alone is asked only where labels and words fail for this many of the nine lines. */
export const MANY = 3;

/** One candidate for each line: by labels first, then, for lines without one, by what arithmetic has to prove. */
export function chooseLines(
  found: FoundFields,
  sheet: SheetReading | null,
  searches: readonly Search[],
): ReadonlyMap<string, Choice> {
  const problem = { identities: IDENTITIES, settled: totalsOf(sheet) };
  const money = new Map<string, readonly Candidate<Money | null>[]>();
  for (const [field, candidates] of found.money) {
    const strong = candidates.filter((candidate) => candidate.score >= FEWEST_EVIDENCE);
    money.set(`lines.${field}`, strong);
  }
  let choices = chooseTogether(money, problem);
  for (const search of searches) {
    const missing = new Set(CORE.filter((field) => !isSettled(choices.get(`lines.${field}`))));
    if (missing.size === 0) return withoutTies(choices);
    const further = search(missing, choices);
    if (further.size === 0) continue;
    for (const field of missing) {
      const path = `lines.${field}`;
      money.set(path, [...(money.get(path) ?? []), ...(further.get(field) ?? [])]);
    }
    choices = chooseTogether(money, problem);
  }
  return withoutTies(choices);
}

/** Two figures that no other line needs and for which as much speaks: neither is the field's. */
function withoutTies(choices: ReadonlyMap<string, Choice>): ReadonlyMap<string, Choice> {
  const chosen = new Set([...choices.values()].map(({ candidate }) => candidate.figure));
  const isTied = ({ candidate, holds, margin, lost }: Choice): boolean =>
    margin < TIE &&
    holds.length === 0 &&
    lost.some(
      ({ value, figure, score }) =>
        value !== null &&
        candidate.value?.equals(value) === false &&
        !chosen.has(figure) &&
        score > candidate.score - TIE,
    );
  return new Map([...choices].filter(([, choice]) => !isTied(choice)));
}

/** A smaller difference of evidence than this decides nothing. */
const TIE = 0.05;

/** An unproved choice that hardly beats the next one is open to proof. */
const CLEAR = 0.25;

function isSettled(choice: Choice | undefined): boolean {
  return choice !== undefined && (choice.holds.length > 0 || choice.margin >= CLEAR);
}

const IDENTITIES: readonly Identity<string>[] = PAY_APPLICATION_IDENTITIES;

function totalsOf(sheet: SheetReading | null): ReadonlyMap<string, Money> {
  const settled = new Map<string, Money>();
  const totals = sheet?.sheet.totals;
  if (totals === null || totals === undefined) return settled;
  const names: readonly (keyof SheetFigures)[] = [
    "scheduledValue",
    "completedAndStored",
    "balanceToFinish",
    "retainage",
  ];
  for (const name of names) {
    const figure = totals[name];
    const path: FigurePath = `sheet.totals.${name}`;
    if (figure !== null) settled.set(path, figure.value);
  }
  return settled;
}
