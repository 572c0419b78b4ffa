import { describe, expect, test } from "vitest";
import { importAfterword } from "../../src/cli/import/import-summary.ts";
import { billOfInvoice } from "../../src/imports/bill-of-invoice.ts";
import type { LeftOutCode } from "../../src/imports/left-out.ts";
import { leftOutSentence } from "../../src/imports/left-out-sentences.ts";
import { mappingText } from "../../src/imports/mapping-text.ts";
import type { KnownProgramName } from "../../src/imports/program.ts";
import { PROGRAMS, programOf } from "../../src/imports/programs.ts";
import {
  bill,
  codesOf,
  exportOf,
  mappingFor,
  namedInvoice,
  type RunPaper,
} from "../support/import-of.ts";
import { checkQuickbooks } from "./rules/quickbooks.ts";
import { checkXero } from "./rules/xero.ts";

const QUICKBOOKS = [",,,,,ap account,Payable", ",,,,,account,Costs"];
const XERO = [",,,,,dates,MM/DD/YYYY"];
const VISTA = [",,,,,vendor,1001", ",,,,,account,5100."];

describe("which papers are exported", () => {
  const papers: readonly RunPaper[] = [
    bill("pay.pdf"),
    { ...bill("check.pdf", {}, { number: "2" }), verdict: "check" },
    { ...bill("hold.pdf", {}, { number: "3" }), verdict: "hold" },
    { ...bill("back.pdf", {}, { number: "4" }), verdict: "send-back" },
    { file: "none.pdf", candidate: null, verdict: "not-read" },
  ];

  test("those to pay", () => {
    const { paperCount, leftOut } = exportOf("xero", papers, { mapping: mappingFor(...XERO) });
    expect(paperCount).toBe(1);
    expect(leftOut.map(({ file }) => file)).toEqual([
      "check.pdf",
      "hold.pdf",
      "back.pdf",
      "none.pdf",
    ]);
    expect(leftOut.every(({ because: [only] }) => only?.code === "not-cleared")).toBe(true);
  });

  test("those to check where they are included, and never others", () => {
    const { text, paperCount } = exportOf("xero", papers, {
      mapping: mappingFor(...XERO),
      included: ["pay", "check"],
    });
    expect(paperCount).toBe(2);
    expect(checkXero(text, "MM/DD/YYYY").papers.map(({ number }) => number)).toEqual([
      "118842",
      "2",
    ]);
  });
});

describe("what is told of a paper to check that is left out", () => {
  const open: RunPaper = {
    file: "open.pdf",
    candidate: { code: "parts-differ" },
    verdict: "check",
  };
  const told = (include?: "check"): readonly string[] => {
    const included = include === undefined ? (["pay"] as const) : (["pay", include] as const);
    const exported = exportOf("xero", [open], { mapping: mappingFor(...XERO), included });
    const place = { program: programOf("xero"), out: undefined, map: undefined, include };
    return importAfterword(exported, place).lines;
  };

  test("is the way to have it exported", () => {
    expect(told()[0]).toMatch(/: 1 to check\. --include check exports those to check\.$/);
  });

  test("is what is in the way where that was asked for, and not the advice again", () => {
    const [first = "", ...rest] = told("check");
    expect(first).toMatch(/^left out {2}open\.pdf: /);
    expect([first, ...rest].join(" ")).not.toContain("--include");
  });
});

/** A bill that prints only these texts. */
function nameless(texts: Parameters<typeof namedInvoice>[1]): RunPaper["candidate"] {
  return billOfInvoice(namedInvoice({ total: "100.00", invoiceDate: "2026-10-31" }, texts));
}

