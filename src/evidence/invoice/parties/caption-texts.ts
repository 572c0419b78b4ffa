import { foldedKeys } from "../../../base/folded-words.ts";
import { onceFor } from "../../../base/once-for.ts";
import type { Word } from "../../../page/page.ts";
import type { InvoiceRole, InvoiceWords } from "../../../lexicon/invoice-template.ts";
import { coveredShare, isPartyLabel, type Piece } from "./party-paper.ts";
import type { PartyLabel } from "./plain-captions.ts";
import { anyOf } from "../../../words/any-of.ts";
import { commonCaptions } from "../../../words/invoice/captions.ts";

/** What captions of parties are for. */
export const ROLES: readonly InvoiceRole[] = ["customer", "vendor", "shipTo", "remitTo"];

/** Captions that stand before values of many kinds. */
export const GENERIC: RegExp = new RegExp(`^${anyOf(commonCaptions)}\\s*:?$`, "i");

/** Whether captions of parties are all that a text is: "Bill to / Ship to". */
export function isAllRoles(piece: Piece): boolean {
  return piece.labels.every(isPartyLabel) && coveredShare(piece.run, piece.labels) > 0.8;
}

/** Whether a text is the caption of a party but for where its words are parted: "Bil lTo", as recognised. */
export function spellsCaption(text: string, words: readonly InvoiceWords[]): boolean {
  return captionLetters(words).has(lettersOf(text));
}

const captionLetters: (words: readonly InvoiceWords[]) => ReadonlySet<string> = onceFor(
  (words) => new Set(words.flatMap(({ roles }) => Object.values(roles).flat().map(lettersOf))),
);

function lettersOf(text: string): string {
  return foldedKeys(text).join("");
}

/** Whether a colon ends a caption. */
export function endsWithColon(label: PartyLabel, { run }: Piece): boolean {
  const last = label.words.at(-1);
  if (last === undefined) return false;
  if (last.text.slice(0, last.text.length - label.remainder.length).includes(":")) return true;
  return run.words[run.words.indexOf(last) + 1]?.text.startsWith(":") === true;
}

/** The words of a caption. */
export function captionText({ words }: PartyLabel): string {
  return words.map(({ text }) => text).join(" ");
}

/** What stands behind a label in its own text, up to the next label of a party. */
export function textBehind(label: PartyLabel, piece: Piece): string {
  return wordsBehind(label, piece)
    .map((word) => (word === label.words.at(-1) ? label.remainder : word.text))
    .join(" ")
    .replace(/^[\s:.–-]+/, "");
}

/** The same as words. */
export function wordsBehind(label: PartyLabel, { run, labels }: Piece): readonly Word[] {
  const last = label.words.at(-1);
  if (last === undefined) return [];
  const from = run.words.indexOf(last) + (label.remainder === "" ? 1 : 0);
  const next = labels.find(
    (other) => other.box.left > label.box.left && other.words.at(-1)?.text.endsWith(":") === true,
  );
  const first = next?.words[0];
  return run.words.slice(from, first === undefined ? undefined : run.words.indexOf(first));
}
