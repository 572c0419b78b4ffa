import type { CheckResult } from "../checks/check.ts";
import { namesOf } from "../base/names-of.ts";
import type { Sourced } from "../document/sourced.ts";
import { ORDER_FIELDS } from "../kinds/change-order/fields.ts";
import type { FieldState, Signs } from "../reading.ts";
import type { OrderDraft } from "../template/change-order/read-change-order.ts";
import type { WeighedField } from "./probability.ts";
import { certaintySign, companyOf, identitiesOf, saturated, signsOfBest, within } from "./signs.ts";

type OrderField = keyof typeof ORDER_FIELDS;

const FIELD_NAMES: readonly OrderField[] = namesOf(ORDER_FIELDS);

/** What speaks for and against each field of a change order. */
export function orderSigns(
  read: OrderDraft,
  results: readonly CheckResult[],
): readonly WeighedField[] {
  const { document, kind } = read;
  const values = new Map<string, Sourced<unknown> | null>(
    FIELD_NAMES.map((field) => [field, document[field]]),
  );
  const notices = saturated(read.notices.length);
  const ofKind: WeighedField = {
    field: "kind",
    state: stateOf(kind.margin, [2.5, 1]),
    signs: { lead: within(kind.margin / 4), company: companyOf("kind", values), notices },
  };
  const weighed = FIELD_NAMES.map((field): WeighedField => {
    const value = document[field];
    const common = { company: companyOf(field, values), notices };
    if (value === null) return { field, state: "absent", signs: common };
    const characters = certaintySign(value.from);
    const paper = { read, results, common: { ...common, characters } };
    return { field, ...originOf(field, value, paper) };
  });
  return [ofKind, ...weighed];
}

/** What fields of one paper are weighed from. */
interface WeighedPaper {
  readonly read: OrderDraft;
  readonly results: readonly CheckResult[];
  /** Signs that every field has. */
  readonly common: Signs;
}

function originOf(
  field: OrderField,
  value: Sourced<unknown>,
  { read, results, common }: WeighedPaper,
): Pick<WeighedField, "state" | "signs"> {
  switch (field) {
    case "issuer":
      return ofIssuer(value, read, common);
    case "amount":
      return ofAmount(read, results, common);
    case "number":
      return ofCandidates(read.numbers, value, [0.5, 0.5], common);
    case "date":
      return ofCandidates(read.dates, value, [0.5, 0.3], common);
    case "description":
      return ofCandidates(read.descriptions, value, [0.95, 0.45], common);
  }
}

function ofIssuer(
  value: Sourced<unknown>,
  { parties: { senders } }: OrderDraft,
  common: Signs,
): Pick<WeighedField, "state" | "signs"> {
  const [first, second] = senders;
  if (first === undefined || first.name !== value.value) return { state: "derived", signs: common };
  const gap = first.score - (second?.score ?? 0);
  const lead = within(gap / 1.5);
  const state = gap > CLEAR_SENDER && first.score > 1 ? "labelled" : "unlabelled";
  return { state, signs: { ...common, label: within(first.score / 2), lead } };
}

function ofAmount(
  { priced }: OrderDraft,
  results: readonly CheckResult[],
  common: Signs,
): Pick<WeighedField, "state" | "signs"> {
  const [best, next] = priced.amounts;
  if (best === undefined) return { state: "derived", signs: common };
  const { doubts = 0 } = identitiesOf(["sums.change", "costs"], results);
  const isClear = best.said.length === 0 && best.score - (next?.score ?? 0) >= CLEAR_AMOUNT;
  return {
    state: isClear ? "labelled" : "unlabelled",
    signs: {
      ...common,
      label: within(best.score / 2.5),
      lead: within(best.score - (next?.score ?? 0)),
      proofs: saturated(best.because.length - 1),
      doubts,
    },
  };
}

function ofCandidates(
  candidates: readonly { readonly score: number; readonly from: unknown }[],
  value: Sourced<unknown>,
  thresholds: readonly [strong: number, fair: number],
  common: Signs,
): Pick<WeighedField, "state" | "signs"> {
  const [best] = candidates;
  const signs = signsOfBest(candidates, value);
  if (best === undefined || signs === null) return { state: "derived", signs: common };
  return { state: stateOf(best.score, thresholds), signs: { ...common, ...signs } };
}

/** Where a sender or an amount stands out by less, the next one may be meant. */
const CLEAR_SENDER = 0.4;
const CLEAR_AMOUNT = 0.12;

/** Strong evidence is that of a caption; fair evidence that of a place; the rest is a guess among a few. */
function stateOf(
  score: number,
  [strong, fair]: readonly [strong: number, fair: number],
): FieldState {
  if (score > strong) return "labelled";
  return score > fair ? "derived" : "unlabelled";
}
