import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AIA_DRAWINGS } from "../fixtures/draw/catalogue-aia.ts";
import { AUDIT_DRAWINGS } from "../fixtures/draw/catalogue-audit.ts";
import { AUDIT_ORDERS } from "../fixtures/draw/catalogue-audit-orders.ts";
import { BROKEN_DRAWINGS } from "../fixtures/draw/catalogue-broken.ts";
import { FORM_DRAWINGS } from "../fixtures/draw/catalogue-forms.ts";
import { HOME_DRAWINGS } from "../fixtures/draw/catalogue-any.ts";
import { MATCH_PAPERS, MATCH_TABLES } from "../fixtures/draw/catalogue-match.ts";
import { drawPackage, PACKAGE_PAPERS } from "../fixtures/draw/catalogue-packages.ts";
import { ORDER_DRAWINGS } from "../fixtures/draw/change-order/catalogue.ts";
import { drawOrder } from "../fixtures/draw/change-order/drawing.ts";
import { drawOther, OTHER_EXPECTED, OTHER_PAPERS } from "../fixtures/draw/change-order/others.ts";
import { drawApplication, drawWithTruth } from "../fixtures/draw/draw-application.ts";
import type { Drawing } from "../fixtures/draw/drawing.ts";
import { drawHostile } from "../fixtures/draw/hostile.ts";
import { failingIdentities } from "../fixtures/draw/identities.ts";
import { invent } from "../fixtures/draw/invent.ts";
import { creameryFirst } from "../fixtures/draw/jobs/creamery.ts";
import { footed } from "../fixtures/draw/ledger.ts";
import { printDate, printMoney, printRate } from "../fixtures/draw/notation.ts";
import { INVOICE_PAPERS } from "../fixtures/draw/invoice/catalogue.ts";
import { drawPaper } from "../fixtures/draw/invoice/drawing.ts";
import { OTHER_INVOICE_PAPERS } from "../fixtures/draw/invoice/others.ts";
import { WAIVER_DRAWINGS } from "../fixtures/draw/lien-waiver/catalogue.ts";
import { drawWaiver } from "../fixtures/draw/lien-waiver/drawing.ts";
import { readmeOf } from "../fixtures/draw/readme.ts";
import { PAY_APPLICATION_IDENTITIES, ROW_IDENTITIES } from "../src/document/identities.ts";
import { CHANGE_ORDERS, pagesOfFixture } from "./support/corpus.ts";
import { cases } from "./support/cases.ts";

const FIXTURES = "fixtures";
const SOUND: readonly Drawing[] = [...AIA_DRAWINGS, ...HOME_DRAWINGS, ...FORM_DRAWINGS];
const ALL: readonly Drawing[] = [...SOUND, ...BROKEN_DRAWINGS];

/** Cents are left out of every figure, so that sums may miss. */
const ROUNDED = "pay-application/aia-g702/rounded-dollars";

const CONTRACT_CHECKS = ["g702_math", "first_application_gross", "retainage_billing"];

