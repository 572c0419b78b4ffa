import type { Money } from "../../base/money.ts";
import { centsOf } from "../../evidence/amount-candidates.ts";
import type { Candidates } from "../../evidence/candidate.ts";
import { isMisprintOf } from "../../evidence/misprint.ts";
import type { ApplicationSummary, Offer, Twin } from "./application-summary.ts";

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
