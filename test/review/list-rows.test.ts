import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { valueAt } from "../../src/document/value-at.ts";
import { checkInvoice } from "../../src/checks/invoice.ts";
import { goldenText } from "../../src/cli/golden.ts";
import { warningsOf } from "../../src/finding/sentences.ts";
import type { Reading } from "../../src/kinds/reading.ts";
import { correctedReading, decidedReading } from "../../src/review/corrected.ts";
import {
  type Decision,
  decided,
  type Decisions,
  type History,
  NOTHING_SAID,
  undone,
} from "../../src/review/decisions.ts";
import { MOST_ADDED_ROWS, nextRow, placeInList } from "../../src/review/list-rows.ts";
import { withInner } from "../../src/review/review-item.ts";
import { itemAt, openFields, reviewItems } from "../../src/review/review-items.ts";
import { toAnswer } from "../../src/wire/answer.ts";
import { cases } from "../support/cases.ts";
import { pointedAt, reviewPaper, type ReviewPaper, valuePrinted } from "./review-papers.ts";
import { cellsAtLines, linesOf, listAt, rowsOfPaper } from "./row-papers.ts";

const HIRE = await reviewPaper("fixtures/invoice/hire-schedule/scaffold");
const ORDER = await reviewPaper("fixtures/change-order/workbook/tax-is-wrong");
const BROKEN = await reviewPaper("fixtures/broken/row_total");
const LETTER = await reviewPaper("fixtures/invoice/prose-letter/architekt");
const LISTED = await reviewPaper("fixtures/broken/change_order_summary");
const PAPERS = { HIRE, ORDER, BROKEN, LETTER, LISTED };

function said(...all: readonly (readonly [field: string, decision: Decision])[]): Decisions {
  return new Map(all);
}

function golden(reading: Reading): string {
  return goldenText({ kind: "read", reading });
}

/** The row of a list taken out and added again by its lines. */
function readded(paper: ReviewPaper, path: string, index: number): Decisions {
  const rows = rowsOfPaper(paper, path);
  const row = rows[index];
  if (row === undefined) throw new RangeError(`${path} was to have a row ${index}.`);
  const others = rows.map((one) => ({ ...one, isStruck: one === row }));
  const group = listAt(paper, path);
  const cells = cellsAtLines(paper, linesOf(paper, row), group, others);
  return said(
    [row.path, { kind: "struck" }],
    [`${path}.${rows.length}`, { kind: "added", cells, words: {} }],
  );
}

function failed({ checks, identities }: Reading): readonly string[] {
  return [...checks, ...identities].flatMap(({ name, passed }) => (passed === false ? [name] : []));
}

describe("a row that is struck out", () => {
  test("is in no list any more, and the checks are made anew", () => {
    const after = correctedReading(HIRE.reading, said(["lineItems.1", { kind: "struck" }]));
    expect(toAnswer(after)).toMatchObject({ invoice: { lineItems: { length: 3 } } });
    expect(failed(HIRE.reading)).toEqual([]);
    expect(failed(after)).toEqual(["lines_to_subtotal"]);
    expect(warningsOf(after).join(" ")).toContain("which is 1,650.00 less");
  });

  test("of a schedule and of listed orders as well", () => {
    const row = correctedReading(BROKEN.reading, said(["sheet.rows.0", { kind: "struck" }]));
    expect(row.document).toMatchObject({ sheet: { rows: { length: 11 } } });
    const order = correctedReading(LISTED.reading, said(["changeOrders.0", { kind: "struck" }]));
    expect(toAnswer(order)).toMatchObject({ document: { changeOrders: { length: 2 } } });
  });

  test("leaves the numbers of the others as they are", () => {
    const decisions = said(
      ["lineItems.0", { kind: "struck" }],
      ["lineItems.1.quantity", { kind: "absent" }],
    );
    const after = correctedReading(HIRE.reading, decisions);
    expect(toAnswer(after)).toMatchObject({
      invoice: { lineItems: [{ amount: 1650, quantity: null }, { amount: 240 }, { amount: 560 }] },
    });
  });

  test("is taken back by accepting it", () => {
    const decisions = said(["lineItems.1", { kind: "accepted" }]);
    expect(golden(correctedReading(HIRE.reading, decisions))).toBe(golden(HIRE.reading));
  });
});

