/** What a person sees that the reading does not: of a field the words to search for, or that nothing is printed, and the value that follows. */
export interface Seen {
  readonly field: string;
  readonly search: string | null;
  readonly value: string | null;
}

/** Papers of which the reading says something else than their truth, and what corrects it. */
export const MISREAD: Readonly<Record<string, readonly Seen[]>> = {
  "change-order/mail/approved-below-request": [
    { field: "description", search: "hoist standby, ten days", value: "Hoist standby, ten days." },
  ],
  "change-order/workbook/tax-is-wrong": [{ field: "number", search: "cop 9", value: "COP 9" }],
  "invoice/hire-schedule/scaffold": [
    { field: "invoiceDate", search: "30/09/2026", value: "2026-09-30" },
    { field: "purchaseOrder", search: "hhb/2291", value: "HHB/2291" },
  ],
  "invoice/shop-receipt/grease-gun": [
    { field: "invoiceNumber", search: "gl200418", value: "GL-200418" },
    { field: "purchaseOrder", search: null, value: null },
  ],
  "invoice/italian-form/geometra": [{ field: "amountPaid", search: "650,00", value: "650.00" }],
  "invoice/progress-bill/abschlag": [
    { field: "subtotal", search: "23.286,46", value: "23286.46" },
    { field: "discount", search: null, value: null },
  ],
  "invoice/till/ferreteria": [{ field: "subtotal", search: null, value: null }],
  "lien-waiver/arizona/unconditional-progress-own-words": [
    {
      field: "location",
      search: "77 N Gilbert Road, Mesa, AZ 85203",
      value: "77 N. Gilbert Road, Mesa, AZ 85203.",
    },
  ],
  "scans/change-order/signed": [
    { field: "description", search: "hoist standby, ten days", value: "Hoist standby, ten days." },
  ],
};

/** What a person does in the rows of a list. */
export type RowStep =
  /** Points at the words of a cell, which then says this. */
  | { readonly cell: string; readonly search: string; readonly value: string }
  /** Strikes a row out. */
  | { readonly strike: string }
  /** Adds a row by the line that is found, and so many lines that follow it. */
  | { readonly add: string; readonly search: string; readonly further?: number };

/** What is done in the rows of a paper, and what its golden then says of them. */
interface RowsSeen {
  readonly steps: readonly RowStep[];
  readonly section: "lineItems" | "costs" | "rows" | "changeOrders";
  /** Rows that differ from those that were read, by their place from 0. */
  readonly differ: Readonly<Record<number, readonly unknown[]>>;
}

/** Papers of which rows are misread, or are struck out and added again as they were read. */
export const MISREAD_ROWS: Readonly<Record<string, RowsSeen>> = {
  "broken/row_total": {
    steps: [
      { strike: "sheet.rows.0" },
      { add: "sheet.rows", search: "general conditions and supervision" },
    ],
    section: "rows",
    differ: {},
  },
  "broken/change_order_summary": {
    steps: [
      { strike: "changeOrders.2" },
      { add: "changeOrders", search: "credit for owner" },
      // Its line has more words in the column than were read before.
      {
        cell: "changeOrders.3.description",
        search: "credit for owner's paint",
        value: "Credit for owner's paint",
      },
    ],
    section: "changeOrders",
    differ: {},
  },
  "change-order/workbook/tax-is-wrong": {
    steps: [{ strike: "costs.2" }, { add: "costs", search: "access doors, rated" }],
    section: "costs",
    differ: {},
  },
  "invoice/french-frame/chauffage": {
    steps: [
      {
        cell: "lineItems.2.description",
        search: "tube multicouche ø 20",
        value: "Tube multicouche Ø 20",
      },
    ],
    section: "lineItems",
    differ: {
      2: ["Tube multicouche Ø 20", "64.5", "3.15", "203.18", { unit: "ml", taxRate: "10 %" }],
    },
  },
  "invoice/hire-schedule/scaffold": {
    steps: [
      { strike: "lineItems.1" },
      { add: "lineItems", search: "temporary roof 18 m span", further: 1 },
    ],
    section: "lineItems",
    differ: {},
  },
  "invoice/prose-letter/architekt": {
    steps: [{ add: "lineItems", search: "leistungsphasen" }],
    section: "lineItems",
    differ: { 0: ["Leistungsphasen 1 bis 3, 27 % von 42.000,00 €", null, null, "11340.00"] },
  },
  "invoice/us-classic/ready-mix": {
    steps: [
      {
        cell: "lineItems.0.description",
        search: "4000 psi w/ 6% air, ticket 70418",
        value: "4000 PSI w/ 6% air, ticket 70418",
      },
      {
        cell: "lineItems.1.description",
        search: "3500 psi pea gravel pump mix, ticket 70425",
        value: "3500 PSI pea gravel pump mix, ticket 70425",
      },
    ],
    section: "lineItems",
    differ: {
      0: ["4000 PSI w/ 6% air, ticket 70418", "27", "148.50", "4009.50"],
      1: ["3500 PSI pea gravel pump mix, ticket 70425", "9.5", "152.25", "1446.38"],
    },
  },
  "scans/invoice/printed-letterhead": {
    steps: [{ strike: "lineItems.4" }, { add: "lineItems", search: "short load charge" }],
    section: "lineItems",
    differ: {},
  },
};
