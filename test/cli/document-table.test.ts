import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Money } from "../../src/base/money.ts";
import { displayWidth, fit, visible, wrap } from "../../src/cli/terminal.ts";
import { documentTable } from "../../src/cli/table/document-table.ts";
import { alignedAtPoint, type TableStyle } from "../../src/cli/table/figures.ts";
import type { Reading } from "../../src/kinds/reading.ts";
import { anyInvoice } from "../support/any-invoice.ts";
import { REQUEST } from "../wire/change-order-by-hand.ts";
import { BARE_INVOICE, INVOICE } from "../wire/invoice-by-hand.ts";
import { FIRST_APPLICATION, printed } from "../wire/reading-by-hand.ts";

const same = (text: string): string => text;
const PAINT = { bold: same, dim: same, red: same, green: same, yellow: same };

function tableOf(reading: Reading, style: Partial<TableStyle> = {}): string {
  const whole = { paint: PAINT, columns: 80, isFull: false, ...style };
  return documentTable("march/first.pdf", { kind: "read", reading }, whole);
}

describe("the table of a document", () => {
  test("has every field, line and check of the reading", () => {
    expect(tableOf(FIRST_APPLICATION)).toMatchInlineSnapshot(`
      "march/first.pdf
      application 1 · period to 2026-03-31 · 2 pages · aia-g702

      Pay application
        Application number                              1      p. 1
        Period to                                 2026-03-31   p. 1
        Gross this period                          30,000.00   p. 1
        Retainage held to date                      3,000.00   p. 1
        Retainage released this period           not printed
        Retainage rate                                 10 %    p. 1
        Total completed and stored to date         30,000.00   p. 1
        Contract sum to date                       98,765.43   p. 1
        Balance to finish, including retainage     71,764.43   p. 1
        Current payment due                        27,000.00   p. 1

      Summary
        1   Original contract sum                 100,000.00   p. 1
        2   Net change by change orders            -1,234.57   p. 1
        3   Contract sum to date                   98,765.43   p. 1
        4   Total completed and stored to date     30,000.00   p. 1
        5a  Rate of retainage on work                  10 %    p. 1
        5a  Retainage on completed work             3,000.00   p. 1
        5b  Retainage on stored material         not printed
        5   Total retainage                         3,000.00   p. 1
        6   Total earned less retainage            27,000.00   p. 1
        7   Less previous certificates                  0.00   p. 1
        8   Current payment due                    27,000.00   p. 1
        9   Balance to finish, with retainage      71,764.43   p. 1

      Change orders
        001  Deduct <canopy> & sign   -1,234.57   p. 1

      Continuation sheet
                                scheduled  work this  materials   completed    balance
           description              value     period     stored  and stored  to finish
        1  Mobilization         20,000.00  20,000.00       0.00   20,000.00       0.00
        2  Structural steel,…   78,765.43   8,000.00   2,000.00   10,000.00  68,765.43
           Total                98,765.43  28,000.00   2,000.00   30,000.00  68,765.43

      Checks                          printed    expected   difference
        ✗ g702_math                 71,764.43   71,765.43        -1.00
          Balance to finish including retainage is printed as 71,764.43, but contract
          sum to date 98,765.43 less total completed and stored to date 30,000.00 plus
          retainage held to date 3,000.00 is 71,765.43, which is 1.00 more.
        ✓ first_application_gross   30,000.00   30,000.00         0.00
        – retainage_billing
          Does not apply here. Work was billed in this period.

      The form's own arithmetic: 1 of 1 hold

      Confidence  0.83
        layout      1.00  The page names itself an application for payment.
        identities  0.83  One of six identities fails.
      "
    `);
  });

  test.each([72, 80, 100, 120, 200])("keeps within %i columns", (columns) => {
    const lines = tableOf(FIRST_APPLICATION, { columns }).split("\n");
    expect(lines.filter((line) => displayWidth(line) > columns)).toEqual([]);
  });

  test("never cuts a figure, however narrow the terminal", () => {
    const table = tableOf(FIRST_APPLICATION, { columns: 30 });
    for (const figure of ["78,765.43", "68,765.43", "71,764.43", "98,765.43"]) {
      expect(table).toContain(figure);
    }
  });

  test("prints nothing that could steer the terminal", () => {
    const order = {
      number: printed("\u001b]0;title\u0007", "", 1),
      reference: null,
      description: printed("red \u001b[31m text\u202e reversed\r\nnew line", "", 1),
      amount: null,
    };
    const document = { ...FIRST_APPLICATION.document, changeOrders: [order] };
    const table = tableOf({ ...FIRST_APPLICATION, document });
    expect(table).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
    expect(table).toContain("red [31m text reversed new line");
  });

  test("names the reason of a file that was not read", () => {
    const style = { paint: PAINT, columns: 80, isFull: false };
    const outcome = { kind: "unread", code: "damaged", message: "The PDF is damaged." } as const;
    expect(documentTable("a.pdf", outcome, style)).toBe(
      "a.pdf\n  not read\n  The PDF is damaged.\n",
    );
  });
});