describe("a row that is added", () => {
  test.each([
    ["HIRE", "lineItems", 1],
    ["ORDER", "costs", 2],
    ["BROKEN", "sheet.rows", 3],
    ["LISTED", "changeOrders", 1],
  ] as const)("by its line is the row that was read there: %s %s", (name, path, index) => {
    const paper = PAPERS[name];
    const after = correctedReading(paper.reading, readded(paper, path, index));
    expect(failed(after)).toEqual(failed(paper.reading));
    const [before, now] = [paper.reading, after].map((reading) =>
      rowsOfPaper({ ...paper, reading }, path).map(({ values }) => String(valueOf(values))),
    );
    expect(now).toEqual(before);
  });

  function valueOf(values: object): unknown {
    return (valueAt(values, "amount") ?? valueAt(values, "scheduledValue"))?.value;
  }

  test("to a list of which nothing was read has its first text and its last figure", () => {
    const [amount] = rowsOfPaper(LETTER, "lineItems");
    expect(amount).toBeUndefined();
    const line = LETTER.words.find(({ word }) => word.text === "Leistungsphasen")?.line;
    const words = LETTER.words.filter((word) => word.line === line);
    expect(words.length).toBeGreaterThan(0);
    const cells = cellsAtLines(LETTER, words, listAt(LETTER, "lineItems"), []);
    expect(Object.keys(cells).toSorted()).toEqual(["amount", "description"]);
    const decisions = said(["lineItems.0", { kind: "added", cells, words: {} }]);
    const { lineItems } = (
      toAnswer(correctedReading(LETTER.reading, decisions)) as {
        readonly invoice: { readonly lineItems: readonly object[] };
      }
    ).invoice;
    expect(lineItems).toHaveLength(1);
  });

  test("makes an amount that was not read no longer a reason for doubt", () => {
    const [, , , last] = rowsOfPaper(HIRE, "lineItems");
    const reading = withoutLastItem(HIRE.reading);
    const codes = (one: Reading): readonly string[] => one.findings.map(({ code }) => code);
    expect(codes(reading)).toContain("check-doubtful");
    // Said once, however often the checks are made anew.
    const other = correctedReading(reading, said(["dueDate", { kind: "absent" }]));
    expect(codes(other).filter((code) => code === "check-doubtful")).toHaveLength(1);
    const paper = { ...HIRE, reading };
    const words = last === undefined ? [] : linesOf(HIRE, last);
    const cells = cellsAtLines(
      paper,
      words,
      listAt(paper, "lineItems"),
      rowsOfPaper(paper, "lineItems"),
    );
    const after = correctedReading(
      reading,
      said(["lineItems.3", { kind: "added", cells, words: {} }]),
    );
    expect(codes(after)).not.toContain("check-doubtful");
    expect(failed(after)).toEqual([]);
  });

  /** As it would be read if the reader had seen that an amount was left over. */
  function withoutLastItem(reading: Reading): Reading {
    if (reading.documentType !== "INVOICE") throw new RangeError("It was to be an invoice.");
    const document = {
      ...reading.document,
      lines: reading.document.lines.slice(0, -1),
      linesLeadOn: { holds: false, because: "The amount 560.00 was not read." },
    };
    const proof = checkInvoice(document);
    return { ...reading, document, ...proof, findings: [...reading.findings, ...proof.findings] };
  }

  test("has none of the words that stand beside the table", () => {
    const rows = rowsOfPaper(HIRE, "lineItems");
    const words = rows[0] === undefined ? [] : linesOf(HIRE, rows[0]);
    const beside = words.map((one) => ({ ...one, word: { ...one.word, box: FAR } }));
    expect(cellsAtLines(HIRE, beside, listAt(HIRE, "lineItems"), rows)).toEqual({});
  });

  const FAR = { left: 5_000, top: 0, right: 5_010, bottom: 10 };

  test("stands where it is printed", () => {
    const decisions = readded(HIRE, "lineItems", 0);
    const paths = rowsOfPaper(HIRE, "lineItems", decisions).map(({ path }) => path);
    expect(paths.indexOf("lineItems.4")).toBeLessThan(paths.indexOf("lineItems.1"));
  });

  test("is gone once it is struck out, and its number is not used again", () => {
    const decisions = new Map([
      ...readded(HIRE, "lineItems", 0),
      ["lineItems.4", { kind: "struck" }] as const,
    ]);
    expect(rowsOfPaper(HIRE, "lineItems", decisions)).toHaveLength(4);
    expect(nextRow(HIRE.reading, listAt(HIRE, "lineItems"), decisions)).toBe("lineItems.5");
  });

  test("is refused where there are too many", () => {
    const many = Array.from(
      { length: MOST_ADDED_ROWS },
      (_, at) => [`lineItems.${4 + at}`, { kind: "added", cells: {}, words: {} }] as const,
    );
    const group = listAt(HIRE, "taxes");
    expect(nextRow(HIRE.reading, group, said(...many.slice(1)))).toBe("taxes.1");
    expect(nextRow(HIRE.reading, group, said(...many))).toBeNull();
  });
});

