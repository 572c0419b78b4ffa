import type { CheckResult } from "../../checks/check.ts";
import { checkRows } from "../../checks/pay-application.ts";
import { detailOf } from "../../finding/check-sentences.ts";
import type { ApplicationReading } from "../../kinds/reading.ts";
import { toSides } from "../values.ts";
import type { Addition } from "./addition.ts";
import type { RowCheckBody } from "../full-contract.ts";

/** The identities of each row of a continuation sheet. */
export const ROW_CHECKS: Addition<ApplicationReading, readonly (readonly RowCheckBody[])[]> = {
  of: ({ document }) => checkRows(document).map((checks) => checks.flatMap(toRowCheckBody)),
};

/** What a row's check decides it decides by two amounts; without them it was not tested. */
function toRowCheckBody(check: CheckResult): readonly RowCheckBody[] {
  const { name, passed } = check;
  const { printed, expected, difference } = toSides(check);
  if (passed === null || printed === null || expected === null || difference === null) return [];
  return [
    { name, passed, printed, expected, difference, ...(passed ? {} : { detail: detailOf(check) }) },
  ];
}
