import { describe, expect, it } from "vitest";
import { calendarDate } from "../../src/base/calendar-date.ts";
import { Money } from "../../src/base/money.ts";
import { Percent } from "../../src/base/percent.ts";
import type { Invoice } from "../../src/document/invoice.ts";
import { compareWithPrint } from "../../src/einvoice/compare-with-print.ts";
import type { EInvoice } from "../../src/einvoice/e-invoice.ts";
import { readEInvoice } from "../../src/einvoice/embedded-xml.ts";
import { ciiInvoice } from "./support/cii.ts";
import { utf8 } from "./support/plain-invoice.ts";
import { amount, day, line, PRINTED, rate, tax, text } from "./support/printed-invoice.ts";
import { ublInvoice } from "./support/ubl.ts";

function read(xml: string): EInvoice {
  const eInvoice = readEInvoice(utf8(xml));
  if (eInvoice === null) throw new Error("No electronic invoice was read.");
  return eInvoice;
}

const FILE = read(ciiInvoice(2));

/** The comparison of one field: what the file says, what is printed, whether they agree. */
function compare(
  figure: string,
  file: Partial<EInvoice>,
  printed: Partial<Invoice>,
): readonly (string | boolean | null)[] {
  const all = compareWithPrint({ ...FILE, ...file }, { ...PRINTED, ...printed });
  const found = all.find((one) => one.figure === figure);
  return found === undefined ? [] : [found.xml, found.printed, found.agrees];
}

function totals(changes: Partial<EInvoice["totals"]>): Partial<EInvoice> {
  return { totals: { ...FILE.totals, ...changes } };
}

/** Every figure of the file, in the order of our answer. */
const SAID: readonly string[] = [
  "invoiceNumber NB-2026-0147",
  "invoiceDate 2026-03-12",
  "dueDate 2026-04-11",
  "currency EUR",
  "vendor.name Nordkap Bedachungen GmbH & Co. KG",
  "vendor.taxId DE 811 222 333",
  "customer.name Atelier Lindenhof e.K.",
  "customer.taxId DE811222444",
  "purchaseOrder LH 88-2",
  "iban DE02120300000000202051",
  "subtotal 1,350.00",
  "discount 60.00",
  "total 1,582.60",
  "amountPaid 500.00",
  "balanceDue 1,082.65",
  "shipping 30.00",
  "otherCharges 20.05",
  "taxes.0.ratePercent 19",
  "taxes.0.base 1,240.00",
  "taxes.0.amount 235.60",
  "taxes.1.ratePercent 7",
  "taxes.1.base 100.00",
  "taxes.1.amount 7.00",
  "taxes 242.60",
  "lineItems.0.description Dachziegel Nordlicht",
  "lineItems.0.quantity 1020",
  "lineItems.0.unitPrice 125.00 per 100",
  "lineItems.0.discount 25.00",
  "lineItems.0.taxRate 19",
  "lineItems.0.amount 1,250.00",
  'lineItems.1.description Fachbuch "Steildach"',
  "lineItems.1.quantity 3",
  "lineItems.1.unitPrice 33.3333",
  "lineItems.1.taxRate 7",
  "lineItems.1.amount 100.00",
];

describe("a file and the paper that it was made with", () => {
  it.each([
    ["ZUGFeRD 1", ciiInvoice(1)],
    ["ZUGFeRD 2", ciiInvoice(2)],
    ["UBL", ublInvoice()],
  ])("agree in every figure: %s", (_, xml) => {
    const comparisons = compareWithPrint(read(xml), PRINTED);
    expect(comparisons.filter(({ agrees }) => agrees !== true)).toEqual([]);
    expect(comparisons.map(({ figure, xml }) => `${figure} ${xml}`)).toEqual(SAID);
  });

  it("of which nothing was read: everything is there, and nothing agrees or disagrees", () => {
    const nothing = Object.fromEntries(Object.keys(PRINTED).map((name) => [name, null]));
    const nobody = { name: null, taxId: null };
    const blank = {
      ...PRINTED,
      ...nothing,
      vendor: nobody,
      customer: nobody,
      lines: [],
      taxes: [],
    };
    const comparisons = compareWithPrint(FILE, blank);
    expect(comparisons.map(({ figure }) => figure)).toEqual(
      compareWithPrint(FILE, PRINTED).map(({ figure }) => figure),
    );
    expect(new Set(comparisons.map(({ agrees, printed }) => `${agrees} ${printed}`))).toEqual(
      new Set(["null null"]),
    );
  });
});