describe("a cell that is corrected", () => {
  test("is read where a person points, and leaves the other cells as they are", () => {
    const value = valuePrinted(HIRE, "lineItems.2.amount", "560.00");
    const after = correctedReading(
      HIRE.reading,
      said(["lineItems.2.amount", { kind: "pointed", value, words: [] }]),
    );
    expect(toAnswer(after)).toMatchObject({
      invoice: { lineItems: [{}, {}, { amount: 560, quantity: 2.5, unitPrice: 96 }, {}] },
    });
    expect(failed(after)).toContain("line_math");
  });

  test("changes what a breakdown adds up to", () => {
    expect(failed(ORDER.reading)).toContain("cost_total");
    const rows = rowsOfPaper(ORDER, "costs");
    const total = rows.findIndex(({ values }) =>
      String(valueAt(values, "description")?.value).startsWith("TOTAL"),
    );
    const tax = valuePrinted(ORDER, "costs.0.amount", "404.97");
    const after = correctedReading(
      ORDER.reading,
      said(["costs.5.amount", { kind: "pointed", value: tax, words: [] }]),
    );
    expect(expectedOf(ORDER.reading)).toBe("4,508.61");
    expect(expectedOf(after)).toBe("4,730.94");
    // Without its total a breakdown proves nothing.
    const without = correctedReading(ORDER.reading, said([`costs.${total}`, { kind: "struck" }]));
    expect(without.document).toMatchObject({ costTotal: null });
    expect(failed(without)).not.toContain("cost_total");
  });

  function expectedOf({ identities }: Reading): string {
    return String(identities.find(({ name }) => name === "cost_total")?.expected);
  }

  test("is not asked for again, nor is its row once it comes out", () => {
    const open = openFields(reviewItems(BROKEN.reading, new Map()));
    expect(open).toContain("sheet.rows.4.workThisPeriod");
    const value = valuePrinted(BROKEN, "sheet.rows.4.workThisPeriod", "30,922.50");
    const after = reviewItems(
      BROKEN.reading,
      said(["sheet.rows.4.workThisPeriod", { kind: "pointed", value, words: [] }]),
    );
    expect(openFields(after).filter((field) => field.startsWith("sheet.rows."))).toEqual([]);
  });
});

describe("what is looked at in lists", () => {
  test("are cells by their row and column, with where they are printed", () => {
    const items = reviewItems(HIRE.reading, new Map());
    expect(itemAt(items, "lineItems.3.amount")).toMatchObject({
      kind: "cell",
      label: "Row 4, amount",
      text: "560.00",
      type: "money",
      from: [{ printed: "560.00" }],
    });
    expect(itemAt(items, "lineItems.3")).toMatchObject({ kind: "row", label: "Row 4" });
    expect(itemAt(items, "lineItems.4")).toBeNull();
    expect(itemAt(items, "lineItems.3.nothing")).toBeNull();
  });

  test("stand in columns from left to right as on the paper", () => {
    const list = itemAt(reviewItems(BROKEN.reading, new Map()), "sheet.rows");
    expect(list?.grid?.columns.slice(0, 4).map(({ name }) => name)).toEqual([
      "item",
      "description",
      "scheduledValue",
      "previousWork",
    ]);
  });

  test("are asked for by their list alone where it is accepted or called wrong", () => {
    const open = (decision: Decision): readonly string[] =>
      openFields(reviewItems(BROKEN.reading, said(["sheet.rows", decision])));
    expect(open({ kind: "accepted" }).filter((field) => field.startsWith("sheet."))).toEqual([]);
    expect(open({ kind: "wrong" }).filter((field) => field.startsWith("sheet."))).toEqual([]);
  });

  test("that are blank have the place where they would be printed", () => {
    const items = reviewItems(ORDER.reading, new Map());
    const grid = itemAt(items, "costs")?.grid;
    const blank = grid?.rows[1]?.cells.find(({ field }) => field === "costs.1.quantity");
    const beside = grid?.rows[1]?.cells.find(({ field }) => field === "costs.1.amount");
    expect(blank).toMatchObject({ text: null, from: [] });
    expect(blank?.blankAt?.box.top).toBeCloseTo(beside?.from[0]?.box.top ?? 0, 0);
  });

  test("make a list no longer wrong that somebody corrects", () => {
    const wrong = decided(NOTHING_SAID, "lineItems", { kind: "wrong" });
    const { now } = decided(wrong, "lineItems.1", { kind: "struck" });
    expect([...now.keys()]).toEqual(["lineItems.1"]);
  });
});

