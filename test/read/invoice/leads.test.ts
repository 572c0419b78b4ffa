import { expect, test } from "vitest";
import { TEMPLATES } from "../../../src/read/templates.ts";
import { readPages } from "../../support/read-pages.ts";
import { typedPages } from "./typed-invoice.ts";

/** How likely what is said of a field is among all that might be said of it. */
function leadsOf(page: string): (field: string) => number | undefined {
  const { fields } = readPages(typedPages([page]), TEMPLATES);
  return (field) => fields.find((one) => one.field === field)?.signs.lead;
}

const BILL = `
Larch Street Plumbing LLC
12 Larch Street, Dayton, OH 45402

INVOICE

Invoice no: 20817
Invoice date: 03/14/2026
Bill to: Dominic Carver, 16 Valley Road, Dayton, OH 45402

Description              Qty   Unit price    Amount
Kitchen sink, fitted       2        64.00    128.00
Boiler service            10        69.00    690.00

                          Subtotal          818.00
                          Sales tax 8%       65.44
                          Total            $883.44
`;

test("items, taxes and fields that are not printed say how likely they are", () => {
  const lead = leadsOf(BILL);
  for (const field of ["lineItems", "taxes", "purchaseOrder", "discount", "balanceDue"])
    expect(lead(field), field).toBeGreaterThan(0.9);
});

test("a number that may be an order's makes it less likely that none is printed", () => {
  const other = leadsOf(BILL.replace("03/14/2026", "03/14/2026\nReference: 4471-B"));
  const [plain, referred] = [leadsOf(BILL)("purchaseOrder"), other("purchaseOrder")];
  expect(referred).toBeLessThan(plain ?? 0);
});

test("beside an amount that fits nowhere nothing leads by much", () => {
  const lead = leadsOf(
    BILL.replace(
      "                          Total ",
      "                          Shipping           17.20\n                          Total ",
    ),
  );
  expect(lead("discount")).toBeLessThanOrEqual(0.5);
});