/** What is not a figure of our answer, and what a paper may print in place of the usual figure. */
const NO_WITNESS: ReadonlySet<string> = new Set([
  "syntax",
  "profile",
  "paper",
  "dueDates.0",
  "vendor.taxIds.1",
  "lines.0.unit",
  "lines.1.unit",
  "lines.0.name",
  "lines.0.description",
  "lines.0.grossUnitPrice",
  "allowances.0.reason",
  "allowances.0.amount",
  "allowances.0.isFreight",
  "charges.0.reason",
  "charges.1.reason",
  "charges.0.isFreight",
  "charges.1.isFreight",
  "taxes.0.category",
  "taxes.1.category",
  "totals.taxBasis",
  "totals.charges",
]);

describe("a change of any one figure of the file is seen", () => {
  const paths = leavesOf(FILE).filter((path) => !NO_WITNESS.has(path));
  it("there are as many as the file has", () => {
    expect(paths.length).toBe(36);
    expect(leavesOf(FILE)).toEqual(expect.arrayContaining([...NO_WITNESS]));
  });

  it.each(paths)("%s", (path) => {
    const comparisons = compareWithPrint(changedAt(FILE, path.split(".")), PRINTED);
    expect(comparisons.filter(({ agrees }) => agrees === false)).not.toEqual([]);
  });
});

