/** Codes of UN/CEFACT list 7161 for carrying goods to the customer. */
const CODES: ReadonlySet<string> = new Set(["FC", "DL", "SAA", "SH"]);

const WORDS =
  /freight|shipping|shipment|delivery|postage|carriage|courier|fracht|versand|porto|liefer|livraison|transport|exp[ée]dition|spedizion|env[ií]o|verzend|frakt/i;

/** Whether a charge is for bringing the goods, by its code or its reason. */
export function isFreight(code: string | null, reason: string | null): boolean {
  return (code !== null && CODES.has(code)) || (reason !== null && WORDS.test(reason));
}
