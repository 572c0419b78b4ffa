import { minus, plus } from "../document/identities.ts";
import {
  BALANCE_TERMS,
  creditWithoutSign,
  holds,
  isNetSubtotal,
  isOnlyRounding,
  mayHoldInside,
  mayTaxBeInside,
  roundedLines,
  SUBTOTAL_TERMS,
  subtotalWithInside,
  TOTAL_TERMS,
  totalWithInside,
  without,
  type Convention,
} from "./convention.ts";

/*
 * The closed lists of conventions by which sound papers depart from the contract's formulas. A check takes the first
 * that holds to the cent, and only after the formula itself did not. One counts only where its own figures are printed
 * and no other identity of the paper speaks against it, so that what was forgotten is not explained away.
 */

/** How else a total follows, whatever the subtotal holds; a paper without a subtotal has these too. */
export const CARRIED_TOTALS: readonly Convention[] = [
  {
    taking: "tax-in-prices",
    example: "Receipt: subtotal 4,500, of which tax 409, total 4,500.",
    expected: without(TOTAL_TERMS, "taxes.amount"),
    needs: ["taxes.amount"],
    fits: mayTaxBeInside,
  },
  {
    taking: "previous-balance-in-total",
    example: "Telephone bill: charges 91.79, tax 4.59, brought forward 10.00, total 106.38.",
    expected: [...TOTAL_TERMS, plus("previousBalance")],
    needs: ["previousBalance"],
  },
  {
    taking: "rounding-after-total",
    example: "Till receipt: total 248.04, rounding 0.01, to pay 248.05.",
    expected: without(TOTAL_TERMS, "otherCharges"),
    needs: ["otherCharges"],
    fits: isOnlyRounding,
  },
  {
    taking: "withheld-after-total",
    example: "Italy: fee 1,000.00, VAT 220.00, total 1,220.00, withheld -200.00, to pay 1,020.00.",
    expected: [...TOTAL_TERMS, minus("taxes.withheld")],
    needs: ["taxes.withheld"],
  },
  {
    taking: "payment-in-total",
    example: "Workshop: parts and labour 500.00, less deposit 100.00, total due 400.00.",
    expected: [...TOTAL_TERMS, minus("amountPaid")],
    needs: ["amountPaid"],
  },
];

/** How else the total follows from its parts. */
export const TOTAL_CONVENTIONS: readonly Convention[] = [
  ...CARRIED_TOTALS,
  totalWithInside(
    ["discount"],
    "subtotal-after-discount",
    "Items 100.00, discount 5.00, net 95.00, tax 9.50, total 104.50.",
  ),
  totalWithInside(
    ["shipping"],
    "shipping-in-subtotal",
    "Web shop: items 50.00, shipping 5.00, net 55.00, tax 11.00, total 66.00.",
  ),
  totalWithInside(
    ["otherCharges"],
    "charges-in-subtotal",
    "Electricity: energy 80.00, standing charge 12.00, net 92.00, tax 4.60, total 96.60.",
  ),
  totalWithInside(
    ["shipping", "otherCharges"],
    "shipping-and-charges-in-subtotal",
    "Wholesale: goods 200.00, freight 20.00, pallets 8.00, net 228.00, total 228.00.",
  ),
  totalWithInside(
    ["discount", "otherCharges"],
    "discount-and-charges-in-subtotal",
    "French form: lines 95.00, allowance 5.00, charge 10.00, net 100.00, VAT 10.00, total 110.00.",
  ),
  totalWithInside(
    ["discount", "shipping"],
    "discount-and-shipping-in-subtotal",
    "Web shop: items 50.00, voucher 10.00, shipping 5.00, net 45.00, tax 9.00, total 54.00.",
  ),
  {
    taking: "tax-in-prices-subtotal-after-discount",
    example: "Receipt: items 50.00, discount 5.00, subtotal 45.00, of which tax 7.50, total 45.00.",
    expected: without(TOTAL_TERMS, "taxes.amount", "discount"),
    needs: ["taxes.amount", "discount"],
    fits: (figures, invoice) =>
      mayTaxBeInside(figures, invoice) && mayHoldInside(["discount"], figures, invoice),
  },
  {
    taking: "tax-of-each-line",
    example: "Tax column: 100.00 at 19 % and 50.00 at 7 %, subtotal 150.00, total 172.50.",
    expected: [...TOTAL_TERMS, plus("lineItems.taxAmount")],
    needs: ["lineItems.taxAmount"],
    fits: (figures) => figures["taxes.amount"] === null,
  },
  {
    taking: "discount-and-tax-of-each-line",
    example:
      "Columns: 9,600.00 and 1,000.00 less 10 % plus 7 %, subtotal 10,600.00, total 10,563.00.",
    expected: [...TOTAL_TERMS, minus("lineItems.discount"), plus("lineItems.taxAmount")],
    needs: ["lineItems.discount"],
    fits: (figures) => figures["taxes.amount"] === null && figures.discount === null,
  },
  {
    taking: "discount-of-credit",
    example: "Credit note: goods -100.00, discount 5.00, total -95.00.",
    expected: [plus("discount"), ...without(TOTAL_TERMS, "discount")],
    needs: ["discount"],
    fits: ({ subtotal }) => subtotal?.isNegative() === true,
  },
  creditWithoutSign(TOTAL_TERMS),
];

