import { foldedKeys } from "../../../base/folded-words.ts";
import { hasLetters } from "../../../base/letters.ts";
import type { InvoiceWords } from "../../../lexicon/invoice-template.ts";
import {
  holdsDate,
  isAddress,
  isContact,
  isCountry,
  isSoftForm,
  isTitle,
  isTown,
  legalFormsIn,
  legalFormWorth,
} from "./name-looks.ts";
import { anyOf } from "../../../words/any-of.ts";
import { copyrights } from "../../../words/invoice/closings.ts";
import {
  accountNotes,
  bareNumbers,
  behindFirms,
  bracketedNumbers,
  brandsOf,
  capitals,
  factsBehind,
  goingOn,
  taxNumbers,
} from "../../../words/invoice/facts.ts";
import {
  actingFor,
  betweenPeople,
  greetings,
  honorifics,
  nameCaptions,
  owners,
  peopleInside,
  salutations,
  unfinished,
} from "../../../words/invoice/names.ts";

/** Captions of the name itself inside the data of a party, in languages of invoices. */
const NAME_CAPTION = new RegExp(`^${anyOf(nameCaptions)}(?![\\p{L}/])\\s*[:.]*\\s*`, "iu");

/** The same as all of a text, perhaps with the code of its field: "Name (BT-27)". */
const NAME_CAPTION_ALONE = new RegExp(
  `^${anyOf(nameCaptions)}\\s*(?:\\([^)]*\\)\\s*)?[:.]*$`,
  "iu",
);

/** Whether a text is the caption of the name itself among the data of a party. */
export function isNameCaption(text: string): boolean {
  return NAME_CAPTION_ALONE.test(text);
}

/** Whether such a caption begins a text, and the name follows: "Name: Miller Ltd". */
export function beginsWithNameCaption(text: string): boolean {
  return NAME_CAPTION.exec(text)?.[0].includes(":") === true;
}

const EDGES = /^[\s:,;.|•·–—*"“”„«»♥★©-]+|[\s:,;|•·–—*"“”„«»★-]+$/g;
/** A line that only greets or addresses: the name stands below it. */
const SALUTATION = new RegExp(`^${anyOf(salutations)}\\.?,?:?$`, "i");
/** A first word that only greets: the name stands behind it. */
const GREETING = new RegExp(`^${anyOf(greetings)}\\s*[:.]?\\s+`, "iu");
const PERSON_LINE = new RegExp(`^${anyOf(peopleInside)}\\b`, "i");
/** Before somebody who acts or takes mail for the firm above. */
const THROUGH = new RegExp(`^${anyOf(actingFor)}(?!\\p{L})`, "u");
/** Before the name of a person. */
const HONORIFIC = new RegExp(
  `^${anyOf(honorifics)}\\.?\\s+(?:${anyOf(betweenPeople, ["&"])}\\s+\\p{L}+\\.?\\s+)?(?=\\p{Lu})`,
  "iu",
);

