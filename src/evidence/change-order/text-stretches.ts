import { hasLetters } from "../../base/letters.ts";
import type { Run } from "../../layout/lines.ts";
import { textOfWords, type Word } from "../../page/page.ts";
import type { Figure, Paper, PaperPage } from "../../paper/paper.ts";

/** How a stretch was cut out of the print. */
export type Cut = "run" | "part" | "tail" | "block" | "sentence" | "line" | "blank" | "name";

/** A stretch of text that may be a description. */
export interface Stretch extends Figure<string> {
  readonly cut: Cut;
  /** Lines that it goes over. */
  readonly height: number;
}

/** Longer texts describe more than a title needs. */
const MOST_WORDS = 90;

/** Lines of one block are closer than this many glyph heights, and begin this close together. */
const LEADING = 0.95;
const EDGE = 1;

/** Words with the line that they stand on. */
export interface Placed {
  readonly word: Word;
  readonly line: number;
}

/** All stretches of text of a paper: runs, their parts, blocks of lines, and sentences. */
export function stretchesOf(paper: Paper): readonly Stretch[] {
  const found = new Map<string, Stretch>();
  for (const page of paper.pages) {
    const blocks = blocksOf(page);
    const runs = page.lines.flatMap(({ line, index }) =>
      line.runs.map((run) => placedIn(run, index)),
    );
    const bracketed = bracketedIn([...runs, ...blocks]);
    const add = (placed: readonly Placed[], cut: Cut): void => {
      const [first] = placed;
      const stretch = stretchOf(page, placed, cut);
      if (stretch === null || (first !== undefined && bracketed.has(first.word))) return;
      const key = `${stretch.pageNumber} ${stretch.line} ${stretch.from} ${placed.length}`;
      if (!found.has(key)) found.set(key, stretch);
    };
    for (const run of runs) {
      add(run, "run");
      cutParts(run, add);
    }
    for (const block of blocks) {
      add(block, "block");
      cutParts(block, add);
      cutSentences(block, add);
    }
  }
  return [...found.values()];
}

/** A bracket is closed within so many words. */
const MOST_BRACKETED = 60;

/**
 * Words in brackets that stand by themselves, over one line or several, as forms say how they are filled in: "(Insert a detailed
 * description of the change and, if applicable, attach exhibits.)". No description begins in one.
 */
function bracketedIn(texts: readonly (readonly Placed[])[]): ReadonlySet<Word> {
  const found = new Set<Word>();
  for (const placed of texts)
    placed.forEach(({ word, line }, at) => {
      const beginsLine = placed[at - 1]?.line !== line;
      if (!beginsLine || !word.text.startsWith("(")) return;
      const end = closedAt(placed.slice(at, at + MOST_BRACKETED));
      const last = end < 0 ? undefined : placed[at + end];
      if (last === undefined || placed[at + end + 1]?.line === last.line) return;
      for (const own of placed.slice(at, at + end + 1)) found.add(own.word);
    });
  return found;
}

/** Where the bracket is closed that is opened first; −1 where it is not. */
function closedAt(placed: readonly Placed[]): number {
  let open = 0;
  return placed.findIndex(({ word: { text } }) => {
    open += text.split("(").length - text.split(")").length;
    return open <= 0;
  });
}

function placedIn({ words }: Run, line: number): readonly Placed[] {
  return words.map((word) => ({ word, line }));
}

type Add = (placed: readonly Placed[], cut: Cut) => void;

const DIVIDER = /^(?:[-–—|•·~/]|--|\/\/)$/;

