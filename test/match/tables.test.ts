import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { namedColumns, readBooks } from "../../src/match/books.ts";
import { csvRows, type Separator } from "../../src/match/tables/csv-rows.ts";
import type { ColumnName } from "../../src/match/tables/columns.ts";
import { type DecimalSign, numberIn } from "../../src/match/tables/figures.ts";
import { readTable } from "../../src/match/tables/read-table.ts";
import { TableError } from "../../src/match/tables/table-error.ts";
import { cases } from "../support/cases.ts";
import { NO_WISHES } from "../support/matched-tables.ts";

const HEAD = "PO Number,Item,Description,Qty,Unit Price";

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The lines of orders of a text, as far as a test asks. */
function linesOf(text: string | Uint8Array): readonly (readonly (string | null)[])[] {
  const content = typeof text === "string" ? bytesOf(text) : text;
  const orders = { name: "orders.csv", content };
  return readBooks({ orders, receipts: null, wishes: NO_WISHES }).orders.orders.flatMap(
    ({ number, items }) =>
      items.flatMap(({ lines }) =>
        lines.map(({ code, quantity, price }) => [
          number,
          code,
          quantity?.key() ?? null,
          price?.key() ?? null,
        ]),
      ),
  );
}

function checkLines(
  text: string | Uint8Array,
  expected: readonly (readonly (string | null)[])[],
): void {
  expect(linesOf(text)).toEqual(expected);
}

function checkRefused(text: string, code: TableError["problem"]["code"], says: string): void {
  const reading = (): unknown => linesOf(text);
  expect(reading).toThrow(TableError);
  try {
    reading();
  } catch (error) {
    const { problem, message } = error as TableError;
    expect([problem.code, message]).toEqual([code, expect.stringContaining(says)]);
  }
}

describe("a table is read however a program writes it", () => {
  const line = ["PO-1", "AB-1", "1200.5", "6.85"];

  test("separators and decimal signs", () => {
    checkLines(`${HEAD}\nPO-1,AB-1,Bolt,1200.5,6.85\n`, [line]);
    checkLines(`${HEAD}\r\nPO-1,AB-1,"Bolt, long","1,200.50",$6.85\r\n`, [line]);
    checkLines(`${HEAD.replaceAll(",", ";")}\nPO-1;AB-1;Bolt;1.200,50;6,85 €`, [line]);
    checkLines(`${HEAD.replaceAll(",", "\t")}\nPO-1\tAB-1\tBolt\t1 200,50\t6,85`, [line]);
    checkLines(`${HEAD.replaceAll(",", "|")}\nPO-1|AB-1|Bolt|1'200.50|6.85`, [line]);
    checkLines(`sep=;\n${HEAD.replaceAll(",", ";")}\nPO-1;AB-1;Bolt;1200.5;6.85`, [line]);
  });

  test("encodings", () => {
    const german = "Bestellnummer;Artikel-Nr.;Menge;Stückpreis\nPO-1;AB-1;1200,5;6,85\n";
    checkLines(german, [line]);
    checkLines(`\ufeff${german}`, [line]);
    const latin = Uint8Array.from(german, (letter) => letter.charCodeAt(0));
    checkLines(latin, [line]);
    const wide = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from(german, (letter) => letter.charCodeAt(0)).buffer),
    ]);
    checkLines(wide, [line]);
  });

  test("titles above the headings, blank rows, totals below and numbers kept as text", () => {
    checkLines(
      `Open orders,,,,\nas of May,,,,\n\n${HEAD}\nPO-1,"=""AB-1""",Bolt,1200.5,6.85\n,,,,\n,,Grand total,1200.5,\n,,,1200.5,\n`,
      [line],
    );
  });

  test("headings of one's own", () => {
    const content = bytesOf("A;B;C;D\nPO-1;AB-1;1200,5;6,85\n");
    const named = namedColumns(["order=A,code=B", "quantity = C", "Price=D"]);
    const orders = { name: "o.csv", content };
    const books = readBooks({ orders, receipts: null, wishes: { named, decimal: null } });
    expect(books.orders.orders.map(({ number }) => number)).toEqual(["PO-1"]);
    const other = namedColumns(["order=Z"]);
    const read = (): unknown =>
      readBooks({ orders, receipts: null, wishes: { named: other, decimal: null } });
    expect(read).toThrow('no table has the heading "Z". o.csv has "A", "B", "C" and "D".');
    expect(() => namedColumns(["ordr=A"])).toThrow(
      '"ordr=A" is no column. There are order, vendor,',
    );
  });
});

test("headings are known in the words of many programs", () => {
  const known: readonly (readonly [heading: string, column: ColumnName])[] = [
    ["PO#", "order"],
    ["Purchase Order No.", "order"],
    ["purchase_order_id", "order"],
    ["poNumber", "order"],
    ["Bestell-Nr.", "order"],
    ["N° commande", "order"],
    ["Supplier", "vendor"],
    ["Lieferant", "vendor"],
    ["Line #", "line"],
    ["Pos.", "line"],
    ["SKU", "code"],
    ["Part No", "code"],
    ["Artikelnummer", "code"],
    ["Référence", "code"],
    ["Item Description", "description"],
    ["Bezeichnung", "description"],
    ["Désignation", "description"],
    ["Qty Ordered", "quantity"],
    ["Quantité", "quantity"],
    ["U/M", "unit"],
    ["Unit Cost", "price"],
    ["P.U. HT", "price"],
    ["Extended Amount", "amount"],
    ["VAT %", "tax"],
    ["Währung", "currency"],
    ["PO Status", "status"],
  ];
  for (const [heading, column] of known) {
    const others = ["order,PO", "code,SKU", "quantity,Qty", "price,Price"]
      .map((pair) => pair.split(","))
      .filter(([own]) => own !== column)
      .map(([, name]) => name ?? "");
    const cells = others.map((_, index) => String(index + 1));
    const text = `${[...others, heading].join(";")}\n${[...cells, "1"].join(";")}\n`;
    const table = readTable({ name: "t.csv", content: bytesOf(text) }, "orders", NO_WISHES);
    expect([heading, table.columns.get(column)]).toEqual([heading, heading]);
  }
});

