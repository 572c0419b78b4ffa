/** A way in which the trade lets a sum of an invoice follow from others, other than by the contract's formula. */
export type SumConventionCode = keyof typeof SUM_CONVENTIONS;

/** A base that the trade takes a tax of, other than the contract's. */
export type TaxConventionCode = keyof typeof TAX_CONVENTIONS;

/** A way in which a line amount may depart from quantity times unit price. */
export type LineConventionCode = keyof typeof LINE_CONVENTIONS;

/** What is taken where a convention holds, as the end of a sentence. */
export const SUM_CONVENTIONS = {
  "tax-in-prices": "the tax to be inside the prices",
  "previous-balance-in-total": "the previous balance to be part of the total",
  "rounding-after-total": "the rounding to follow after the total",
  "withheld-after-total": "the withheld tax to come off after the total",
  "payment-in-total": "what was paid to be off the total already",
  "subtotal-after-discount": "the subtotal to be printed after the discount",
  "shipping-in-subtotal": "the shipping to be part of the subtotal",
  "charges-in-subtotal": "the other charges to be part of the subtotal",
  "shipping-and-charges-in-subtotal": "shipping and other charges to be part of the subtotal",
  "discount-and-charges-in-subtotal":
    "discount and other charges to be inside the printed subtotal",
  "discount-and-shipping-in-subtotal": "discount and shipping to be inside the printed subtotal",
  "tax-in-prices-subtotal-after-discount":
    "the tax to be inside the prices and the subtotal to be printed after the discount",
  "tax-of-each-line": "the tax of each line, which the totals do not repeat",
  "discount-and-tax-of-each-line": "discount and tax of each line, which the totals do not repeat",
  "discount-of-credit": "the discount to make the credit smaller",
  "minus-at-one-place": "the minus of the credit note to be printed at one place only",
  "tax-in-lines": "the line amounts to include the tax",
  "tax-in-lines-subtotal-without":
    "the line amounts to include the tax and the subtotal to be what the total leaves without it",
  "tax-in-subtotal": "the subtotal to include the tax",
  "subtotal-rounded-once": "only the subtotal to be rounded",
  "held-back-after-total": "what is held back to come off the total",
  "previous-balance-after-total": "the previous balance to be added to the total",
  "change-given-back": "what was handed over beyond the total to be given back",
} as const;

/** The same of a base. */
export const TAX_CONVENTIONS = {
  "whole-subtotal": "the whole printed subtotal to be taxed",
  shipping: "the shipping to be taxed too",
  charges: "the other charges to be taxed too",
  "shipping-and-charges": "shipping and other charges to be taxed too",
  "whole-subtotal-and-shipping": "the whole printed subtotal and the shipping to be taxed",
  "whole-subtotal-and-charges": "the whole printed subtotal and the other charges to be taxed",
  "rounded-by-line": "the tax of each line to be rounded by itself",
} as const;

/** The same of a line. */
export const LINE_CONVENTIONS = {
  discount: "the discount of the line off",
  "discount-of-each-unit": "the discount off each unit",
  "discount-rate": "the discount rate of the line off",
  "amount-with-tax": "the amount to include the tax",
  "amount-with-printed-tax": "the amount to include the tax printed beside it",
  "price-with-tax": "only the price to include the tax",
  "price-with-printed-tax": "only the price to include the tax printed beside it",
  "fewer-digits": "price or quantity to be printed with fewer digits than reckoned with",
  "minus-at-one-place": "the minus of the credit note to be printed at one place only",
} as const;

/** The sentence that follows one of a convention, which holds unless told otherwise; nothing where it is the formula. */
export function takingSentence(taken: string | null, holds = true): string {
  if (taken === null) return "";
  return holds ? ` This holds taking ${taken}.` : ` This takes ${taken}.`;
}
