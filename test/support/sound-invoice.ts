import fc from "fast-check";
import type { PrintedInvoice, PrintedTax } from "./invoice-of.ts";
import { moneyOfCents } from "./printed.ts";

/** How a drawn invoice lays out its figures; all of them are sound. */
export const HABITS = [
  "literal",
  "subtotal after the discount",
  "charges in the subtotal",
  "discount and charges in the subtotal",
  "tax inside the prices",
  "lines with tax",
  "previous balance in the total",
  "previous balance in the balance",
  "withheld after the total",
  "paid before the total",
] as const;

type Habit = (typeof HABITS)[number];

/** What is billed, in cents. The ranges lie apart so that no two figures are mistaken for each other. */
interface Drawn {
  readonly lines: readonly { readonly quantity: number; readonly price: number }[];
  readonly discount: number;
  readonly shipping: number;
  readonly charges: number;
  readonly paid: number;
  readonly previous: number;
  readonly rate: number;
}

const cents = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });

const drawn: fc.Arbitrary<Drawn> = fc.record({
  lines: fc.array(fc.record({ quantity: cents(1, 40), price: cents(2_000, 900_000) }), {
    minLength: 1,
    maxLength: 6,
  }),
  discount: cents(100, 190),
  shipping: cents(300, 390),
  charges: cents(700, 790),
  paid: cents(1_500, 1_590),
  previous: cents(1_700, 1_790),
  rate: fc.constantFrom(5, 7, 19, 20, 21),
});

/** An invoice that adds up in one of the trade's ways. */
export function soundInvoice(habit: Habit): fc.Arbitrary<PrintedInvoice> {
  return drawn.map((billed) => layOut(habit, billed));
}

function layOut(habit: Habit, billed: Drawn): PrintedInvoice {
  const { lines, rate, discount, shipping, charges, paid, previous } = billed;
  const has = (...habits: readonly Habit[]): boolean => habits.includes(habit);
  const net = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const taxable = net - discount;
  const tax = has("tax inside the prices")
    ? share(taxable, rate, 100 + rate)
    : share(taxable, rate, 100);
  const grossLines = lines.map(({ quantity, price }) => share(quantity * price, 100 + rate, 100));
  const withheld = has("withheld after the total") ? share(taxable, 10, 100) : 0;
  const isWithTax = has("lines with tax");
  const gross = grossLines.reduce((sum, amount) => sum + amount, 0);
  const subtotal = isWithTax ? net : net + insideOf(has, billed);
  const taxOfLines = isWithTax ? gross - net : tax;
  const added = has("tax inside the prices") ? 0 : taxOfLines;
  const payable = taxable + shipping + charges + added;
  const total =
    payable +
    (has("previous balance in the total") ? previous : 0) -
    (has("paid before the total") ? paid : 0);
  const due =
    total +
    (has("previous balance in the balance") ? previous : 0) -
    (has("paid before the total") ? 0 : paid) -
    withheld;
  const hasPrevious = has("previous balance in the total", "previous balance in the balance");
  return {
    lines: lines.map(({ quantity, price }, lineIndex) => ({
      quantity: String(quantity),
      unitPrice: text(price),
      amount: text(isWithTax ? (grossLines[lineIndex] ?? 0) : quantity * price),
      ...(isWithTax ? { taxRate: String(rate) } : {}),
    })),
    subtotal: text(subtotal),
    discount: text(discount),
    taxes: [...taxRow(isWithTax, rate, taxOfLines), ...(withheld === 0 ? [] : [tenth(-withheld)])],
    shipping: text(shipping),
    otherCharges: text(charges),
    total: text(total),
    amountPaid: text(paid),
    balanceDue: text(due),
    ...(hasPrevious ? { previousBalance: text(previous) } : {}),
    invoiceDate: "2026-10-31",
    dueDate: "2026-11-30",
  };
}

/** What the subtotal holds beside the lines. */
function insideOf(has: (...habits: readonly Habit[]) => boolean, billed: Drawn): number {
  const hasDiscount = has("subtotal after the discount", "discount and charges in the subtotal");
  const hasCharges = has("charges in the subtotal", "discount and charges in the subtotal");
  return (hasDiscount ? -billed.discount : 0) + (hasCharges ? billed.charges : 0);
}

/** Lines that are taxed one by one come to a tax of no single rate. */
function taxRow(isOfLines: boolean, rate: number, amount: number): readonly PrintedTax[] {
  return [{ ...(isOfLines ? {} : { rate: String(rate) }), amount: text(amount) }];
}

function tenth(amount: number): PrintedTax {
  return { rate: "10", amount: text(amount) };
}

/** A share in whole cents, half a cent up. */
function share(amount: number, part: number, whole: number): number {
  return Math.round((amount * part) / whole);
}

function text(amount: number): string {
  return moneyOfCents(amount).toPlain();
}
