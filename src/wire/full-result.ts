import type { Reading } from "../reading.ts";
import { toFullApplication } from "./full-application.ts";
import { toFullChangeOrder } from "./full-change-order.ts";
import type { FullResult } from "./full-contract.ts";
import { toFullInvoice } from "./full-invoice.ts";

/** The reading with everything that proves it. */
export function toFullResult(reading: Reading): FullResult {
  switch (reading.documentType) {
    case "PAY_APPLICATION":
      return toFullApplication(reading);
    case "CHANGE_ORDER":
      return toFullChangeOrder(reading);
    case "INVOICE":
      return toFullInvoice(reading);
  }
}
