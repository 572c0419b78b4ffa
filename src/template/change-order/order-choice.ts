import type { CalendarDate } from "../../base/calendar-date.ts";
import type { Money } from "../../base/money.ts";
import type { ChangeOrderKind } from "../../document/change-order.ts";
import type { Chosen } from "../pay-application/application-summary.ts";

/** The contract's fields of a change order, chosen by fitted numbers; what is absent is not printed. */
export interface OrderChoice {
  readonly kind: { readonly value: ChangeOrderKind; readonly probability: number };
  readonly issuer: Chosen<string> | null;
  readonly number: Chosen<string> | null;
  readonly description: Chosen<string> | null;
  /** As printed, with the sign by which it moves the contract sum. */
  readonly amount: Chosen<Money> | null;
  /** How probable it is that no money changes, where that is chosen and no figure says so; else null. */
  readonly nothing: number | null;
  readonly date: Chosen<CalendarDate> | null;
  /** The day that seems to be its date where nothing says whether its day or its month comes first; else null. */
  readonly openDate: string | null;
}
