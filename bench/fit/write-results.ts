import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FieldValue } from "../../src/solve/application-values.ts";
import type { Read } from "./read-held-out.ts";

/** Writes what was read in the contract's form, for the scorer of the samples. */
export function writeResults(reads: readonly Read[], folder: string): void {
  for (const { example, values, orders, confidence } of reads) {
    const { set, name } = example.truth.file;
    const money = ({ value }: FieldValue): number | null =>
      value === null ? null : Number(value) / 100;
    const document = {
      documentType: "PAY_APPLICATION",
      applicationNumber: values.applicationNumber.value,
      periodTo: values.periodTo.value,
      grossThisPeriod: money(values.grossThisPeriod),
      retainageHeldToDate: money(values.retainageHeldToDate),
      retainageReleasedThisPeriod: money(values.retainageReleasedThisPeriod),
      retainageRatePercent: values.retainageRatePercent.value,
      totalCompletedAndStoredToDate: money(values.totalCompletedAndStoredToDate),
      contractSumToDate: money(values.contractSumToDate),
      balanceToFinishIncludingRetainage: money(values.balanceToFinishIncludingRetainage),
      currentPaymentDue: money(values.currentPaymentDue),
      changeOrders: orders.orders.map(({ number, cents }) => ({
        number,
        reference: null,
        description: null,
        amount: cents / 100,
      })),
    };
    mkdirSync(join(folder, set), { recursive: true });
    const result = { document, checks: [], warnings: [], confidence };
    writeFileSync(join(folder, set, `${name}.json`), JSON.stringify(result));
  }
}
