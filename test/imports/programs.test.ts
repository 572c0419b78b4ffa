import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Invoice, InvoicePaper } from "../../src/document/invoice.ts";
import { billOfInvoice } from "../../src/imports/bill-of-invoice.ts";
import type { Exported } from "../../src/imports/export-papers.ts";
import type { KnownProgramName, Program } from "../../src/imports/program.ts";
import { scheduleOfApplication } from "../../src/imports/schedule-of-application.ts";
import { anyInvoice } from "../support/any-invoice.ts";
import { application } from "../support/arbitrary-application.ts";
import { cases } from "../support/cases.ts";
import { exportOf, mappingFor, namedInvoice } from "../support/import-of.ts";
import type { PrintedInvoice } from "../support/invoice-of.ts";
import { NO_HEADING } from "../support/no-heading.ts";
import { moneyOfCents } from "../support/printed.ts";
import { HABITS, soundInvoice } from "../support/sound-invoice.ts";
import { exampleProgram } from "./described-program.ts";
import type { CheckedFile } from "./rules/checked-file.ts";
import { checkProcoreSov } from "./rules/procore-sov.ts";
import { checkQuickbooks } from "./rules/quickbooks.ts";
import { checkSage300 } from "./rules/sage-300.ts";
import { checkVista } from "./rules/vista.ts";
import { checkXero } from "./rules/xero.ts";

/** A program with a mapping that has all of its codes, and the checker of its published rules. */
const SUBJECTS: readonly {
  readonly name: KnownProgramName | "own";
  readonly program: KnownProgramName | Program;
  readonly lines: readonly string[];
  readonly check: (text: string) => CheckedFile;
}[] = [
  {
    name: "quickbooks",
    program: "quickbooks",
    lines: [
      ",,,,,ap account,Accounts Payable",
      ",,,,,account,Job Costs",
      ",,tax,,,account,Sales Tax",
    ],
    check: checkQuickbooks,
  },
  {
    name: "xero",
    program: "xero",
    lines: [",,,,,dates,DD/MM/YYYY", ",,,,,account,310", ",,,,,tax code,15% GST on Expenses"],
    check: (text) => checkXero(text, "DD/MM/YYYY"),
  },
  {
    name: "xero",
    program: "xero",
    lines: [
      ",,,,,dates,MM/DD/YYYY",
      ",,tax,,,account,2200",
      ",,,,,tracking name,Job",
      ",,,,,tracking option,Clinic",
    ],
    check: (text) => checkXero(text, "MM/DD/YYYY"),
  },
  {
    name: "vista",
    program: "vista",
    lines: [
      ",,,,,company,1",
      ",,,,,vendor,1001",
      ",,item,,,job,2207-",
      ",,item,,,cost code,03-300",
      ",,item,,,cost type,2",
      ",,,,,account,5100.",
    ],
    check: checkVista,
  },
  {
    name: "own",
    program: exampleProgram("sage-300.csv"),
    lines: [",,,,,vendor,ACME", ",,,,,account,51-5100", ",,tax,,,account,51-5190"],
    check: checkSage300,
  },
];

/** Texts as strangers print them, some of them attacks. */
const text = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
  fc.constantFrom(
    '=HYPERLINK("http://x","y")',
    "+1 555 0100",
    "-2+3",
    "@SUM(A1)",
    "Müller & Söhne, “Bau” GmbH",
    'Pipe 2", cut; 3 pieces',
    "two\nlines\tand a tab",
    "\u0000\u001b[31m",
    "Ferretería; Lizarraga",
  ),
);

/** Bills of items and one tax, which is printed in the lines, with its base, below a subtotal, or below the items alone. */
const plain: fc.Arbitrary<PrintedInvoice> = fc
  .record({
    prices: fc.array(fc.integer({ min: -5_000, max: 9_000_000 }), { minLength: 1, maxLength: 5 }),
    rate: fc.constantFrom(0, 5, 15, 20),
    printsTax: fc.constantFrom("in the lines", "with its base", "below a subtotal", "alone"),
    paper: fc.constantFrom<InvoicePaper>("invoice", "invoice", "credit-note"),
  })
  .map(({ prices, rate, printsTax, paper }) => {
    const written = (cents: number): string => moneyOfCents(cents).toPlain();
    const taxes = prices.map((price) => Math.round((price * rate) / 100));
    const [net, tax] = [prices, taxes].map((list) => list.reduce((sum, one) => sum + one, 0));
    return {
      paper,
      lines: prices.map((price, at) => ({
        amount: written(price),
        ...(printsTax === "in the lines" ? { taxAmount: written(taxes[at] ?? 0) } : {}),
      })),
      ...(printsTax === "below a subtotal" ? { subtotal: written(net ?? 0) } : {}),
      taxes: [
        {
          label: `VAT ${rate}%`,
          amount: written(tax ?? 0),
          ...(printsTax === "with its base" ? { base: written(net ?? 0) } : {}),
        },
      ],
      total: written((net ?? 0) + (tax ?? 0)),
      invoiceDate: "2026-10-31",
      dueDate: "2026-11-30",
    };
  });

