import { onceFor } from "../../base/once-for.ts";
import { tokensOfWord } from "../../base/phrase.ts";
import { ADD, alignment, MATCH, type Piece, SKIP } from "./align-passage.ts";
import type { Paper } from "../../paper/paper.ts";
import type { Text } from "../../lexicon/texts.ts";
import { STATUTE_FORMS, type StatuteForm } from "../../words/construction/statutes.ts";

/** A place where a paper says something else than the form of a statute that it follows. */
export interface StatuteChange {
  /** What the statute says there; empty where the paper adds words. */
  readonly statute: string;
  /** What the paper says there; empty where it leaves words out. */
  readonly paper: string;
}

/** The form of a statute that a paper follows, and where its text differs. */
export interface StatuteText {
  readonly form: StatuteForm;
  readonly changes: readonly StatuteChange[];
}

/**
 * So much of a form's rows of three words stand in a paper that follows it. Of 125 waivers that follow none, none has more than
 * 0.35; forms of two states share up to 0.69, and the one that differs least is meant.
 */
const FOLLOWS = 0.6;

/** Of a passage so much has to stand in the paper, else the passage is left out. */
const KEPT = 0.5;

/** Words of a paper that are compared; a waiver has a page or two. */
const MOST_TOKENS = 4_000;

/** A word of a paper with the line and the text that it stands in. */
interface PaperPiece extends Piece {
  readonly line: object;
  readonly within: object;
}

/**
 * The form of a statute whose text a paper repeats, and all words in which it does not; null where it follows none. Only what
 * the statute sets is compared: what stands in its blanks, beside the lines of the signature and around the form is not.
 */
export function statuteText(paper: Paper, texts: readonly Text[]): StatuteText | null {
  const pieces = piecesOfTexts(texts);
  const seen = new Set(rowsOf(pieces));
  const followed = STATUTE_FORMS.map((form) => {
    const rows = passagesOf(form).flatMap((passage) => passage.rows);
    return { form, share: rows.filter((row) => seen.has(row)).length / Math.max(1, rows.length) };
  })
    .filter(({ share }) => share > FOLLOWS)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_FORMS);
  const titled = followed.filter(({ form }) =>
    (passagesOf(form)[0]?.rows ?? []).every((row) => seen.has(row)),
  );
  if (followed.length === 0) return null;
  // Wide blanks tear the lines of a text apart, and columns stand beside each other: the order in which less differs is meant.
  const orders = [pieces, piecesOfLines(paper)];
  const read = (titled.length > 0 ? titled : followed).flatMap(({ form }) =>
    orders.map((order): StatuteText => ({ form, changes: changesOf(form, order) })),
  );
  return read.reduce((a, b) => (wordsIn(b) < wordsIn(a) ? b : a));
}

/** The forms of one state share whole paragraphs: so many are compared word by word. */
const MOST_FORMS = 3;

function wordsIn({ changes }: StatuteText): number {
  return changes.reduce(
    (sum, { statute, paper }) => sum + `${statute} ${paper}`.trim().split(" ").length,
    0,
  );
}

function piecesOfTexts(texts: readonly Text[]): readonly PaperPiece[] {
  const pieces: PaperPiece[] = [];
  for (const { tokens, words, runs, stack } of texts)
    tokens.forEach(({ key, start, end }, index) => {
      const text = words[index]?.text.slice(start, end) ?? "";
      const line = runs[index];
      if (line !== undefined && HAS_LETTER.test(text))
        pieces.push({ key, text, line, within: stack });
    });
  return pieces.slice(0, MOST_TOKENS);
}

function piecesOfLines({ pages }: Paper): readonly PaperPiece[] {
  const lines = pages.flatMap((within) => within.lines.map(({ line }) => ({ line, within })));
  const pieces = lines.flatMap(({ line, within }) =>
    line.words.flatMap(({ text }) =>
      piecesOf(text).map(({ key, text: own }) => ({ key, text: own, line, within })),
    ),
  );
  return pieces.slice(0, MOST_TOKENS);
}

function changesOf(form: StatuteForm, paper: readonly PaperPiece[]): readonly StatuteChange[] {
  const placed = passagesOf(form).map((passage) => placedPassage(passage, paper));
  const used = new Set(placed.flatMap(({ places }) => places));
  return placed.flatMap(({ changes, places, endsBlank }) => [
    ...changes,
    ...(endsBlank ? [] : addedBehind(places.at(-1), paper, used)),
  ]);
}

