import type { CalendarDate } from "../base/calendar-date.ts";
import type { Sourced } from "./sourced.ts";

/** Whom and what an application is for, as the head of the form prints it. Null where nothing is printed, or nothing clear. */
export interface Heading {
  /** Name of the project or job. */
  readonly project: Sourced<string> | null;
  /** The firm that bills. */
  readonly contractor: Sourced<string> | null;
  /** The firm that is billed: the owner, or the general contractor of a subcontract. */
  readonly addressee: Sourced<string> | null;
  /** Number of the contract, subcontract, commitment or purchase order. */
  readonly contractNumber: Sourced<string> | null;
  /** Number of the project or job. */
  readonly projectNumber: Sourced<string> | null;
  /** First day of the billing period, where the form prints both of its ends. */
  readonly periodFrom: Sourced<CalendarDate> | null;
}
