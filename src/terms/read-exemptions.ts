import type { PrintedExemption, ReasonedCategory } from "../document/printed-terms.ts";
import type { Line, Run } from "../layout/lines.ts";
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
import { asPrinted, columnBelow, joinedPieces, type Piece, pieceOf } from "./printed-runs.ts";

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
    const own = pieceOf(run);
    const piece = categoryOf(own) === null ? withLinesBelow(run, lines) : own;
    const category = categoryOf(piece);
    if (category === null) continue;
    const sentence = sentenceIn(piece, category);
    const known = found.get(category);
    if (known === undefined || sentence.text.length > known.text.length)
      found.set(category, sentence);
  }
  return [...found].map(([category, sentence]) => ({ category, reason: asPrinted(sentence) }));
}

function categoryOf({ text }: Piece): ReasonedCategory | null {
  return WORDS.find(([, words]) => words.test(text))?.[0] ?? null;
}

/** Lines that a reason in a narrow column goes on in. */
const MOST_LINES = 4;

/** A text with the lines of its column that it goes on in, where the words that count begin in it and end in the next one. */
function withLinesBelow(run: Run, lines: readonly Line[]): Piece {
  const own = pieceOf(run);
  const [next, ...more] = columnBelow(run, lines, MOST_LINES).filter(
    ({ glyphHeight }) => Math.abs(glyphHeight - run.glyphHeight) < 0.5,
  );
  if (next === undefined || categoryOf(pieceOf(next)) !== null) return own;
  const both = joinedPieces([own, pieceOf(next)]);
  return categoryOf(both) === null
    ? own
    : joinedPieces([both, ...closeTo(next, more).map(pieceOf)]);
}

/** Of runs below each other those that follow without room between them. */
function closeTo(first: Run, below: readonly Run[]): readonly Run[] {
  const above = [first, ...below];
  const end = below.findIndex((run, index) => {
    const before = above[index];
    return before === undefined || run.box.top - before.box.bottom > run.glyphHeight / 2;
  });
  return end < 0 ? below : below.slice(0, end);
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
