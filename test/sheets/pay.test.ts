import { resolve } from "node:path";
import { globSync } from "tinyglobby";
import { beforeAll, describe, expect, test } from "vitest";
import { Money } from "../../src/base/money.ts";
import { namesOf } from "../../src/base/names-of.ts";
import { warningsOf } from "../../src/finding/sentences.ts";
import { VERDICT_WORDS } from "../../src/finding/verdict-words.ts";
import { reasonWords, verdictWords } from "../../src/verdict/shown.ts";
import type { SeenPaper } from "../../src/verdict/together.ts";
import { workbookBytes } from "../../src/sheets/workbook-bytes.ts";
import { addressOf, cellAt, type OpenCell, type OpenSheet, openWorkbook } from "./open-workbook.ts";
import { judged, outcomeOf, type Run, sheetsOf } from "./run-of.ts";

/** An owner's and a subcontractor's contract, bills in two currencies, a bill that comes twice, orders, and what is no paper. */
const FILES = [
  ...globSync([
    "fixtures/audit/*/*.pdf",
    "fixtures/broken/{g702_math,row_total,row_percent}.pdf",
    "fixtures/change-order/contractor-order/*.pdf",
    "fixtures/invoice/us-classic/*.pdf",
  ]).toSorted(),
  "fixtures/hostile/empty.pdf",
];

const run: Run[number][] = [];
let papers: readonly SeenPaper[] = [];
let sheets: readonly OpenSheet[] = [];

beforeAll(async () => {
  for (const file of FILES) run.push([{ name: file, path: resolve(file) }, await outcomeOf(file)]);
  const twice = run.find(([{ name }]) => name.endsWith("ready-mix.pdf"));
  if (twice !== undefined) run.push([{ name: "again.pdf", path: null }, twice[1]]);
  papers = judged(run);
  sheets = openWorkbook(await workbookBytes(sheetsOf(run), resolve(".")));
});

function sheet(title: string): OpenSheet {
  const found = sheets.find((sheet) => sheet.title === title);
  if (found === undefined) throw new Error(`There is no sheet ${title}.`);
  return found;
}

/** The rows below the header by the names of their columns. */
function recordsOf(title: string): readonly Readonly<Record<string, OpenCell["value"]>>[] {
  const of = sheet(title);
  return Array.from({ length: of.rowCount - 1 }, (_, index) =>
    Object.fromEntries(of.headers.map((header) => [header, cellAt(of, header, index + 2).value])),
  );
}

function paperOf(file: unknown): SeenPaper {
  const found = papers.find((paper) => paper.file === file);
  if (found === undefined) throw new Error(`There is no paper ${String(file)}.`);
  return found;
}

function wordsOf({ judgement, read }: SeenPaper): string {
  return verdictWords(judgement.verdict, read?.documentType ?? null);
}

/** A day as workbooks count it. */
function dayNumber(day: string | null): number | null {
  return day === null ? null : (Date.parse(day) - Date.parse("1899-12-30")) / 86_400_000;
}

describe("Pay", () => {
  test("has each input once, with the verdict of the judgement and what it is known by", () => {
    const rows = recordsOf("Pay");
    const files = rows.map(({ File }) => String(File)).toSorted();
    expect(files).toEqual(papers.map(({ file }) => file).toSorted());
    expect(new Set(papers.map(({ judgement }) => judgement.verdict)).size).toBe(5);
    for (const row of rows) {
      const paper = paperOf(row["File"]);
      const { known } = paper.read ?? { known: null };
      const [reason] = paper.judgement.reasons;
      expect(row, paper.file).toMatchObject({
        Verdict: wordsOf(paper),
        From: known?.sender ?? null,
        Customer: known?.customer ?? null,
        Project: known?.project ?? null,
        Number: known?.number ?? null,
        Due: dayNumber(known?.dueDate ?? null),
        "Amount due": known?.due?.toJsonNumber() ?? null,
        Currency: known?.currency ?? null,
        "First reason": reason === undefined ? null : reasonWords(reason),
      });
    }
  });

  test("has what is paid first, then by currency and sender", () => {
    const verdicts = namesOf(VERDICT_WORDS);
    const keys = recordsOf("Pay").map(({ File, Currency, From }) => {
      const last = "\uffff";
      return [
        verdicts.indexOf(paperOf(File).judgement.verdict),
        String(Currency ?? last).toLowerCase(),
        String(From ?? last).toLowerCase(),
      ].join("\u0001");
    });
    expect(keys).toEqual(keys.toSorted());
  });

  test("says of bills by when they are to be paid, where they print it", () => {
    const rows = recordsOf("Pay");
    const isDated = ({ Due }: (typeof rows)[number]): boolean => Due !== null;
    expect(rows.filter(isDated).length).toBeGreaterThan(1);
    expect(rows.filter(({ Document }) => Document === "Pay application").some(isDated)).toBe(false);
  });

  test("has days as dates, credit notes by their name, and links to the files", () => {
    const pay = sheet("Pay");
    const row = recordsOf("Pay").findIndex(({ Number }) => Number === "CM-2043") + 2;
    expect(cellAt(pay, "Document", row).value).toBe("Credit note");
    // Days since the last of 1899: 19 June 2026.
    expect(cellAt(pay, "Date", row)).toMatchObject({
      type: "number",
      value: 46192,
      format: "yyyy-mm-dd",
    });
    expect(pay.links.get(addressOf(pay, "File", row))).toBe(
      "fixtures/invoice/us-classic/credit-memo.pdf",
    );
  });
});

