import type { Reading } from "../reading.ts";
import { type FullApplicationResult, toFullApplication } from "./full-application.ts";
import { type FullChangeOrderResult, toFullChangeOrder } from "./full-change-order.ts";

/** The contract's answer with its whole proof; `document.documentType` says which of the two it is. */
export type FullResult = FullApplicationResult | FullChangeOrderResult;

/** The reading with everything that proves it. */
export function toFullResult(reading: Reading): FullResult {
  switch (reading.documentType) {
    case "PAY_APPLICATION":
      return toFullApplication(reading);
    case "CHANGE_ORDER":
      return toFullChangeOrder(reading);
  }
}
