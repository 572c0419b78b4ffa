import { describe, expect, test } from "vitest";
import { linesIn, linesOf, readInvoiceLines, typedInvoice } from "./typed-invoice.ts";

describe("the columns of the items", () => {
  test.each<readonly [string, string, readonly string[]]>([
    [
      "are those below the captions",
      `
Description              Qty     Unit price      Amount
Copper pipe 15 mm          4          12.50       50.00
Solder                     2           3.25        6.50
                                   Subtotal       56.50
                                  VAT 20%         11.30
                                      Total       67.80`,
      ["Copper pipe 15 mm | 4 | - | 12.5 | 50.00", "Solder | 2 | - | 3.25 | 6.50"],
    ],
    [
      "may have the price before the quantity and units behind it",
      `
Item                   Price      Quantity        Total
Gravel                 40.00          3 t        120.00
Driver                 60.00        1.5 h         90.00
                                Subtotal         210.00`,
      ["Gravel | 3 | t | 40 | 120.00", "Driver | 1.5 | h | 60 | 90.00"],
    ],
    [
      "may have units glued to the quantity",
      `
Qty       Description                  Price     Amount
3h        Fitter                       80.00     240.00
12pcs     Bracket                       1.50      18.00
                                    Subtotal     258.00`,
      ["Fitter | 3 | h | 80 | 240.00", "Bracket | 12 | pcs | 1.5 | 18.00"],
    ],
    [
      "may have captions of two lines",
      `
                                      Unit         Line
Description              Quantity    price        total
Bolts                         100     0.12        12.00
Nuts                          200     0.05        10.00
                                  Subtotal        22.00`,
      ["Bolts | 100 | - | 0.12 | 12.00", "Nuts | 200 | - | 0.05 | 10.00"],
    ],
    [
      "are told by their products where two have the same caption",
      `
Description              Qty          Price       Price
Window                     3         210.00      630.00
Door                       2         450.00      900.00
                                   Subtotal    1,530.00`,
      ["Window | 3 | - | 210 | 630.00", "Door | 2 | - | 450 | 900.00"],
    ],
    [
      "of net and gross amounts: the one that prices and the subtotal speak of counts",
      `
Description       Qty    Unit price   Net amount    VAT   Gross amount
Paint              10         20.00       200.00    20%         240.00
Brush               4          5.00        20.00    20%          24.00
                                        Subtotal                220.00
                                             VAT                 44.00
                                           Total                264.00`,
      ["Paint | 10 | - | 20 | 200.00", "Brush | 4 | - | 5 | 20.00"],
    ],
    [
      "may have other captions further down, where the total counts both tables",
      `
Labour                 Hours        Rate       Total
Lifting plan              14      135.00    1,890.00
Drawings                   6      135.00      810.00

Expenses                 Qty       Price       Total
Site visit                 1      640.00      640.00
Permit copies              3       22.50       67.50

                                   Total    3,407.50`,
      [
        "Lifting plan | 14 | - | 135 | 1890.00",
        "Drawings | 6 | - | 135 | 810.00",
        "Site visit | 1 | - | 640 | 640.00",
        "Permit copies | 3 | - | 22.5 | 67.50",
      ],
    ],
    [
      "may have amounts that are set one line lower, beside more text or alone",
      `
Pos  Description            Price      Qty       Amount
1    Dividers               9.90        20
     A4, white                                   198.00
2    Binders                5.50        50
                                                 275.00
                                  Subtotal       473.00`,
      ["Dividers A4, white | 20 | - | 9.9 | 198.00", "Binders | 50 | - | 5.5 | 275.00"],
    ],
  ])("%s", (_, text, expected) => {
    expect(linesIn(text)).toEqual(expected);
  });

  test("may hold a discount that makes the amount", () => {
    const { lines, products } = readInvoiceLines(
      typedInvoice([
        `
Description              Qty    Unit price   Disc.%      Amount
Tiles                     10         30.00     10.00     270.00
Grout                      2          8.00      0.00      16.00
                                            Subtotal     286.00`,
      ]),
    );
    expect(lines[0]?.discountRate?.value.toString()).toBe("10 %");
    expect(products).toEqual({ printed: 2, fitting: 2 });
  });

  test("may price by the hundred", () => {
    const { lines, products } = readInvoiceLines(
      typedInvoice([
        `
Pos  Artikel                  Menge      Preis     pro     Betrag
1    Verschraubung              350     184,20     100     644,70
2    Dichtring                1.200       6,35     100      76,20
3    Klemme                      24       9,87       1     236,88
                                             Netto        957,78`,
      ]),
    );
    expect(products).toEqual({ printed: 3, fitting: 3 });
    expect(lines.map(({ priceBasis }) => priceBasis?.value.key())).toEqual(["100", "100", "1"]);
    expect(lines[1]?.quantity?.value.key()).toBe("1200");
  });

  test("may hold codes, units, tax rates and tax amounts", () => {
    const { lines } = readInvoiceLines(
      typedInvoice([
        `
Artikel   Bezeichnung      Menge   Einheit    Preis   MwSt    Netto   MwSt-Betrag    Brutto
10442     Farbe weiß          10   Eimer      20,00    19%   200,00         38,00    238,00
10991     Fachbuch             4   Stk         5,00     7%    20,00          1,40     21,40
                                              Summe          220,00         39,40    259,40`,
      ]),
    );
    const shown = lines.map(({ code, unit, taxRate, taxAmount, amount }) => [
      code?.value,
      unit?.value,
      taxRate?.value.toString(),
      taxAmount?.value.key(),
      amount?.value.key(),
    ]);
    expect(shown).toEqual([
      ["10442", "Eimer", "19 %", "38", "200"],
      ["10991", "Stk", "7 %", "1.4", "20"],
    ]);
  });

  test("may hold the day of the service", () => {
    const { lines } = readInvoiceLines(
      typedInvoice([
        `
Date         Description             Hours     Rate     Amount
31/01/2025   Site visit               2.50   120.00     300.00
14/02/2025   Drawings                 6.00   120.00     720.00
                                              Total   1,020.00`,
      ]),
    );
    expect(lines.map(({ serviceDate }) => serviceDate?.value)).toEqual([
      { year: 2025, month: 1, day: 31 },
      { year: 2025, month: 2, day: 14 },
    ]);
  });

  test("read 1.500 as the products want it", () => {
    const text = `
Description              Qty     Unit price      Amount
Cement                 1.500          80,00      120,00
Lime                   2.500          40,00      100,00
                                      Total      220,00`;
    expect(linesIn(text)).toEqual([
      "Cement | 1.5 | - | 80 | 120.00",
      "Lime | 2.5 | - | 40 | 100.00",
    ]);
  });

  test("go on below the same captions on the next page, where they are set with another indent", () => {
    const first = `
Description              Qty     Unit price      Amount
Valve                      2          10.00       20.00
Hose                       5           4.00       20.00
                            Carried forward       40.00`;
    const second = `
   Description              Qty     Unit price      Amount
   Brought forward                                   40.00
   Clamp                     10           0.50        5.00
                                      Subtotal       45.00`;
    const reading = readInvoiceLines(typedInvoice([first, second]));
    expect(linesOf(reading)).toEqual([
      "Valve | 2 | - | 10 | 20.00",
      "Hose | 5 | - | 4 | 20.00",
      "Clamp | 10 | - | 0.5 | 5.00",
    ]);
    expect(reading.sums.map(({ printed }) => printed)).toEqual(["45.00"]);
    expect(reading.spans.map(({ from, to }) => ({ from, to }))).toEqual([
      { from: 0, to: 2 },
      { from: 6, to: 6 },
    ]);
  });

  test("may hold taxes without percent signs, as rates or as amounts", () => {
    const taxesOf = (rows: string): readonly unknown[] =>
      readInvoiceLines(
        typedInvoice([`Item             Qty    Tax      Price     Amount\n${rows}`]),
      ).lines.map((line) => [
        line.taxRate?.value.toString() ?? null,
        line.taxAmount?.value.toPlain() ?? null,
      ]);
    const asAmounts = `Ink                2   5.00      20.00      45.00
Paper              2   0.00       5.00      10.00
Printer            1  10.00      50.00      60.00
                                Total      115.00`;
    expect(taxesOf(asAmounts)).toEqual([
      [null, "5.00"],
      [null, "0.00"],
      [null, "10.00"],
    ]);
  });

  test("tell whether the amounts hold the tax", () => {
    const withCaption = (caption: string): boolean | null =>
      readInvoiceLines(
        typedInvoice([
          `
Description              Qty     Unit price      ${caption}
Lamp                       2          10.00            20.00
Cable                      3           5.00            15.00`,
        ]),
      ).includesTax;
    expect(withCaption("Gross amount")).toBe(true);
    expect(withCaption("Net amount")).toBe(false);
    expect(withCaption("Amount")).toBe(null);
  });

  test("say so where no product is the amount", () => {
    const { notices } = readInvoiceLines(
      typedInvoice([
        `
Description              Qty     Unit price      Amount
Lamp                       2          10.00       21.00
Cable                      3           5.00       19.00`,
      ]),
    );
    expect(notices).toHaveLength(2);
  });

  test("are not clear where they have captions but no product of several is the amount", () => {
    const clear = (lamp: string): boolean =>
      readInvoiceLines(
        typedInvoice([
          `
Description              Qty     Unit price      Amount
Lamp                       2          10.00       ${lamp}
Cable                      3           5.00       18.00
                                   Subtotal       38.00`,
        ]),
      ).areFactorsClear.holds;
    expect(clear("24.00")).toBe(false);
    expect(clear("20.00")).toBe(true);
  });
});
