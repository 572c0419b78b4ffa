import { foldedKeys } from "../../../base/folded-words.ts";
import type { InvoiceWords } from "../../invoice-template.ts";
import type { Word } from "../../../page/page.ts";
import type { Block } from "./blocks.ts";
import { isSoftForm, legalFormWorth, legalFormsIn } from "./name-looks.ts";

/** A place where a name is printed, and what speaks for each party there. */
export interface Mention {
  readonly text: string;
  readonly words: readonly Word[];
  readonly pageNumber: number;
  /** The lines that it stands among. */
  readonly block: Block | null;
  /** How much speaks for the vendor, about 0 to 5. */
  readonly vendor: number;
  /** How much speaks for the customer, about 0 to 5. */
  readonly customer: number;
  readonly because: string;
  /** 1 where the name ends with the legal form of a firm. */
  readonly form: number;
  /** Small letters and digits of the name without its legal form. */
  readonly core: string;
}

/** Makes a mention of a clean name. */
export function mentionOf(
  mention: Omit<Mention, "form" | "core">,
  words: readonly InvoiceWords[],
): Mention {
  const form = legalFormWorth(mention.text, words);
  return { ...mention, form, core: coreOf(mention.text, words) };
}

const TITLES = new Set(
  "herr herrn frau mr mrs ms miss mme m madame monsieur sr sra the".split(" "),
);

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

const SHORTEST_CORE = 4;

/** Whether two texts name the same firm or person: one may be longer. */
export function isSameName(one: Mention, other: Mention): boolean {
  if (one.core === other.core) return true;
  const [short, long] =
    one.core.length < other.core.length ? [one.core, other.core] : [other.core, one.core];
  if (short.length < SHORTEST_CORE) return false;
  return long.startsWith(short) || (short.length >= 7 && long.includes(short));
}
