import { plus, minus } from "../document/identities.ts";
import type { Terms } from "./convention.ts";
import type { TaxConventionCode } from "../finding/convention-words.ts";
import type { InvoiceFigure } from "../finding/figure-words.ts";

/** A base that the trade takes a tax of, other than the contract's subtotal less discount. */
export interface TaxBase {
  readonly taking: TaxConventionCode;
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
    taking: "whole-subtotal",
    example: "French form: subtotal 100.00 printed after the allowance of 5.00, VAT 10 % 10.00.",
    base: [plus("subtotal")],
    needs: ["discount"],
  },
  {
    taking: "shipping",
    example: "Goods 100.00, shipping 10.00, VAT 20 % 22.00.",
    base: [...LITERAL_BASE, SHIPPING],
    needs: ["shipping"],
  },
  {
    taking: "charges",
    example: "Goods 850.00, discount 21.25, charge 30.00, VAT 19 % 163.16.",
    base: [...LITERAL_BASE, CHARGES],
    needs: ["otherCharges"],
  },
  {
    taking: "shipping-and-charges",
    example: "Goods 100.00, shipping 10.00, packing 5.00, VAT 20 % 23.00.",
    base: [...LITERAL_BASE, SHIPPING, CHARGES],
    needs: ["shipping", "otherCharges"],
  },
  {
    taking: "whole-subtotal-and-shipping",
    example: "Subtotal 95.00 after discount 5.00, shipping 10.00, VAT 20 % 21.00.",
    base: [plus("subtotal"), SHIPPING],
    needs: ["discount", "shipping"],
  },
  {
    taking: "whole-subtotal-and-charges",
    example: "Subtotal 95.00 after discount 5.00, packing 5.00, VAT 20 % 20.00.",
    base: [plus("subtotal"), CHARGES],
    needs: ["discount", "otherCharges"],
  },
];
