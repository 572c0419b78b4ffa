import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { valueAt } from "../../src/document/value-at.ts";
import { isFigure } from "../../src/kinds/field.ts";
import type { FieldGroup } from "../../src/kinds/kind.ts";
import { listRows, listsOf } from "../../src/review/list-rows.ts";
import { reviewPaper, type ReviewPaper } from "./review-papers.ts";
import { cellsAtLines, linesOf } from "./row-papers.ts";

/** Every so many fixtures of digital text: all of them take a minute. */
const EVERY = 4;

/** Of a list no more rows. */
const MOST_ROWS = 20;

function isRead(path: string): boolean {
  return "document" in (JSON.parse(readFileSync(path, "utf8")) as object);
}

function figuresOf(values: object, { fields }: FieldGroup): readonly (string | null)[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isFigure(field)) return [];
    const figure = valueAt(values, name) as { readonly value: { toString(): string } } | null;
    return figure === null ? [null] : [figure.value.toString()];
  });
}

test("a row that is pointed at by its lines has the figures that were read there, in 96 of 100 rows", async () => {
  const names = globSync("fixtures/**/*.expected.json")
    .filter((path) => !path.includes("scans/") && isRead(path))
    .toSorted()
    .filter((_path, index) => index % EVERY === 0)
    .map((path) => path.replace(/\.expected\.json$/, ""));
  const same: boolean[] = [];
  for (const name of names) {
    const paper = await reviewPaper(name);
    same.push(...listsOf(paper.reading).flatMap((group) => sameRows(paper, group)));
  }
  expect(same.length).toBeGreaterThan(300);
  expect(same.filter(Boolean).length / same.length).toBeGreaterThan(0.96);
});

/** Of each row of a list, whether it is read again where it stands, by the columns of the others. */
function sameRows(paper: ReviewPaper, group: FieldGroup): readonly boolean[] {
  const rows = listRows(paper.reading, group, new Map());
  if (rows.length < 2) return [];
  return rows.slice(0, MOST_ROWS).map((row) => {
    const others = rows.map((one) => ({ ...one, isStruck: one === row }));
    const cells = cellsAtLines(paper, linesOf(paper, row), group, others);
    return figuresOf(cells, group).join() === figuresOf(row.values, group).join();
  });
}
