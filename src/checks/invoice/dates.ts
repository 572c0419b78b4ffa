import { compareDates } from "../../base/calendar-date.ts";
import type { Invoice } from "../../document/invoice.ts";
import type { Check, CheckResult } from "../check.ts";
import { stated } from "../../finding/statement.ts";
import { notPrinted, withoutSides } from "../define-check.ts";

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
    const days = { dueDate: dueDate.value, invoiceDate: invoiceDate.value, passed };
    return withoutSides(NAME, FIGURES, { passed, statement: stated("dates", days) });
  },
};