describe("what a paper prints otherwise and means the same", () => {
  it.each<
    readonly [string, readonly (string | boolean | null)[], readonly (string | boolean | null)[]]
  >([
    [
      "blanks in the invoice's number",
      compare("invoiceNumber", { number: "NB -2026 - 0147" }, {}),
      ["NB -2026 - 0147", "NB-2026-0147", true],
    ],
    [
      "a name in capitals without its legal form",
      compare("vendor.name", {}, {}),
      ["Nordkap Bedachungen GmbH & Co. KG", "NORDKAP Bedachungen", true],
    ],
    [
      "a name with accents and points",
      compare(
        "customer.name",
        { customer: { names: ["Société Générale du Bois S.A.R.L."], taxIds: [] } },
        { customer: { name: text("SOCIETE GENERALE DU BOIS"), taxId: null } },
      ),
      ["Société Générale du Bois S.A.R.L.", "SOCIETE GENERALE DU BOIS", true],
    ],
    [
      "the name a firm trades under",
      compare(
        "vendor.name",
        { vendor: { names: ["Hansen Holding ApS", "Tagværk Nord"], taxIds: [] } },
        { vendor: { name: text("Tagværk Nord"), taxId: null } },
      ),
      ["Tagværk Nord", "Tagværk Nord", true],
    ],
    [
      "the local tax number",
      compare("vendor.taxId", {}, { vendor: { name: null, taxId: text("22 815 00471") } }),
      ["22/815/00471", "22 815 00471", true],
    ],
    [
      "a tax number without its country",
      compare("vendor.taxId", {}, { vendor: { name: null, taxId: text("811.222.333") } }),
      ["DE 811 222 333", "811.222.333", true],
    ],
    [
      "the date of the cash discount",
      compare("dueDate", {}, { dueDate: day(2026, 3, 26) }),
      ["2026-03-26", "2026-03-26", true],
    ],
    [
      "a subtotal behind the allowances",
      compare("subtotal", totals({ taxBasis: Money.of("1300") }), { subtotal: amount("1300") }),
      ["1,300.00", "1,300.00", true],
    ],
    [
      "a total with its rounding",
      compare("total", {}, { total: amount("1582.65") }),
      ["1,582.65", "1,582.65", true],
    ],
    [
      "freight among the other charges",
      compare("shipping", {}, { shipping: null, otherCharges: amount("50.05") }),
      ["50.05", "50.05", true],
    ],
    [
      "other charges as freight",
      compare("otherCharges", {}, { shipping: amount("50.05"), otherCharges: null }),
      ["50.05", "50.05", true],
    ],
    [
      "a tax without its rate",
      compare(
        "taxes.0.amount",
        { taxes: FILE.taxes.slice(0, 1) },
        { taxes: [tax({ amount: amount("235.60") })] },
      ),
      ["235.60", "235.60", true],
    ],
  ])("%s", (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe("what a paper prints otherwise and does not mean the same", () => {
  it.each<
    readonly [string, readonly (string | boolean | null)[], readonly (string | boolean | null)[]]
  >([
    [
      "a cent",
      compare("total", totals({ grandTotal: Money.of("1582.61") }), {}),
      ["1,582.61", "1,582.60", false],
    ],
    [
      "a sign",
      compare("total", totals({ grandTotal: Money.of("-1582.60") }), {}),
      ["-1,582.60", "1,582.60", false],
    ],
    [
      "a digit of the number",
      compare("invoiceNumber", { number: "NB-2026-0148" }, {}),
      ["NB-2026-0148", "NB-2026-0147", false],
    ],
    [
      "a day",
      compare("invoiceDate", { issueDate: calendarDate(2026, 12, 3) }, {}),
      ["2026-12-03", "2026-03-12", false],
    ],
    [
      "another firm",
      compare("vendor.name", { vendor: { names: ["Südwind Bedachungen GmbH"], taxIds: [] } }, {}),
      ["Südwind Bedachungen GmbH", "NORDKAP Bedachungen", false],
    ],
    [
      "another country's number",
      compare("vendor.taxId", { vendor: { names: [], taxIds: ["AT811222333"] } }, {}),
      ["AT811222333", "DE811222333", false],
    ],
    [
      "the end of a number",
      compare("vendor.taxId", { vendor: { names: [], taxIds: ["222333"] } }, {}),
      ["222333", "DE811222333", false],
    ],
    [
      "charges of another sum",
      compare("shipping", {}, { shipping: amount("31") }),
      ["30.00", "31.00", false],
    ],
    ["another currency", compare("currency", { currency: "DKK" }, {}), ["DKK", "EUR", false]],
    [
      "taxes of another sum",
      compare("taxes", totals({ tax: Money.of("242.61") }), {}),
      ["242.61", "242.60", false],
    ],
    [
      "one tax that is not printed",
      compare("taxes.1.amount", {}, { taxes: PRINTED.taxes.slice(0, 1) }),
      ["7.00", null, null],
    ],
  ])("%s", (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  it("a rate of another tax of the same amount", () => {
    const taxes = [tax({ rate: rate("20"), amount: amount("235.60") }), ...PRINTED.taxes.slice(1)];
    expect(compare("taxes.0.ratePercent", {}, { taxes })).toEqual(["19", "20", false]);
  });

  it("taxes whose sum is not printed in full", () => {
    const taxes = [...PRINTED.taxes.slice(0, 1), tax({ rate: rate("7") })];
    expect(compare("taxes", {}, { taxes })).toEqual(["242.60", null, null]);
  });
});

describe("a credit note", () => {
  const negative: Partial<Invoice> = {
    paper: "credit-note",
    total: amount("-1582.60"),
    subtotal: amount("-1350"),
    lines: [
      line({ description: text("Dachziegel"), quantity: amount("-1020"), amount: amount("-1250") }),
    ],
  };
  const figures = ["total", "subtotal", "lineItems.0.quantity", "lineItems.0.amount"];

  it("that is positive in the file may be printed with a minus", () => {
    const file = read(ciiInvoice(2, { typeCode: "381" }));
    expect(figures.map((figure) => compare(figure, file, negative)[2])).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it("that is negative in the file may be printed without", () => {
    const file = {
      ...totals({ grandTotal: Money.of("-1582.60"), lines: Money.of("-1350") }),
      paper: "credit-note",
    } as const;
    expect(compare("subtotal", file, {})).toEqual(["-1,350.00", "1,350.00", true]);
  });

  it("whose total agrees has no sign turned elsewhere", () => {
    const file = {
      ...totals({ lines: Money.of("-1350"), taxBasis: null }),
      paper: "credit-note",
    } as const;
    expect(compare("subtotal", file, {})).toEqual(["-1,350.00", "1,350.00", false]);
  });

  it("is needed for that: an invoice of minus the total is another one", () => {
    expect(compare("total", FILE, { ...negative, paper: "invoice" })[2]).toBe(false);
  });
});

function leavesOf(value: unknown, path: readonly string[] = []): readonly string[] {
  if (value === null) return [];
  const isLeaf =
    typeof value !== "object" ||
    value instanceof Money ||
    value instanceof Percent ||
    "year" in value;
  if (isLeaf) return [path.join(".")];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, [...path, name]));
}

/** The file with one figure that is certainly another. */
function changedAt(file: EInvoice, path: readonly string[]): EInvoice {
  const change = (value: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined) return changed(value);
    if (Array.isArray(value)) {
      const list: readonly unknown[] = value;
      return list.map((member, index) => (String(index) === name ? change(member, rest) : member));
    }
    const members = Object.entries(value as object);
    return Object.fromEntries(
      members.map(([key, member]) => [key, key === name ? change(member, rest) : member]),
    );
  };
  return change(file, path) as EInvoice;
}

function changed(value: unknown): unknown {
  if (value instanceof Money) return value.plus(Money.of("1.01"));
  if (value instanceof Percent) return Percent.of("13");
  if (typeof value === "string") return "Zzyzx 90210";
  return calendarDate(2031, 5, 17);
}
