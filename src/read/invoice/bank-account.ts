import type { Line } from "../../layout/lines.ts";
import { type Found, placeOf } from "../../paper/invoice/found.ts";
import { isIban } from "../../paper/invoice/identifiers.ts";
import type { InvoicePaper } from "../../paper/invoice/invoice-paper.ts";

const BEGIN = /^(?:IBAN:?)?[A-Z]{2}\d{2}/;
/** An IBAN has at most 34 characters, printed in groups of four. */
const MOST_GROUPS = 9;

/** The account that the vendor is paid into: the first number on the paper with the check digits of an IBAN. */
export function readIban({ lines }: InvoicePaper): Found<string> | null {
  for (const { line } of lines) {
    const iban = ibanIn(line);
    if (iban !== null) return iban;
  }
  return null;
}

function ibanIn(line: Line): Found<string> | null {
  const texts = line.words.map(({ text }) => text.replace(/^IBAN:?/, "").replace(/[,;.)]$/, ""));
  const begin = texts.findIndex((text) => BEGIN.test(text));
  if (begin < 0) return null;
  for (let end = Math.min(texts.length, begin + MOST_GROUPS); end > begin; end -= 1) {
    const value = texts.slice(begin, end).join(" ");
    if (!isIban(value)) continue;
    const from = placeOf(line.words.slice(begin, end), line.pageNumber, value);
    return {
      sourced: { value, from: [from] },
      because: ["Its check digits are those of an IBAN."],
      margin: 1,
      lost: [],
    };
  }
  return null;
}
