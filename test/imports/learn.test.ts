import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { billOfInvoice } from "../../src/imports/bill-of-invoice.ts";
import { CODES, type CodeName } from "../../src/imports/codes.ts";
import type { ImportPaper } from "../../src/imports/import-paper.ts";
import { type AcceptedFile, acceptedBills } from "../../src/imports/learn/accepted-bills.ts";
import {
  type LearntPaper,
  matchBills,
  type MatchedBills,
} from "../../src/imports/learn/match-bills.ts";
import { proposeMapping, type ProposedMapping } from "../../src/imports/learn/propose-mapping.ts";
import { codeFor, mappingOf } from "../../src/imports/mapping.ts";
import { mappingText } from "../../src/imports/mapping-text.ts";
import { csvRowsOf } from "../../src/sheets/read-csv.ts";
import { cases } from "../support/cases.ts";
import { namedInvoice } from "../support/import-of.ts";
import type { PrintedInvoice } from "../support/invoice-of.ts";

type Texts = Parameters<typeof namedInvoice>[1];

function paper(file: string, figures: PrintedInvoice, texts: Texts): LearntPaper {
  const bill = billOfInvoice(namedInvoice(figures, texts));
  if ("code" in bill) throw new RangeError(bill.code);
  return { file, paper: bill };
}

function acceptedOf(...lines: readonly string[]): Extract<AcceptedFile, { kind: "bills" }> {
  const accepted = acceptedBills(
    csvRowsOf(new TextEncoder().encode(lines.join("\n"))) ?? [],
    new Map(),
  );
  if (accepted.kind === "wrong") throw new RangeError(accepted.problem);
  return accepted;
}

function learn(
  papers: readonly LearntPaper[],
  ...lines: readonly string[]
): { matched: MatchedBills; proposed: ProposedMapping; text: string } {
  const accepted = acceptedOf(...lines);
  const matched = matchBills(papers, accepted.bills);
  const proposed = proposeMapping(matched.matched, accepted.fields);
  return { matched, proposed, text: mappingText(proposed.lines) };
}

const HEADER = "Vendor ID,Invoice No,Description,Amount,Account,Job";

const ACME = paper(
  "acme.pdf",
  {
    lines: [
      { description: "Rebar", amount: "60.00" },
      { description: "Ties", amount: "40.00" },
    ],
    taxes: [{ amount: "8.00" }],
    total: "108.00",
  },
  { vendor: "Acme Supply", number: "7", order: "PO-1" },
);

describe("an export of accepted bills", () => {
  test("is read below its titles, and rows that are no lines are counted", () => {
    const { bills, fields, otherRows } = acceptedOf(
      "Bills by vendor,,,,,",
      ",,,,,",
      HEADER,
      'A-1,7,rebar,"1,060.00",5100,J',
      "A-1,7,,(40.00),5100,J",
      "B-1,8,,-$5.00,5200,",
      "Total,,,1015.00,,",
    );
    expect(fields).toEqual(["account", "job"]);
    expect(otherRows).toBe(1);
    expect(
      bills.map(({ vendor, number, lines }) => [
        vendor,
        number,
        ...lines.map(({ amount }) => amount.toPlain()),
      ]),
    ).toEqual([
      ["A-1", "7", "1060.00", "-40.00"],
      ["B-1", "8", "-5.00"],
    ]);
  });

  test.each([
    ["1.060,50", "1060.50"],
    ["USD 12.00", "12.00"],
    ["12", "12.00"],
  ])("takes the amount %s", (written, plain) => {
    const { bills } = acceptedOf("Supplier;Bill no.;Line amount", `A;1;${written}`);
    expect(bills[0]?.lines[0]?.amount.toPlain()).toBe(plain);
  });

  test("without the headings is refused, and other headings can be named", () => {
    const rows = [
      ["Kreditor", "Beleg", "Betrag", "Konto"],
      ["A", "1", "5,00", "4000"],
    ];
    expect(acceptedBills(rows, new Map())).toMatchObject({ kind: "wrong" });
    const named = new Map([
      ["vendor", "Kreditor"],
      ["number", "Beleg"],
      ["amount", "Betrag"],
      ["account", "Konto"],
    ] as const);
    expect(acceptedBills(rows, named)).toMatchObject({ kind: "bills", fields: ["account"] });
  });
});

