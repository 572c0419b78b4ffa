import { KINDS } from "../../src/kinds/kinds.ts";
import { SCORED_ORDERS } from "./change-order.ts";
import { SCORED_INVOICES } from "./invoice.ts";
import type { ScoredKind, Truth } from "./kind.ts";
import { SCORED_WAIVERS } from "./lien-waiver.ts";
import { SCORED_APPLICATIONS } from "./pay-application.ts";
import { scoredKind } from "./usual-kind.ts";

/** Kinds with something peculiar to how they are scored. */
const PECULIAR: readonly ScoredKind[] = [
  SCORED_APPLICATIONS,
  SCORED_ORDERS,
  SCORED_INVOICES,
  SCORED_WAIVERS,
];

/** Every kind of paper, scored in the usual way where nothing is peculiar to it. */
export const SCORED_KINDS: readonly ScoredKind[] = KINDS.map(
  (kind) =>
    PECULIAR.find(({ documentType }) => documentType === kind.documentType) ?? scoredKind(kind, {}),
);

/** Whether a truth is of a document of the kind. */
export function isOfKind({ member, documentType }: ScoredKind, truth: Truth): boolean {
  return truth[member]?.["documentType"] === documentType;
}

/** Lists of plain answers, by name: each is right or wrong as a whole. */
export const LIST_NAMES: ReadonlySet<string> = new Set(
  SCORED_KINDS.flatMap(({ fields, lists = {} }) => [
    ...Object.keys(fields).filter((name) => fields[name]?.type === "list"),
    ...Object.keys(lists).filter((name) => lists[name]?.isAnswered === true),
  ]),
);