/** What stands between colons and dashes, and all that stands behind one. */
function cutParts(placed: readonly Placed[], add: Add): void {
  const starts = [0];
  const ends: number[] = [];
  placed.forEach(({ word: { text } }, index) => {
    if (DIVIDER.test(text)) {
      ends.push(index);
      starts.push(index + 1);
    } else if (/[:;|]$/.test(text)) {
      ends.push(index + (text.length > 1 ? 1 : 0));
      starts.push(index + 1);
    } else if (/[,)]$/.test(text) && starts.length < 4) {
      ends.push(index + 1);
      starts.push(index + 1);
    }
  });
  ends.push(placed.length);
  starts.forEach((start, at) => {
    if (start > 0) add(placed.slice(start), "tail");
    const end = ends[at] ?? placed.length;
    if (end < placed.length) add(placed.slice(start, end), "part");
  });
}

/** Sentences of a block, and what stands in them behind a colon or a dash. */
function cutSentences(block: readonly Placed[], add: Add): void {
  let start = 0;
  const sentences: (readonly Placed[])[] = [];
  block.forEach(({ word: { text } }, index) => {
    const next = block[index + 1]?.word.text ?? "";
    const ends = /[.!?]["”)]?$/.test(text) && /^[\p{Lu}\d("“$]/u.test(next) && text.length > 3;
    if (!ends && index + 1 < block.length) return;
    sentences.push(block.slice(start, index + 1));
    start = index + 1;
  });
  if (sentences.length < 2) return;
  for (const sentence of sentences) {
    add(sentence, "sentence");
    cutParts(sentence, add);
  }
}

/** Texts of several lines: runs below each other that begin at one place. */
function blocksOf(page: PaperPage): readonly (readonly Placed[])[] {
  const blocks: Placed[][] = [];
  const open: { run: Run; line: number; block: Placed[]; left: number }[] = [];
  for (const { line, index } of page.lines)
    for (const run of line.runs) {
      const at = open.findIndex((one) => one.line < index && goesOn(one.run, one.left, run));
      const placed = placedIn(run, index);
      const before = open[at];
      if (before === undefined) {
        open.push({ run, line: index, block: [...placed], left: run.box.left });
        const own = open.at(-1)?.block ?? [];
        blocks.push(own);
        continue;
      }
      before.block.push(...placed);
      open[at] = { ...before, run, line: index };
    }
  return blocks.filter((block) => block[0]?.line !== block.at(-1)?.line);
}

function goesOn(above: Run, left: number, below: Run): boolean {
  const height = Math.max(above.glyphHeight, 1);
  const isNear = below.box.top - above.box.bottom < LEADING * height;
  const isLevel =
    Math.abs(below.box.left - left) < EDGE * height ||
    Math.abs(below.box.left - above.box.left) < EDGE * height ||
    hangsUnderValue(above, below);
  const isAlike = Math.abs(above.glyphHeight - below.glyphHeight) < 0.15 * height;
  return isNear && isLevel && isAlike && below.box.top > above.box.top;
}

/** Whether a line begins where the text behind a caption of the line above begins. */
function hangsUnderValue(above: Run, below: Run): boolean {
  return above.words.some(
    (word, index) =>
      above.words[index - 1]?.text.endsWith(":") === true &&
      Math.abs(word.box.left - below.box.left) < EDGE * above.glyphHeight,
  );
}

/** Some words as a stretch; null where they are too many, or no text. */
export function stretchOf(page: PaperPage, placed: readonly Placed[], cut: Cut): Stretch | null {
  const [first] = placed;
  const last = placed.at(-1);
  if (first === undefined || last === undefined || placed.length > MOST_WORDS) return null;
  const words = placed.map(({ word }) => word);
  const printed = textOfWords(words);
  if (!hasLetters(printed)) return null;
  const line = page.lines[first.line]?.line.words ?? [];
  const own = placed.filter(({ line: at }) => at === first.line).map(({ word }) => word);
  const from = line.indexOf(first.word);
  return {
    value: printed,
    print: "identifier",
    pageNumber: page.page.pageNumber,
    line: first.line,
    words,
    from,
    to: from + own.length - 1,
    box: { ...first.word.box, right: own.at(-1)?.box.right ?? first.word.box.right },
    printed,
    cut,
    height: last.line - first.line + 1,
  };
}