describe("what is proposed", () => {
  test("one code for a vendor where all of its lines have it", () => {
    const { text } = learn([ACME], HEADER, "A-1,7,,100.00,5100,J", "A-1,7,,8.00,5100,J");
    expect(text).toBe(
      "Acme Supply,,,,,vendor,A-1\r\nAcme Supply,,,,,account,5100\r\nAcme Supply,,,,,job,J\r\n",
    );
  });

  test("a code for the items and one for the tax", () => {
    const { text } = learn(
      [ACME],
      HEADER,
      "A-1,7,,60.00,5100,",
      "A-1,7,,40.00,5100,",
      "A-1,7,,8.00,6400,",
    );
    expect(text).toBe(
      "Acme Supply,,,,,vendor,A-1\r\nAcme Supply,,,,,account,5100\r\nAcme Supply,,tax,,,account,6400\r\n",
    );
  });

  test("nothing for lines that were accepted without a code", () => {
    const { text } = learn(
      [ACME],
      HEADER,
      "A-1,7,,60.00,5100,J",
      "A-1,7,,40.00,5100,J",
      "A-1,7,,8.00,5100,",
    );
    expect(text).toContain("Acme Supply,,item,,,job,J\r\n");
  });

  test("codes by description where a vendor has several", () => {
    const { text } = learn(
      [ACME],
      HEADER,
      "A-1,7,,60.00,5100,",
      "A-1,7,,40.00,5190,",
      "A-1,7,,8.00,6400,",
    );
    expect(text).toContain(
      "Acme Supply,,,,Rebar,account,5100\r\nAcme Supply,,,,Ties,account,5190\r\n",
    );
  });

  test("codes by purchase order where only that tells them apart", () => {
    const figures = {
      lines: [
        { description: "Rebar", amount: "50.00" },
        { description: "Rebar", amount: "10.00" },
      ],
      total: "60.00",
    };
    const papers = [
      paper("a", figures, { vendor: "Acme", number: "1", order: "PO-1" }),
      paper("b", figures, { vendor: "Acme", number: "2", order: "PO-2" }),
    ];
    const { text } = learn(papers, HEADER, "A-1,1,,60.00,5100,East", "A-1,2,,60.00,5100,West");
    expect(text).toContain("Acme,PO-1,,,,job,East\r\nAcme,PO-2,,,,job,West\r\n");
  });

  test("the account that totals stand against", () => {
    const { text } = learn(
      [ACME],
      HEADER,
      "A-1,7,,-108.00,Payable,",
      "A-1,7,,100.00,5100,",
      "A-1,7,,8.00,5100,",
    );
    expect(text).toContain(",,,,,ap account,Payable\r\n");
  });

  test("tax codes of an export whose tax stands in the lines", () => {
    const one = paper(
      "a",
      {
        lines: [{ description: "Rebar", amount: "100.00" }],
        taxes: [{ amount: "20.00" }],
        total: "120.00",
      },
      { vendor: "Acme", number: "1" },
    );
    const { text } = learn(
      [one],
      "ContactName,InvoiceNumber,Description,UnitAmount,AccountCode,TaxType",
      "Acme,1,Rebar,100.00,310,20% (VAT on Expenses)",
    );
    expect(text).toContain("Acme,,,,,tax code,20% (VAT on Expenses)\r\n");
  });
});

describe("what is not proposed", () => {
  test("two codes for one thing, which are listed with their files", () => {
    const figures = { lines: [{ description: "Rebar", amount: "60.00" }], total: "60.00" };
    const papers = [
      paper("a", figures, { vendor: "Acme", number: "1" }),
      paper("b", figures, { vendor: "Acme", number: "2" }),
    ];
    const { text, proposed } = learn(papers, HEADER, "A-1,1,,60.00,5100,", "A-1,2,,60.00,5200,");
    expect(text).not.toContain("account");
    expect(proposed.contradictions).toEqual([
      {
        vendor: "Acme",
        field: "account",
        description: "Rebar",
        codes: [
          { code: "5100", file: "a" },
          { code: "5200", file: "b" },
        ],
      },
    ]);
  });

  test("two vendors for one name", () => {
    const figures = { lines: ["60.00"], total: "60.00" };
    const papers = [
      paper("a", figures, { vendor: "Acme", number: "1" }),
      paper("b", figures, { vendor: "Acme", number: "2" }),
    ];
    const { proposed } = learn(papers, HEADER, "A-1,1,,60.00,5100,", "A-2,2,,60.00,5100,");
    expect(proposed.contradictions).toMatchObject([
      { field: "vendor", codes: [{ code: "A-1" }, { code: "A-2" }] },
    ]);
  });

  test("a bill whose number and total two accepted bills have, unless the vendor's name tells", () => {
    const one = paper("a", { total: "60.00" }, { vendor: "Acme Supply", number: "1" });
    expect(
      learn([one], HEADER, "A-1,1,,60.00,5100,", "B-1,1,,60.00,5200,").matched.ambiguous,
    ).toEqual(["a"]);
    expect(
      learn([one], HEADER, "Acme Supply Inc,1,,60.00,5100,", "Bolt Works,1,,60.00,5200,").matched
        .matched,
    ).toMatchObject([{ vendor: "Acme Supply Inc" }]);
  });

  test("two readings of one bill", () => {
    const papers = ["a", "b"].map((file) =>
      paper(file, { total: "60.00" }, { vendor: "Acme", number: "1" }),
    );
    expect(learn(papers, HEADER, "A-1,1,,60.00,5100,").matched.ambiguous).toEqual(["a", "b"]);
  });

  test("a bill of another amount", () => {
    expect(learn([ACME], HEADER, "A-1,7,,107.99,5100,").matched.unmatched).toEqual(["acme.pdf"]);
  });

  test("a vendor of quite another name that was seen once", () => {
    const { proposed, text } = learn([ACME], HEADER, "Bolt Works Company,7,,108.00,5100,");
    expect(text).toBe("");
    expect(proposed.doubtful).toEqual([{ printed: "Acme Supply", accepted: "Bolt Works Company" }]);
  });

  test("codes of lines that were split otherwise than they are printed", () => {
    const { text, proposed } = learn([ACME], HEADER, "A-1,7,,50.00,5100,", "A-1,7,,58.00,5190,");
    expect(text).not.toContain("account");
    expect(proposed.contradictions).toMatchObject([{ field: "account", description: null }]);
  });
});

