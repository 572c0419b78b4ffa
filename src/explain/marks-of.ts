import type { Reading } from "../reading.ts";
import { applicationMarks } from "./application-marks.ts";
import { changeOrderMarks } from "./change-order-marks.ts";
import { invoiceMarks } from "./invoice-marks.ts";
import type { Marks } from "./marks.ts";

/** Collects the marks of a document of any kind. */
export function marksOf(reading: Reading): Marks {
  switch (reading.documentType) {
    case "PAY_APPLICATION":
      return applicationMarks(reading);
    case "CHANGE_ORDER":
      return changeOrderMarks(reading);
    case "INVOICE":
      return invoiceMarks(reading);
  }
}
