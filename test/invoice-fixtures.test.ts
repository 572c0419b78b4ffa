import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { INVOICE_PAPERS } from "../fixtures/draw/invoice/catalogue.ts";
import { drawInvoice, drawPaper } from "../fixtures/draw/invoice/drawing.ts";
import * as identity from "../fixtures/draw/invoice/identity-numbers.ts";
import { OTHER_INVOICE_EXPECTED, OTHER_INVOICE_PAPERS } from "../fixtures/draw/invoice/others.ts";
import { isItem, type CheckName } from "../fixtures/draw/invoice/paper.ts";
import { createInvoicePrint } from "../fixtures/draw/invoice/print.ts";
import { truthOf } from "../fixtures/draw/invoice/truth.ts";
import { INVOICES, pagesOfFixture } from "./support/corpus.ts";

const FIXTURES = "fixtures";
const CHECKS: readonly CheckName[] = [
  "line_math",
  "lines_to_subtotal",
  "tax_rate",
  "total",
  "balance_due",
  "dates",
];
const CASES = INVOICE_PAPERS.map((paper) => [paper.path, paper] as const);
const BROKEN = INVOICE_PAPERS.filter(({ fault }) => fault !== null);

describe("drawing an invoice again", () => {
  it.each(CASES)("gives the checked-in bytes and truth of %s", async (path, paper) => {
    const { pdf, truth } = await drawInvoice(paper);
    expect(JSON.parse(readFileSync(join(FIXTURES, `${path}.truth.json`), "utf8"))).toEqual(truth);
    expect(Buffer.compare(pdf, readFileSync(join(FIXTURES, `${path}.pdf`)))).toBe(0);
  });

  it.each(OTHER_INVOICE_PAPERS.map((paper) => [paper.path, paper] as const))(
    "gives the checked-in bytes of %s",
    async (path, paper) => {
      const checkedIn = readFileSync(join(FIXTURES, `${path}.pdf`));
      expect(Buffer.compare(await drawPaper(paper), checkedIn)).toBe(0);
      const expected: unknown = JSON.parse(
        readFileSync(join(FIXTURES, `${path}.expected.json`), "utf8"),
      );
      expect(expected).toEqual(OTHER_INVOICE_EXPECTED);
    },
  );

  it("leaves no invoice without its recipe", () => {
    const paths = INVOICE_PAPERS.map(({ path }) => join(FIXTURES, path));
    expect(INVOICES).toEqual(paths.toSorted());
  });
});

describe("the truth of an invoice", () => {
  it.each(CASES)("%s stands on its pages", async (path, paper) => {
    const pages = await pagesOfFixture(join(FIXTURES, path));
    const printed = lettersOf(pages.flatMap(({ words }) => words.map(({ text }) => text)).join(""));
    const { invoice } = truthOf(paper);
    const print = createInvoicePrint(paper);
    const amounts = [invoice.subtotal, invoice.total, invoice.amountPaid, invoice.balanceDue];
    // Further rows of a description may stand below the amount.
    const lines = paper.rows
      .filter(isItem)
      .flatMap(({ text, details = [], amount }) => [
        text,
        ...details,
        ...(amount === null ? [] : [print.bare(amount)]),
      ]);
    const dates = [invoice.invoiceDate, invoice.dueDate].map((day) =>
      day === null ? "" : print.date(day),
    );
    const texts = [
      invoice.invoiceNumber,
      invoice.purchaseOrder,
      invoice.vendor.name,
      invoice.vendor.taxId,
      invoice.customer.name,
      ...dates,
      ...amounts.map((amount) => (amount === null ? "" : print.bare(Math.round(amount * 100)))),
      ...lines,
    ];
    const missing = texts.filter((text) => text !== null && !printed.includes(lettersOf(text)));
    const isPaidInParts = paper.totals.filter(({ is }) => is === "paid").length > 1;
    expect(missing).toEqual(isPaidInParts ? [expect.any(String)] : []);
  });

  it.each(CASES)("%s adds up, or says why it does not", (_, paper) => {
    const { expectedChecks, checksExplained, error } = truthOf(paper);
    const failing = CHECKS.filter((check) => expectedChecks[check] === false);
    if (error === null) expect(failing.toSorted()).toEqual(Object.keys(checksExplained).toSorted());
    else expect(failing).toContain(error.check);
  });

  it.each(CHECKS)("%s has two papers that it must fail on", (check) => {
    expect(BROKEN.filter(({ fault }) => fault?.check === check).length).toBeGreaterThanOrEqual(2);
  });

  it("holds what is printed where a figure is misprinted", () => {
    for (const paper of BROKEN) expect(paper.fault?.printed).not.toEqual(paper.fault?.correct);
  });

  /** Letters and digits alone: breaks of lines and punctuation do not count. */
  function lettersOf(text: string): string {
    return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  }
});

describe("numbers of firms", () => {
  it("have the check digits of well-known ones", () => {
    expect(identity.iban("DE", "370400440532013000")).toBe("DE89 3704 0044 0532 0130 00");
    expect(identity.iban("GB", "WEST12345698765432")).toBe("GB82 WEST 1234 5698 7654 32");
    expect(identity.germanVat("13669597")).toBe("DE136695976");
    expect(identity.austrianVat("1358562")).toBe("ATU13585627");
    expect(identity.swissNumber("10015521")).toBe("CHE-100.155.212");
    expect(identity.frenchVat(identity.siren("40483304"))).toBe("FR83404833048");
    expect(identity.belgianNumber("04287594")).toBe("0428759497");
    expect(identity.spanishCompany("B", "5837843")).toBe("B58378431");
    expect(identity.spanishPerson("54362315")).toBe("54362315K");
    expect(identity.italianVat("0074311015")).toBe("00743110157");
    expect(identity.dutchVat("00449544")).toBe("NL004495445B01");
    expect(identity.portugueseNumber("50196484")).toBe("501964843");
    expect(identity.britishVat("9807806")).toBe("GB 980 7806 84");
    expect(identity.australianNumber("824753556")).toBe("51 824 753 556");
    expect(identity.canadianGst("12302663")).toBe("123026635 RT0001");
    expect(identity.indianGst("27AAPFU0939F1Z")).toBe("27AAPFU0939F1ZV");
    expect(identity.brazilianCompany("167272300001")).toBe("16.727.230/0001-97");
    expect(identity.mexicanNumber("MAB9307148T")).toBe("MAB9307148T4");
  });
});
