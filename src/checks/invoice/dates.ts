import { compareDates, isoDate } from "../../base/calendar-date.ts";
import type { Invoice } from "../../document/invoice.ts";
import type { Check, CheckResult } from "../check.ts";
import { notPrinted, untested } from "../define-check.ts";

const NAME = "dates";

const FIGURES = ["dueDate", "invoiceDate"] as const;

/** Nothing is due before it is billed. */
export const dates: Check<Invoice> = {
  name: NAME,
  severity: "medium",
  verifies: "The due date is on or after the invoice date.",
  run: (invoice: Invoice): CheckResult => {
    const { dueDate, invoiceDate } = invoice;
    if (dueDate === null || invoiceDate === null) {
      return notPrinted(
        NAME,
        FIGURES,
        FIGURES.filter((figure) => invoice[figure] === null),
      );
    }
    const passed = compareDates(dueDate.value, invoiceDate.value) >= 0;
    const detail = passed
      ? `The due date ${isoDate(dueDate.value)} is on or after the invoice date ${isoDate(invoiceDate.value)}.`
      : `The due date is printed as ${isoDate(dueDate.value)}, but the invoice date is ${isoDate(invoiceDate.value)}, which is later.`;
    return { ...untested(NAME, FIGURES, detail), passed };
  },
};
