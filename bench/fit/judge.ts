import type { ChosenOrder } from "../../src/solve/choose-orders.ts";
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

export type Verdict = "right" | "missed" | "wrong" | "invented";

/** How a value stands to the truth and to what else an expert could defend; as the scorer of the samples judges. */
export function verdictOn(
  field: Field,
  value: string | number | null,
  { document, accept }: ApplicationTruth,
): Verdict {
  const wanted = document[field];
  if ([wanted, ...(accept[field] ?? [])].some((one) => isSame(field, value, one))) return "right";
  if (value === null) return "missed";
  return wanted === null || wanted === undefined ? "invented" : "wrong";
}

function isSame(field: Field, value: string | number | null, wanted: unknown): boolean {
  if (value === null || wanted === null || wanted === undefined)
    return value === null && (wanted === null || wanted === undefined);
  if (field === "periodTo") return value === wanted;
  if (field === "applicationNumber")
    return typeof wanted === "string" && sameNumber(String(value), wanted);
  const points = field === "retainageRatePercent" ? Number(value) : Number(value) / 100;
  return Math.abs(points - Number(wanted)) < 0.005;
}

/** Whether a list of change orders is right: each with its number and amount, and nothing else. */
export function isListRight(
  orders: readonly Pick<ChosenOrder, "number" | "cents">[],
  { document }: ApplicationTruth,
): boolean {
  const wanted = (document["changeOrders"] ?? []) as readonly {
    readonly number: string | null;
    readonly amount: number | string | null;
  }[];
  const left = [...orders];
  for (const { number, amount } of wanted) {
    const at = left.findIndex(
      (one) =>
        Math.abs(one.cents - Math.round(Number(amount) * 100)) < 1 &&
        (number === null || number === "" || sameNumber(one.number ?? "", number)),
    );
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}
