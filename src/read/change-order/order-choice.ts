import type { CalendarDate } from "../../base/calendar-date.ts";
import type { Money } from "../../base/money.ts";
import type { ChangeOrderKind, ContractSumName } from "../../document/change-order.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { PrintedOn } from "../../finding/finding.ts";
import type { Label } from "../../lexicon/labels.ts";
import type { Chosen } from "../pay-application/application-summary.ts";
import type { DateOrder } from "../../paper/read-value.ts";

/** What the paper says beside its figures. */
export interface OrderKnown {
  /** Of day and month in numeric dates; where it is null, a day that may be read either way is left open. */
  readonly order: DateOrder | null;
  /** The way in which a checked box says that the contract sum moves. */
  readonly checked: "addition" | "deduction" | null;
  /** Words that say that what stands on their line no longer counts. */
  readonly superseded: readonly Pick<Label<unknown>, "pageNumber" | "box">[];
}

/** The contract's fields of a change order, chosen by fitted numbers; what is absent is not printed. */
export interface OrderChoice {
  readonly kind: { readonly value: ChangeOrderKind; readonly probability: number };
  readonly issuer: Chosen<string> | null;
  readonly number: Chosen<string> | null;
  /** The words beside or above the number. */
  readonly calledBy: string | null;
  readonly description: Chosen<string> | null;
  /** As printed, with the sign by which it moves the contract sum. */
  readonly amount: Chosen<Money> | null;
  /** How probable it is that no money changes, where that is chosen and no figure says so; else null. */
  readonly nothing: number | null;
  /** The contract sums around the change; `change` is what they move by, where that is not the amount. */
  readonly sums: Readonly<Record<ContractSumName, Chosen<Money> | null>>;
  /** What was asked for, where a caption says so and it is not what was agreed. */
  readonly requested: Sourced<Money> | null;
  /** How many different amounts captions call the change, its total or what is asked. */
  readonly prices: number;
  readonly date: Chosen<CalendarDate> | null;
  /** The day that seems to be its date where nothing says whether its day or its month comes first; else null. */
  readonly openDate: PrintedOn | null;
}
