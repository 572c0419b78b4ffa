import { describe, expect, test } from "vitest";
import { totalsIn } from "./typed-totals.ts";

type Case = readonly [title: string, page: string, expected: readonly string[]];

const SUMS: readonly Case[] = [
  [
    "net, tax and sum",
    `Subtotal                100.00
VAT 20%                  20.00
Total                   120.00`,
    ["subtotal 100.00", "total 120.00", "tax 20% 20.00", "sum"],
  ],
  [
    "net and two taxes of one base",
    `Subtotal                100.00
GST 5%                    5.00
QST 9.975%                9.98
Total                   114.98`,
    ["subtotal 100.00", "total 114.98", "tax 5% 5.00", "tax 9.975% 9.98", "sum"],
  ],
  [
    "rates with their sign before them, in one word with the name of the tax, and behind a dash",
    `Subtotal                150.00
KDV(%7)                   3.50
KDV (%19)                19.00
Total                   172.50`,
    ["subtotal 150.00", "total 172.50", "tax 7% 3.50", "tax 19% 19.00", "sum"],
  ],
  [
    "a dash before a rate that is no minus",
    `Subtotal                100.00
VAT A - 20.00%           20.00
Total                   120.00`,
    ["subtotal 100.00", "total 120.00", "tax 20% 20.00", "sum"],
  ],
  [
    "a rate that only another line prints",
    `Subtotal                100.00
VAT                      20.00
Total                   120.00
All goods are sold with VAT at 20 %, and none at 5 %.`,
    ["subtotal 100.00", "total 120.00", "tax 20% 20.00", "sum"],
  ],
  [
    "no rate where two printed ones fit",
    `Subtotal                  1.00
VAT                       0.10
Total                     1.10
Rates of 10 % and of 9.9 % are known.`,
    ["subtotal 1.00", "total 1.10", "tax 0.10", "sum"],
  ],
  [
    "two rates with their bases",
    `Net amount              150.00
VAT 7% of 50.00           3.50
VAT 19% of 100.00        19.00
Total amount            172.50`,
    ["subtotal 150.00", "total 172.50", "tax 7% of 50.00 3.50", "tax 19% of 100.00 19.00", "sum"],
  ],
  [
    "a table of taxes",
    `Rate        Net         VAT        Gross
 7 %        50.00       3.50       53.50
19 %       100.00      19.00      119.00
Sum        150.00      22.50      172.50`,
    ["subtotal 150.00", "total 172.50", "tax 7% of 50.00 3.50", "tax 19% of 100.00 19.00", "sum"],
  ],
  [
    "what an agency keeps of the gross",
    `Gross total           4,190.00
Agency commission       628.50
Net total             3,561.50`,
    ["subtotal 4190.00", "discount 628.50", "total 3561.50", "sum"],
  ],
  [
    "the same with a digit printed wrong",
    `Gross total           4,190.00
Agency commission       628.50
Net total             3,651.50`,
    ["subtotal 4190.00", "discount 628.50", "total 3651.50"],
  ],
  [
    "what a till took, which only a torn label names",
    `Net total                 7.40
GST 6%                    0.4Z
Cash                     10.00
Change                    2.60`,
    ["total 7.40", "unproved"],
  ],
  [
    "what a till took, which nothing names",
    `Total excl. GST          28.11
GST @ 6%                  1.69
                         29.80
Cash                     50.00
Change                   20.20`,
    ["subtotal 28.11", "total 29.80", "tax 6% 1.69", "sum"],
  ],
  [
    "a misprinted total under its own name, whatever a till took",
    `Subtotal                 16.50
Total                    19.50
Cash                     50.00
Change                   33.50`,
    ["subtotal 16.50", "total 19.50", "unproved"],
  ],
  [
    "a tax that is inside the total",
    `Total                   120.00
of which VAT 20%         20.00`,
    ["total 120.00", "tax 20% 20.00"],
  ],
  [
    "a subtotal with the tax inside",
    `Subtotal                120.00
Total                   120.00
includes VAT 20%         20.00`,
    ["subtotal 120.00", "total 120.00", "tax 20% 20.00", "tax-inside"],
  ],
  [
    "a discount with a minus",
    `Subtotal                100.00
Discount                -10.00
Total                    90.00`,
    ["subtotal 100.00", "discount 10.00", "total 90.00", "sum"],
  ],
  [
    "a discount without one, by its rate",
    `Subtotal                100.00
Discount 10%             10.00
VAT 20%                  18.00
Total                   108.00`,
    ["subtotal 100.00", "discount 10.00", "total 108.00", "tax 20% 18.00", "sum"],
  ],
  [
    "two discounts as their sum",
    `Subtotal                100.00
Discount                -10.00
Loyalty discount         -5.00
Total                    85.00`,
    ["subtotal 100.00", "discount 15.00", "total 85.00", "sum"],
  ],
  [
    "shipping and a charge",
    `Subtotal                100.00
Shipping                 12.00
Handling                  3.00
Total                   115.00`,
    ["subtotal 100.00", "shipping 12.00", "otherCharges 3.00", "total 115.00", "sum"],
  ],
  [
    "a printed zero of a form",
    `Subtotal                100.00
Discount                  0.00
Shipping                  0.00
VAT 20%                  20.00
Total                   120.00`,
    ["subtotal 100.00", "discount 0.00", "shipping 0.00", "total 120.00", "tax 20% 20.00", "sum"],
  ],
  [
    "a tip",
    `Subtotal                 40.00
Tip                       6.00
Total                    46.00`,
    ["subtotal 40.00", "otherCharges 6.00", "total 46.00", "sum"],
  ],
  [
    "rounding up",
    `Subtotal                 40.03
Rounding                  0.02
Total                    40.05`,
    ["subtotal 40.03", "otherCharges 0.02", "total 40.05", "sum"],
  ],
  [
    "rounding down, signed",
    `Subtotal                 40.02
Rounding                 -0.02
Total                    40.00`,
    ["subtotal 40.02", "otherCharges -0.02", "total 40.00", "sum"],
  ],
  [
    "rounding down whose minus is not printed",
    `Subtotal                 40.02
Rounding                  0.02
Total                    40.00`,
    ["subtotal 40.02", "otherCharges -0.02", "total 40.00", "sum"],
  ],
  [
    "a tax that is withheld before the total",
    `Base imponible          100,00
IVA 21%                  21,00
Retención IRPF 15%      -15,00
Total factura           106,00`,
    ["subtotal 100.00", "total 106.00", "tax 21% 21.00", "tax 15% -15.00", "sum"],
  ],
  [
    "a retention after the total",
    `Subtotal                100.00
VAT 20%                  20.00
Total                   120.00
Retention               -12.00
Amount due              108.00`,
    [
      "subtotal 100.00",
      "total 120.00",
      "withheld 12.00",
      "balanceDue 108.00",
      "tax 20% 20.00",
      "sum",
    ],
  ],
  [
    "a payment",
    `Total                   120.00
Amount paid              50.00
Balance due              70.00`,
    ["total 120.00", "amountPaid 50.00", "balanceDue 70.00"],
  ],
  [
    "a payment with a minus",
    `Total                   120.00
Amount paid             -50.00
Balance due              70.00`,
    ["total 120.00", "amountPaid 50.00", "balanceDue 70.00"],
  ],
  [
    "two payments as their sum",
    `Total                   120.00
Deposit                  50.00
Amount paid              30.00
Balance due              40.00`,
    ["total 120.00", "amountPaid 80.00", "balanceDue 40.00"],
  ],
  [
    "all of it paid",
    `Total                   120.00
Amount paid             120.00
Balance due               0.00`,
    ["total 120.00", "amountPaid 120.00", "balanceDue 0.00"],
  ],
  [
    "too much of it paid",
    `Total                   120.00
Amount paid             150.00
Balance due             -30.00`,
    ["total 120.00", "amountPaid 150.00", "balanceDue -30.00"],
  ],
  [
    "nothing of it paid",
    `Total                   120.00
Balance due             120.00`,
    ["total 120.00", "balanceDue 120.00"],
  ],
  [
    "a balance from before",
    `Previous balance         35.00
Subtotal                100.00
VAT 20%                  20.00
Total                   120.00
Amount due              155.00`,
    [
      "previousBalance 35.00",
      "subtotal 100.00",
      "total 120.00",
      "balanceDue 155.00",
      "tax 20% 20.00",
      "sum",
    ],
  ],
  [
    "a credit note with minus signs",
    `Subtotal               -100.00
VAT 20%                 -20.00
Total                  -120.00`,
    ["subtotal -100.00", "total -120.00", "tax 20% -20.00", "sum"],
  ],
  [
    "a strip of captions over their amounts",
    `Net           VAT 19%         Total
100,00        19,00           119,00`,
    ["subtotal 100.00", "total 119.00", "tax 19% 19.00", "sum"],
  ],
  [
    "captions over amounts with currencies",
    `Subtotal        Tax            Amount due
$ 100.00        $ 8.75         $ 108.75`,
    ["subtotal 100.00", "total 108.75", "balanceDue 108.75", "tax 8.75", "sum"],
  ],
  [
    "the same figures again on a slip",
    `Subtotal                100.00
VAT 20%                  20.00
Total                   120.00



Payment slip
Amount due              120.00`,
    ["subtotal 100.00", "total 120.00", "balanceDue 120.00", "tax 20% 20.00", "sum"],
  ],
  [
    "German",
    `Nettobetrag             100,00 €
zzgl. 19% MwSt           19,00 €
Rechnungsbetrag         119,00 €`,
    ["subtotal 100.00", "total 119.00", "tax 19% 19.00", "sum"],
  ],
  [
    "French",
    `Total HT              1 000,00 €
TVA 20 %                200,00 €
Total TTC             1 200,00 €`,
    ["subtotal 1000.00", "total 1200.00", "tax 20% 200.00", "sum"],
  ],
  [
    "Italian",
    `Imponibile              100,00
IVA 22%                  22,00
Totale fattura          122,00`,
    ["subtotal 100.00", "total 122.00", "tax 22% 22.00", "sum"],
  ],
  [
    "Dutch",
    `Subtotaal               100,00
BTW 21%                  21,00
Totaal                  121,00`,
    ["subtotal 100.00", "total 121.00", "tax 21% 21.00", "sum"],
  ],
];

describe("the amounts of the totals", () => {
  test.each(SUMS)("%s", (_, page, expected) => {
    const found = totalsIn(page);
    const isProved = /^(?:sum|same|tax-inside|unproved)$/.test(expected.at(-1) ?? "");
    expect(isProved ? found : found.slice(0, -1)).toEqual(expected);
  });
});