describe("why a paper is left out", () => {
  test.each<[string, KnownProgramName, readonly string[], readonly RunPaper[], readonly string[]]>([
    ["codes are missing", "quickbooks", [], [bill("a")], ["a codes-missing"]],
    ["a date is not printed", "quickbooks", QUICKBOOKS, [bill("a", "undated")], ["a not-printed"]],
    [
      "the vendor is not printed",
      "quickbooks",
      QUICKBOOKS,
      [{ file: "a", candidate: nameless({ number: "1" }) }],
      ["a not-printed"],
    ],
    [
      "the number is not printed",
      "xero",
      XERO,
      [{ file: "a", candidate: nameless({ vendor: "Acme" }) }],
      ["a not-printed"],
    ],
    [
      "the number is too long",
      "vista",
      VISTA,
      [bill("a", {}, { number: "1234567890123456" })],
      ["a too-long"],
    ],
    [
      "the vendor's number is none",
      "vista",
      [",,,,,vendor,ACME", ",,,,,account,5100."],
      [bill("a")],
      ["a not-digits"],
    ],
    ["a job has no phase", "vista", [...VISTA, ",,,,,job,2207-"], [bill("a")], ["a codes-missing"]],
    [
      "an amount is too long",
      "vista",
      VISTA,
      [bill("a", { lines: ["99999999999.00"], total: "99999999999.00" })],
      ["a amount-too-long", "a amount-too-long"],
    ],
    [
      "a name is not ASCII",
      "quickbooks",
      QUICKBOOKS,
      [bill("a", {}, { vendor: "Müller" })],
      ["a not-ascii"],
    ],
    [
      "a name has a semicolon",
      "quickbooks",
      QUICKBOOKS,
      [bill("a", {}, { vendor: "Acme; Sons" })],
      ["a unfit-text"],
    ],
    [
      "a number has a line break",
      "xero",
      XERO,
      [bill("a", {}, { number: "1\n2" })],
      ["a unfit-text"],
    ],
    [
      "a number begins like a formula",
      "xero",
      XERO,
      [bill("a", {}, { number: "=1+1" })],
      ["a like-a-formula"],
    ],
    [
      "a vendor begins like a formula",
      "xero",
      XERO,
      [bill("a", {}, { vendor: "@SUM(A1)" })],
      ["a like-a-formula"],
    ],
    [
      "a credit note is not taken",
      "vista",
      VISTA,
      [bill("a", { paper: "credit-note" })],
      ["a credit-note"],
    ],
    [
      "it is another kind of paper",
      "xero",
      XERO,
      [{ file: "a", candidate: { code: "other-kind", documentType: "LIEN_WAIVER" } }],
      ["a other-kind"],
    ],
    [
      "the tax is of no line",
      "xero",
      XERO,
      [bill("a", { taxes: [{ amount: "5.00" }, { amount: "3.00" }], total: "108.00" })],
      ["a tax-of-no-line"],
    ],
    [
      "the tax has no rate",
      "xero",
      XERO,
      [bill("a", { lines: ["100.00"], taxes: [{ amount: "8.00" }], total: "108.00" })],
      ["a codes-missing"],
    ],
    [
      "two rows say different things",
      "quickbooks",
      [...QUICKBOOKS, ",,,,,account,Others"],
      [bill("a")],
      ["a code-unclear"],
    ],
    [
      "it is a copy",
      "xero",
      XERO,
      [bill("a"), bill("b", {}, { vendor: "ACME SUPPLY, Inc." })],
      ["b copy"],
    ],
    [
      "its number is another vendor's",
      "xero",
      XERO,
      [bill("a"), bill("b", {}, { vendor: "Bolt Works" })],
      ["b number-taken"],
    ],
    [
      "currencies are mixed",
      "quickbooks",
      QUICKBOOKS,
      [bill("a"), bill("b", {}, { number: "2", currency: "CAD" })],
      ["a currency-open", "b currency-open"],
    ],
    [
      "it is in another currency",
      "quickbooks",
      [...QUICKBOOKS, ",,,,,currency,USD"],
      [bill("a"), bill("b", {}, { number: "2", currency: "CAD" })],
      ["b other-currency"],
    ],
  ])("%s", (_title, name, ...[lines, papers, expected]) => {
    expect(codesOf(name, lines, papers)).toEqual(expected);
  });

  test("one number of two vendors is no clash where the program does not join them", () => {
    const papers = [bill("a"), bill("b", {}, { vendor: "Bolt Works" })];
    expect(codesOf("quickbooks", QUICKBOOKS, papers)).toEqual([]);
  });

  test("every reason is a sentence", () => {
    const { leftOut } = exportOf("quickbooks", [bill("a", "undated")], {
      mapping: mappingFor(),
    });
    const codes: readonly LeftOutCode[] = leftOut.flatMap(({ because }) =>
      because.map(({ code }) => code),
    );
    expect(codes).toEqual(["not-printed", "codes-missing"]);
    for (const one of leftOut.flatMap(({ because }) => because))
      expect(leftOutSentence(one, programOf("quickbooks"))).toMatch(/^[A-Z"].*\.$/);
  });
});

describe("the mapping that is missing", () => {
  test("is shown as lines that can be pasted, each once", () => {
    const taxed = { taxes: [{ amount: "8.00" }], total: "108.00" };
    const papers = [
      bill("a", taxed),
      bill("b", taxed, { number: "2" }),
      bill("c", {}, { vendor: 'Bolt, "B"' }),
    ];
    const { missing } = exportOf("quickbooks", papers, { mapping: mappingFor() });
    expect(mappingText(missing)).toBe(
      [
        ",,,,,ap account,",
        "Acme Supply,,,,,account,",
        "Acme Supply,,tax,,,account,",
        '"Bolt, ""B""",,,,,account,',
        "",
      ].join("\r\n"),
    );
  });

  test.each(PROGRAMS.filter(({ takes }) => takes === "bills"))(
    "is complete for $title: once its values are filled in, everything is exported",
    (program) => {
      const papers = [
        bill("a"),
        bill(
          "b",
          { lines: ["100.00"], shipping: "9.00", total: "109.00" },
          { vendor: "Bolt", number: "2" },
        ),
      ];
      // What is asked for may bring up more: a job needs its cost code.
      const lines: string[] = [];
      for (let round = 0; round < 3; round += 1) {
        const { missing } = exportOf(program, papers, { mapping: mappingFor(...lines) });
        const filled = missing.map((line) => ({
          ...line,
          value: line.field === "dates" ? "DD/MM/YYYY" : "7",
        }));
        lines.push(
          ...mappingText(filled)
            .split("\r\n")
            .filter((line) => line !== ""),
        );
      }
      expect(codesOf(program, lines, papers)).toEqual([]);
    },
  );
});

test("a file of three thousand bills has all of them", () => {
  const papers = Array.from({ length: 3_000 }, (_, at) =>
    bill(`${at}.pdf`, {}, { number: `N-${at}`, vendor: `Vendor ${at % 40}` }),
  );
  const xero = exportOf("xero", papers, { mapping: mappingFor(...XERO) });
  const { problems, papers: written } = checkXero(xero.text, "MM/DD/YYYY");
  expect(problems).toEqual([]);
  expect(written.length).toBe(3_000);
  expect(xero.lineCount).toBe(6_000);
  const iif = exportOf("quickbooks", papers, { mapping: mappingFor(...QUICKBOOKS) });
  expect(checkQuickbooks(iif.text).papers.length).toBe(3_000);
});