describe("the table of a change order", () => {
  test("has every field, step and line of the reading", () => {
    expect(tableOf(REQUEST)).toMatchInlineSnapshot(`
      "march/first.pdf
      change order COR-007 · request · 2026-04-05 · 1 page · any-change-order

      Change order
        Kind               request of a subcontractor
        Issuer             Hollis & Daughters Mechanical, LLC                   p. 1
        Number             COR-007                                              p. 1
        Description        Relocate two <VAV> boxes and their branch duct at    p. 1
                           grid C-4, as the architect's sketch of 3/28 shows,
                           and balance them again
        Amount             12,481.00                                            p. 1
        Date               2026-04-05                                           p. 1
        Amount requested   13,000.00                                            p. 1
        Agreed             no, it is a draft

      Contract
        Project            Alder Street Clinic                                  p. 1
        Project number     24-118                                               p. 1
        Contract number    24-118-15                                            p. 1

      Parties
        Sender             Hollis & Daughters Mechanical, LLC                   p. 1
        Addressee          Millrace Builders, Inc.                              p. 1
        Contractor         Millrace Builders, Inc.                              p. 1
        Subcontractor      Hollis & Daughters Mechanical, LLC                   p. 1

      Contract sum
        Original contract sum                         248,600.00   p. 1
        Net change by orders before this one           -1,200.50   p. 1
        Contract sum before this change              not printed
        This change                                    12,481.00   p. 1
        Contract sum with this change                 259,880.50   p. 1

      Costs
        Labor, 64 hours of a journeyman and an ap…      7,040.00   p. 1
        Material                                        3,180.00   p. 1
        Overhead and profit                             1,533.00   p. 1
        Bond                                              727.00   p. 1
        Total                                          12,481.00   p. 1

      What speaks for its kind
        + 3.0  The letterhead is of Hollis & Daughters Mechanical, LLC, which
               addresses the contractor. (p. 1)
        - 1.3  The contract sum is carried from the original to the new one. (p. 1)
        + 1.0  Nobody has signed for the contractor.

      The form's own arithmetic: 1 of 2 hold     printed    expected   difference
        ✗ costs_to_total                       12,481.00   12,480.00         1.00
          The total of the breakdown is printed as 12,481.00, but the sum of its 2
          lines is 12,480.00, which is 1.00 less.

      Warnings
        ! The contract sum is carried forward as on an executed order, but the paper
          is a request.

      Confidence  0.71
        kind    0.78  Two marks speak for the kind and one against it.
        amount  0.91  The total is printed twice.
      "
    `);
  });

  test.each([80, 100, 120, 200])("keeps within %i columns", (columns) => {
    const lines = tableOf(REQUEST, { columns }).split("\n");
    expect(lines.filter((line) => displayWidth(line) > columns)).toEqual([]);
  });

  test("prints nothing that could steer the terminal", () => {
    const steering = printed("red \u001b[31m text\u202e reversed\r\nnew line", "", 1);
    const [mark, ...marks] = REQUEST.marks;
    const [cost, ...costs] = REQUEST.document.costs;
    if (mark === undefined || cost === undefined) throw new RangeError("The example has both.");
    const table = tableOf({
      ...REQUEST,
      document: {
        ...REQUEST.document,
        number: steering,
        description: steering,
        parties: { ...REQUEST.document.parties, sender: steering },
        costs: [{ ...cost, description: steering }, ...costs],
      },
      marks: [{ ...mark, because: steering.value }, ...marks],
    });
    expect(table).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
    expect(table.match(/red \[31m text reversed new line/g)).toHaveLength(6);
  });
});

describe("the table of an invoice", () => {
  test("has every field, item and amount of the reading", () => {
    expect(tableOf(INVOICE)).toMatchInlineSnapshot(`
      "march/first.pdf
      invoice KS-20417 · 2026-03-12 · 1 page · any-invoice

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

      Warnings
        ! The file inside of the PDF says that 2026-04-21 is the due date, but the
          page says 2026-04-11.

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
    expect(table).toContain("invoice without a number · without a date · 1 page · any-invoice");
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

describe("text for a terminal", () => {
  test("fills or cuts to exactly the columns asked for", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.integer({ min: 2, max: 30 }),
        (text, columns) => {
          expect(displayWidth(fit(visible(text), columns))).toBe(columns);
        },
      ),
    );
  });

  test("wrapping keeps every word, in order", () => {
    const sentence = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1 });
    fc.assert(
      fc.property(sentence, fc.integer({ min: 12, max: 40 }), (words, columns) => {
        const lines = wrap(words.join(" "), columns);
        expect(lines.join(" ")).toBe(words.join(" "));
        expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(columns);
      }),
    );
  });

  test("figures under each other have their points in one column", () => {
    const amounts = fc.array(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), { minLength: 1 });
    fc.assert(
      fc.property(amounts, (cents) => {
        const texts = cents.map((amount) => Money.of(String(amount)).hundredth().toString());
        const aligned = alignedAtPoint([...texts, "7.5 %"]);
        expect(new Set(aligned.map((text) => text.lastIndexOf("."))).size).toBe(1);
        expect(aligned.map((text) => text.trim())).toEqual([...texts, "7.5 %"]);
      }),
    );
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
