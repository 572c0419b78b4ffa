import { describe, expect, test } from "vitest";
import { Money } from "../../../src/base/money.ts";
import {
  readTotals,
  type TotalsReading,
} from "../../../src/template/invoice/totals/read-totals.ts";
import { typedInvoice } from "./typed-invoice.ts";

const NAMES = [
  "previousBalance",
  "subtotal",
  "discount",
  "shipping",
  "otherCharges",
  "total",
  "withheld",
  "amountPaid",
  "balanceDue",
] as const;

/** Every amount that is read, as `subtotal 100.00`; taxes with their rate and base; then how they are proved. */
function totalsIn(page: string, lineSum: string | null = null): readonly string[] {
  const totals = read(page, lineSum);
  const amounts = NAMES.flatMap((name) => {
    const value = totals[name]?.sourced.value;
    return value === undefined ? [] : [`${name} ${value.toPlain()}`];
  });
  const taxes = totals.taxes.map(({ rate, base, amount }) =>
    [
      "tax",
      rate === null ? null : rate.value.toString().replace(" ", ""),
      base === null ? null : `of ${base.value.toPlain()}`,
      amount?.value.toPlain(),
    ]
      .filter((text) => text != null)
      .join(" "),
  );
  return [...amounts, ...taxes, `${totals.proof ?? "unproved"}`];
}

function read(page: string, lineSum: string | null = null): TotalsReading {
  return readTotals(typedInvoice([page]), {
    lineSum: lineSum === null ? null : Money.of(lineSum),
    isItem: () => false,
  });
}

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
    ["subtotal 100.00", "total 119.00", "tax 19.00", "sum"],
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
    ["subtotal 100.00", "total 119.00", "tax 19.00", "sum"],
  ],
  [
    "French",
    `Total HT              1 000,00 €
TVA 20 %                200,00 €
Total TTC             1 200,00 €`,
    ["subtotal 1000.00", "total 1200.00", "tax 200.00", "sum"],
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
    ["subtotal 100.00", "total 121.00", "tax 21.00", "sum"],
  ],
];

describe("the amounts of the totals", () => {
  test.each(SUMS)("%s", (_, page, expected) => {
    const found = totalsIn(page);
    const isProved = /^(?:sum|same|tax-inside|unproved)$/.test(expected.at(-1) ?? "");
    expect(isProved ? found : found.slice(0, -1)).toEqual(expected);
  });
});

/** Phrases such as "TVA 20 %" are labels as a whole, so that the rate is no figure beside them. */
const RATES_IN_LABELS: readonly (readonly [title: string, page: string, rates: string])[] = [
  ["German", "Nettobetrag 100,00\nzzgl. 19% MwSt 19,00\nRechnungsbetrag 119,00", "19%"],
  ["French", "Total HT 100,00\nTVA 20 % 20,00\nTotal TTC 120,00", "20%"],
  ["Dutch", "Subtotaal 100,00\nBTW 21% 21,00\nTotaal 121,00", "21%"],
  [
    "a caption over its amount",
    "Net         VAT 19%      Total\n100.00      19.00        119.00",
    "19%",
  ],
];

test.fails.each(RATES_IN_LABELS)("the rate inside a label is read: %s", (_, page, rate) => {
  const { taxes } = read(page);
  expect(taxes.map((tax) => tax.rate?.value.toString().replace(" ", ""))).toEqual([rate]);
});

describe("amounts are told by arithmetic", () => {
  test("where a row between subtotal and total has words that nobody knows", () => {
    const page = `Subtotal                100.00
Zorblax 20%              20.00
Total                   120.00`;
    expect(totalsIn(page)).toEqual(["subtotal 100.00", "total 120.00", "tax 20% 20.00", "sum"]);
  });

  test("where the row above the total has none", () => {
    const page = `Zorblax                 100.00
VAT 20%                  20.00
Total                   120.00`;
    expect(totalsIn(page)).toEqual(["subtotal 100.00", "total 120.00", "tax 20% 20.00", "sum"]);
  });

  test.fails("but not where nothing proves them", () => {
    const page = `Zorblax                 107.00
VAT 20%                  20.00
Total                   120.00`;
    expect(totalsIn(page)).not.toContain("subtotal 107.00");
  });

  test("where a bare total is that of the lines", () => {
    const page = `Total                   100.00
VAT 20%                  20.00
Total                   120.00`;
    expect(totalsIn(page, "100.00")).toEqual([
      "subtotal 100.00",
      "total 120.00",
      "tax 20% 20.00",
      "sum",
    ]);
  });

  test("where savings are in the prices already, they are no discount", () => {
    const page = `Subtotal                100.00
You saved                15.00
VAT 20%                  20.00
Total                   120.00`;
    expect(totalsIn(page)).toEqual(["subtotal 100.00", "total 120.00", "tax 20% 20.00", "sum"]);
  });
});

describe("amounts in a sentence", () => {
  test("are read where they stand in no table", () => {
    const page = `For my services I charge

Our fee                 100.00
VAT 20%                  20.00

Please pay the total amount of 120.00 within 14 days.`;
    expect(totalsIn(page)).toContain("total 120.00");
  });

  test("do not stand against the labelled ones", () => {
    const page = `A total of 3 visits were made in May for a price of 7.00 each.

Subtotal                 21.00
VAT 20%                   4.20
Total                    25.20`;
    expect(totalsIn(page)).toEqual(["subtotal 21.00", "total 25.20", "tax 20% 4.20", "sum"]);
  });
});

describe("totals that do not add up", () => {
  test("are read as printed and not repaired", () => {
    const page = `Subtotal                100.00
VAT 20%                  20.00
Total                   130.00`;
    expect(totalsIn(page)).toEqual([
      "subtotal 100.00",
      "total 130.00",
      "tax 20% 20.00",
      "unproved",
    ]);
  });

  // What is due is taken for the total, and the total for a subtotal; the payment is lost.
  test.fails("keep the payment and the balance that do not fit", () => {
    const page = `Total                   120.00
Amount paid              50.00
Balance due              71.00`;
    expect(totalsIn(page).slice(0, 3)).toEqual([
      "total 120.00",
      "amountPaid 50.00",
      "balanceDue 71.00",
    ]);
  });

  test("Nothing is read from a page without amounts", () => {
    expect(totalsIn("Total\nSubtotal\nVAT 20%")).toEqual(["unproved"]);
    expect(totalsIn("")).toEqual(["unproved"]);
  });
});

describe("every amount says", () => {
  test("where it stands, with each of its sources", () => {
    const { discount, total } = read(`Subtotal                100.00
Discount                -10.00
Loyalty discount         -5.00
Total                   $85.00`);
    expect(discount?.sourced.from.map(({ printed }) => printed).toSorted()).toEqual([
      "-10.00",
      "-5.00",
    ]);
    expect(total?.sourced.from[0].printed).toBe("$85.00");
    expect(total?.because).toEqual([
      'It stands right of the label "Total".',
      "Subtotal, taxes and the amounts between give the total.",
    ]);
  });

  test("what a tax is called", () => {
    const { taxes } = read(`Subtotal                100.00
VAT (20%):               20.00
Total                   120.00`);
    expect(taxes.map(({ label }) => label?.value)).toEqual(["VAT (20%)"]);
  });

  test("that an earlier balance is part of what is due", () => {
    const { notices } = read(`Previous balance         35.00
Total                   120.00
Amount due              155.00`);
    expect(notices).toEqual([
      "An earlier balance of 35.00 is part of what is due; the total is that of this paper alone.",
    ]);
  });
});