test("a verdict has its own colour in every sheet, and others have none", () => {
  const colours = new Map<string, Set<string | null>>();
  for (const title of ["Pay", "Totals", "Problems", "Documents"]) {
    const of = sheet(title);
    recordsOf(title).forEach(({ Verdict }, index) => {
      const { fill } = cellAt(of, "Verdict", index + 2);
      const word = String(Verdict) === "In order" ? "Pay" : String(Verdict);
      colours.set(word, (colours.get(word) ?? new Set()).add(fill));
      expect(cellAt(of, "Currency", index + 2).fill, title).toBeNull();
    });
  }
  expect([...colours.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1, 1]);
  const all = [...colours.values()].flatMap((fills) => [...fills]);
  expect(new Set(all).size).toBe(5);
  expect(all).not.toContain(null);
});

describe("Totals", () => {
  /** The papers that a row of totals is of. */
  function papersOf(row: Readonly<Record<string, OpenCell["value"]>>): readonly SeenPaper[] {
    const named = recordsOf("Pay").filter((paper) =>
      ["Document", "Customer", "Currency", "Verdict"].every((name) => paper[name] === row[name]),
    );
    return named.map(({ File }) => paperOf(File));
  }

  test("add up the papers of one kind, customer, currency and verdict, to the cent", () => {
    let counted = 0;
    for (const row of recordsOf("Totals")) {
      const group = papersOf(row);
      counted += group.length;
      expect(row["Papers"]).toBe(group.length);
      const dues = group.flatMap(({ read }) => read?.known.due ?? []);
      expect(row["Without an amount"]).toBe(group.length - dues.length);
      const isAdded = row["Document"] !== "Change order" && dues.length > 0;
      expect(row["Amount due"], JSON.stringify(row)).toBe(
        isAdded ? Money.sum(dues).toJsonNumber() : null,
      );
    }
    expect(counted).toBe(papers.length);
  });

  test("keep currencies, credit notes, and an owner's and a subcontractor's papers apart", () => {
    const rows = recordsOf("Totals");
    const paid = rows.filter(({ Verdict }) => Verdict === "Pay");
    const told = paid.map((row) => ["Document", "Customer", "Currency"].map((name) => row[name]));
    expect(told).toContainEqual(["Pay application", "Brandvold Construction Group LLC", null]);
    expect(told).toContainEqual(["Pay application", "Mill Brook Water District", null]);
    expect(new Set(told.map(([, , currency]) => currency))).toEqual(new Set([null, "CAD", "USD"]));
    expect(rows.filter(({ Document }) => Document === "Credit note")).toHaveLength(1);
    const orders = rows.filter(({ Document }) => Document === "Change order");
    expect(orders.length).toBeGreaterThan(2);
    expect(new Set(orders.map((row) => row["Amount due"]))).toEqual(new Set([null]));
  });

  test("are formulas over the sheet Pay", () => {
    const totals = sheet("Totals");
    const last = papers.length + 1;
    const isOf = ["E", "C", "J", "A"].map(
      (column, index) => `('Pay'!$${column}$2:$${column}$${last}=${"ABCD"[index]}2)`,
    );
    expect(cellAt(totals, "Papers", 2).formula).toBe(`SUMPRODUCT(${isOf.join("*")})`);
    expect(cellAt(totals, "Amount due", 2).formula).toBe(
      `SUMPRODUCT(${isOf.join("*")},'Pay'!$I$2:$I$${last})`,
    );
  });
});

