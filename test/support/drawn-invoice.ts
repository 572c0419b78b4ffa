import fc from "fast-check";
import type { Page } from "../../src/page/page.ts";
import { typedPages } from "../read/invoice/typed-invoice.ts";

/** Captions of one language, in the order of the paper. */
interface Captions {
  readonly title: string;
  readonly number: string;
  readonly date: string;
  readonly due: string;
  readonly billTo: string;
  readonly columns: readonly [text: string, quantity: string, price: string, amount: string];
  readonly subtotal: string;
  readonly discount: string;
  readonly shipping: string;
  readonly tax: string;
  readonly total: string;
  readonly paid: string;
  readonly balance: string;
}

const CAPTIONS: readonly Captions[] = [
  {
    title: "INVOICE",
    number: "Invoice number",
    date: "Invoice date",
    due: "Due date",
    billTo: "Bill to",
    columns: ["Description", "Qty", "Unit price", "Amount"],
    subtotal: "Subtotal",
    discount: "Discount",
    shipping: "Shipping",
    tax: "VAT 20%",
    total: "Total",
    paid: "Amount paid",
    balance: "Balance due",
  },
  {
    title: "RECHNUNG",
    number: "Rechnungsnummer",
    date: "Rechnungsdatum",
    due: "Fällig am",
    billTo: "Rechnung an",
    columns: ["Bezeichnung", "Menge", "Einzelpreis", "Betrag"],
    subtotal: "Zwischensumme",
    discount: "Rabatt",
    shipping: "Versandkosten",
    tax: "MwSt. (20%)",
    total: "Gesamtbetrag",
    paid: "Anzahlung",
    balance: "Noch zu zahlen",
  },
  {
    title: "FACTURE",
    number: "Facture n°",
    date: "Date de facture",
    due: "Date d'échéance",
    billTo: "Facturé à",
    columns: ["Désignation", "Quantité", "Prix unitaire", "Montant"],
    subtotal: "Total HT",
    discount: "Remise",
    shipping: "Frais de port",
    tax: "TVA (20%)",
    total: "Total TTC",
    paid: "Acompte versé",
    balance: "Net à payer",
  },
];

/** How amounts are printed; "#" stands for the digits. */
interface Notation {
  readonly group: string;
  readonly decimal: string;
  readonly worn: string;
  readonly minus: string;
}

/** An invoice that adds up, with all that its print depends on. Amounts in cents. */
export interface DrawnInvoice {
  readonly captions: Captions;
  readonly notation: Notation;
  readonly lines: readonly {
    readonly text: string;
    readonly quantity: number;
    readonly price: number;
  }[];
  readonly discount: number | null;
  readonly shipping: number | null;
  readonly isTaxed: boolean;
  readonly paid: number | null;
  readonly number: string;
  readonly day: number;
}

/** Names of printed amounts, such as `subtotal` or `lines.2`, with their cents. */
export type Amounts = ReadonlyMap<string, number>;

const GOODS = [
  "Copper pipe",
  "Angle bracket",
  "Labour on site",
  "Sealant white",
  "Gate valve",
  "Roof batten",
] as const;

const line: fc.Arbitrary<DrawnInvoice["lines"][number]> = fc.record({
  text: fc.constantFrom(...GOODS),
  quantity: fc.integer({ min: 1, max: 60 }),
  price: fc.integer({ min: 15, max: 240_000 }),
});

const notation: fc.Arbitrary<Notation> = fc.record({
  group: fc.constantFrom(",", ".", " ", "’", ""),
  decimal: fc.constantFrom(".", ","),
  worn: fc.constantFrom("#", "$#", "# €", "EUR #"),
  minus: fc.constantFrom("-#", "#-", "(#)"),
});

/** Any invoice that adds up, with what many of them have. */
export const anyDrawnInvoice: fc.Arbitrary<DrawnInvoice> = fc
  .record({
    captions: fc.constantFrom(...CAPTIONS),
    notation: notation.filter(({ group, decimal }) => group !== decimal),
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    discount: fc.option(fc.integer({ min: 101, max: 9_000 })),
    shipping: fc.option(fc.integer({ min: 301, max: 9_500 })),
    isTaxed: fc.boolean(),
    paid: fc.option(fc.integer({ min: 1_001, max: 50_000 })),
    number: fc.stringMatching(/^[1-9]\d{3,6}$/),
    day: fc.integer({ min: 13, max: 28 }),
  })
  .filter((drawn) => (amountsOf(drawn).get("balanceDue") ?? 1) > 0 && taxableOf(drawn) > 0);

