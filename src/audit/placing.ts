import {
  type Belonging,
  belongingOf,
  BELONGS,
  BELONGS_ELSEWHERE,
  type ContractTraits,
  type Listing,
} from "./belonging.ts";
import {
  isUnfinished,
  type ChangeOrderPaper,
  changeOrderPaperOf,
  type ReadChangeOrder,
} from "./change-order-paper.ts";
import type { BilledOrder, BilledOrders } from "./listed-orders.ts";
import type { AuditNotice } from "../finding/audit-notice.ts";
import type { ListedOrder } from "../finding/contract-names.ts";

/** A change order document of a contract. */
export interface PlacedPaper {
  readonly paper: ChangeOrderPaper;
  /** The line of an application's list that it is about; null where none is. */
  readonly listing: Listing | null;
}

/** Change order documents by contract, and those that belong to none for sure. */
interface Placing {
  /** For each contract, in the order of the files. */
  readonly ofContract: readonly (readonly PlacedPaper[])[];
  readonly unplaced: readonly ChangeOrderPaper[];
  /** What was left apart. */
  readonly doubts: readonly AuditNotice[];
}

/** A contract that is looked at, and a file by which people know it. */
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
  const doubts: AuditNotice[] = [];
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
      doubts.push(doubtOf(paper, best, isOnlyOne ? null : next));
    }
  }
  return { ofContract, unplaced, doubts: [...doubts, ...strangersOf(strangers)] };
}

type Candidate = Belonging & { readonly file: string };

function doubtOf({ file }: ChangeOrderPaper, best: Candidate, next: Candidate | null): AuditNotice {
  if (next !== null)
    return { code: "of-one-of-two", facts: { file, contracts: [best.file, next.file] } };
  const { file: contract, shared, differing } = best;
  return { code: "perhaps-of-contract", facts: { file, contract, shared, differing } };
}

function strangersOf(files: readonly string[]): readonly AuditNotice[] {
  return files.length === 0 ? [] : [{ code: "of-no-contract", facts: { files } }];
}

/** A listed change order and the documents that are about it, each file once. */
export interface DocumentedOrder extends BilledOrder {
  /** Orders that stand: executed, or not for certain. */
  readonly orders: readonly ChangeOrderPaper[];
  /** Requests, and orders that are void or were rejected: they change nothing. */
  readonly others: readonly ChangeOrderPaper[];
}

/** The change order documents of a contract beside what its applications list. */
export interface OrderDocuments {
  /** The listed orders of which there is a document. */
  readonly documented: readonly DocumentedOrder[];
  /** The listed orders of which there is none. */
  readonly undocumented: readonly BilledOrder[];
  /** Orders that stand and that no application lists. */
  readonly unlisted: readonly ChangeOrderPaper[];
}

/** Brings the change order documents of a contract together with the orders that its applications list. */
export function orderDocumentsOf(
  billed: BilledOrders,
  placed: readonly PlacedPaper[],
): OrderDocuments {
  const papersOf = new Map<BilledOrder, ChangeOrderPaper[]>();
  const unlisted: ChangeOrderPaper[] = [];
  const seen = new Set<string>();
  for (const { paper, listing } of placed) {
    if (seen.has(paper.fingerprint)) continue;
    seen.add(paper.fingerprint);
    if (listing === null) {
      if (stands(paper)) unlisted.push(paper);
      continue;
    }
    const own = papersOf.get(listing.billed) ?? [];
    papersOf.set(listing.billed, own);
    own.push(paper);
  }
  return {
    documented: billed.all.flatMap((order) => {
      const papers = papersOf.get(order) ?? [];
      if (papers.length === 0) return [];
      const others = papers.filter((paper) => !stands(paper));
      return [{ ...order, others, orders: papers.filter(stands) }];
    }),
    undocumented: billed.all.filter((order) => !papersOf.has(order)),
    unlisted,
  };
}

/** A listed order as sentences name it. */
export function listedOrder({ order, application }: BilledOrder): ListedOrder {
  return { order: order.name, amount: order.amount, application: application.name };
}

function stands({ standing }: ChangeOrderPaper): boolean {
  return standing === "executed" || standing === "open" || isUnfinished(standing);
}