/** How long a name is at most, in characters and words: in one line, and over several. */
const IN_LINE = { longest: 90, mostKeys: 12 };
const OVER_LINES = { longest: 140, mostKeys: 18 };

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
function isProse(text: string): boolean {
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

/** Whether a name is too long for one, or reads like a sentence in one of the lines that it stands over. */
function isSentence(name: string, keyCount: number, lines: readonly string[]): boolean {
  const isJoined = lines.length > 1;
  const { longest, mostKeys } = isJoined ? OVER_LINES : IN_LINE;
  if (name.length > longest || keyCount > mostKeys) return true;
  return (isJoined ? lines : [name]).some(isProse);
}

/**
 * A name without trailing signs, greeting and what follows it; null where nothing of a name is left. `lines` are those
 * that it is printed over: a long name reads like a sentence, but none of its lines does.
 */
export function cleanName(
  printed: string,
  words: readonly InvoiceWords[],
  lines: readonly string[] = [],
): string | null {
  const quoted = /^[“"„«](.{3,60}?)[”"“»]/.exec(printed)?.[1];
  const text = (quoted ?? printed).normalize("NFC").replace(OWNED, "");
  if (/\p{L}\s*:$/u.test(text)) return null;
  const caption = NAME_CAPTION.exec(text)?.[0] ?? "";
  const plain = (caption.includes(":") ? text.slice(caption.length) : text)
    .replace(OTHER_FIRM, "")
    .replace(BELONGS_TO, (line, firm: string) => (/^[\p{Lu}\p{N}]/u.test(firm) ? firm : line));
  const name = beforeAddress(plain.replace(EDGES, ""), words)
    .replace(EDGES, "")
    .replace(GREETING, (greeting, at: number, whole: string) =>
      /^\p{Lu}/u.test(whole.slice(at + greeting.length)) ? "" : greeting,
    )
    .replace(NUMBER_BEHIND, "")
    .replace(BRACKETED_FACT, "");
  return isName(name, words, lines) ? name : null;
}

/** A brand that is printed with the firm behind it, or the firm with its brand. */
const OTHER_FIRM = new RegExp(`,?\\s+${anyOf(brandsOf)}\\s.*$`, "i");

/** A line that says to whom the brand above it belongs: "Managed by Harbour Parking Ltd". */
const BELONGS_TO = new RegExp(`^\\(?${anyOf(brandsOf)}\\s+(\\S.*?)\\)?$`, "i");

/** The sign of a copyright before its owner, perhaps with the year. */
const OWNED = new RegExp(`^(?:\\*+|©|\\(c\\)|${anyOf(copyrights)})\\s*(?:(?:19|20)\\d\\d)?`, "i");
/** The number of an account in brackets behind a name. */
const NUMBER_BEHIND = new RegExp(
  `\\s*\\((?:\\d|${anyOf(accountNotes)}|${anyOf(bareNumbers)}\\b)[^)]*\\)$`,
  "i",
);

/** A number of a register behind a name: "(ABN 88 204 …". */
const BRACKETED_FACT = new RegExp(`\\s*\\(${anyOf(taxNumbers, bracketedNumbers)}\\b.*$`, "i");

/** What ends so goes on: a caption, or a line of a sentence. */
const UNFINISHED = new RegExp(`\\s${anyOf(unfinished)}$`, "i");

function isName(name: string, words: readonly InvoiceWords[], lines: readonly string[]): boolean {
  if (name.length < 2 || !hasLetters(name)) return false;
  const letters = name.replace(/[^\p{L}]/gu, "").length;
  const digits = name.length - name.replace(/\d/g, "").length;
  if (UNFINISHED.test(name)) return false;
  if (digits > 6 || 2 * digits > letters || isSalutation(name) || isCountry(name)) return false;
  const keys = foldedKeys(name);
  if (letters < 5 && keys.every((key) => /\d/.test(key) || key.length < 2)) return false;
  if (isContact(name) || isTownAlone(name, words) || holdsDate(name) || isTitle(name, words))
    return false;
  if (isSentence(name, keys.length, lines)) return false;
  return !/[€$£%→←⇒✂☐☎✉]|\b(?:IBAN|BIC|SWIFT)\b/.test(name);
}

/** Whether a text holds a postal code with its town, and is no firm with a number: "Builder 2000 Ltd". */
function isTownAlone(text: string, words: readonly InvoiceWords[]): boolean {
  return isTown(text) && legalFormWorth(text, words) < 1;
}

/** Signs between a name and what is not part of it. */
const PARTED = /\s*[·•|●▪;]\s*|\s+[-–—*]\s+|,\s*|\s{3,}/;
const CUT = new RegExp(
  `\\s+(?=${anyOf(capitals)}\\b|${anyOf(behindFirms)})|${PARTED.source}`,
  "giu",
);

/** What begins the facts of a firm behind its name. */
const FACT = new RegExp(`^${anyOf(taxNumbers, factsBehind)}\\b`, "i");

/** The person behind a name of a shop belongs to it. */
const OWNER = new RegExp(`^${anyOf(owners)}\\b`, "i");

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

/** What may stand where a text goes on behind the name of a firm. */
const GOES_ON = new RegExp(`[,·•|;:–—.-]|\\s${anyOf(goingOn)}\\s`);
const BEHIND_FIRM = new RegExp(`^\\.?\\s*(?:$|[,·•|;:–—(]|\\s-\\s|${anyOf(goingOn)}\\s)`, "u");

/** Whether a name goes on behind brackets up to its legal form: "Reed & Co. (Theatrical) Ltd". */
function isInsideFirm(rest: string, words: readonly InvoiceWords[]): boolean {
  const behind = /^\.?\s*\([^)]*\)\s*(\S.*)$/.exec(rest)?.[1];
  return behind !== undefined && legalFormWorth(`x ${behind}`, words) >= 1;
}

/** A name up to its legal form, where something that is not part of it follows. */
function beforeForm(text: string, words: readonly InvoiceWords[]): string | null {
  if (!GOES_ON.test(text) || text.length < 12) return null;
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
    if (isSoftForm(form) || !BEHIND_FIRM.test(rest) || isInsideFirm(rest, words)) continue;
    if (start > 0 && /^\.?\s*[,·•|;:–—(-]?\s*\S/.test(rest)) best ??= close;
  }
  if (best === null) return null;
  const isDotted = text[best] === ".";
  return text.slice(0, isDotted ? best + 1 : best);
}
