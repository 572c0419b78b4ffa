import type { SlotName } from "../evidence/slots.ts";
import type { Candidates } from "../evidence/candidate.ts";
import { grossOfTotals } from "./gross-of-totals.ts";
import type { Filled, FilledPaper } from "./fill-slots.ts";

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

const SLOT_OF: Readonly<Record<Field, SlotName>> = {
  applicationNumber: "applicationNumber",
  periodTo: "periodTo",
  grossThisPeriod: "grossThisPeriod",
  retainageHeldToDate: "totalRetainage",
  retainageReleasedThisPeriod: "retainageReleased",
  retainageRatePercent: "retainageRate",
  totalCompletedAndStoredToDate: "totalCompletedAndStored",
  contractSumToDate: "contractSumToDate",
  balanceToFinishIncludingRetainage: "balanceToFinish",
  currentPaymentDue: "currentPaymentDue",
};

/** A field's value, an amount in cents, and how probable it is. */
export interface FieldValue {
  readonly value: string | number | null;
  readonly probability: number;
}

/** All that is paid is retained money where it is that more probably than not, by this much. */
const RETAINAGE_ALONE = 0.6;

/** The fields of a filled paper. */
export function applicationValues(
  { slots }: FilledPaper,
  { money }: Candidates,
): Readonly<Record<Field, FieldValue>> {
  const values = Object.fromEntries(
    FIELDS.map((field) => [field, valueOf(field, slots.get(SLOT_OF[field]))]),
  ) as Record<Field, FieldValue>;
  const { currentPaymentDue: due, retainageReleasedThisPeriod: released } = values;
  // Where all that is paid is retained money, no work was billed.
  const isRetainageAlone = due.value !== null && due.value !== 0 && due.value === released.value;
  if (isRetainageAlone && released.probability > RETAINAGE_ALONE)
    values.grossThisPeriod = { value: 0, probability: released.probability };
  const gross = grossOfTotals(money, slots);
  const { value, probability } = values.grossThisPeriod;
  if (gross !== null && !isRetainageAlone && (value === null || value === gross.work.cents))
    values.grossThisPeriod = { value: gross.work.cents + gross.stored.cents, probability };
  return values;
}

function valueOf(field: Field, filled: Filled | undefined): FieldValue {
  const { candidate = null, probability = 0 } = filled ?? {};
  if (candidate === null) return { value: null, probability };
  if (field === "applicationNumber" || field === "periodTo")
    return { value: candidate.key, probability };
  if (field === "retainageRatePercent") return { value: Number(candidate.key), probability };
  const isHeld = field === "retainageHeldToDate";
  return { value: isHeld ? Math.abs(candidate.cents) : candidate.cents, probability };
}
