import { describe, expect, test } from "vitest";
import type { SummaryLineName } from "../../../src/document/pay-application.ts";
import { readApplication } from "../../support/read-application.ts";
import { typedPage } from "../../support/typed-page.ts";
import { type Cells, typedRows } from "./typed-rows.ts";

type Line = readonly [name: SummaryLineName, caption: string, printed: string];

/** A summary that foots, with captions that everybody uses. */
const SUMMARY: readonly Line[] = [
  ["originalContractSum", "Original contract sum", "246,500.00"],
  ["netChangeByChangeOrders", "Net change by change orders", "650.80"],
  ["contractSumToDate", "Contract sum to date", "247,150.80"],
  ["totalCompletedAndStored", "Total completed and stored to date", "97,273.20"],
  ["totalRetainage", "Total retainage", "9,727.32"],
  ["totalEarnedLessRetainage", "Total earned less retainage", "87,545.88"],
  ["previousCertificates", "Less previous certificates for payment", "39,879.18"],
  ["currentPaymentDue", "Current payment due", "47,666.70"],
  ["balanceToFinish", "Balance to finish, including retainage", "159,604.92"],
];

/** What is read of a line; its amounts end at one edge. */
function read(rows: readonly Cells[], name: SummaryLineName): string | null {
  const words = typedRows(rows, [{ left: 40 }, { right: 460 }, { right: 560 }], 40);
  const { document } = readApplication([typedPage(words)]);
  return document.lines[name]?.value.toPlain() ?? null;
}

/** The summary with the captions of some lines in words that nobody knows. */
function without(...names: readonly SummaryLineName[]): Cells[] {
  return SUMMARY.map(([name, caption, printed]) => [
    names.includes(name)
      ? `Zeta ${"abcdefghi"[SUMMARY.findIndex(([own]) => own === name)]}`
      : caption,
    printed,
  ]);
}

/** The same with further lines after the one with this amount. */
function followed(rows: readonly Cells[], printed: string, ...more: readonly Cells[]): Cells[] {
  return rows.flatMap((cells) => (cells[1] === printed ? [cells, ...more] : [cells]));
}

function plain(printed: string): string {
  return printed.replaceAll(",", "");
}

describe("a line whose caption nobody knows", () => {
  test.each(SUMMARY)("is found by its place: %s", (name, _, printed) => {
    expect(read(without(name), name)).toBe(plain(printed));
  });

  test.each(SUMMARY)("is left out where the form does not add up: %s", (name, _, printed) => {
    const misprint = printed.replace(/\d(?=\.)/, (digit) => String((Number(digit) + 1) % 10));
    const rows = without(name).map(([caption = "", own = ""]) => [
      caption,
      own === printed ? misprint : own,
    ]);
    expect(read(rows, name)).toBeNull();
  });

  test("is told from other amounts between its neighbours", () => {
    const rows = followed(without("totalRetainage"), "97,273.20", ["Eta", "1,234.56"]);
    expect(read(rows, "totalRetainage")).toBe("9727.32");
  });

  test("is left out where another amount there is almost printed like it", () => {
    const rows = followed(without("totalRetainage"), "97,273.20", ["Eta", "9,772.32"]);
    expect(read(rows, "totalRetainage")).toBeNull();
  });

  test("is not looked for at another edge", () => {
    const rows = without("totalRetainage").map(([caption = "", printed = ""]) =>
      printed === "9,727.32" ? [caption, "", printed] : [caption, printed],
    );
    expect(read(rows, "totalRetainage")).toBeNull();
  });

  test("is not looked for before or after its neighbours", () => {
    const rows = without("totalRetainage").filter(([, printed]) => printed !== "9,727.32");
    const late = followed(rows, "159,604.92", ["Zeta", "9,727.32"]);
    expect(read(late, "totalRetainage")).toBeNull();
    const early = followed(rows, "246,500.00", ["Zeta", "9,727.32"]);
    expect(read(early, "totalRetainage")).toBeNull();
  });

  test("may print its deduction as one", () => {
    const rows = without("previousCertificates").map(([caption = "", printed = ""]) => [
      caption,
      printed === "39,879.18" ? "(39,879.18)" : printed,
    ]);
    expect(read(rows, "previousCertificates")).toBe("39879.18");
  });
});

describe("with the balance misprinted, one sum proves the contract sum", () => {
  const rows = without("contractSumToDate").map(([caption = "", printed = ""]) => [
    caption,
    printed.replace("159,604.92", "159,614.92"),
  ]);

  test("which is enough for the only amount between its neighbours", () => {
    expect(read(rows, "contractSumToDate")).toBe("247150.80");
  });

  test("which is too little where another amount stands there as well", () => {
    const two = followed(rows, "650.80", ["Eta", "12.00"]);
    expect(read(two, "contractSumToDate")).toBeNull();
  });
});

describe("an end of the ledger", () => {
  test("is found where two lines below the first are known", () => {
    expect(read(without("originalContractSum"), "originalContractSum")).toBe("246500.00");
  });

  test.each<readonly [SummaryLineName, readonly SummaryLineName[]]>([
    ["originalContractSum", ["netChangeByChangeOrders"]],
    ["balanceToFinish", ["currentPaymentDue"]],
  ])("%s is left out where the line beside it is unknown as well: %j", (name, others) => {
    expect(read(without(name, ...others), name)).toBeNull();
  });

  test("is left out where the line beside it is not printed", () => {
    const rows = without("balanceToFinish").filter(([, printed]) => printed !== "47,666.70");
    expect(read(rows, "balanceToFinish")).toBeNull();
  });

  test("is left out where the line beside it has no label of its own", () => {
    const rows = without("balanceToFinish").map(([caption = "", printed = ""]) => [
      printed === "47,666.70" ? "Please check" : caption,
      printed,
    ]);
    expect(read(rows, "currentPaymentDue")).toBe("47666.70");
    expect(read(rows, "balanceToFinish")).toBeNull();
  });

  test("is the next figure and no other", () => {
    const rows = followed(without("balanceToFinish"), "47,666.70", ["Eta", "12.00"]);
    expect(read(rows, "balanceToFinish")).toBeNull();
    const above = [
      ["Eta", "246,500.00"],
      ["Theta", "12.00"],
      ...without("originalContractSum").slice(1),
    ];
    expect(read(above, "originalContractSum")).toBeNull();
  });
});
