import type { ReaderName } from "./readers.ts";
import { INVOICE_CHECKS } from "../../checks/invoice.ts";
import { PAY_APPLICATION_CHECKS } from "../../checks/application-checks.ts";

/** A check that an answer may hold, and the sum that it tests. */
export interface ToldCheck {
  readonly name: string;
  readonly verifies: string;
}

/** The checks that the answer of each reader holds; for a change order there are none. */
export const TOLD_CHECKS: Readonly<Record<ReaderName, readonly ToldCheck[]>> = {
  construction: PAY_APPLICATION_CHECKS.map(told),
  invoice: INVOICE_CHECKS.map(told),
};

function told({ name, verifies }: ToldCheck): ToldCheck {
  return { name, verifies };
}
