import { sameNumber } from "./equality.ts";
import type { ApplicationTruth } from "./truth.ts";

/** The contract's fields of a pay application but its list of change orders. */
export const FIELDS = [
  "applicationNumber",
  "periodTo",
  "grossThisPeriod",
  "retainageHeldToDate",
  "retainageReleasedThisPeriod",
  "retainageRatePercent",
  "totalCompletedAndStoredToDate",
  "contractSumToDate",
  "balanceToFinishIncludingRetainage",
  "currentPaymentDue",
] as const;

export type Field = (typeof FIELDS)[number];

/** What is read of one field: a number, a day or a printed number; null where it was not found. */
export type Value = number | string | null;

export type Verdict = "right" | "missed" | "wrong" | "invented";

/** How a value stands to the truth and to what else an expert could defend; as the scorer of the samples judges. */
export function verdictOn(field: Field, value: Value, { document, accept }: ApplicationTruth): Verdict {
  const wanted = document[field];
  if ([wanted, ...(accept[field] ?? [])].some((one) => isSame(field, value, one))) return "right";
  if (value === null) return "missed";
  return wanted === null || wanted === undefined ? "invented" : "wrong";
}

function isSame(field: Field, value: Value, wanted: unknown): boolean {
  if (value === null || wanted === null || wanted === undefined)
    return value === null && (wanted === null || wanted === undefined);
  if (field === "periodTo") return value === wanted;
  if (field === "applicationNumber") return sameNumber(String(value), String(wanted));
  return Math.abs(Number(value) - Number(wanted)) < 0.005;
}
