import { enumerate } from "./figure-words.ts";

/** Why an e-invoice was not written, in words. Each is a clause that goes on behind the number of its term. */
export const LACK_SENTENCES: {
  readonly notPrinted: (what: string) => string;
  readonly notPrintedInLines: (what: string, lines: readonly number[], of: number) => string;
  readonly receipt: string;
  readonly sellerTax: string;
  readonly sellerNumber: string;
  readonly buyerTax: string;
  readonly noReason: string;
  readonly reasonsDisagree: string;
  readonly outsideWithVatId: string;
  readonly supplyCountry: string;
  readonly supplyDay: string;
  readonly supplyBuyer: string;
  readonly selfBilledCredit: string;
  readonly selfBilledPeppol: string;
  readonly noItems: string;
  readonly rateMissing: (lines: readonly number[]) => string;
  readonly rateOfDocument: (what: string) => string;
  readonly taxDiffers: (rate: string) => string;
  readonly rateUnknown: string;
  readonly withheld: string;
  readonly previousBalance: string;
  readonly productDiffers: (lines: readonly number[]) => string;
  readonly grossLines: string;
  readonly sumDiffers: (what: string, sum: string, printed: string) => string;
  readonly moreDecimals: (what: string) => string;
  readonly dueOrTerms: string;
  readonly nationalRules: (country: string) => string;
  readonly orderOrReference: string;
} = {
  notPrinted: (what) => `${what} is not printed`,
  notPrintedInLines: (what, lines, of) =>
    lines.length === of
      ? `${what} is not printed in any line`
      : `${what} is not printed in ${lineNames(lines)}`,
  receipt: "the paper calls itself a receipt and not an invoice",
  sellerTax: "the seller's tax identifier is not printed",
  sellerNumber:
    "no number is printed by which the buyer knows the seller: a VAT number or a number in a register",
  buyerTax:
    "the buyer's VAT number or number in a register is not printed, and the tax is shifted to it",
  noReason: "no tax is charged, and the reason is not printed",
  reasonsDisagree: "two reasons for charging no tax are printed, and they do not go together",
  outsideWithVatId: "the norm allows no VAT number where nothing is subject to VAT",
  supplyCountry:
    "goods went to another country of the Union, and the address of delivery with its country is not printed",
  supplyDay:
    "goods went to another country of the Union, and neither the day of delivery nor the time that is billed is printed",
  supplyBuyer:
    "goods went to another country of the Union, and the buyer's VAT number is not printed",
  selfBilledPeppol:
    "Peppol has a process of its own for what the buyer has written itself, which crossfoot does not write",
  selfBilledCredit:
    "the buyer has written the paper itself, and whether it bills or credits does not show",
  noItems: "no items are printed",
  rateMissing: (lines) =>
    `several rates are charged, and which of them holds is not printed in ${lineNames(lines)}`,
  rateOfDocument: (what) =>
    `several rates are charged, and which of them holds for ${what} is not printed`,
  taxDiffers: (rate) => `the tax of ${rate} does not follow from the items at that rate`,
  rateUnknown: "the rate of a tax is not printed",
  withheld: "what the buyer holds back or withholds has no place in the norm",
  previousBalance: "an earlier balance is part of the amount due and has no place in the norm",
  productDiffers: (lines) => `quantity times price is not the amount in ${lineNames(lines)}`,
  grossLines: "the amounts of the items are printed with tax, and the norm asks for them without",
  sumDiffers: (what, sum, printed) => `${what} comes to ${sum}, and ${printed} is printed`,
  moreDecimals: (what) => `${what} has more than two decimals`,
  dueOrTerms: "neither a day on which to pay nor terms of payment are printed",
  nationalRules: (country) =>
    `Peppol has rules of its own for sellers in ${country}, which crossfoot does not know`,
  orderOrReference: "neither the buyer's reference nor its order is printed",
};

/** Lines of an invoice as they are named in a sentence; of many, how many more there are. */
function lineNames(lines: readonly number[]): string {
  const shown = lines.slice(0, MOST_NAMED).map(String);
  const rest = lines.length - shown.length;
  const names = rest > 0 ? [...shown, `${rest} more`] : shown;
  return `${lines.length === 1 ? "line" : "lines"} ${enumerate(names)}`;
}

const MOST_NAMED = 5;

/** What a mandatory term is called in a sentence. */
export const TERM_WORDS = {
  number: "the invoice number",
  issueDate: "the invoice date",
  currency: "the currency",
  sellerName: "the seller's name",
  sellerCountry: "the seller's country",
  sellerCity: "the seller's city",
  sellerPostcode: "the seller's postcode",
  sellerStreet: "the seller's street",
  buyerName: "the buyer's name",
  buyerCountry: "the buyer's country",
  buyerCity: "the buyer's city",
  buyerPostcode: "the buyer's postcode",
  buyerStreet: "the buyer's street",
  buyerReference: "the buyer's reference (such as a Leitweg-ID)",
  contactName: "the name of a contact of the seller",
  contactPhone: "a telephone number of the seller",
  contactEmail: "an e-mail address of the seller",
  sellerAddress: "an electronic address of the seller",
  buyerAddress: "an electronic address of the buyer",
  account: "the account to pay into",
  precedingInvoice: "the invoice that is credited",
  registration: "the seller's number in the register of firms",
  quantity: "the quantity",
  price: "the unit price",
  amount: "the amount",
  item: "the name of the item",
  total: "the total",
} as const;

/** Why nothing is written of a paper that is no bill. */
export const NO_INVOICE =
  "The document is no invoice or credit note: only these become e-invoices.";