describe("Problems", () => {
  test("has one row for each paper that is not simply paid, with every reason on a line", () => {
    const rows = recordsOf("Problems");
    const unpaid = papers.filter(({ judgement }) => judgement.verdict !== "pay");
    expect(rows.map(({ File }) => String(File)).toSorted()).toEqual(
      unpaid.map(({ file }) => file).toSorted(),
    );
    for (const row of rows) {
      const paper = paperOf(row["File"]);
      const words = paper.judgement.reasons.map(reasonWords);
      const lines = words.map((line, index) =>
        words.length === 1 ? line : `${index + 1}. ${line}`,
      );
      expect(row["Verdict"]).toBe(wordsOf(paper));
      expect(row["Reasons"], paper.file).toBe(lines.join("\n"));
    }
  });

  test("says what other papers say: a bill that comes twice is held", () => {
    const again = recordsOf("Problems").find(({ File }) => File === "again.pdf");
    expect(again?.["Verdict"]).toBe("Hold");
    expect(again?.["Reasons"]).toMatch(/^(?:1\. )?This is a copy of .*ready-mix\.pdf\./);
  });

  test("leads to the first page to look at", () => {
    const problems = sheet("Problems");
    const row = recordsOf("Problems").findIndex(({ File }) => String(File).includes("row_total"));
    const pages = String(cellAt(problems, "Pages", row + 2).value);
    expect(pages).toMatch(/^\d/);
    expect(problems.links.get(addressOf(problems, "File", row + 2))).toBe(
      `fixtures/broken/row_total.pdf#page=${pages.split(",")[0] ?? ""}`,
    );
  });

  test("names the same failed checks as Documents, and those of the sheet Checks", () => {
    const documents = recordsOf("Documents");
    const checks = recordsOf("Checks");
    const named = (cell: OpenCell["value"] | undefined): readonly string[] =>
      cell === null || cell === undefined ? [] : String(cell).split(", ");
    expect(documents.map(({ File }) => File)).toEqual(papers.map(({ file }) => file));
    for (const row of documents) {
      const { File } = row;
      const paper = paperOf(File);
      expect(row["Verdict"], paper.file).toBe(wordsOf(paper));
      const problem = recordsOf("Problems").find((one) => one["File"] === File);
      if (problem !== undefined) expect(problem["Failed checks"]).toBe(row["Failed checks"]);
      const failed = checks.filter((one) => one["File"] === File && one["Passed"] === false);
      const names = failed.map(({ Check }) => String(Check));
      expect(named(row["Failed checks"]), paper.file).toEqual(expect.arrayContaining(names));
      const ofReasons = paper.judgement.reasons.flatMap(({ checks }) => checks);
      expect(named(row["Failed checks"]).toSorted(), paper.file).toEqual(
        [...new Set([...names, ...ofReasons])].toSorted(),
      );
    }
  });

  test("loses no warning: what no reason says, Documents notes", () => {
    let noted = 0;
    for (const [{ name }, outcome] of run) {
      if (outcome.kind === "unread") continue;
      const row = recordsOf("Documents").find(({ File }) => File === name);
      const { reasons } = paperOf(name).judgement;
      const said = [...reasons.map(({ sentence }) => sentence), String(row?.["Also noted"])];
      for (const warning of warningsOf(outcome.reading))
        expect(
          said.some((one) => one.includes(warning)),
          `${name}: ${warning}`,
        ).toBe(true);
      if (row?.["Also noted"] !== null) noted += 1;
    }
    expect(noted).toBeGreaterThan(0);
  });
});

describe("on screen and on paper", () => {
  test("no text is taller than its row", () => {
    let compared = 0;
    for (const { title, cells, widths, heights } of sheets) {
      for (const [address, { type, value }] of cells) {
        if (type !== "text") continue;
        const [, letters = "", digits = ""] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
        const column = Array.from(letters).reduce(
          (sum, one) => 26 * sum + one.charCodeAt(0) - 64,
          0,
        );
        const width = widths[column - 1] ?? 0;
        // Usual print takes four fifths of a digit's width for each letter.
        const lines = String(value)
          .split("\n")
          .map((line) => Math.max(1, Math.ceil((0.8 * line.length) / (width - 2))));
        const needed = 15 * lines.reduce((sum, one) => sum + one, 0);
        const height = heights.get(Number(digits)) ?? 15;
        expect(height, `${title}!${address}`).toBeGreaterThanOrEqual(Math.min(409, needed));
        if (needed > 15) compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  test("amounts and dates are never wider than their columns", () => {
    for (const { title, cells, widths } of sheets) {
      for (const [address, { type, value, format }] of cells) {
        if (type !== "number" || typeof value !== "number") continue;
        const letters = address.replace(/\d+$/, "");
        const column = Array.from(letters).reduce(
          (sum, one) => 26 * sum + one.charCodeAt(0) - 64,
          0,
        );
        const shown = format.startsWith("#")
          ? value.toFixed(2).replaceAll(/\B(?=(?:\d{3})+\.)/g, ",").length
          : format === "yyyy-mm-dd"
            ? 10
            : 0;
        expect(widths[column - 1], `${title}!${address}`).toBeGreaterThan(shown + 1);
      }
    }
  });

  test("pages are landscape, as wide as the sheet, and repeat its header", () => {
    for (const { title, widths, printed } of sheets) {
      const { orientation, pagesDown, footer, repeated, pagesAcross } = printed;
      expect(orientation, title).toBe("landscape");
      expect(pagesDown, title).toBe("0");
      expect(footer, title).toBe("&L&A&RPage &P of &N");
      expect(repeated, title).toMatch(new RegExp(`'${title}'!\\$1:\\$1$`));
      const width = widths.reduce((sum, one) => sum + one, 0);
      // Below half of its size nobody reads it.
      expect(width / Number(pagesAcross), title).toBeLessThanOrEqual(330);
    }
    for (const title of ["Pay", "Totals", "Problems", "Documents", "Checks"])
      expect(sheet(title).printed.pagesAcross, title).toBe("1");
    const wide = sheet("Pay applications").printed;
    expect(Number(wide.pagesAcross)).toBeGreaterThan(1);
    expect(wide.repeated).toBe("'Pay applications'!$A:$A,'Pay applications'!$1:$1");
  });
});
