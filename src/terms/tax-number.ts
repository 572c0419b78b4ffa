import { looksLikeTaxId } from "../evidence/invoice/head/printed-identifier.ts";

/** A tax number as an e-invoice has a place for it: a number for value added tax of some country, or one of a tax office. */
export type TaxNumber =
  | { readonly kind: "vat"; readonly value: string; readonly by: string | null }
  | { readonly kind: "office"; readonly value: string };

interface National {
  readonly label: RegExp;
  readonly shape: RegExp;
  readonly country: string;
}

/**
 * Numbers for value added tax that a country prints without its letters: the words before them say whose they are. A shape alone
 * says nothing: nine digits are a number of Portugal and of a telephone.
 */
const NATIONAL: readonly National[] = [
  {
    label: /\b(?:p\.? ?iva|partita iva|part\. ?iva)\b/i,
    shape: /^\d{11}$/,
    country: "IT",
  },
  {
    label: /\b(?:c\.?i\.?f|n\.?i\.?f)\b/i,
    shape: /^(?:[A-HJ-NP-SUVW]\d{7}[A-J\d]|[XYZ]\d{7}[A-Z]|\d{8}[A-Z])$/,
    country: "ES",
  },
  {
    label: /\b(?:n\.?i\.?f|nipc|contribuinte)\b/i,
    shape: /^\d{9}$/,
    country: "PT",
  },
];

/** What a printed tax number is, by its own letters or by the words before it. */
export function taxNumberOf(printed: string, before: string): TaxNumber {
  const plain = printed.replace(/[\s./-]/g, "").toUpperCase();
  if (looksLikeTaxId(plain)) return { kind: "vat", value: withoutWords(plain), by: null };
  // "TVA BE 0743215582": the letters may be a word of their own.
  const letters = /(?:^|[\s:])([A-Z]{2})$/.exec(before.trimEnd())?.[1] ?? "";
  if (letters !== "" && looksLikeTaxId(letters + plain))
    return { kind: "vat", value: letters + plain, by: null };
  const national = NATIONAL.find(({ label, shape }) => label.test(before) && shape.test(plain));
  if (national === undefined) return { kind: "office", value: printed };
  return {
    kind: "vat",
    value: national.country + plain,
    by: `the words before it say that it is a number of ${national.country}, whose letters the norm asks for`,
  };
}

/** Swiss numbers end with what the tax is called. */
function withoutWords(plain: string): string {
  return plain.replace(/(?<=^CHE\d{9})(?:MWST|TVA|IVA)$/, "");
}

/** The country that gave a number for value added tax, by its letters. */
export function countryOfVatId(vatId: string): string {
  const letters = vatId.slice(0, 2);
  return letters === "EL" ? "GR" : letters === "XI" ? "GB" : letters;
}

/** Numbers of a tax office that only one country prints so, after these words. */
const OFFICES: readonly National[] = [
  {
    label: /\b(?:steuer-?n(?:r|ummer)|st\.?-?nr)\b/i,
    shape: /^\d{2,3}\/\d{3,4}\/\d{4,5}$/,
    country: "DE",
  },
];

/** The country of a tax office's number; null where it does not show. */
export function countryOfOffice(printed: string, before: string): string | null {
  const plain = printed.replace(/\s/g, "");
  return (
    OFFICES.find(({ label, shape }) => label.test(before) && shape.test(plain))?.country ?? null
  );
}
