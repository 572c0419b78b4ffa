import { foldedKeys } from "../../../base/folded-words.ts";
import { hasLetters } from "../../../base/letters.ts";
import type { InvoiceWords } from "../../invoice-template.ts";
import {
  holdsDate,
  isAddress,
  isContact,
  isCountry,
  isSoftForm,
  isTitle,
  isTown,
  legalFormsIn,
} from "./name-looks.ts";

/** Captions of the name itself inside the data of a party, in languages of invoices. */
export const NAME_CAPTION: RegExp =
  /^(?:full |company |business |legal |trading |customer |client |firm)?(?:name|names|company|business|ditta|entreprise|société|empresa|bedrijf|azienda|nome|nom|nombre|naam|namn|navn|nazwa|nimi|név|jméno|denumire|denominazione|denominación(?: social)?|raison sociale|raz[oó]n social|raz[aã]o social|ragione sociale|firma|firmenname|bedrijfsnaam|firmanavn|organisation|organization|nome\s*\/\s*raz[aã]o social|nombre\s*\/\s*raz[oó]n social|nombre o raz[oó]n social|cognome e nome|nom\s*\/\s*raison sociale)(?![\p{L}/])\s*[:.]*\s*/iu;

const EDGES = /^[\s:,;.|•·–—*"“”„«»♥★©-]+|[\s:,;|•·–—*"“”„«»★-]+$/g;
/** A line that only greets or addresses: the name stands below it. */
const SALUTATION =
  /^(?:an|a|to|att|attn|attention|herr|herrn|frau|fräulein|firma|fa|mr|mrs|ms|m|mme|mlle|monsieur|madame|sr|sra|sres|señor|señora|d|dña|z\.? ?hd\.?|t\.? ?a\.? ?v\.?|c\/o|spett\.?(?:le)?(?: ditta)?|spettabile|egr\.?(?:egio)?(?: sig(?:nor|\.)?)?|gent\.?(?:ile|\.ma)?(?: sig\.?(?:ra)?)?|exm[oa]s?\.?\s?\(?s?\)?\.?\s?\(?(?:srs?|senhor(?:es)?|sra)?\.?\(?s?\)?|m\/s|messrs|de heer|mevrouw|dhr|mevr|szanowni państwo|til|till)\.?,?:?$/i;
/** A first word that only greets: the name stands behind it. */
const GREETING =
  /^(?:firma|fa\.|spett\.(?:le)?|spettabile|à l[’']attention de|an|to|m\/s\.?|messrs\.?|egr\. sig\.?|gent\.ma sig\.ra|exm[oa]\.?(?:\(s\))? srs?\.?(?:\(s\))?)\s*[:.]?\s+/iu;
const PERSON_LINE =
  /^(?:attn|att|attention|fao|c\/o|z\.? ?hd|zu händen|zhd|t\.? ?a\.? ?v|à l[’']attention|a l[’']attention|a\/c|at\.te|alla c\.?a|c\.a|kontakt|contact|ansprechpartner|dept|department|abteilung|abt|accounts? (?:payable|dept\.?|department)|a\/p|purchase ledger|bought ledger|kreditorenbuchhaltung|buchhaltung|rechnungswesen|service|att\.?n\.?e?)\b/i;
/** Before somebody who acts or takes mail for the firm above. */
const THROUGH =
  /^(?:c\/o|p\/a|a\/s|p\.a\.|p\/o|c\/-|vertreten|represented|représentée?|rappresentat[oa]|representad[oa]|vertegenwoordigd|w\.? ?zast|care of|per adres|par |via )(?![\p{L}])/u;
/** Before the name of a person. */
const HONORIFIC =
  /^(?:herrn?|frau|familie|fam|eheleute|mr|mrs|ms|miss|m|mme|mlle|monsieur|madame|sr|sra|don|doña|d|dña|sig|sig\.ra|dhr|mevr|mevrouw)\.?\s+(?:(?:et|und|and|&|e|y|en)\s+\p{L}+\.?\s+)?(?=\p{Lu})/iu;
const LONGEST = 90;

/** Whether a line only greets: "Firma", "Spett.le". */
export function isSalutation(text: string): boolean {
  return SALUTATION.test(text.trim());
}

/** Whether a line names somebody inside the firm: "Attn: A. Miller", "c/o". */
export function isPersonLine(text: string): boolean {
  return PERSON_LINE.test(text) || THROUGH.test(text);
}

/** Whether a text begins like the name of a person: "Mrs Rowena Tulk". */
export function hasHonorific(text: string): boolean {
  return HONORIFIC.test(text);
}

/** A sentence or a list of words is no name. */
function isProse(text: string, keyCount: number): boolean {
  if (keyCount > 12) return true;
  const words = text.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}{3,}/u.test(word)).length;
  const plain = words.filter((word) => /^\p{Ll}{4,}$/u.test(word)).length;
  return (
    (plain >= 3 && words.length >= 9) ||
    (words.length >= 6 && small > 0.75 * words.length) ||
    /[!?]$/.test(text) ||
    /[=_]{3}|-{4}/.test(text)
  );
}

/** A name without trailing signs, greeting and what follows it; null where nothing of a name is left. */
export function cleanName(printed: string, words: readonly InvoiceWords[]): string | null {
  const quoted = /^[“"„«](.{3,60}?)[”"“»]/.exec(printed)?.[1];
  const text = (quoted ?? printed)
    .normalize("NFC")
    .replace(/^(?:\*+|©|\(c\)|copyright)\s*(?:(?:19|20)\d\d)?/i, "");
  if (/\p{L}\s*:$/u.test(text)) return null;
  const caption = NAME_CAPTION.exec(text)?.[0] ?? "";
  const plain = (caption.includes(":") ? text.slice(caption.length) : text).replace(OTHER_FIRM, "");
  const name = beforeAddress(plain.replace(EDGES, ""), words)
    .replace(EDGES, "")
    .replace(GREETING, (greeting, at: number, whole: string) =>
      /^\p{Lu}/u.test(whole.slice(at + greeting.length)) ? "" : greeting,
    )
    .replace(/\s*\((?:\d|acct|account|kd|no\b|nr\b)[^)]*\)$/i, "")
    .replace(BRACKETED_FACT, "");
  return isName(name, words) ? name : null;
}

