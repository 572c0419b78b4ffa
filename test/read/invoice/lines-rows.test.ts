import { describe, expect, test } from "vitest";
import { NO_WORDS, linesIn, linesOf, readInvoiceLines, typedInvoice } from "./typed-invoice.ts";
import { soon } from "../../support/soon.ts";

const CAPTIONS = "Description                   Qty     Unit price      Amount";

describe("the rows of the items", () => {
  test.each<readonly [string, string, readonly string[]]>([
    [
      "take in wrapped descriptions, not labelled notes",
      `
${CAPTIONS}
Heat pump with outdoor          1       9,000.00    9,000.00
unit and buffer tank
Serial no.: 4411-88201
Commissioning                   1         300.00      300.00
                                        Subtotal    9,300.00`,
      [
        "Heat pump with outdoor unit and buffer tank | 1 | - | 9000 | 9000.00",
        "Commissioning | 1 | - | 300 | 300.00",
      ],
    ],
    [
      "may have their name above their figures",
      `
${CAPTIONS}
Scaffold hire
                                3         100.00      300.00
Ladder hire
                                2          20.00       40.00
                                        Subtotal      340.00`,
      ["Scaffold hire | 3 | - | 100 | 300.00", "Ladder hire | 2 | - | 20 | 40.00"],
    ],
    [
      "may have codes where others have names",
      `
${CAPTIONS}
M-01                            2          50.00      100.00
Mixer
M-02                            1          70.00       70.00
Grinder
                                        Subtotal      170.00`,
      ["Mixer | 2 | - | 50 | 100.00", "Grinder | 1 | - | 70 | 70.00"],
    ],
    [
      "are no sums of groups",
      `
${CAPTIONS}
Oak board                       2          50.00      100.00
Pine board                      1          70.00       70.00
                                        Subtotal      170.00
Screws                          4           5.00       20.00
Nails                           1           3.00        3.00
                                        Subtotal       23.00
                                        Subtotal      193.00
                                             VAT       38.60
                                           Total      231.60`,
      [
        "Oak board | 2 | - | 50 | 100.00",
        "Pine board | 1 | - | 70 | 70.00",
        "Screws | 4 | - | 5 | 20.00",
        "Nails | 1 | - | 3 | 3.00",
      ],
    ],
    [
      "are no totals that no language knows",
      `
${CAPTIONS}
Oak board                       2          50.00      100.00
Pine board                      1          70.00       70.00
Grootste som                                          170.00
Extra                                                  34.00`,
      ["Oak board | 2 | - | 50 | 100.00", "Pine board | 1 | - | 70 | 70.00"],
    ],
    [
      "may be free of charge",
      `
${CAPTIONS}
Visit                           1          80.00       80.00
Goodwill part                   1           0.00        0.00
                                        Subtotal       80.00`,
      ["Visit | 1 | - | 80 | 80.00", "Goodwill part | 1 | - | 0 | 0.00"],
    ],
    [
      "may be called like a tax or a total",
      `
${CAPTIONS}
Tax advice                      2         100.00      200.00
Total station hire              3          50.00      150.00
                                        Subtotal      350.00`,
      ["Tax advice | 2 | - | 100 | 200.00", "Total station hire | 3 | - | 50 | 150.00"],
    ],
    [
      "leave out discounts that the sum does not want",
      `
${CAPTIONS}
Chair                           4          25.00      100.00
Table                           1          90.00       90.00
Discount                                              -10.00
                                        Subtotal      190.00`,
      ["Chair | 4 | - | 25 | 100.00", "Table | 1 | - | 90 | 90.00"],
    ],
    [
      "keep discounts that the sum wants",
      `
${CAPTIONS}
Chair                           4          25.00      100.00
Discount                                              -10.00
Table                           1          90.00       90.00
                                        Subtotal      180.00`,
      [
        "Chair | 4 | - | 25 | 100.00",
        "Discount | - | - | - | -10.00",
        "Table | 1 | - | 90 | 90.00",
      ],
    ],
    [
      "may be amounts alone",
      `
Description                                     Amount
Parcels                                          97.98
Letters                                         216.90
                                       Total    314.88`,
      ["Parcels | - | - | - | 97.98", "Letters | - | - | - | 216.90"],
    ],
    [
      "are no headings with a number of their own, and no sums of one",
      `
Pos.   Leistung                    Menge        EP          GP
1      Erdarbeiten
1.1    Oberboden abtragen         120 m²      3,50      420,00
1.2    Aushub laden                80 m³     18,00    1.440,00
2      Beton
2.1    Fundament C25/30            12 m³    210,00    2.520,00
       Summe Beton                                    2.520,00
       Nettosumme                                     4.380,00`,
      [
        "Oberboden abtragen | 120 | m² | 3.5 | 420.00",
        "Aushub laden | 80 | m³ | 18 | 1440.00",
        "Fundament C25/30 | 12 | m³ | 210 | 2520.00",
      ],
    ],
    [
      "are those at the margin where their parts are indented",
      `
Storage                                         100.78
   Standard, first 50 TB                         94.76
   Requests                                       6.02
Machines                                        252.34
   Running hours                                166.66
   Block volume                                  85.68
Total charges                                   353.12`,
      ["Storage | - | - | - | 100.78", "Machines | - | - | - | 252.34"],
    ],
    [
      "may have taxes between them",
      `
Date        Description                         Charges
02-10-25    Room Charge                          189.00
02-10-25    State Tax 6%                          11.34
02-11-25    Room Charge                          214.00
02-11-25    State Tax 6%                          12.84
02-11-25    Valet parking                         32.00
                            Total                459.18`,
      [
        "Room Charge | - | - | - | 189.00",
        "Room Charge | - | - | - | 214.00",
        "Valet parking | - | - | - | 32.00",
      ],
    ],
    [
      "may stand in two lists, each with its sum",
      `
Description                                     Amount
Drafting                                        300.00
Meeting                                         200.00
                                    Subtotal    500.00
Courier                                          40.00
Printing                                         10.00
                              Disbursements      50.00
                                       Total    550.00`,
      [
        "Drafting | - | - | - | 300.00",
        "Meeting | - | - | - | 200.00",
        "Courier | - | - | - | 40.00",
        "Printing | - | - | - | 10.00",
      ],
    ],
  ])("%s", (_, text, expected) => {
    expect(linesIn(text)).toEqual(expected);
  });

  test("are read once where a file holds two copies", () => {
    const copy = `
${CAPTIONS}
Oak board                       2          50.00      100.00
Pine board                      1          70.00       70.00
                                        Subtotal      170.00
                                             VAT       34.00
                                           Total      204.00`;
    const reading = readInvoiceLines(typedInvoice([copy, copy]));
    expect(linesOf(reading)).toEqual([
      "Oak board | 2 | - | 50 | 100.00",
      "Pine board | 1 | - | 70 | 70.00",
    ]);
  });

  test("are found without captions by their products", () => {
    const text = `
Kuvaus                     Maara          Hinta       Summa
Putki                          4          12,50       50,00
Liitin                         2           3,25        6,50
                                      Valisumma       56,50
                                            Vero      13,56
                                       Yhteensa       70,06`;
    expect(linesIn(text, NO_WORDS)).toEqual([
      "Putki | 4 | - | 12.5 | 50.00",
      "Liitin | 2 | - | 3.25 | 6.50",
    ]);
  });

  test("are found without captions by their sum", () => {
    const text = `
Kuvernoori                                          120,00
Sihteeri                                             80,00
Avustaja                                             15,50
Yhteensa                                            215,50`;
    expect(linesIn(text, NO_WORDS)).toEqual([
      "Kuvernoori | - | - | - | 120.00",
      "Sihteeri | - | - | - | 80.00",
      "Avustaja | - | - | - | 15.50",
    ]);
  });

  test("are none of a sum with its tax", () => {
    const text = `
Veroton hinta                                       100,00
Vero 24%                                             24,00
Yhteensa                                            124,00`;
    expect(linesIn(text, NO_WORDS)).toEqual([]);
  });

  test("are none where the paper lists none", () => {
    const reading = readInvoiceLines(typedInvoice(["Dear customer,\nplease pay 100.00 soon."]));
    expect(reading.lines).toEqual([]);
    expect(reading.spans).toEqual([]);
  });

  test("of ten thousand are read in a moment", async () => {
    const rows = Array.from(
      { length: 2_500 },
      (_, index) => `Part ${index}                        2           1.50        3.00`,
    );
    const pages = Array.from({ length: 4 }, () => [CAPTIONS, ...rows].join("\n"));
    const paper = typedInvoice(pages);
    expect((await soon(() => readInvoiceLines(paper))).lines).toHaveLength(10_000);
  });
});
