import { describe, expect, test } from "vitest";
import { Money } from "../../src/base/money.ts";
import type { Grid } from "../../src/schedule/grid.ts";
import type { Role } from "../../src/schedule/choose-roles.ts";
import { withSecondReadings } from "../../src/schedule/second-readings.ts";
import type { Figure } from "../../src/paper/figures.ts";
import type { RowKind } from "../../src/schedule/schedule.ts";
import { typedWord } from "../support/typed-page.ts";

const ROLES: readonly Role[] = ["previousWork", "workThisPeriod", "completedAndStored"];

/** A cell as it was recognised: what it looks most like, and the other readings of its picture. */
type Cell = string | readonly [first: string, ...others: (readonly [string, number])[]];

function figureOf(cell: Cell): Figure {
  const [text, ...others] = typeof cell === "string" ? [cell] : cell;
  const alternatives = others.map(([other, share]) => ({ text: other, share }));
  const word = { ...typedWord(text, 0, 0), alternatives };
  const money = Money.fromPlain(text.replaceAll(",", ""));
  const { box } = word;
  return { form: "amount", money, percent: null, printed: text, pageNumber: 1, box, words: [word] };
}

function gridOf(cells: readonly (readonly Cell[])[]): Grid {
  const figures = cells.map((row) => row.map(figureOf));
  const cents = figures.map((row) => row.map(({ money }) => money?.toCents() ?? null));
  const box = { left: 0, top: 0, right: 0, bottom: 0 };
  const rows = figures.map((own) => ({ pageNumber: 1, box, figures: own, text: [] }));
  return { columns: [], rows, headings: [], figures, cents, percents: [] };
}

function read(cells: readonly (readonly Cell[])[], kinds?: readonly RowKind[]) {
  const { grid, taken } = withSecondReadings({
    grid: gridOf(cells),
    roles: ROLES,
    kinds: kinds ?? cells.map(() => "item"),
  });
  const printed = grid.rows.map(({ figures }) =>
    figures.map((figure) => figure?.printed).join(" "),
  );
  return { printed, taken: taken.map((one) => `${one.first} as ${one.taken}`) };
}

describe("a figure of a row that its picture allows to be read in another way", () => {
  test("is, where its row then adds up, and it is told", () => {
    const { printed, taken } = read([
      ["100.00", "250.00", "350.00"],
      ["226.00", "40.00", ["566.00", ["266.00", 0.2]]],
    ]);
    expect(printed).toEqual(["100.00 250.00 350.00", "226.00 40.00 266.00"]);
    expect(taken).toEqual(["566.00 as 266.00"]);
  });

  test("stays where its row adds up as it is", () => {
    const row: readonly Cell[] = ["100.00", "250.00", ["350.00", ["360.00", 0.4]]];
    expect(read([row]).taken).toEqual([]);
  });

  test("stays where the row adds up with neither reading", () => {
    expect(read([["1.00", "2.00", ["8.00", ["6.00", 0.3]]]]).taken).toEqual([]);
  });

  test("stays where two figures might be the wrong one", () => {
    const row: readonly Cell[] = [["10.00", ["70.00", 0.2]], "20.00", ["90.00", ["30.00", 0.3]]];
    expect(read([row]).taken).toEqual([]);
  });

  test("is told from another one by the total of its column", () => {
    const { printed } = read(
      [
        [["10.00", ["70.00", 0.2]], "20.00", ["90.00", ["30.00", 0.3]]],
        ["5.00", "5.00", "10.00"],
        ["75.00", "25.00", "100.00"],
      ],
      ["item", "item", "grand-total"],
    );
    expect(printed[0]).toBe("70.00 20.00 90.00");
  });

  test("is never another text than an amount", () => {
    expect(read([["1.00", "2.00", ["8.00", ["3.0.0", 0.5]]]]).taken).toEqual([]);
  });

  test("is not what the picture hardly allows", () => {
    expect(read([["1.00", "2.00", ["8.00", ["3.00", 0.005]]]]).taken).toEqual([]);
  });
});