test("what is wrong with a table is said with its place and with what to do", () => {
  checkRefused(
    "Foo,Bar\n1,2\n",
    "columns-missing",
    'Its columns are "Foo" and "Bar". Name a column with --columns order=HEADING.',
  );
  checkRefused(
    "PO,Item\n1,2\n",
    "columns-missing",
    "no column for the quantity and the unit price, nor for the amount.",
  );
  checkRefused(`${HEAD}\n`, "no-rows", "no rows below its headings");
  checkRefused("", "no-rows", "no rows");
  checkRefused(
    "PO,Item,Qty,Qty,Price\n1,A,1,2,3\n",
    "headings-repeated",
    'the heading "Qty" twice',
  );
  checkRefused(
    `${HEAD}\n1,A,"B,2,3\n2,A,B,2,3\n`,
    "open-quote",
    "a quotation mark that is opened and never closed",
  );
  checkRefused(
    `${HEAD}\n1,A,B,2,3,4\n`,
    "row-too-long",
    "row 2 has 6 cells, and there are 5 headings",
  );
  checkRefused(
    `${HEAD}\n1,A,B,ten,3.00\n`,
    "no-number",
    'row 2: the quantity "ten" is no number with a decimal point',
  );
  checkRefused(
    `${HEAD}\n1,A,B,1.5,3\n1,A,B,"1,5",3\n`,
    "mixed-decimals",
    'a decimal point in row 2 ("1.5") and a decimal comma in row 3 ("1,5")',
  );
  checkRefused(
    `${HEAD}\n1,A,B,1.500,3\n`,
    "open-decimals",
    'row 2: "1.500" may be thousands or decimals',
  );
  checkRefused(
    `${HEAD}\n1,A,B,1,3\n,A,B,1,3\n`,
    "order-number-missing",
    "row 3 has a quantity or a price and no order number",
  );
  checkRefused("PK\u0003\u0004 and more", "workbook", "is a workbook. Save it as CSV");
  checkRefused("a\0b", "no-text", "is no table");
});

test("what the amounts prove is not asked for", () => {
  const text = "PO;SKU;Qty;Price;Amount\n1;A;1.500;2;3.000\n";
  const [line] = linesOf(text.replace("2;3.000", "2;3"));
  expect(line).toEqual(["1", "A", "1.5", "2"]);
});

test("a number is read by the decimal sign of its table, and what is none is none", () => {
  const read: readonly (readonly [text: string, decimal: DecimalSign, plain: string | null])[] = [
    ["1,234.56", ".", "1234.56"],
    ["1.234,56", ",", "1234.56"],
    ["1.234,56", ".", null],
    ["$ 1,200", ".", "1200.00"],
    ["(5.50)", ".", "-5.50"],
    ["5.50-", ".", "-5.50"],
    ["-€5.00", ".", "-5.00"],
    ["1\u202f234,5", ",", "1234.50"],
    ["12’000.00", ".", "12000.00"],
    ["Rs. 1,20,000.50", ".", "120000.50"],
    ["US$12.5", ".", "12.50"],
    ["10 pcs", ".", "10.00"],
    [".5", ".", "0.50"],
    ["10.000", ",", "10000.00"],
    ["10.000", ".", "10.00"],
    ["A12", ".", null],
    ["1.5E+05", ".", null],
    ["2026-05-03", ".", null],
    ["12/5", ".", null],
    ["1,2,3", ".", null],
    ["1.5.3", ".", null],
    ["", ".", null],
    ["n/a", ".", null],
  ];
  for (const [text, decimal, plain] of read)
    expect([text, decimal, numberIn(text, decimal)?.toPlain() ?? null]).toEqual([
      text,
      decimal,
      plain,
    ]);
});

test("rows are cut as another parser cuts them, and an open quotation mark is seen", () => {
  const cell = fc.oneof(
    fc.string({ unit: fc.constantFrom("a", "1", ",", ";", '"', "\n", " ", "é") }),
    fc.stringMatching(/^[a-z0-9 .]{0,8}$/),
  );
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(table, fc.constantFrom<Separator>(",", ";", "\t", "|"), (rows, separator) => {
      const written = rows
        .map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator))
        .join("\n");
      expect(csvRows(written, separator)).toEqual(rows);
      const other: unknown = parse(written, { delimiter: separator, relaxColumnCount: true });
      expect(other).toEqual(rows);
      expect(csvRows(`${written}\n"open`, separator)).toBeNull();
    }),
    { numRuns: cases(500, 60) },
  );
});

test("any bytes are read or refused with a sentence", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array({ maxLength: 300 }),
        fc.string({ unit: "grapheme", maxLength: 300 }).map(bytesOf),
        fc.string({ maxLength: 200 }).map((text) => bytesOf(`${HEAD}\n${text}`)),
      ),
      (content) => {
        try {
          linesOf(content);
        } catch (error) {
          expect(error).toBeInstanceOf(TableError);
          expect((error as TableError).message).toMatch(/\.$/);
        }
      },
    ),
    { numRuns: cases(600, 80) },
  );
});
