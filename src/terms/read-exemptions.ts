import type { PrintedExemption, ReasonedCategory } from "../document/printed-terms.ts";
import type { Line } from "../layout/lines.ts";
import { anyOf } from "../words/any-of.ts";
import {
  exemptions,
  insideUnion,
  notTaxed,
  outsideUnion,
  reverseCharges,
  shortTaxes,
  zeroRates,
} from "../words/invoice/terms.ts";
import { asPrinted, type Piece, pieceOf } from "./printed-runs.ts";

/** The words of laws and papers that say why no tax is charged, by what they mean. Categories of UNTDID 5305. */
const WORDS: readonly (readonly [ReasonedCategory, RegExp])[] = [
  ["AE", wordsOf(reverseCharges)],
  // 262 is the article of the French code général des impôts.
  ["K", wordsOf(insideUnion, "262 ter(?!\\p{L})")],
  ["G", wordsOf(outsideUnion, `262 i(?!\\p{L})|${anyOf(shortTaxes)}[^.]{0,12}export`)],
  ["E", wordsOf(exemptions, "§ ?4 nr\\.? ?\\d")],
  ["Z", wordsOf(zeroRates)],
  ["O", wordsOf(notTaxed)],
];

/** Every reason that the lines print, a category once: in the longest of the sentences that say it, such as a note and a label. */
export function readExemptions(lines: readonly Line[]): readonly PrintedExemption[] {
  const found = new Map<ReasonedCategory, Piece>();
  for (const run of lines.flatMap(({ runs }) => runs)) {
    const piece = pieceOf(run);
    const category = WORDS.find(([, words]) => words.test(piece.text))?.[0];
    if (category === undefined) continue;
    const sentence = sentenceIn(piece, category);
    const known = found.get(category);
    if (known === undefined || sentence.text.length > known.text.length)
      found.set(category, sentence);
  }
  return [...found].map(([category, sentence]) => ({ category, reason: asPrinted(sentence) }));
}

/** The sentence of a longer text that has the words. */
function sentenceIn(piece: Piece, category: ReasonedCategory): Piece {
  const words = WORDS.find(([of]) => of === category)?.[1];
  const sentence = piece.text
    .split(/(?<=[\p{L})]\.) (?=\p{Lu})/u)
    .find((part) => words?.test(part) === true);
  return { ...piece, text: sentence ?? piece.text };
}

/** What the words of a list say, or what a law is cited by. */
function wordsOf(texts: readonly string[], ...cited: readonly string[]): RegExp {
  return new RegExp([anyOf(texts), ...cited].join("|"), "iu");
}
