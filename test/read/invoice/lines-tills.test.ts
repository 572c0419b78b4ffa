import { describe, expect, test } from "vitest";
import { linesIn } from "./typed-invoice.ts";

const ROLL = 226;

describe("the items of a till receipt", () => {
  test.each<readonly [string, string, readonly string[]]>([
    [
      "may have their quantity below the name, beside the amount",
      `
GREEN GARDEN CENTRE
04/10/25 11:47

POTTING MIX 40L
  3 @ 12.98           38.94
SECATEURS             34.48
SUBTOTAL              73.42
CASH                 100.00
CHANGE                26.58`,
      ["POTTING MIX 40L | 3 | - | 12.98 | 38.94", "SECATEURS | - | - | - | 34.48"],
    ],
    [
      "may have their quantity below the amount",
      `
Coffee                 9.00 A
2 x 4.50
Cake                   4.00 A
TOTAL                 13.00`,
      ["Coffee | 2 | - | 4.5 | 9.00", "Cake | - | - | - | 4.00"],
    ],
    [
      "may have their quantity above the name",
      `
2 x 4.50
Coffee                 9.00 A
Cake                   4.00 A
TOTAL                 13.00`,
      ["Coffee | 2 | - | 4.5 | 9.00", "Cake | - | - | - | 4.00"],
    ],
    [
      "may have their quantity behind the name and the price of one below",
      `
Flat white x 2                      $12.40
$6.20 ea
Toastie x 1                         $14.00
$14.00 ea
Total                               $26.40`,
      ["Flat white | 2 | - | 6.2 | 12.40", "Toastie | 1 | - | 14 | 14.00"],
    ],
    [
      "may have a glued quantity, and a price only where it is more than one",
      `
2x Schnitzel                47,80 A
     à 23,90
1x Tafelspitz               21,90 A
SUMME EUR                   69,70`,
      ["Schnitzel | 2 | - | 23.9 | 47.80", "Tafelspitz | 1 | - | - | 21.90"],
    ],
    [
      "may have measures in their names, which are no quantities",
      `
Schrauben 3 x 25            17,50 A
1x Dose                      2,50 A
SUMME EUR                   20,00`,
      ["Schrauben 3 x 25 | - | - | - | 17.50", "Dose | 1 | - | - | 2.50"],
    ],
    [
      "may be weighed",
      `
Apples
0,512 kg x 3,99 EUR/kg      2,04
Bread                       3,50
TOTAL                       5,54`,
      ["Apples | 0.512 | kg | 3.99 | 2.04", "Bread | - | - | - | 3.50"],
    ],
    [
      "may have a discount between quantity and amount",
      `
Headphones
Premium Black
AUDIO-5521 1 @ $349.99
Member Discount $-50.00
$299.99
Hub
ACC-8834 2 @ $79.99
$159.98
SUBTOTAL $459.97`,
      ["Headphones Premium Black | 1 | - | 349.99 | 299.99", "Hub | 2 | - | 79.99 | 159.98"],
    ],
    [
      "are followed by digits that mark the tax",
      `
Sandpaper
  3 x 2.95              8.85 1
Juice
  1 x 2.20              2.20 2
Total              CHF 11.05`,
      ["Sandpaper | 3 | - | 2.95 | 8.85", "Juice | 1 | - | 2.2 | 2.20"],
    ],
  ])("%s", (_, text, expected) => {
    expect(linesIn(text, undefined, ROLL)).toEqual(expected);
  });
});
