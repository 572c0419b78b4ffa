import { plus, minus } from "../document/identities.ts";
import type { Terms } from "./convention.ts";
import type { InvoiceFigure } from "../finding/figure-words.ts";

/** A base that the trade takes a tax of, other than the contract's subtotal less discount. */
export interface TaxBase {
  /** As the end of a sentence that gives both sides. */
  readonly taking: string;
  /** A paper that does so, in figures. */
  readonly example: string;
  readonly base: Terms;
  /** Figures without which, or with zero in which, it would be the literal base again. */
  readonly needs: readonly InvoiceFigure[];
}

/** The contract's base of a tax. */
export const LITERAL_BASE: Terms = [plus("subtotal"), minus("discount")];

const SHIPPING = plus("shipping");
const CHARGES = plus("otherCharges");

/** The closed list. A single rate must then be exact; with several rates, each is at most its share of the base. */
export const TAX_BASES: readonly TaxBase[] = [
  {
    taking: "taking the whole printed subtotal to be taxed",
    example: "French form: subtotal 100.00 printed after the allowance of 5.00, VAT 10 % 10.00.",
    base: [plus("subtotal")],
    needs: ["discount"],
  },
  {
    taking: "taking the shipping to be taxed too",
    example: "Goods 100.00, shipping 10.00, VAT 20 % 22.00.",
    base: [...LITERAL_BASE, SHIPPING],
    needs: ["shipping"],
  },
  {
    taking: "taking the other charges to be taxed too",
    example: "Goods 850.00, discount 21.25, charge 30.00, VAT 19 % 163.16.",
    base: [...LITERAL_BASE, CHARGES],
    needs: ["otherCharges"],
  },
  {
    taking: "taking shipping and other charges to be taxed too",
    example: "Goods 100.00, shipping 10.00, packing 5.00, VAT 20 % 23.00.",
    base: [...LITERAL_BASE, SHIPPING, CHARGES],
    needs: ["shipping", "otherCharges"],
  },
  {
    taking: "taking the whole printed subtotal and the shipping to be taxed",
    example: "Subtotal 95.00 after discount 5.00, shipping 10.00, VAT 20 % 21.00.",
    base: [plus("subtotal"), SHIPPING],
    needs: ["discount", "shipping"],
  },
  {
    taking: "taking the whole printed subtotal and the other charges to be taxed",
    example: "Subtotal 95.00 after discount 5.00, packing 5.00, VAT 20 % 20.00.",
    base: [plus("subtotal"), CHARGES],
    needs: ["discount", "otherCharges"],
  },
];
