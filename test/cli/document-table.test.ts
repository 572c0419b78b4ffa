import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Money } from "../../src/base/money.ts";
import { displayWidth, fit, visible, wrap } from "../../src/cli/terminal.ts";
import { documentTable } from "../../src/cli/table/document-table.ts";
import { alignedAtPoint } from "../../src/cli/table/figures.ts";
import { REQUEST } from "../wire/change-order-by-hand.ts";
import { FIRST_APPLICATION, printed } from "../wire/reading-by-hand.ts";
import { PAINT, tableOf } from "./table-of.ts";

describe("the table of a document", () => {
  test("has every field, line and check of the reading", () => {
    expect(tableOf(FIRST_APPLICATION)).toMatchInlineSnapshot(`
      "march/first.pdf
      Send back 27,000.00
        – Balance to finish including retainage is printed as 71,764.43, but contract
          sum to date 98,765.43 less total completed and stored to date 30,000.00 plus
          retainage held to date 3,000.00 is 71,765.43, which is 1.00 more.
        – Whom to pay was not found on the paper.
      From: not found · project Hillside School
      Application 1 · period to 2026-03-31 · 2 pages · aia-g702

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
      Send back 12,481.00
        – The total of the breakdown is printed as 12,481.00, but the sum of its 2
          lines is 12,480.00, which is 1.00 less.
        – The contract sum is carried forward as on an executed order, but the paper
          is a request.
        – This is a request. It changes the contract only when it is agreed.
      From Hollis & Daughters Mechanical, LLC · for Millrace Builders, Inc. · project
      Alder Street Clinic
      Change order COR-007 · request of a subcontractor · 2026-04-05 · 1 page ·
      any-change-order

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