/** A month of bills, and the books of somebody who codes them by vendor, by description and for tax alone. */
interface Month {
  readonly papers: readonly LearntPaper[];
  readonly rows: readonly string[];
  readonly codes: (field: CodeName, paper: ImportPaper, lineIndex: number) => string;
}

const WORDS = ["Rebar", "Ties", "Mesh", "Forms"];

const month: fc.Arbitrary<Month> = fc
  .record({
    account: fc.dictionary(fc.constantFrom(...WORDS), fc.constantFrom("5100", "5190", "5200")),
    hasOneAccount: fc.boolean(),
    bills: fc.array(
      fc.record({
        vendorIndex: fc.nat(4),
        lines: fc.array(
          fc.record({
            word: fc.constantFrom(...WORDS),
            cents: fc.integer({ min: 1, max: 99_999 }),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        taxCents: fc.integer({ min: 0, max: 999 }),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ account, hasOneAccount, bills }) => {
    const codeOf = (vendorIndex: number, word: string): string =>
      hasOneAccount ? `6${vendorIndex}00` : (account[word] ?? "5000");
    const plain = (cents: number): string => (cents / 100).toFixed(2);
    const papers = bills.map(({ vendorIndex, lines, taxCents }, at) =>
      paper(
        `${at}.pdf`,
        {
          lines: lines.map(({ word, cents }) => ({ description: word, amount: plain(cents) })),
          taxes: taxCents === 0 ? [] : [{ amount: plain(taxCents) }],
          total: plain(lines.reduce((sum, { cents }) => sum + cents, taxCents)),
        },
        { vendor: `Vendor ${"ABCDE"[vendorIndex] ?? ""} Supply`, number: `N-${at}` },
      ),
    );
    const rows = bills.flatMap(({ vendorIndex, lines, taxCents }, at) => [
      ...lines.map(
        ({ word, cents }) =>
          `V-${vendorIndex},N-${at},${word},${plain(cents)},${codeOf(vendorIndex, word)},J-${vendorIndex}`,
      ),
      ...(taxCents === 0
        ? []
        : [`V-${vendorIndex},N-${at},tax,${plain(taxCents)},6400,J-${vendorIndex}`]),
    ]);
    const codes: Month["codes"] = (field, { number }, lineIndex) => {
      const bill = bills[Number((number ?? "").slice(2))];
      const vendorIndex = bill?.vendorIndex ?? 0;
      if (field === "vendor") return `V-${vendorIndex}`;
      if (field === "job") return `J-${vendorIndex}`;
      const word = bill?.lines[lineIndex]?.word;
      return word === undefined ? "6400" : codeOf(vendorIndex, word);
    };
    return { papers, rows, codes };
  });

test("a mapping that is learnt of a drawn month gives every code as it was accepted, or none", () => {
  let found = 0;
  let asked = 0;
  fc.assert(
    fc.property(month, ({ papers, rows, codes }) => {
      const { proposed, matched } = learn(papers, HEADER, ...rows);
      expect(matched.matched.length).toBe(papers.length);
      const mapping = mappingOf(proposed.lines.map((line, at) => ({ ...line, row: at + 2 })));
      for (const { paper: one } of papers) {
        one.lines.forEach((line, lineIndex) => {
          for (const field of ["vendor", "account", "job"] as const) {
            const { kind, item, description } = line;
            const of =
              CODES[field].per === "line"
                ? { line: kind, item, description }
                : { line: null, item: null, description: null };
            const code = codeFor(mapping, field, { vendor: one.vendor, order: one.order, ...of });
            asked += 1;
            if (code.kind === "none") continue;
            found += 1;
            expect(code).toMatchObject({ kind: "found", value: codes(field, one, lineIndex) });
          }
        });
      }
    }),
    { numRuns: cases(300), seed: 20261129 },
  );
  expect(found / asked).toBeGreaterThan(0.9);
});