/** A brand that is printed with the firm behind it, or the firm with its brand. */
const OTHER_FIRM =
  /,?\s+(?:(?:is )?an? (?:trading (?:name|style)|division|brand|subsidiary) of|trading as|dba|d\/b\/a|t\/a|firmierend als|handelend onder)\s.*$/i;

/** A number of a register behind a name: "(ABN 88 204 …". */
const BRACKETED_FACT =
  /\s*\((?:ABN|ACN|VAT|NIF|CIF|NIPC|CNPJ|RFC|RUC|RUT|UID|USt|TVA|BTW|IVA|P\.?\s?IVA|CVR|Org|KvK|SIRET|SIREN|EIN|GST|Reg|Co\.? ?Reg|Company)\b.*$/i;

/** What ends so goes on: a caption, or a line of a sentence. */
const UNFINISHED =
  /\s(?:to|by|from|à|au|aux|par|an|von|für|aan|van|voor|dla|till|för|til|por|para|of|and|the|with|on|und|sur|le|la|les|del)$/i;

function isName(name: string, words: readonly InvoiceWords[]): boolean {
  if (name.length < 2 || name.length > LONGEST || !hasLetters(name)) return false;
  const letters = name.replace(/[^\p{L}]/gu, "").length;
  const digits = name.length - name.replace(/\d/g, "").length;
  if (UNFINISHED.test(name)) return false;
  if (digits > 6 || 2 * digits > letters || isSalutation(name) || isCountry(name)) return false;
  const keys = foldedKeys(name);
  if (letters < 5 && keys.every((key) => /\d/.test(key) || key.length < 2)) return false;
  if (isContact(name) || isTown(name) || holdsDate(name) || isTitle(name, words)) return false;
  return !isProse(name, keys.length) && !/[€$£%→←⇒✂☐☎✉]|\b(?:IBAN|BIC|SWIFT)\b/.test(name);
}

const CUT =
  /\s+(?=(?:au|al) capital\b|mit Sitz|is registered|registered (?:in|office|no|\d)|company (?:no|reg))|\s*[·•|●▪;]\s*|\s+[-–—*]\s+|,\s*|\s{3,}/giu;

/** What begins the facts of a firm behind its name. */
const FACT =
  /^(?:NIF|CIF|NIPC|VAT|USt|UID|P\.?\s?IVA|C\.F|TVA|SIRET|SIREN|RCS|ABN|GSTIN|NIP|BTW|KvK|RFC|CNPJ|EIN|Tax|Tel|Org\.?\s?nr|HRB|FN)\b/i;

/** The person behind a name of a shop belongs to it. */
const OWNER = /^(?:inh\b|inhaber|propr|titolare|e\.? ?u\b)/i;

/** A name that stands in one line with its address or other facts: what is before the first sign between them. */
function beforeAddress(text: string, words: readonly InvoiceWords[]): string {
  const form = beforeForm(text, words);
  if (form !== null) return form;
  for (const { index, 0: sign } of text.matchAll(CUT)) {
    const rest = text.slice(index + sign.length);
    const isSplit = sign.trim() !== "," && sign.trim() !== "";
    if (index < 3 || OWNER.test(rest)) continue;
    if (sign.trim() === "" && !/^\s{3}/.test(sign)) return text.slice(0, index);
    if (isSplit && FACT.test(rest)) return text.slice(0, index);
    if (isSplit ? isAddress(rest) || isContact(rest) || /[·•|]/.test(sign) : isAddress(rest))
      return text.slice(0, index);
    if (sign.trim() === "," && /^\d|\d{4,}/.test(rest)) return text.slice(0, index);
  }
  return text;
}

/** A name up to its legal form, where something that is not part of it follows. */
function beforeForm(text: string, words: readonly InvoiceWords[]): string | null {
  if (!/[,·•|;:–—.-]|\s(?:is|au|al|mit|con|with|a)\s/.test(text) || text.length < 12) return null;
  const pieces = [...text.matchAll(/[\p{L}\p{N}]+|[#%&]/gu)];
  const keys: string[] = [];
  const ends: number[] = [];
  for (const piece of pieces) {
    for (const key of foldedKeys(piece[0])) {
      keys.push(key);
      ends.push(piece.index + piece[0].length);
    }
  }
  let best: number | null = null;
  for (const { start, end } of legalFormsIn(keys, words)) {
    const close = ends[end - 1];
    if (close === undefined || start === 0) continue;
    const form = keys.slice(start, end).join(" ");
    const rest = text.slice(close);
    if (
      isSoftForm(form) ||
      !/^\.?\s*(?:$|[,·•|;:–—(]|\s-\s|is\s|au\s|al\s|mit\s|con\s|with\s)/u.test(rest)
    )
      continue;
    if (start > 0 && /^\.?\s*[,·•|;:–—(-]?\s*\S/.test(rest)) best ??= close;
  }
  if (best === null) return null;
  const isDotted = text[best] === ".";
  return text.slice(0, isDotted ? best + 1 : best);
}
