import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldChanges, type FieldChange } from "../../../src/cli/review/field-changes.ts";
import { sizesOf } from "../../../src/cli/review/page-places.ts";
import type { Decision, Decisions, RowCells } from "../../../src/review/decisions.ts";
import type { ReviewItem } from "../../../src/review/review-item.ts";
import { reviewItems } from "../../../src/review/review-items.ts";
import { type ReviewPaper, reviewPaper } from "../../review/review-papers.ts";
import { rowsOfPaper } from "../../review/row-papers.ts";
import { pagesOfFixture } from "../../support/corpus.ts";
import { cases } from "../../support/cases.ts";

const PAPERS = [
  ["fixtures/invoice/hire-schedule/scaffold", "lineItems", "description"],
  ["fixtures/broken/row_total", "sheet.rows", "workThisPeriod"],
  ["fixtures/change-order/workbook/tax-is-wrong", "costs", "quantity"],
] as const;

/** What a page shows, made of the changes that it was sent. */
type Shown = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Does with changes what the script of the page does. */
function applied(shown: Shown, changes: readonly FieldChange[]): Shown {
  const next = new Map(shown);
  for (const { field, rows, ...parts } of changes) {
    const before = next.get(field) ?? {};
    const own = parts.detail === undefined ? ((before["rows"] ?? []) as readonly unknown[]) : [];
    let now = own;
    for (const change of rows) {
      const htmls = change.html.split(/(?=<tr\b)/).map((text) => text.trim());
      const coming = change.rows.map((items, at) => ({ items, html: htmls[at] }));
      expect(htmls.filter((text) => text !== "")).toHaveLength(coming.length);
      now = [...now.slice(0, change.at), ...coming, ...now.slice(change.at + change.count)];
    }
    next.set(field, { ...before, ...parts, rows: now });
  }
  return next;
}

/** Something that a person may say in a list, of its first rows and of one that is added. */
function saidIn(list: string, column: string, added: Decision): fc.Arbitrary<[string, Decision]> {
  const row = fc.integer({ min: 0, max: 3 }).map((index) => `${list}.${index}`);
  const cell = row.map((path) => `${path}.${column}`);
  return fc.oneof(
    row.map((path): [string, Decision] => [path, { kind: "struck" }]),
    row.map((path): [string, Decision] => [path, { kind: "accepted" }]),
    cell.map((path): [string, Decision] => [path, { kind: "absent" }]),
    cell.map((path): [string, Decision] => [path, { kind: "accepted" }]),
    fc.constant<[string, Decision]>([list, { kind: "accepted" }]),
    fc.integer({ min: 500, max: 502 }).map((at): [string, Decision] => [`${list}.${at}`, added]),
  );
}

describe.each(PAPERS)("of %s", async (path, list, column) => {
  const paper: ReviewPaper = await reviewPaper(path);
  const sizeOf = sizesOf({ pages: await pagesOfFixture(path) });
  const itemsAfter = (decisions: Decisions): readonly ReviewItem[] =>
    reviewItems(paper.reading, decisions);
  const changes = (
    before: readonly ReviewItem[],
    after: readonly ReviewItem[],
  ): readonly FieldChange[] => fieldChanges(before, after, sizeOf);
  /** The second row once more. */
  const cells = Object.fromEntries(
    Object.entries(rowsOfPaper(paper, list)[1]?.values ?? {}).filter(([, value]) => value !== null),
  ) as RowCells;
  const added: Decision = { kind: "added", cells, words: {} };

  test("a page that puts what has changed in its place shows what it would show anew", () => {
    fc.assert(
      fc.property(fc.array(saidIn(list, column, added), { maxLength: 6 }), (steps) => {
        let decisions: Decisions = new Map();
        let shown = applied(new Map(), changes([], itemsAfter(decisions)));
        for (const step of steps) {
          const next: Decisions = new Map([...decisions, step]);
          shown = applied(shown, changes(itemsAfter(decisions), itemsAfter(next)));
          decisions = next;
        }
        // And all steps taken back at once.
        const anew = applied(new Map(), changes([], itemsAfter(decisions)));
        expect([...shown]).toEqual([...anew]);
        const back = applied(shown, changes(itemsAfter(decisions), itemsAfter(new Map())));
        expect([...back]).toEqual([...applied(new Map(), changes([], itemsAfter(new Map())))]);
      }),
      { numRuns: cases(60, 12) },
    );
  });

  test("nothing changes where nothing was said", () => {
    expect(changes(itemsAfter(new Map()), itemsAfter(new Map()))).toEqual([]);
  });
});

describe("with many rows", async () => {
  const PATH = "fixtures/pay-application/aia-g702/twelve-page-sheet";
  const { reading } = await reviewPaper(PATH);
  const sizeOf = sizesOf({ pages: await pagesOfFixture(PATH) });
  const bytesOf = (said: readonly (readonly [string, Decision])[]): number =>
    JSON.stringify(
      fieldChanges(reviewItems(reading, new Map()), reviewItems(reading, new Map(said)), sizeOf),
    ).length;

  test.each<[string, Decision, number]>([
    ["currentPaymentDue", { kind: "accepted" }, 2_000],
    ["currentPaymentDue", { kind: "absent" }, 2_000],
    ["sheet.rows.140.scheduledValue", { kind: "accepted" }, 8_000],
    ["sheet.rows.140.scheduledValue", { kind: "absent" }, 16_000],
    ["sheet.rows.140", { kind: "struck" }, 50_000],
  ])("a step at %s says no more than what it changes", (field, decision, most) => {
    expect(bytesOf([[field, decision]])).toBeLessThan(most);
  });

  test("all rows are said where the page shows none", () => {
    expect(
      JSON.stringify(fieldChanges([], reviewItems(reading, new Map()), sizeOf)).length,
    ).toBeGreaterThan(500_000);
  });
});
