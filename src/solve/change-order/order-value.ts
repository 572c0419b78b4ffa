import type { Candidate } from "../../evidence/candidate.ts";
import type { CarriedSlot } from "../../evidence/change-order/order-slots.ts";

/** A field's value, an amount in cents, and how probable it is. */
export interface OrderValue<Value> {
  readonly value: Value | null;
  readonly probability: number;
  /** The print that stands for it best; null where nothing does. */
  readonly candidate: Candidate | null;
  /** Keys of other candidates that say the same: the print with its caption, or without a word. */
  readonly same?: ReadonlySet<string>;
}

/** The contract's fields of a change order. */
export interface OrderValues {
  readonly kind: OrderValue<"SUBCONTRACTOR_REQUEST" | "GC_CHANGE_ORDER">;
  readonly issuer: OrderValue<string>;
  readonly number: OrderValue<string>;
  readonly description: OrderValue<string>;
  readonly amount: OrderValue<number>;
  readonly sums: ChosenSums;
  readonly date: OrderValue<string>;
}

/** The contract sums around the change, and the change as they carry it: before tax, where the amount has it. */
export type ChosenSums = Readonly<Record<CarriedSlot | "carried", OrderValue<number>>>;
