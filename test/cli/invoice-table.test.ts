import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { displayWidth } from "../../src/cli/terminal.ts";
import { anyInvoice } from "../support/any-invoice.ts";
import { BARE_INVOICE, INVOICE } from "../wire/invoice-by-hand.ts";
import { printed } from "../wire/reading-by-hand.ts";
import { tableOf } from "./table-of.ts";

describe("the table of an invoice", () => {
  test("has every field, item and amount of the reading", () => {
    expect(tableOf(INVOICE)).toMatchInlineSnapshot(`
      "march/first.pdf
      Send back 2,020.50 CAD
        – Line 3 (Labour): The amount is printed as 511.98, but 7.5 times 68.2525 is
          511.89, which is 0.09 less. 3 lines are tested. See page 1.
        – The file inside of the PDF says that 2026-04-21 is the due date, but the
          page says 2026-04-11.
      From Kestrel & Sons <Hardware> Ltd · for Millrace Builders, Inc.
      Invoice KS-20417 · 2026-03-12 · 1 page · any-invoice

      Invoice
        Paper                   invoice
        Invoice number          KS-20417                        p. 1
        Invoice date            2026-03-12                      p. 1
        Due date                2026-04-11                      p. 1
        Currency                CAD                             p. 1
        Vendor                  Kestrel & Sons <Hardware> Ltd   p. 1
        Vendor's tax number     81234 5678 RT0001               p. 1
        Customer                Millrace Builders, Inc.         p. 1
        Purchase order          PO-7781                         p. 1
        Customer's tax number   CA 778 120                      p. 1
        Account                 GB33 BUKB 2020 1555 5555 55     p. 1

      Items
                                                       unit  price            discount
               description         quantity  unit     price    for    amount      rate
        AB-16  Anchor bolts <M16…     250     pcs  184.00      100    460.00
               Concrete C25/30         12.5    m³  142.40           1,691.00       5 %
      ✗        Labour                   7.5         68.2525           511.98

                                                                tax            service
               description                           discount  rate    tax        date
        AB-16  Anchor bolts <M16>, hot-dip galvani…            12 %
               Concrete C25/30                          89.00  12 %
      ✗        Labour                                          12 %  61.44  2026-03-09

      Amounts
        Subtotal            2,662.98   p. 1
        Discount               62.98   p. 1
        GST 5 %               130.00   p. 1
        GST 5 %, taken of   2,600.00   p. 1
        PST 7 %               182.00   p. 1
        Shipping               45.00   p. 1
        Other charges          -0.02   p. 1
        Total               2,956.98   p. 1
        Amount paid           956.98   p. 1
        Withheld              100.00   p. 1
        Previous balance      120.50   p. 1
        Balance due         2,020.50   p. 1

      Invoice inside of the PDF: 1 of 2 agree
        factur-x.xml, EN 16931
        ✗ Due date: the file says 2026-04-21, the page prints 11.4.2026

      Checks                   printed   expected   difference
        ✗ line_math             511.98     511.89         0.09
          Line 3 (Labour): The amount is printed as 511.98, but 7.5 times 68.2525 is
          511.89, which is 0.09 less. 3 lines are tested.
        ✓ lines_to_subtotal   2,662.98   2,662.98         0.00
        – dates
          Not tested: due date is not printed.

      The form's own arithmetic: 1 of 1 hold

      Confidence  0.87
        total   0.95  It is the sum of what is printed above it.
        vendor  0.92  One firm stands in the letterhead.
      "
    `);
  });

  test("has what the contract has no room for, and what agrees, where all is shown", () => {
    expect(tableOf(INVOICE)).not.toContain("Total: the file says");
    expect(tableOf(INVOICE, { isFull: true })).toContain(
      "✓ Total: the file says 2956.98, the page prints 2,956.98",
    );
  });

  test("says the rate of a tax once, whether its label prints it or not", () => {
    const { document } = INVOICE;
    const [gst] = document.taxes;
    if (gst === undefined) throw new RangeError("The example has a tax.");
    const taxes = [
      { ...gst, label: printed("GST (5%)", "", 18) },
      { ...gst, label: null },
    ];
    const table = tableOf({ ...INVOICE, document: { ...document, taxes } });
    expect(table).toMatch(/^ {2}GST \(5%\) {3,}130\.00/m);
    expect(table).toMatch(/^ {2}Tax 5 % {3,}130\.00/m);
  });

  test("of which nothing is known is short and whole", () => {
    const reading = { ...INVOICE, document: BARE_INVOICE, eInvoice: null };
    const table = tableOf(reading);
    expect(table).toContain("Invoice without a number · no date · 1 page · any-invoice");
    expect(table).not.toContain("Items");
    expect(table).not.toContain("inside of the PDF:");
    expect(table).toMatch(/Balance due +not printed/);
  });

  test.each([80, 100, 120, 200])("keeps within %i columns", (columns) => {
    const lines = tableOf(INVOICE, { columns, isFull: true }).split("\n");
    expect(lines.filter((line) => displayWidth(line) > columns)).toEqual([]);
  });

  test("never cuts a figure, however narrow the terminal", () => {
    const table = tableOf(INVOICE, { columns: 30 });
    for (const figure of ["68.2525", "1,691.00", "12.5", "2,956.98", "-0.02"])
      expect(table).toContain(figure);
  });

  test("prints nothing that could steer the terminal", () => {
    const steering = printed("red \u001b[31m text\u202e reversed\r\nnew line", "", 1);
    const [line, ...lines] = INVOICE.document.lines;
    const [tax, ...taxes] = INVOICE.document.taxes;
    const [comparison] = INVOICE.eInvoice?.comparisons ?? [];
    if (line === undefined || tax === undefined || comparison === undefined)
      throw new RangeError("The example has all.");
    const { value } = steering;
    const table = tableOf(
      {
        ...INVOICE,
        document: {
          ...INVOICE.document,
          invoiceNumber: steering,
          vendor: { name: steering, taxId: steering },
          lines: [{ ...line, code: steering, description: steering, unit: steering }, ...lines],
          taxes: [{ ...tax, label: steering }, ...taxes],
        },
        eInvoice: {
          name: value,
          profile: value,
          comparisons: [{ ...comparison, xml: value, printed: value }],
        },
      },
      { isFull: true, columns: 400 },
    );
    expect(table).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
    expect(table.match(/red \[31m te/g)?.length).toBeGreaterThanOrEqual(9);
  });
});

test("any invoice keeps within the terminal and steers nothing", () => {
  fc.assert(
    fc.property(anyInvoice, fc.integer({ min: 80, max: 160 }), (document, columns) => {
      const table = tableOf({ ...INVOICE, document, checks: [], identities: [] }, { columns });
      expect(table.split("\n").filter((line) => displayWidth(line) > columns)).toEqual([]);
      expect(table).not.toMatch(/(?!\n)\p{Cc}/u);
    }),
  );
});
