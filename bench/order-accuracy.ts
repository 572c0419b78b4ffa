import type { Outcome, Reading } from "../src/reading.ts";
import { CONFIDENT, isNothing, refusalOf, type FieldScore } from "./accuracy.ts";

/** The contract's fields of a change order. */
export const ORDER_FIELDS = ["kind", "issuer", "number", "description", "amount", "date"] as const;

export type OrderField = (typeof ORDER_FIELDS)[number];

/** How one change order was read, measured against its truth. */
export interface OrderScore {
  readonly name: string;
  /** The printed layout: a folder of fixtures, or the layout that a sample names. */
  readonly family: string;
  /** Why there is no change order to compare; null when there is. */
  readonly refusal: string | null;
  /** What was read; null where it was not, or as a paper of another kind. */
  readonly reading: Reading | null;
  readonly fields: ReadonlyMap<OrderField, FieldScore>;
  /** The amount was read with the other sign. */
  readonly hasWrongSign: boolean;
  /** A wrong amount or kind, no warning, and a confidence of 0.9 or more. */
  readonly isSilentlyWrong: boolean;
  /** Whether a warning had to be given, and was; null where the truth does not say. */
  readonly warning: { readonly wanted: boolean; readonly given: boolean } | null;
}

/** Completes the score of a change order whose fields have been judged. */
export function scoreOrder({
  outcome,
  mustWarn,
  ...judged
}: Pick<OrderScore, "name" | "family" | "fields"> & {
  readonly outcome: Outcome;
  /** Null where the truth does not say. */
  readonly mustWarn: boolean | null;
}): OrderScore {
  const isOrder = outcome.kind === "read" && outcome.reading.documentType === "CHANGE_ORDER";
  const amount = judged.fields.get("amount");
  return {
    ...judged,
    refusal: isOrder ? null : refusalOf(outcome),
    reading: isOrder ? outcome.reading : null,
    hasWrongSign: amount !== undefined && isOpposite(amount),
    isSilentlyWrong: outcome.kind === "read" && isSilentlyWrong(outcome.reading, judged.fields),
    warning:
      mustWarn === null || outcome.kind === "unread"
        ? null
        : { wanted: mustWarn, given: outcome.reading.findings.length > 0 },
  };
}

/** Whether every field is exact. */
export function isWhole({ refusal, fields }: OrderScore): boolean {
  return refusal === null && [...fields.values()].every(({ status }) => status === "exact");
}

/** The same digits on the other side of zero, or any others there. */
function isOpposite({ status, got, want }: FieldScore): boolean {
  if (status !== "wrong" || isNothing(got) || isNothing(want)) return false;
  return got.startsWith("-") !== want.startsWith("-") && Number(want) !== 0 && Number(got) !== 0;
}

function isSilentlyWrong(
  { confidence, findings }: Pick<Reading, "confidence" | "findings">,
  fields: OrderScore["fields"],
): boolean {
  if (confidence < CONFIDENT || findings.length > 0) return false;
  return (["amount", "kind"] as const).some((field) => {
    const status = fields.get(field)?.status;
    return status === "wrong" || status === "invented";
  });
}
