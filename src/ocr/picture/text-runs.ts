import { type Component, letterHeightOf } from "./components.ts";
import { sortedInk } from "./sorted-ink.ts";
import { type TextChain, textChainsOf } from "./text-chains.ts";

/** A piece of one line of text that no column gap divides. In pixels; right and bottom are exclusive. */
export interface TextRun {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Height of its capitals and digits, or of its small letters where it has no others. */
  readonly height: number;
  /** Blanks from ink to ink inside of the run, by place: between words, and those wide ones between letters. */
  readonly gaps: readonly { readonly from: number; readonly to: number }[];
}

/** Measures in heights of the line's text. Narrower blanks lie between letters and are not told. */
const LEAST_GAP = 0.12;
const WORD_GAP = 0.25;
/** Neighbours of so different heights, or on so different baselines, are two texts, when each has enough letters to tell. */
const OTHER_SIZE = 1.7;
const OTHER_BASELINE = 0.45;
const TELLING_LETTERS = 3;
/** In letter heights of the page: a single taller piece of ink is a stroke of a pen. */
const TALLEST_SINGLE = 2.2;
/** In letter heights and in its own heights: a single piece so low and so long is the rest of a drawn line. */
const LINE_REST = { low: 0.55, long: 3 };
/** In letter heights: less is no text, even where it stands alone. */
const LEAST_HEIGHT = 0.4;

/** All runs of text on a page, by top, then left. Specks, leaders, signatures, stamps and frames belong to none. */
export function textRunsOf(
  components: readonly Component[],
  size: { readonly width: number; readonly height: number },
): TextRun[] {
  const letterHeight = letterHeightOf(components, size);
  return textChainsOf(sortedInk(components, letterHeight))
    .flatMap(partsOf)
    .filter((chain) => isText(chain, letterHeight))
    .map(runOf)
    .toSorted(
      (one, other) => one.top - other.top || one.left - other.left || one.right - other.right,
    );
}

/** Divides a chain between words of different sizes of print. */
function partsOf(chain: TextChain): TextChain[] {
  const parts: TextChain[] = [];
  for (const word of wordsOf(chain)) {
    const part = parts.at(-1);
    if (part === undefined || isOtherText(part, word)) parts.push(word);
    else
      parts[parts.length - 1] = {
        letters: [...part.letters, ...word.letters],
        marks: [...part.marks, ...word.marks],
      };
  }
  return parts;
}

function wordsOf({ letters, marks }: TextChain): TextChain[] {
  const height = heightOf(letters);
  const words: { letters: Component[]; marks: Component[]; right: number }[] = [];
  const markSet = new Set(marks);
  for (const component of byLeft([...letters, ...marks])) {
    let word = words.at(-1);
    if (word === undefined || component.left - word.right >= WORD_GAP * height) {
      word = { letters: [], marks: [], right: component.right };
      words.push(word);
    }
    word.right = Math.max(word.right, component.right);
    (markSet.has(component) ? word.marks : word.letters).push(component);
  }
  return words;
}

function isOtherText(part: TextChain, word: TextChain): boolean {
  if (part.letters.length < TELLING_LETTERS || word.letters.length < TELLING_LETTERS) return false;
  const near = part.letters.slice(-12);
  const one = heightOf(near);
  const other = heightOf(word.letters);
  const aside = Math.abs(baselineOf(near) - baselineOf(word.letters));
  return (
    Math.max(one, other) > OTHER_SIZE * Math.min(one, other) ||
    aside > OTHER_BASELINE * Math.min(one, other)
  );
}

/** Height of most capitals: a fourth of the letters is higher at most. */
function heightOf(letters: readonly Component[]): number {
  const heights = letters
    .map(({ top, bottom }) => bottom - top)
    .toSorted((one, other) => one - other);
  return heights[Math.floor(0.75 * (heights.length - 1))] ?? 0;
}

function baselineOf(letters: readonly Component[]): number {
  const bottoms = letters.map(({ bottom }) => bottom).toSorted((one, other) => one - other);
  return bottoms[bottoms.length >> 1] ?? 0;
}

function isText({ letters, marks }: TextChain, letterHeight: number): boolean {
  const [single] = letters;
  if (single === undefined) return false;
  if (heightOf(letters) < LEAST_HEIGHT * letterHeight) return letters.length + marks.length > 2;
  const high = single.bottom - single.top;
  const wide = single.right - single.left;
  if (letters.length > 1) return true;
  if (high < LINE_REST.low * letterHeight) return wide <= LINE_REST.long * high;
  return high <= TALLEST_SINGLE * letterHeight || wide > 1.5 * high;
}

function runOf({ letters, marks }: TextChain): TextRun {
  const height = heightOf(letters);
  const ink = byLeft([...letters, ...marks]);
  const gaps: { from: number; to: number }[] = [];
  let right = ink[0]?.right ?? 0;
  for (const component of ink) {
    if (component.left - right >= Math.max(1, LEAST_GAP * height))
      gaps.push({ from: right, to: component.left });
    right = Math.max(right, component.right);
  }
  return {
    left: ink[0]?.left ?? 0,
    top: Math.min(...ink.map((component) => component.top)),
    right,
    bottom: Math.max(...ink.map((component) => component.bottom)),
    height,
    gaps,
  };
}

function byLeft(components: readonly Component[]): Component[] {
  return components.toSorted((one, other) => one.left - other.left || one.top - other.top);
}
