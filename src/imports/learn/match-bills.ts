import { comparedName, compareNames } from "../../base/firm-names.ts";
import { Money } from "../../base/money.ts";
import type { ImportPaper, PaperLine } from "../import-paper.ts";
import { comparedText } from "../mapping.ts";
import type { AcceptedBill, AcceptedLine } from "./accepted-bills.ts";

/** A bill that was read, and what the program has accepted of it. */
export interface MatchedBill {
  readonly file: string;
  readonly paper: ImportPaper;
  /** As the program calls the vendor. */
  readonly vendor: string;
  /** The lines of the paper that were accepted: with tax as lines of their own, or with tax in them. */
  readonly paperLines: readonly PaperLine[];
  /** Its distribution, with the signs of the paper. */
  readonly lines: readonly AcceptedLine[];
  /** The account that the total stands against, where the export has a line for it. */
  readonly total: AcceptedLine | null;
}

/** A bill that was read. */
export interface LearntPaper {
  readonly file: string;
  readonly paper: ImportPaper;
}

/** What became of the bills that were read. */
export interface MatchedBills {
  readonly matched: readonly MatchedBill[];
  /** Files whose number and total several accepted bills have, or several readings. */
  readonly ambiguous: readonly string[];
  /** Files of which nothing was accepted. */
  readonly unmatched: readonly string[];
}

/** Puts readings to accepted bills of the same number and total; where several have them, by the vendor's name. */
export function matchBills(
  papers: readonly LearntPaper[],
  accepted: readonly AcceptedBill[],
): MatchedBills {
  const byNumber = new Map<string, AcceptedBill[]>();
  for (const bill of accepted) {
    const key = comparedText(bill.number);
    byNumber.set(key, [...(byNumber.get(key) ?? []), bill]);
  }
  const choices = papers.map((one) => {
    const same =
      one.paper.number === null ? [] : (byNumber.get(comparedText(one.paper.number)) ?? []);
    return { ...one, fitting: closest(same.flatMap((bill) => fitted(one, bill) ?? [])) };
  });
  const takers = new Map<AcceptedBill, number>();
  for (const { bill } of choices.flatMap(({ fitting }) => fitting))
    takers.set(bill, (takers.get(bill) ?? 0) + 1);
  const isOnly = ({ fitting: [first, ...others] }: Choice): boolean =>
    first !== undefined && others.length === 0 && takers.get(first.bill) === 1;
  const filesOf = (chosen: readonly Choice[]): readonly string[] => chosen.map(({ file }) => file);
  return {
    matched: choices.filter(isOnly).flatMap(({ fitting }) => fitting.map(({ match }) => match)),
    ambiguous: filesOf(choices.filter((one) => one.fitting.length > 0 && !isOnly(one))),
    unmatched: filesOf(choices.filter(({ fitting }) => fitting.length === 0)),
  };
}

interface Fitting {
  readonly bill: AcceptedBill;
  readonly match: MatchedBill;
  readonly isSameName: boolean;
}

interface Choice extends LearntPaper {
  readonly fitting: readonly Fitting[];
}

/** Those with the vendor's name where any has it. */
function closest(fitting: readonly Fitting[]): readonly Fitting[] {
  const named = fitting.filter(({ isSameName }) => isSameName);
  return named.length > 0 ? named : fitting;
}

/** The bill with its lines where they come to the paper's total. */
function fitted({ file, paper }: LearntPaper, bill: AcceptedBill): Fitting | null {
  const ways = [paper.lines, ...(paper.taxedLines === null ? [] : [paper.taxedLines])];
  const parts = ways.flatMap((paperLines) => {
    const found = partsOf(bill.lines, sumOf(paperLines));
    return found === null ? [] : [{ ...found, paperLines }];
  })[0];
  if (parts === undefined) return null;
  const relation = compareNames(comparedName(paper.vendor ?? ""), comparedName(bill.vendor));
  return {
    bill,
    isSameName: relation === "same" || relation === "alike",
    match: { file, paper, vendor: bill.vendor, ...parts },
  };
}

function sumOf(lines: readonly { readonly amount: Money }[]): Money {
  return Money.sum(lines.map(({ amount }) => amount));
}

/** Lines that come to the total, or to its opposite, or to zero with one line for the total. */
function partsOf(
  lines: readonly AcceptedLine[],
  total: Money,
): Pick<MatchedBill, "lines" | "total"> | null {
  const sum = sumOf(lines);
  if (sum.equals(total)) return { lines, total: null };
  if (sum.equals(total.negated())) return { lines: lines.map(turned), total: null };
  if (!sum.isZero()) return null;
  const against = lines.filter(({ amount }) => amount.absolute().equals(total));
  const [only, ...others] = against;
  if (only === undefined || others.length > 0) return null;
  const rest = lines.filter((line) => line !== only);
  return { lines: only.amount.isNegative() ? rest : rest.map(turned), total: only };
}

function turned(line: AcceptedLine): AcceptedLine {
  return { ...line, amount: line.amount.negated() };
}