/** How else the lines add up to the subtotal. */
export const SUBTOTAL_CONVENTIONS: readonly Convention[] = [
  {
    taking: "tax-in-lines",
    example: "Shop: 58.48 and 157.74 with tax, net 178.69, VAT 37.53, total 216.22.",
    expected: [...SUBTOTAL_TERMS, minus("taxes.amount")],
    needs: ["taxes.amount"],
    fits: isNetSubtotal,
    slack: roundedLines,
  },
  {
    taking: "tax-in-lines-subtotal-without",
    example: "Web shop: items 60.00 with tax, shipping 6.00, net 55.00, VAT 11.00, total 66.00.",
    expected: [
      ...SUBTOTAL_TERMS,
      minus("discount"),
      plus("shipping"),
      plus("otherCharges"),
      minus("taxes.amount"),
    ],
    needs: ["taxes.amount"],
    fits: (figures) => holds("total", [plus("subtotal"), plus("taxes.amount")], figures),
    slack: roundedLines,
  },
  subtotalWithInside(
    ["discount"],
    "subtotal-after-discount",
    "Items 100.00, discount 5.00, net 95.00.",
  ),
  subtotalWithInside(
    ["shipping"],
    "shipping-in-subtotal",
    "Items 50.00, shipping 5.00, net 55.00.",
  ),
  subtotalWithInside(
    ["otherCharges"],
    "charges-in-subtotal",
    "Energy 80.00, standing charge 12.00, net 92.00.",
  ),
  subtotalWithInside(
    ["shipping", "otherCharges"],
    "shipping-and-charges-in-subtotal",
    "Goods 200.00, freight 20.00, pallets 8.00, net 228.00.",
  ),
  subtotalWithInside(
    ["discount", "otherCharges"],
    "discount-and-charges-in-subtotal",
    "French form: lines 95.00, allowance 5.00, charge 10.00, net 100.00.",
  ),
  subtotalWithInside(
    ["discount", "shipping"],
    "discount-and-shipping-in-subtotal",
    "Items 50.00, voucher 10.00, shipping 5.00, net 45.00.",
  ),
  {
    taking: "tax-in-subtotal",
    example: "Items 100.00, tax 20.00, sum with tax 120.00, total 120.00.",
    expected: [...SUBTOTAL_TERMS, plus("taxes.amount")],
    needs: ["taxes.amount"],
    fits: (figures) => holds("total", without(TOTAL_TERMS, "taxes.amount"), figures),
  },
  {
    taking: "subtotal-rounded-once",
    example: "Hosting: 2 lines of 41.1765 and 6 of 0.8403, printed as 41.18 and 0.84, net 87.39.",
    expected: [plus("lineItems.product")],
    needs: ["lineItems.product"],
  },
  creditWithoutSign(SUBTOTAL_TERMS),
];

/** How else the balance due follows from the total. */
export const BALANCE_CONVENTIONS: readonly Convention[] = [
  {
    taking: "held-back-after-total",
    example: "Subcontract: total 6,705.00, deduction 403.00, to pay 6,302.00.",
    expected: [...BALANCE_TERMS, minus("withheld")],
    needs: ["withheld"],
  },
  {
    taking: "previous-balance-after-total",
    example: "Utility: this bill 92.62, brought forward 10.00, to pay 102.62.",
    expected: [...BALANCE_TERMS, plus("previousBalance")],
    needs: ["previousBalance"],
    fits: (figures) => !holds("total", [...TOTAL_TERMS, plus("previousBalance")], figures),
  },
  {
    taking: "rounding-after-total",
    example: "Till receipt: total 248.04, rounding 0.01, to pay 248.05.",
    expected: [...BALANCE_TERMS, plus("otherCharges")],
    needs: ["otherCharges"],
    fits: (figures) => isOnlyRounding(figures) && !holds("total", TOTAL_TERMS, figures),
  },
  {
    taking: "withheld-after-total",
    example: "Italy: total 1,220.00, withheld -200.00, to pay 1,020.00.",
    expected: [...BALANCE_TERMS, plus("taxes.withheld")],
    needs: ["taxes.withheld"],
    fits: (figures) => !holds("total", TOTAL_TERMS, figures),
  },
  {
    taking: "payment-in-total",
    example: "Workshop: 500.00 less deposit 100.00, total 400.00, due 400.00.",
    expected: without(BALANCE_TERMS, "amountPaid"),
    needs: ["amountPaid"],
    fits: (figures) => holds("total", [...TOTAL_TERMS, minus("amountPaid")], figures),
  },
  {
    taking: "change-given-back",
    example: "Till receipt: total 42.90, cash 50.00, due 0.00.",
    expected: without(BALANCE_TERMS, "total", "amountPaid"),
    needs: ["amountPaid"],
    fits: ({ total, amountPaid }, { paper }) =>
      paper === "receipt" && amountPaid !== null && amountPaid.compare(total ?? amountPaid) > 0,
  },
  creditWithoutSign(BALANCE_TERMS),
];
