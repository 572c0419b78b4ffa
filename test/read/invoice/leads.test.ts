import { expect, test } from "vitest";
import { TEMPLATES } from "../../../src/read/templates.ts";
import { readPages } from "../../support/read-pages.ts";
import { PLUMBERS_BILL } from "./plumbers-bill.ts";
import { typedPages } from "./typed-invoice.ts";

/** How likely what is said of a field is among all that might be said of it. */
function leadsOf(page: string): (field: string) => number | undefined {
  const { fields } = readPages(typedPages([page]), TEMPLATES);
  return (field) => fields.find((one) => one.field === field)?.signs.lead;
}

test("items, taxes and fields that are not printed say how likely they are", () => {
  const lead = leadsOf(PLUMBERS_BILL);
  for (const field of ["lineItems", "taxes", "purchaseOrder", "discount", "balanceDue"])
    expect(lead(field), field).toBeGreaterThan(0.9);
});

test("a number that may be an order's makes it less likely that none is printed", () => {
  const other = leadsOf(PLUMBERS_BILL.replace("03/14/2026", "03/14/2026\nReference: 4471-B"));
  const [plain, referred] = [leadsOf(PLUMBERS_BILL)("purchaseOrder"), other("purchaseOrder")];
  expect(referred).toBeLessThan(plain ?? 0);
});

test("beside an amount that fits nowhere nothing leads by much", () => {
  const lead = leadsOf(
    PLUMBERS_BILL.replace(
      "                          Total ",
      "                          Shipping           17.20\n                          Total ",
    ),
  );
  expect(lead("discount")).toBeLessThanOrEqual(0.5);
});
