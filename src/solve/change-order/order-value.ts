import type { Candidate } from "../../evidence/candidate.ts";

/** A field's value, an amount in cents, and how probable it is. */
export interface OrderValue<Value> {
  readonly value: Value | null;
  readonly probability: number;
  /** The print that stands for it best; null where nothing does. */
  readonly candidate: Candidate | null;
}

/** The contract's fields of a change order. */
export interface OrderValues {
  readonly kind: OrderValue<"SUBCONTRACTOR_REQUEST" | "GC_CHANGE_ORDER">;
  readonly issuer: OrderValue<string>;
  readonly number: OrderValue<string>;
  readonly description: OrderValue<string>;
  readonly amount: OrderValue<number>;
  readonly date: OrderValue<string>;
}
