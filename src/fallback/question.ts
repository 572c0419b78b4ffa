import type { Layout } from "../layout/layout.ts";
import type { Line } from "../layout/lines.ts";
import { kindOf } from "../kinds/kinds.ts";
import type { Word } from "../page/page.ts";
import type { AskedField, AskedLine, Question } from "./model.ts";

/** A question, and the words that its identifiers stand for. */
export interface Asked {
  readonly question: Question;
  readonly words: ReadonlyMap<string, PointedWord>;
}

/** A word that a model may point at, and where it stands among the lines that were sent. */
export interface PointedWord {
  readonly word: Word;
  readonly pageNumber: number;
  /** Of its line, counted over all lines that were sent, and of the word in it. */
  readonly line: number;
  readonly place: number;
}

/** Words that are sent at most; a summary has about 500. */
const MOST_WORDS = 1_500;

/**
 * Asks for fields among the lines of some pages, those of listed items left out. Only visible words are sent. Null
 * where none of the fields can be asked for or nothing is printed there.
 */
export function questionFor(
  documentType: Question["documentType"],
  names: readonly string[],
  given: {
    readonly layout: Layout;
    /** Pages on which the fields may stand, the likeliest first. */
    readonly pages: readonly number[];
    readonly isListed: (word: Word) => boolean;
  },
): Asked | null {
  const fields = names.flatMap((name) => askedField(documentType, name));
  const words = new Map<string, PointedWord>();
  const lines: AskedLine[] = [];
  for (const line of linesOf(given)) {
    if (words.size + line.words.length > MOST_WORDS) break;
    const asked = line.words.map((word, place) => {
      const id = identifier(words.size);
      words.set(id, { word, pageNumber: line.pageNumber, line: lines.length, place });
      return { id, text: word.text };
    });
    lines.push({ pageNumber: line.pageNumber, words: asked });
  }
  if (fields.length === 0 || words.size === 0) return null;
  return { question: { documentType, fields, lines }, words };
}

function askedField(documentType: Question["documentType"], name: string): readonly AskedField[] {
  const { fields, choices } = kindOf(documentType);
  const choice = choices[name];
  if (choice?.means !== undefined) return [{ name, means: choice.means, choices: choice.values }];
  const means = fields[name]?.means;
  return means === undefined ? [] : [{ name, means }];
}

function linesOf({
  layout,
  pages,
  isListed,
}: {
  readonly layout: Layout;
  readonly pages: readonly number[];
  readonly isListed: (word: Word) => boolean;
}): readonly Line[] {
  return pages.flatMap((pageNumber) =>
    (layout.pages.find(({ page }) => page.pageNumber === pageNumber)?.lines ?? []).filter(
      ({ words }) => !words.some(isListed),
    ),
  );
}

/** "a", "b", … "z", "aa": short, because each is paid for, and without digits, because none is to be answered. */
function identifier(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : identifier(Math.floor(index / 26) - 1) + letter;
}