/** What follows the last word of a passage on its line and is no part of another one: a sentence that the statute has not. */
function addedBehind(
  last: number | undefined,
  paper: readonly PaperPiece[],
  used: ReadonlySet<number>,
): readonly StatuteChange[] {
  const end = last === undefined ? undefined : paper[last];
  if (last === undefined || end === undefined) return [];
  const added: string[] = [];
  for (let place = last + 1; place < paper.length && !used.has(place); place += 1) {
    const piece = paper[place];
    const isNear = added.length === 0 ? piece?.line === end.line : piece?.within === end.within;
    if (piece === undefined || !isNear || added.length === MOST_ADDED) break;
    added.push(piece.text);
  }
  return added.length < FEWEST_ADDED ? [] : [{ statute: "", paper: added.join(" ") }];
}

/** So many words behind a passage are a sentence; fewer may be a mark or a caption. */
const FEWEST_ADDED = 4;
const MOST_ADDED = 40;

const HAS_LETTER = /\p{L}/u;

/** A title, notice or paragraph of a form in its words, and all rows of three of them. */
interface Passage {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly rows: readonly string[];
}

/** The passages of a form that have words, cut once for all waivers. */
const passagesOf = onceFor(({ passages }: StatuteForm): readonly Passage[] =>
  passages
    .filter((text) => HAS_LETTER.test(text))
    .map((text) => {
      const pieces = piecesOf(text);
      return { text, pieces, rows: rowsOf(pieces) };
    }),
);

/** The words of a passage and its blanks. */
function piecesOf(passage: string): readonly Piece[] {
  return passage.split("{}").flatMap((part, index): readonly Piece[] => {
    const own = tokensOfWord(part).flatMap(({ key, start, end }): readonly Piece[] => {
      const text = part.slice(start, end);
      return HAS_LETTER.test(text) ? [{ key, text }] : [];
    });
    return index === 0 ? own : [{ key: null, text: "" }, ...own];
  });
}

/** All rows of three words without a blank. */
function rowsOf(pieces: readonly Piece[]): readonly string[] {
  const rows: string[] = [];
  for (let at = 2; at < pieces.length; at += 1) {
    const [one, other, last] = [pieces[at - 2]?.key, pieces[at - 1]?.key, pieces[at]?.key];
    if (one != null && other != null && last != null) rows.push(`${one} ${other} ${last}`);
  }
  return rows;
}

/**
 * Where the paper differs from a passage, as the cheapest way to make a stretch of the paper of the passage says: the passage may
 * begin and end anywhere in the paper.
 */
function placedPassage(
  { text, pieces: set }: Passage,
  paper: readonly PaperPiece[],
): PlacedPassage {
  const steps = alignment(set, paper);
  const kept = steps.filter(([step]) => step === MATCH).length;
  const words = set.filter(({ key }) => key !== null).length;
  if (kept < KEPT * words)
    return {
      changes: [{ statute: text.replaceAll("{}", "…"), paper: "" }],
      places: [],
      endsBlank: false,
    };
  const changes: { statute: string[]; paper: string[] }[] = [];
  let open: { statute: string[]; paper: string[] } | null = null;
  for (const [step, at, place] of steps) {
    const piece = set[at];
    // What stands in a blank or before it belongs to whoever filled it in.
    const isFilledIn = piece?.key === null || (step === ADD && set[at + 1]?.key === null);
    if (step === MATCH || isFilledIn) {
      open = null;
      continue;
    }
    if (open === null) changes.push((open = { statute: [], paper: [] }));
    if (step === SKIP) open.statute.push(piece?.text ?? "");
    else open.paper.push(paper[place]?.text ?? "");
  }
  return {
    changes: changes.map((one) => ({
      statute: one.statute.join(" "),
      paper: one.paper.join(" "),
    })),
    places: steps.flatMap(([step, , place]) => (step === SKIP ? [] : [place])),
    endsBlank: set.at(-1)?.key === null,
  };
}

/** Where a passage stands in a paper, word by word with what is added, and where it differs. */
interface PlacedPassage {
  readonly changes: readonly StatuteChange[];
  readonly places: readonly number[];
  /** Whether it ends with a blank, behind which anything may stand. */
  readonly endsBlank: boolean;
}
