import { describe, expect, test } from "vitest";
import type { Word } from "../../src/page/page.ts";
import type { Figure } from "../../src/paper/paper.ts";
import type { OrderAmount, OrderMark, OrderNumber } from "../../src/solve/order-figures.ts";
import { type RowList, rowLists as rowListsOf } from "../../src/solve/order-rows.ts";

const HEIGHT = 10;

function figure(line: number, left: number): Figure<unknown> {
  const box = { left, top: 14 * line, right: left + 50, bottom: 14 * line + HEIGHT };
  const word: Word = {
    text: "",
    box,
    glyphHeight: HEIGHT,
    reader: "text",
    certainty: 1,
    isBold: false,
  };
  return {
    value: null,
    print: "amount",
    pageNumber: 1,
    line,
    words: [word],
    from: 0,
    to: 0,
    box,
    printed: "",
  };
}

function amount(line: number, cents: number, odds = -8, left = 400): OrderAmount {
  return { figure: figure(line, left), page: 1, line, left, cents, odds, deductionOdds: -6 };
}

function number(line: number, value: string, left = 40, odds = 1): OrderNumber {
  return { figure: figure(line, left), page: 1, line, left, value, odds };
}

function rowLists(
  amounts: readonly OrderAmount[],
  numbers: readonly OrderNumber[],
  nets: ReadonlySet<number>,
  marks: readonly OrderMark[] = [],
): readonly RowList[] {
  return rowListsOf({ amounts, numbers, nets, marks, withCode: () => null });
}

/** A line that names a change order by one of the numbers that stand on it. */
function mark({ page, line, figure: { words } }: OrderNumber): OrderMark {
  return { page, line, number: words[0] ?? null };
}

function said({ rows }: RowList): string {
  return rows.map((row) => `${row.number?.value ?? "-"}:${row.cents}`).join(" ");
}

