import { AUDIT_LIMITS } from "../base/limits.ts";
import { enumerate } from "../finding/figure-words.ts";
import {
  type Belonging,
  belongingOf,
  BELONGS,
  BELONGS_ELSEWHERE,
  type ContractTraits,
} from "./belonging.ts";
import {
  type ChangeOrderPaper,
  changeOrderPaperOf,
  type ReadChangeOrder,
} from "./change-order-paper.ts";
import type { Listing } from "./listing.ts";

/** A change order document of a contract. */
export interface PlacedPaper {
  readonly paper: ChangeOrderPaper;
  /** The line of an application's list that it is about; null where none is. */
  readonly listing: Listing | null;
}

/** Change order documents by contract, and those that belong to none for sure. */
export interface Placing {
  /** For each contract, in the order of the files. */
  readonly ofContract: readonly (readonly PlacedPaper[])[];
  readonly unplaced: readonly ChangeOrderPaper[];
  /** Sentences about what was left apart. */
  readonly doubts: readonly string[];
}

/** A contract that is looked at, and a file by which a sentence names it. */
export interface NamedContract {
  readonly traits: ContractTraits;
  readonly file: string;
}

/** As much more must speak for one contract than for any other. */
const AHEAD = 1;

/** Sorts change orders by contract: only where enough speaks for one and clearly less for all others. */
export function placePapers(
  read: readonly ReadChangeOrder[],
  contracts: readonly NamedContract[],
): Placing {
  const ofContract = contracts.map((): PlacedPaper[] => []);
  const unplaced: ChangeOrderPaper[] = [];
  const doubts: string[] = [];
  const strangers: string[] = [];
  for (const paper of read.map(changeOrderPaperOf)) {
    const candidates = contracts
      .map(({ traits, file }, index) => ({ index, file, ...belongingOf(paper, traits) }))
      .toSorted((a, b) => b.score - a.score || a.index - b.index);
    const [best, next] = candidates;
    if (best === undefined || best.score <= BELONGS_ELSEWHERE) {
      unplaced.push(paper);
      strangers.push(paper.file);
      continue;
    }
    const isOnlyOne = next === undefined || best.score - next.score >= AHEAD;
    if (best.score >= BELONGS && isOnlyOne) {
      ofContract[best.index]?.push({ paper, listing: best.listing });
    } else {
      unplaced.push(paper);
      doubts.push(doubtSentence(paper, best, isOnlyOne ? null : next));
    }
  }
  return { ofContract, unplaced, doubts: [...doubts, ...strangerSentence(strangers)] };
}

type Candidate = Belonging & { readonly file: string };

function doubtSentence(
  { file }: ChangeOrderPaper,
  best: Candidate,
  next: Candidate | null,
): string {
  if (next !== null)
    return `${file} may be of the contract of ${best.file} or of that of ${next.file} and was not compared.`;
  const { shared, differing } = best;
  const same = shared.length === 0 ? "" : ` They agree in ${enumerate(shared)}.`;
  const different =
    differing.length === 0
      ? " Too little else is printed to tell."
      : ` They differ in ${enumerate(differing)}.`;
  return `${file} may be of the contract of ${best.file} and was not compared.${same}${different}`;
}

function strangerSentence(files: readonly string[]): readonly string[] {
  if (files.length === 0) return [];
  const are = files.length === 1 ? "is a change order" : "are change orders";
  const named = files.slice(0, AUDIT_LIMITS.named);
  const others = files.length - named.length;
  const all = others === 0 ? named : [...named, `${others} more`];
  return [
    `${enumerate(all)} ${are} of no contract whose applications are among the files, and ${files.length === 1 ? "was" : "were"} not compared.`,
  ];
}
