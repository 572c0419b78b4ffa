import { describeInvoice } from "../../support/invoice-answers.ts";

describeInvoice("dates", [
  [
    "holds later",
    { invoiceDate: "2026-10-31", dueDate: "2026-11-30" },
    true,
    "The due date 2026-11-30 is on or after the invoice date 2026-10-31.",
  ],
  ["holds on the day", { invoiceDate: "2026-10-31", dueDate: "2026-10-31" }, true, /on or after/],
  [
    "fails before",
    { invoiceDate: "2026-10-31", dueDate: "2026-10-30" },
    false,
    "The due date is printed as 2026-10-30, but the invoice date is 2026-10-31, which is later.",
  ],
  [
    "is not tested without a due date",
    { invoiceDate: "2026-10-31" },
    null,
    "Not tested: due date is not printed.",
  ],
  [
    "is not tested without both",
    {},
    null,
    "Not tested: due date and invoice date are not printed.",
  ],
]);