describe("drawing again", () => {
  it.each(ALL.map((drawing) => [drawing.path, drawing] as const))(
    "gives the checked-in bytes and truth of %s",
    async (path, { application, style, surroundings }) => {
      const { pdf, truth } = await drawWithTruth(application, style, surroundings);
      expect(JSON.parse(readFileSync(join(FIXTURES, `${path}.truth.json`), "utf8"))).toEqual(truth);
      expect(Buffer.compare(pdf, readFileSync(join(FIXTURES, `${path}.pdf`)))).toBe(0);
    },
  );

  it.each(AUDIT_DRAWINGS.map((drawing) => [drawing.path, drawing] as const))(
    "gives the checked-in bytes of %s",
    async (path, { application, style }) => {
      const pdf = await drawApplication(application, style);
      expect(Buffer.compare(pdf, readFileSync(join(FIXTURES, `${path}.pdf`)))).toBe(0);
    },
  );

  it.each(PACKAGE_PAPERS.map((paper) => [paper.path, paper] as const))(
    "gives the checked-in bytes of %s",
    async (path, paper) => {
      const pdf = await drawPackage(paper);
      expect(Buffer.compare(pdf, readFileSync(join(FIXTURES, `${path}.pdf`)))).toBe(0);
    },
  );

  it.each(MATCH_PAPERS.map((paper) => [paper.path, paper] as const))(
    "gives the checked-in bytes of %s",
    async (path, paper) => {
      const pdf = await drawPaper(paper);
      expect(Buffer.compare(pdf, readFileSync(join(FIXTURES, `${path}.pdf`)))).toBe(0);
    },
  );

  it.each(Object.entries(MATCH_TABLES))("gives the checked-in text of %s", (path, text) => {
    expect(readFileSync(join(FIXTURES, path), "utf8")).toBe(text);
  });

  it.each(AUDIT_ORDERS.map((drawing) => [drawing.path, drawing] as const))(
    "gives the checked-in bytes of %s",
    async (path, drawing) => {
      const { pdf } = await drawOrder(drawing);
      expect(Buffer.compare(pdf, readFileSync(join(FIXTURES, `${path}.pdf`)))).toBe(0);
    },
  );

  it.each(ORDER_DRAWINGS.map((drawing) => [drawing.path, drawing] as const))(
    "gives the checked-in bytes and truth of %s",
    async (path, drawing) => {
      const { pdf, truth } = await drawOrder(drawing);
      expect(JSON.parse(readFileSync(join(FIXTURES, `${path}.truth.json`), "utf8"))).toEqual(truth);
      expect(Buffer.compare(pdf, readFileSync(join(FIXTURES, `${path}.pdf`)))).toBe(0);
    },
  );

  it.each(WAIVER_DRAWINGS.map((drawing) => [drawing.path, drawing] as const))(
    "gives the checked-in bytes and truth of %s",
    async (path, drawing) => {
      const { pdf, truth } = await drawWaiver(drawing);
      expect(JSON.parse(readFileSync(join(FIXTURES, `${path}.truth.json`), "utf8"))).toEqual(truth);
      expect(Buffer.compare(pdf, readFileSync(join(FIXTURES, `${path}.pdf`)))).toBe(0);
    },
  );

  it.each(OTHER_PAPERS.map((paper) => [paper.path, paper] as const))(
    "gives the checked-in bytes of %s",
    async (path, paper) => {
      expect(
        Buffer.compare(await drawOther(paper), readFileSync(join(FIXTURES, `${path}.pdf`))),
      ).toBe(0);
      const expected: unknown = JSON.parse(
        readFileSync(join(FIXTURES, `${path}.expected.json`), "utf8"),
      );
      expect(expected).toEqual(OTHER_EXPECTED);
    },
  );

  it("gives the checked-in hostile files and the list of all documents", async () => {
    const hostile = await drawHostile();
    for (const { name, bytes, expected, truth } of hostile) {
      const path = join(FIXTURES, "hostile", name);
      expect(Buffer.compare(bytes, readFileSync(`${path}.pdf`)), name).toBe(0);
      expect(JSON.parse(readFileSync(`${path}.expected.json`, "utf8"))).toEqual(expected);
      if (truth === undefined) continue;
      expect(JSON.parse(readFileSync(`${path}.truth.json`, "utf8"))).toEqual(truth);
    }
    expect(readFileSync(join(FIXTURES, "README.md"), "utf8")).toBe(
      readmeOf(
        [
          ...ALL,
          ...AUDIT_DRAWINGS,
          ...AUDIT_ORDERS,
          ...MATCH_PAPERS,
          ...ORDER_DRAWINGS,
          ...OTHER_PAPERS,
          ...WAIVER_DRAWINGS,
          ...INVOICE_PAPERS,
          ...OTHER_INVOICE_PAPERS,
        ],
        hostile,
      ),
    );
  });
});

describe("truths", () => {
  it.each(SOUND.map((drawing) => [drawing.path, drawing] as const))(
    "%s adds up by its own sums",
    async (path, { application, style }) => {
      const { truth } = await drawWithTruth(application, style);
      expect(truth.error).toBeNull();
      const sums = failingIdentities(truth);
      if (path === ROUNDED) expect(sums.length).toBeGreaterThan(0);
      else expect(sums).toEqual([]);
    },
  );

  it.each(BROKEN_DRAWINGS.map((drawing) => [drawing.path, drawing] as const))(
    "%s fails the check of its name and no other of the contract",
    async (path, { application, style }) => {
      const { truth } = await drawWithTruth(application, style);
      const check = path.replace("broken/", "");
      expect(truth.error?.check).toBe(check);
      const names = [...PAY_APPLICATION_IDENTITIES, ...ROW_IDENTITIES].map(({ name }) => name);
      if ([...names, ...CONTRACT_CHECKS].includes(check))
        expect(truth.error?.sums).toContain(check);
      const failed = CONTRACT_CHECKS.filter((name) => truth.error?.sums.includes(name) === true);
      if (CONTRACT_CHECKS.includes(check)) expect(failed).toEqual([check]);
    },
  );

  it("follow from the facts as a person would add them", () => {
    const { lines, totals } = footed(creameryFirst);
    expect(totals.workThisPeriod).toBe(8_573_600);
    expect(lines).toMatchObject({
      originalContractSum: 62_800_000,
      netChangeByChangeOrders: 271_500,
      contractSumToDate: 63_071_500,
      totalCompletedAndStored: 8_573_600,
      totalRetainage: 857_360,
      totalEarnedLessRetainage: 7_716_240,
      previousCertificates: 0,
      currentPaymentDue: 7_716_240,
      balanceToFinish: 55_355_260,
    });
  });
});