describe("whatever a person says of rows", () => {
  const step = fc.record({
    at: fc.nat(2_000),
    act: fc.constantFrom("point", "absent", "accept", "add"),
    from: fc.nat(2_000),
    count: fc.integer({ min: 1, max: 3 }),
  });
  type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never;

  function decisionOf(
    paper: ReviewPaper,
    now: Decisions,
    { at, act, from, count }: Step,
  ): readonly [string, Decision] | null {
    const inner = withInner(reviewItems(paper.reading, now)).filter(
      ({ kind }) => kind === "row" || kind === "cell",
    );
    const item = inner[at % inner.length];
    const numbers = Array.from({ length: count }, (_, next) => (from + next) % paper.words.length);
    const group =
      item === undefined ? null : (placeInList(paper.reading, item.field)?.group ?? null);
    if (item === undefined || group === null) return null;
    if (act === "add") {
      const path = nextRow(paper.reading, group, now);
      const line = paper.words[from % paper.words.length]?.line;
      const words = paper.words.filter((word) => word.line === line);
      const cells = cellsAtLines(paper, words, group, rowsOfPaper(paper, group.path, now));
      const isRow = group.path !== "costs" || cells["amount"] !== undefined;
      return path === null || !isRow ? null : [path, { kind: "added", cells, words: {} }];
    }
    if (item.kind === "row")
      return now.get(item.field)?.kind === "added"
        ? null
        : [item.field, { kind: act === "absent" ? "struck" : "accepted" }];
    if (act === "accept") return [item.field, { kind: "accepted" }];
    if (act === "absent")
      return item.field.startsWith("costs.") ? null : [item.field, { kind: "absent" }];
    const value = pointedAt(paper, item.field, numbers);
    return value === null ? null : [item.field, { kind: "pointed", value, words: [] }];
  }

  test.each(Object.entries(PAPERS).filter(([name]) => name !== "LETTER"))(
    "nothing is invented, it can be read, and taking back restores: %s",
    (_name, paper) => {
      let changed = 0;
      const page = paper.words.map(({ word }) => word.text).join(" ");
      fc.assert(
        fc.property(fc.array(step, { maxLength: 7 }), (steps) => {
          const before: History[] = [];
          let history = NOTHING_SAID;
          for (const one of steps) {
            const next = decisionOf(paper, history.now, one);
            if (next === null) continue;
            before.push(history);
            history = decided(history, ...next);
          }
          const after = correctedReading(paper.reading, history.now);
          if (golden(after) !== golden(paper.reading)) changed += 1;
          decidedReading(paper.reading, history.now);
          for (const decision of history.now.values()) {
            if (decision.kind !== "added") continue;
            for (const { from } of Object.values(decision.cells))
              expect(page).toContain(from[0].printed);
          }
          for (const one of before.toReversed()) {
            history = undone(history)?.history ?? NOTHING_SAID;
            expect(history.now).toEqual(one.now);
          }
        }),
        { numRuns: cases(25, 8), seed: 91 },
      );
      // The law would hold where nothing is ever changed.
      expect(changed).toBeGreaterThan(0);
    },
  );
});
