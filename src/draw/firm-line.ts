import type { CalendarDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import type { DrawFinding } from "./draw-check.ts";
import { type DrawnParty, failureCount } from "./draw.ts";
import { amountOf, waivedAmount } from "./waivers.ts";

/** What is said of a firm in one line, wherever a draw is shown; null for what its papers do not tell. */
export interface FirmLine {
  readonly name: string;
  /** The firm that it bills; null for the contractor. */
  readonly bills: string | null;
  /** Of its application of this draw. */
  readonly number: string | null;
  readonly periodTo: CalendarDate | null;
  readonly due: Money | null;
  readonly waivedThis: Money | null;
  readonly waivedLast: Money | null;
  /** How many comparisons of its papers fail. */
  readonly failed: number;
  readonly file: string | null;
}

export function firmLine(
  { party, waivers }: DrawnParty,
  findings: readonly DrawFinding[],
): FirmLine {
  const { name, biller, current } = party;
  return {
    name,
    bills: biller?.name ?? null,
    number: current?.document.applicationNumber?.value ?? null,
    periodTo: current?.document.periodTo?.value ?? null,
    due: amountOf(party, "this"),
    waivedThis: waivedAmount(waivers.this),
    waivedLast: waivedAmount(waivers.last),
    failed: failureCount(findings, party),
    file: current?.file ?? null,
  };
}