describe("rows that may list change orders", () => {
  const rows = [amount(3, 90000), amount(4, 1000), amount(5, 2000), amount(6, 4000)];
  const numbers = [number(4, "1"), number(5, "2"), number(6, "3")];

  test("are found where they come to the net change, however unlikely each of them is", () => {
    const lists = rowLists(rows, numbers, new Set([7000]));
    expect(lists.map(said)).toContain("1:1000 2:2000 3:4000");
  });

  test("are found above their printed total where no net change is known", () => {
    const lists = rowLists([...rows.slice(1), amount(7, 7000)], numbers, new Set());
    expect(lists.map(said)).toContain("1:1000 2:2000 3:4000");
  });

  test("are not found among unlikely amounts without a sum and without numbers", () => {
    expect(rowLists(rows, [], new Set())).toEqual([]);
  });

  test("are found where their numbers rise in one column, and the row above has none", () => {
    expect(rowLists(rows, numbers, new Set()).map(said)).toContain("1:1000 2:2000 3:4000");
  });

  test("of a line with thousands of numbers are found as soon as those of any other", () => {
    const many = Array.from({ length: 3000 }, (_, at) => at);
    const wide = [3, 4, 5].flatMap((line) => many.map((at) => amount(line, 100 + at, 3, 30 * at)));
    const crowded = [3, 4, 5].flatMap((line) =>
      many.map((at) => number(line, String(at + line), 30 * at - 20)),
    );
    const started = performance.now();
    expect(rowLists(wide, crowded, new Set()).length).toBeGreaterThan(0);
    // It took 25 seconds while numbers of a line had no bound.
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test("have the numbers that count on before likelier ones that do not", () => {
    const likely = rows.slice(1).map((one) => ({ ...one, odds: 3 }));
    const notices = [4, 5, 6].map((line) => number(line, `L-${20 - line}`, 120, 4));
    const pages = [4, 5, 6].map((line) => number(line, `A${line * line}`, 200, 4));
    const lists = rowLists(likely, [...notices, ...pages, ...numbers], new Set()).map(said);
    expect(lists).toContain("1:1000 2:2000 3:4000");
  });

  test("take deductions from a column of their own", () => {
    const columns = [amount(4, 5000), amount(5, 2000, -8, 500), amount(6, 1000)];
    const lists = rowLists(columns, numbers, new Set([4000]));
    expect(lists.map(said)).toContain("1:5000 2:-2000 3:1000");
  });

  test("have numbers on the line above where all of them stand there", () => {
    const above = [number(3, "1"), number(6, "2")];
    const lists = rowLists([amount(4, 1000), amount(7, 2000)], above, new Set([3000]));
    expect(lists.map(said)).toContain("1:1000 2:2000");
  });

  test("say where the column of numbers counts on below the last row", () => {
    const likely = [amount(4, 1000, 3), amount(5, 2000, 3), amount(6, 4000, -8)];
    const cut = rowLists(likely, numbers, new Set()).find((list) => said(list) === "1:1000 2:2000");
    expect(cut).toMatchObject({ countsOn: true, isCut: true });
  });

  test("are found where their lines say that they are orders, however far apart, with the numbers behind the names", () => {
    const apart = [amount(4, 1000), amount(9, 5000), amount(20, 2000)];
    const own = [number(4, "7"), number(20, "9")];
    const marks = own.map((one) => mark(one));
    const lists = rowLists(
      apart,
      [...own, number(4, "88", 90), number(20, "88", 90)],
      new Set(),
      marks,
    );
    expect(lists.filter(({ isOfMarks }) => isOfMarks).map(said)).toContain("7:1000 9:2000");
  });

  test("are added up below the line that names an order where all together are a printed sum", () => {
    const names = [number(3, "1"), number(7, "2")];
    const parts = [
      amount(4, 1000),
      amount(5, 2000),
      amount(6, 3000),
      amount(8, 500),
      amount(9, 3500),
    ];
    const lists = rowLists(
      parts,
      names,
      new Set(),
      names.map((one) => mark(one)),
    );
    expect(lists.map(said)).toContain("1:3000 2:500");
  });

  test("say where the number before the first row stands above", () => {
    const likely = [amount(5, 2000, 3), amount(6, 4000, 3)];
    const cut = rowLists(likely, numbers, new Set()).find((list) => said(list) === "2:2000 3:4000");
    expect(cut).toMatchObject({ countsBefore: true, countsOn: false });
  });
});

describe("changes at the end of a schedule", () => {
  const items = [amount(2, 50000), amount(3, 30000), amount(4, 20000)];
  const changes = [amount(6, 4000), amount(7, -1500)];
  const total = amount(8, 102500);
  const found = (numbers: readonly OrderNumber[]): RowList | undefined =>
    rowLists([...items, ...changes, total], numbers, new Set()).find(
      ({ rows }) => rows.map(({ cents }) => cents).join(" ") === "4000 -1500",
    );

  test("are found where they stand apart and end in a total, however unlikely each is", () => {
    const list = found([
      number(2, "1"),
      number(3, "2"),
      number(4, "3"),
      number(6, "X-1"),
      number(7, "X-2"),
    ]);
    expect(list?.edges).toEqual({ isApart: true, endsInTotal: true, numbered: "another form" });
    expect(list?.isCut).toBe(true);
  });

  test("are found by the form of their numbers alone, and where one is left out", () => {
    const near = [amount(5, 4000), amount(6, -1500), amount(7, 3000)];
    const coded = [number(5, "BA-1"), number(6, "BA-2"), number(7, "BA-4")];
    const before = [number(2, "1"), number(3, "2"), number(4, "3")];
    const lists = rowLists([...items, ...near], [...before, ...coded], new Set());
    const list = lists.find((one) => said(one) === "BA-1:4000 BA-2:-1500 BA-4:3000");
    expect(list?.edges.numbered).toBe("another form");
    expect(list?.isCut).toBe(true);
  });

  test("may be one, numbered in another form", () => {
    const numbers = [number(2, "1"), number(3, "2"), number(4, "3"), number(5, "VO-1")];
    const lists = rowLists([...items, amount(5, 4000)], numbers, new Set());
    expect(lists.map(said)).toContain("VO-1:4000");
  });

  test("may be numbered from one again, or count on", () => {
    const before = [number(2, "1"), number(3, "2"), number(4, "3")];
    const anew = found([...before, number(6, "1"), number(7, "2")]);
    expect(anew?.edges.numbered).toBe("anew");
    const on = found([...before, number(6, "4"), number(7, "5")]);
    expect(on?.edges.numbered).toBeNull();
  });
});
