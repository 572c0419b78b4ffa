import type { Run } from "../../layout/lines.ts";
import type { Figure, Paper, PaperLine, PaperPage } from "../../paper/paper.ts";
import { firmLook } from "../parties/firm.ts";
import { begun, hashFrom } from "../hash.ts";
import { type SignList, Signs } from "../signs.ts";
import { type Keys, keysOf } from "../line-facts.ts";
import type { OrderPhrases } from "./order-phrases.ts";

/** Signs as they are weighed. */
export type Weighed = SignList;

/** A title is printed at least this much larger than the usual, or bold, or stands in this share of the page. */
const LARGE = 1.15;
const TOP = 0.17;

/** What a paper as a whole says, and how strongly: its words and pairs, those of its titles again, and the marks of the lexicon. */
export function paperFacts(
  paper: Paper,
  firms: Iterable<Figure<string>>,
  phrases: OrderPhrases,
): ReadonlyMap<string, number> {
  const told = new Map<string, number>([["always", 1]]);
  const tell = (name: string, by: number): void => {
    told.set(name, Math.max(told.get(name) ?? 0, by));
  };
  for (const page of paper.pages)
    for (const line of page.lines) {
      for (const run of line.line.runs) wordsOf(run, prominent(page, run), phrases, tell);
      captionsOn(line, phrases, tell);
    }
  firmsOn(firms, tell);
  return told;
}

/** The same as signs for one question. */
export function paperSigns(facts: ReadonlyMap<string, number>, question: string): Weighed {
  const signs = new Signs();
  const before = begun(`${question} `);
  for (const [name, by] of facts) signs.word(hashFrom(before, name), by);
  return signs.done();
}

type TellStrength = (name: string, by: number) => void;

/** Tells the words of a run and the marks of the lexicon that they are; once more where it is a title. */
function wordsOf(run: Run, isTitle: boolean, phrases: OrderPhrases, tell: TellStrength): void {
  const keys = keysOf(run.words);
  pairsOf(keys, (words) => {
    tell(words, 0.35);
    if (isTitle) tell(`title ${words}`, 0.7);
  });
  for (const mark of phrases.marksIn(keys)) {
    tell(mark, 1);
    if (isTitle) tell(`title ${mark}`, 1);
  }
}

function prominent(page: PaperPage, run: Run): boolean {
  return (
    page.page.pageNumber === 1 &&
    (run.glyphHeight > LARGE * page.glyphHeight ||
      run.words[0]?.isBold === true ||
      run.box.top < TOP * page.page.height)
  );
}

function pairsOf(keys: Keys, tell: (words: string) => void): void {
  keys.forEach((key, index) => {
    tell(key);
    const before = keys[index - 1];
    if (before !== undefined) tell(`${before} ${key}`);
    const further = keys[index - 2];
    if (further !== undefined) tell(`${further} ${before ?? ""} ${key}`);
  });
}

function captionsOn({ line }: PaperLine, phrases: OrderPhrases, tell: TellStrength): void {
  for (const { words } of line.runs)
    for (const [name, share] of phrases.coverOf(keysOf(words).slice(0, 8)))
      tell(`caption ${name}`, Math.max(0.3, share));
}

/** Of so many firms it is told what they do. */
const MOST_FIRMS = 4;

/** What the first firms of the paper do, in the order in which they are printed. */
function firmsOn(firms: Iterable<Figure<string>>, tell: TellStrength): void {
  const seen = new Set<string>();
  for (const { value } of firms) {
    const { certainty, trade } = firmLook(value);
    if (certainty === 0 || seen.has(value)) continue;
    tell(`firm ${seen.size} ${trade ?? "none"}`, 1);
    seen.add(value);
    if (seen.size === MOST_FIRMS) return;
  }
}
