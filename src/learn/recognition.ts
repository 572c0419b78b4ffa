import { foldedKeys } from "../base/folded-words.ts";
import type { VendorTemplate } from "../lexicon/vendor-template.ts";
import type { InvoicePaper } from "../paper/invoice/invoice-paper.ts";
import { placesOfText } from "../paper/invoice/printed-text.ts";
import type { AcceptedInvoice } from "./accepted-invoice.ts";
import { phraseOf } from "./label-guesses.ts";

/** Captions that are taken to tell the layout. */
const MOST_CAPTIONS = 6;
const DOMAIN = /(?:@|www\.|https?:\/\/)((?:[a-z0-9-]+\.)+[a-z]{2,})/i;

/** Phrases that are the same on every paper of a vendor; null where nothing that is printed tells it. */
export function recognitionOf(
  accepted: AcceptedInvoice,
  paper: InvoicePaper,
): VendorTemplate["recognise"] | null {
  const name = printedPhrase(accepted, "vendorName", paper);
  const taxId = printedPhrase(accepted, "vendorTaxId", paper);
  const [first, ...others] = [name, taxId, domainOf(accepted, paper)].filter(
    (phrase) => phrase !== "",
  );
  if (first === undefined) return null;
  return { all: [first], some: [...new Set([...others, ...captionsOf(paper)])], none: [] };
}

function printedPhrase(
  { fields }: AcceptedInvoice,
  field: "vendorName" | "vendorTaxId",
  paper: InvoicePaper,
): string {
  const value = fields.get(field);
  if (value?.kind !== "text" || placesOfText(value.text, paper).length === 0) return "";
  return value.text
    .toLowerCase()
    .replace(/[[\]|]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** The domain of the vendor's mail or pages: the one that has its name, or the only one. */
function domainOf({ fields }: AcceptedInvoice, { lines }: InvoicePaper): string {
  const domains = new Set<string>();
  for (const { line } of lines)
    for (const { text } of line.words) {
      const domain = DOMAIN.exec(text)?.[1]
        ?.toLowerCase()
        .replace(/^www\./, "");
      if (domain !== undefined) domains.add(domain);
    }
  const name = fields.get("vendorName");
  const keys = name?.kind === "text" ? foldedKeys(name.text) : [];
  const named = [...domains].find((domain) =>
    keys.some((key) => key.length > 3 && domain.includes(key)),
  );
  const [only] = domains;
  return named ?? (domains.size === 1 ? (only ?? "") : "");
}

/** Captions that the general reading knows, one text each. */
function captionsOf({ lines }: InvoicePaper): readonly string[] {
  const phrases = new Set<string>();
  for (const { labels } of lines) {
    for (const { coverage, words, remainder } of labels) {
      if (coverage < 0.9 || remainder !== "") continue;
      const phrase = phraseOf(
        words.map(({ text }) => text),
        "longest",
      );
      if (phrase !== "") phrases.add(phrase);
    }
  }
  return [...phrases].slice(0, MOST_CAPTIONS);
}
