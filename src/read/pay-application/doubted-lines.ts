import type { Money } from "../../base/money.ts";
import type { SummaryLineName } from "../../document/pay-application.ts";
import { centsOf } from "../../evidence/amount-candidates.ts";
import type { Candidates } from "../../evidence/candidate.ts";
import { isMisprintOf } from "../../evidence/misprint.ts";
import { placeOfWords } from "../../paper/places.ts";
import {
  otherReadings,
  provenChange,
  type ProvenChange,
  type SecondReading,
  type Standing,
  standingOf,
} from "../../paper/second-readings.ts";
import { IDENTITIES, type SlotIdentity } from "../../solve/form.ts";
import type { ApplicationSummary, Chosen, Offer, Twin } from "./application-summary.ts";

/** What was chosen for the lines of a summary. */
export type ChosenLines = ReadonlyMap<SummaryLineName, Chosen<Money>>;

type Cents = Readonly<Partial<Record<SummaryLineName, number>>>;

interface LineChange extends ProvenChange {
  readonly name: SummaryLineName;
}

/** How the identities of the form stand among the figures of a summary; what only zeros make says nothing. */
export function standingOfLines(lines: ChosenLines): Standing {
  return standingIn(centsIn(lines));
}

/**
 * The lines of a summary, of which one that breaks the form's identities is read in another way that its picture
 * allows, where with it more of them hold and fewer are broken.
 */
export function withSecondReading(lines: ChosenLines): {
  readonly lines: ChosenLines;
  readonly taken: readonly SecondReading[];
} {
  const change = provenChange([...changesIn(lines)]);
  const chosen = change === null ? undefined : lines.get(change.name);
  if (change === null || chosen === undefined) return { lines, taken: [] };
  const { words, printed, money, told } = change.other;
  const { best } = chosen;
  const from = placeOfWords(words, best.from.pageNumber, printed, best.from.box);
  const value = signedAs(best.value, money);
  const taken = new Map(lines).set(change.name, {
    ...chosen,
    best: { ...best, value, words, from },
  });
  return { lines: taken, taken: [told] };
}

function* changesIn(lines: ChosenLines): Iterable<LineChange> {
  const cents = centsIn(lines);
  const before = standingIn(cents);
  if (before.broken === 0) return;
  for (const [name, { best }] of lines)
    for (const other of otherReadings(best.words, best.from.pageNumber))
      yield {
        name,
        other,
        before,
        after: standingIn({ ...cents, [name]: centsOf(signedAs(best.value, other.money)) }),
      };
}

/** An amount with the sign of the line: deductions are kept without the bracket that they are printed in. */
function signedAs(line: Money, money: Money): Money {
  return line.isNegative() === money.isNegative() ? money : money.absolute();
}

function centsIn(lines: ChosenLines): Cents {
  return Object.fromEntries([...lines].map(([name, { best }]) => [name, centsOf(best.value)]));
}

function standingIn(cents: Cents): Standing {
  return standingOf(IDENTITIES.map((identity) => isHeld(identity, cents)));
}

/** Whether an identity holds; null where it is not all printed, or says nothing because a figure of it is zero. */
function isHeld({ printed, terms, onlyWithout }: SlotIdentity, cents: Cents): boolean | null {
  const known: Readonly<Record<string, number | undefined>> = cents;
  const total = known[printed] ?? 0;
  const parts = terms.map(([sign, slot]) => sign * (known[slot] ?? 0));
  if (total === 0 || parts.includes(0)) return null;
  if (onlyWithout.some((slot) => known[slot] !== undefined)) return null;
  return parts.reduce((sum, part) => sum + part, 0) === total;
}

type Lines = ApplicationSummary["lines"];

/** What is less likely by itself is no print of a line. */
const CLAIM = 0.02;

/** Shorter amounts differ in one digit by chance. */
const LEAST_DIGITS = 4;

/**
 * Lines beside whose figure another one is printed that differs in one digit and is no other line: one that is likely by
 * itself, or that stands on the summary's page or among more lines of the form than the chosen one.
 */
export function twinsIn(lines: Lines, candidates: Candidates, page: number): readonly Twin[] {
  const linesOn = linesByPage(lines, candidates);
  const used = new Set([...lines.values()].map(({ best }) => sizeOf(best)));
  const company = ({ from }: Offer<Money>): number => linesOn.get(from.pageNumber) ?? 0;
  return [...lines].flatMap(([line, { best, lost }]) => {
    const other = lost.find(
      (one) =>
        (one.share >= CLAIM || one.from.pageNumber === page || company(one) > company(best)) &&
        !used.has(sizeOf(one)) &&
        isMisprintOf(String(sizeOf(best)), String(sizeOf(one)), LEAST_DIGITS),
    );
    return other === undefined ? [] : [{ line, chosen: best, other }];
  });
}

function sizeOf({ value }: Offer<Money>): number {
  return Math.abs(centsOf(value));
}

/** Of how many chosen lines a page prints the amount. */
function linesByPage(lines: Lines, { money }: Candidates): ReadonlyMap<number, number> {
  const sizes = new Set([...lines.values()].map(({ best }) => sizeOf(best)));
  const found = new Map<number, Set<number>>();
  for (const { cents, figure } of money) {
    const size = Math.abs(cents);
    if (size === 0 || !sizes.has(size)) continue;
    const own = found.get(figure.pageNumber) ?? new Set();
    found.set(figure.pageNumber, own.add(size));
  }
  return new Map([...found].map(([number, own]) => [number, own.size]));
}