describe("change orders", () => {
  it("are all drawn by a recipe", () => {
    const paths = ORDER_DRAWINGS.map(({ path }) => join(FIXTURES, path));
    expect(CHANGE_ORDERS).toEqual(paths.toSorted());
  });

  it.each(ORDER_DRAWINGS.map((drawing) => [drawing.path, drawing] as const))(
    "%s says what its truth says",
    async (path, drawing) => {
      const { truth } = await drawOrder(drawing);
      const { issuer, number, description, amount } = truth.document;
      const pages = await pagesOfFixture(join(FIXTURES, path));
      const printed = lettersOf(pages.flatMap(({ words }) => words.map(({ text }) => text)).join());
      const digits = amount === "0.00" ? null : amount;
      for (const text of [issuer, number, description, digits])
        if (text !== null) expect(printed).toContain(lettersOf(text));
      expect(truth.error === null).toBe(drawing.meaning.fault === undefined);
      expect(truth.error?.figures ?? [1]).not.toEqual([]);
    },
  );

  it.each(ORDER_DRAWINGS.map((drawing) => [drawing.path, drawing] as const))(
    "%s carries its contract sum forward unless it is broken",
    async (_, drawing) => {
      const { truth } = await drawOrder(drawing);
      const { before, change, after } = truth.printed;
      if (truth.error !== null || before === null || change === null || after === null) return;
      expect(inCents(before) + inCents(change)).toBe(inCents(after));
    },
  );

  /** Letters and digits alone: breaks of lines and punctuation do not count. */
  function lettersOf(text: string): string {
    return text.toLowerCase().replace(/[^a-z0-9]+/g, "");
  }

  function inCents(plain: string): number {
    return Number(plain.replace(".", ""));
  }
});

describe("files", () => {
  it("stay small", () => {
    const sizes = readdirSync(FIXTURES, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".pdf"))
      .map((path) => statSync(join(FIXTURES, path)).size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(300 * 1_024);
    expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(6 * 1_024 * 1_024);
  });
});

describe("invented applications", () => {
  it("add up and are drawn the same each time", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1_000_000), async (seed) => {
        const { application, style } = invent(seed);
        const { pdf, truth } = await drawWithTruth(application, style);
        expect(failingIdentities(truth)).toEqual([]);
        expect(Object.values(truth.checks)).not.toContain(false);
        expect(Buffer.compare(pdf, await drawApplication(application, style))).toBe(0);
      }),
      { numRuns: cases(40), seed: 702 },
    );
  });
});

describe("notation", () => {
  const plain = { symbol: "none", negative: "minus", zero: "digits", decimals: 2 } as const;

  it.each([
    [123_456_789, plain, "1,234,567.89"],
    [-385_000, { ...plain, symbol: "glued", negative: "parentheses" }, "($3,850.00)"],
    [-385_000, { ...plain, symbol: "apart" }, "-$ 3,850.00"],
    [-385_000, { ...plain, negative: "trailing-minus" }, "3,850.00-"],
    [-5, { ...plain, negative: "credit" }, "0.05 CR"],
    [0, { ...plain, zero: "dash", symbol: "glued" }, "-"],
    [0, { ...plain, zero: "blank" }, ""],
    [99_950, { ...plain, decimals: 0 }, "1,000"],
    [-8_900, { ...plain, symbol: "glued", currency: "£" }, "-£89.00"],
  ] as const)("prints %i cents as %3$s", (cents, notation, text) => {
    expect(printMoney(cents, notation)).toBe(text);
  });

  it("prints rates and days in the ways of the trade", () => {
    expect([1_000, 750, 0].map((rate) => printRate(rate, "10%"))).toEqual(["10%", "7.5%", "0%"]);
    expect(printRate(1_000, "10.00%")).toBe("10.00%");
    const date = { year: 2026, month: 6, day: 5 };
    expect(printDate(date, "30-Jun-26")).toBe("05-Jun-26");
    expect(printDate(date, "6/30/26")).toBe("6/5/26");
    expect(printDate(date, "June 30, 2026")).toBe("June 5, 2026");
    expect(printDate(date, "Jun 30, 2026")).toBe("Jun 5, 2026");
    expect(printDate(date, "30/06/2026")).toBe("05/06/2026");
    expect(printDate(date, "30 June 2026")).toBe("5 June 2026");
  });
});