const sentence = fc.stringMatching(/^[A-Z][a-z]{2,9} [A-Z][a-z]{2,9} (Inc|LLC|Ltd)$/);

/** Bills that add up in one of the trade's ways, with texts of any kind. */
const sound: fc.Arbitrary<Invoice> = fc
  .record({
    printed: fc.oneof(
      plain,
      fc.constantFrom(...HABITS).chain((habit) => soundInvoice(habit).map(withoutPayment)),
      fc.constantFrom(...HABITS).chain((habit) => soundInvoice(habit)),
    ),
    vendor: fc.oneof({ weight: 3, arbitrary: sentence }, text),
    number: fc.oneof({ weight: 4, arbitrary: fc.stringMatching(/^[A-Z]{1,3}-\d{1,9}$/) }, text),
    currency: fc.constantFrom("USD", "USD", "CAD"),
    description: text,
  })
  .map(({ printed, description, ...texts }) => {
    const lines = (printed.lines ?? []).map((line) =>
      typeof line === "string" ? line : { ...line, description },
    );
    return namedInvoice({ ...printed, lines }, texts);
  });

/** Most bills are not paid yet, and carry nothing over. */
function withoutPayment(printed: PrintedInvoice): PrintedInvoice {
  const { amountPaid: _paid, previousBalance: _previous, ...owed } = printed;
  return owed;
}

function exported(subject: (typeof SUBJECTS)[number], invoices: readonly Invoice[]): Exported {
  const papers = invoices.map((invoice, index) => ({
    file: `${index}.pdf`,
    candidate: billOfInvoice(invoice),
  }));
  return exportOf(subject.program, papers, { mapping: mappingFor(...subject.lines) });
}

/** The totals of the papers that are in the file, in cents. */
function totalsOf(invoices: readonly Invoice[], { leftOut }: Exported): readonly bigint[] {
  const out = new Set(leftOut.map(({ file }) => file));
  return invoices.flatMap(({ total, paper }, index) => {
    if (out.has(`${index}.pdf`) || total === null) return [];
    const cents = BigInt(
      total.value
        .absolute()
        .toPlain()
        .replace(/(\.\d\d)0*$/, "$1")
        .replace(".", ""),
    );
    return [paper === "credit-note" ? -cents : cents];
  });
}

describe.each(SUBJECTS)("$name with $lines", (subject) => {
  const runs = { numRuns: cases(300), seed: 20261129 };

  test("takes what it writes of bills that add up, and each comes to its printed total", () => {
    let count = 0;
    fc.assert(
      fc.property(fc.array(sound, { minLength: 1, maxLength: 4 }), (invoices) => {
        const file = exported(subject, invoices);
        const { problems, papers } = subject.check(file.text);
        count += papers.length;
        expect(problems).toEqual([]);
        expect(papers.map(({ totalCents }) => totalCents)).toEqual(totalsOf(invoices, file));
        expect(papers.length + file.leftOut.length).toBe(invoices.length);
      }),
      runs,
    );
    // The law says nothing where everything is left out.
    expect(count).toBeGreaterThan(runs.numRuns / 4);
  });

  test("takes what it writes of any bill at all", () => {
    fc.assert(
      fc.property(fc.array(anyInvoice, { minLength: 1, maxLength: 3 }), (invoices) => {
        const file = exported(subject, invoices);
        const { problems, papers } = subject.check(file.text);
        expect(problems).toEqual([]);
        expect(papers.map(({ totalCents }) => totalCents)).toEqual(totalsOf(invoices, file));
      }),
      runs,
    );
  });

  test("writes no bill twice, and names the first", () => {
    fc.assert(
      fc.property(sound, (invoice) => {
        const once = exported(subject, [invoice]);
        const twice = exported(subject, [invoice, invoice]);
        expect(twice.text).toBe(once.text);
        if (once.paperCount === 1)
          expect(twice.leftOut).toEqual([
            { file: "1.pdf", because: [{ code: "copy", file: "0.pdf" }] },
          ]);
      }),
      { ...runs, numRuns: cases(100) },
    );
  });
});

test("procore-sov takes what it writes of applications that add up, which comes to the contract sum", () => {
  const mapping = mappingFor(",,,,,cost code,{item}", ",,,,,cost type,Commitment");
  fc.assert(
    fc.property(application, (document) => {
      const candidate = scheduleOfApplication({
        documentType: "PAY_APPLICATION",
        document,
        heading: NO_HEADING,
      });
      const file = exportOf("procore-sov", [{ file: "a.pdf", candidate }], { mapping });
      const { problems, papers } = checkProcoreSov(file.text);
      expect(problems).toEqual([]);
      const total = document.contractSumToDate?.value.toPlain().replace(".", "") ?? "";
      expect(papers).toMatchObject([
        { totalCents: BigInt(total), lineCount: document.sheet?.rows.length },
      ]);
    }),
    { numRuns: cases(300), seed: 20261129 },
  );
});
