import type { InvoiceRole } from "../../../lexicon/invoice-template.ts";
import type { InvoiceLabel } from "../../../paper/invoice/invoice-paper.ts";
import { isPartyLabel, type Piece } from "./party-paper.ts";
import { anyOf } from "../../../words/any-of.ts";
import {
  customerCaptions,
  neitherCaptions,
  vendorCaptions,
  workCaptions,
} from "../../../words/invoice/captions.ts";

/** A caption of a party, wherever it is known from. */
export type PartyLabel = Omit<InvoiceLabel, "stack">;

/** Captions that are too common for the words of a language: they count only where they are a text of their own. */
const ALONE: readonly (readonly [RegExp, InvoiceRole])[] = [
  [new RegExp(`^${anyOf(customerCaptions)}$`, "i"), "customer"],
  [new RegExp(`^${anyOf(vendorCaptions)}$`, "i"), "vendor"],
];

/** Before parties that neither bill nor are billed. */
const NEITHER = new RegExp(`^${anyOf(neitherCaptions)}\\s*:?$`, "i");

/** Captions that name the customer of the work, who need not be billed for it. */
const OF_WORK = new RegExp(`^${anyOf(workCaptions)}\\b`, "i");

/** The caption that a text is by itself, though no language has it among its words. */
export function plainCaption(piece: Piece): PartyLabel | null {
  const { run, text, labels } = piece;
  const [first] = run.words;
  if (first === undefined || run.words.length > 4) return null;
  if (labels.some(isPartyLabel)) return null;
  const plain = text.replace(/\s*:$/, "");
  const role = ALONE.find(([phrase]) => phrase.test(plain))?.[1];
  if (role === undefined) return null;
  return wholeCaption(piece, [`role:${role}`]);
}

/** A caption before a colon has so many words at most. */
const MOST_CAPTION_WORDS = 3;

/** The words up to a colon in a text that goes on, where no label is known to begin it: "Name: Miller Ltd". */
export function colonCaption(piece: Piece): PartyLabel | null {
  const { run, labels } = piece;
  const end = run.words.findIndex(({ text }) => text.endsWith(":"));
  if (end < 0 || end >= MOST_CAPTION_WORDS || end === run.words.length - 1) return null;
  if (labels.some(({ words }) => words[0] === run.words[0])) return null;
  const words = run.words.slice(0, end + 1);
  return {
    ...wholeCaption(piece, []),
    words,
    length: words.length,
    coverage: words.length / run.words.length,
  };
}

/** All words of a text as one caption. */
export function wholeCaption({ run }: Piece, meanings: PartyLabel["meanings"]): PartyLabel {
  return {
    meanings,
    pageNumber: run.pageNumber,
    box: run.box,
    runs: [run],
    words: run.words,
    remainder: "",
    length: run.words.length,
    coverage: 1,
    before: "",
  };
}

/** Whether a text heads somebody who neither bills nor is billed: "Shipper". */
export function headsNeither({ text }: Piece): boolean {
  return NEITHER.test(text);
}

/** Whether a caption names for whom work is done at last: "Maître d'ouvrage". */
export function isOfWork(caption: string): boolean {
  return OF_WORK.test(caption);
}
