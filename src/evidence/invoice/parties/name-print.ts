import { foldedKeys } from "../../../base/folded-words.ts";
import type { Word } from "../../../page/page.ts";
import type { InvoiceWords } from "../../../lexicon/invoice-template.ts";
import { isSoftForm, legalFormsIn, legalFormWorth } from "./name-looks.ts";
import type { Piece } from "./party-paper.ts";
import { personTitles } from "../../../words/invoice/names.ts";

/** How a name stands in the print: a line, behind a caption in its line, over several lines, in running text. */
export type NameCut = "line" | "behind" | "joined" | "in text" | "closing";

/** A place where a name may be printed. */
export interface NamePrint {
  readonly text: string;
  readonly words: readonly Word[];
  /** The line in which it begins. */
  readonly piece: Piece;
  readonly cut: NameCut;
  /** Lines that it takes. */
  readonly lines: number;
  /** What else its lines print behind it. */
  readonly behind: string;
  /** 1 where the name ends with the legal form of a firm. */
  readonly form: number;
  /** Small letters and digits of the name without its legal form. */
  readonly core: string;
}

/** Makes a print of a clean name. */
export function printOf(
  print: Omit<NamePrint, "form" | "core">,
  words: readonly InvoiceWords[],
): NamePrint {
  return { ...print, form: legalFormWorth(print.text, words), core: coreOf(print.text, words) };
}

const TITLES: ReadonlySet<string> = new Set(personTitles);

/** What makes a name out: without legal forms at its edges and without titles. */
function coreOf(text: string, words: readonly InvoiceWords[]): string {
  const keys = foldedKeys(text);
  let [from, to] = [0, keys.length];
  for (const { start, end } of legalFormsIn(keys, words)) {
    if (isSoftForm(keys.slice(start, end).join(" "))) continue;
    if (start === 0 && end < keys.length) from = end;
    else if (end === keys.length && start > from) to = start;
  }
  while (to - from > 1 && TITLES.has(keys[from] ?? "")) from += 1;
  return keys.slice(from, to).join("");
}

/** Whether a text is nothing but the legal form of some firm: "S.A. de C.V.". */
export function isFormAlone(text: string, words: readonly InvoiceWords[]): boolean {
  const keys = foldedKeys(text);
  return legalFormsIn(keys, words).some(({ start, end }) => start === 0 && end === keys.length);
}

/** Letters of a name that are enough to begin another, and to stand inside of one. */
const BEGINS = 4;
const INSIDE = 7;

/** Whether two texts name the same firm or person: one may be longer. */
export function isSameName(one: Pick<NamePrint, "core">, other: Pick<NamePrint, "core">): boolean {
  if (one.core === other.core) return true;
  const [short, long] =
    one.core.length < other.core.length ? [one.core, other.core] : [other.core, one.core];
  if (short.length < BEGINS) return false;
  return long.startsWith(short) || (short.length >= INSIDE && long.includes(short));
}
