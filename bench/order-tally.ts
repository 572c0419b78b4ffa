import { isWhole, ORDER_FIELDS, type OrderField, type OrderScore } from "./order-accuracy.ts";

/** How often one field was read in which way; an invented value counts as wrong. */
export interface FieldTally {
  readonly exact: number;
  readonly wrong: number;
  readonly missing: number;
}

/** Sums over change orders. */
export interface OrderTally {
  readonly documents: number;
  readonly whole: number;
  readonly fields: Readonly<Record<OrderField, FieldTally>>;
  readonly wrongSign: number;
  readonly silentlyWrong: number;
  readonly warned: { readonly given: number; readonly wanted: number; readonly needless: number };
  readonly refused: number;
}

/** The sums over the given change orders. */
export function tallyOfOrders(scores: readonly OrderScore[]): OrderTally {
  const count = (isCounted: (score: OrderScore) => boolean): number =>
    scores.filter((score) => isCounted(score)).length;
  const tallyOf = (field: OrderField): FieldTally => {
    const is = (...statuses: readonly string[]): number =>
      count(({ fields }) => statuses.includes(fields.get(field)?.status ?? ""));
    return { exact: is("exact"), wrong: is("wrong", "invented"), missing: is("missing") };
  };
  return {
    documents: scores.length,
    whole: count(isWhole),
    fields: Object.fromEntries(
      ORDER_FIELDS.map((field) => [field, tallyOf(field)]),
    ) as OrderTally["fields"],
    wrongSign: count(({ hasWrongSign }) => hasWrongSign),
    silentlyWrong: count(({ isSilentlyWrong }) => isSilentlyWrong),
    warned: {
      given: count(({ warning }) => warning?.wanted === true && warning.given),
      wanted: count(({ warning }) => warning?.wanted === true),
      needless: count(({ warning }) => warning?.wanted === false && warning.given),
    },
    refused: count(({ refusal }) => refusal !== null),
  };
}