function netOf({ lines }: DrawnInvoice): number {
  return lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
}

function taxableOf(drawn: DrawnInvoice): number {
  return netOf(drawn) - (drawn.discount ?? 0) + (drawn.shipping ?? 0);
}

/** Every amount that the paper prints. */
export function amountsOf(drawn: DrawnInvoice): Amounts {
  const taxable = taxableOf(drawn);
  const tax = drawn.isTaxed ? Math.round(taxable / 5) : null;
  const total = taxable + (tax ?? 0);
  const { lines, discount, shipping, paid } = drawn;
  const amounts: readonly (readonly [string, number | null])[] = [
    ...lines.map(({ quantity, price }, at) => [`lines.${at}`, quantity * price] as const),
    ["subtotal", netOf(drawn)],
    ["discount", discount],
    ["shipping", shipping],
    ["tax", tax],
    ["total", total],
    ["amountPaid", paid],
    ["balanceDue", paid === null ? null : total - paid],
  ];
  return new Map(amounts.filter((pair): pair is [string, number] => pair[1] !== null));
}

/** An amount with one of its digits changed, never to a leading zero; as many digits as before. */
export function withOtherDigit(cents: number, place: number, by: number): number {
  const digits = String(cents).padStart(3, "0");
  const at = place % digits.length;
  const least = at === 0 && digits.length > 3 ? 1 : 0;
  const others = Array.from("0123456789").filter(
    (digit) => Number(digit) >= least && digit !== digits[at],
  );
  return Number(`${digits.slice(0, at)}${others[by % others.length]}${digits.slice(at + 1)}`);
}

function printed(cents: number, { group, decimal, worn, minus }: Notation, isLess = false): string {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, () => group);
  const digits = `${whole}${decimal}${String(cents % 100).padStart(2, "0")}`;
  const text = worn.replace("#", () => digits);
  return isLess ? minus.replace("#", () => text) : text;
}

const WIDTH = 84;

/** The page of an invoice, with other amounts in the place of some of its own. */
export function pagesOfDrawn(drawn: DrawnInvoice, misprints: Amounts = new Map()): readonly Page[] {
  const { captions, lines, number, day } = drawn;
  const amounts = new Map([...amountsOf(drawn), ...misprints]);
  const bare = { ...drawn.notation, worn: "#" };
  const row = (caption: string, name: string, isLess = false): readonly string[] => {
    const cents = amounts.get(name);
    if (cents === undefined) return [];
    const amount = printed(cents, drawn.notation, isLess);
    return [" ".repeat(44) + caption.padEnd(20) + amount.padStart(WIDTH - 64)];
  };
  const [text, quantity, price, amount] = captions.columns;
  return typedPages([
    [
      `Marlin Pipework Ltd${" ".repeat(40)}${captions.title}`,
      "4 Dock Road",
      "Hull HU1 2AB",
      "",
      `${captions.number}: ${number}`,
      `${captions.date}: ${day}.04.2025`,
      `${captions.due}: ${day}.05.2025`,
      "",
      captions.billTo,
      "Osprey Kitchens",
      "17 Mill Lane",
      "Leeds LS1 4DY",
      "",
      "",
      cells(text, quantity, price, amount),
      ...lines.map((item, at) =>
        cells(
          item.text,
          String(item.quantity),
          printed(item.price, bare),
          printed(amounts.get(`lines.${at}`) ?? 0, bare),
        ),
      ),
      "",
      ...row(captions.subtotal, "subtotal"),
      ...row(captions.discount, "discount", true),
      ...row(captions.shipping, "shipping"),
      ...row(captions.tax, "tax"),
      ...row(captions.total, "total"),
      ...row(captions.paid, "amountPaid"),
      ...row(captions.balance, "balanceDue"),
    ].join("\n"),
  ]);
}

function cells(text: string, quantity: string, price: string, amount: string): string {
  return text.padEnd(34) + quantity.padStart(10) + price.padStart(20) + amount.padStart(20);
}

/** Whether brackets stand around an amount whose currency is a word of its own. */
export function hasTornBrackets({ discount, notation }: DrawnInvoice): boolean {
  return discount !== null && notation.minus === "(#)" && notation.worn.includes(" ");
}
