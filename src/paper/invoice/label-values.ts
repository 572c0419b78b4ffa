import { areLevel, type Box, centreX, overlapX, unionOf } from "../../base/box.ts";
import type { Run } from "../../layout/lines.ts";
import { textOfWords, type Word } from "../../page/page.ts";
import type { InvoiceLabel, InvoicePaper, PaperLine } from "./invoice-paper.ts";

/** Where a text stands from its label. */
export type LabelLook = "behind" | "right" | "below";

/** The words that say so: "right of". */
export const LOOK_WORDS: Readonly<Record<LabelLook, string>> = {
  behind: "behind",
  right: "right of",
  below: "below",
};

/** Words that may be the value of a label, by their place relative to it. */
export interface LabelValue {
  readonly label: InvoiceLabel;
  /** Behind it in the same text, right of it, or below it. */
  readonly look: LabelLook;
  readonly words: readonly Word[];
  readonly texts: readonly string[];
  readonly pageNumber: number;
  /** Index of the label's line. */
  readonly at: number;
}

/** A value hangs at most this many glyph heights below its caption. */
const DROP = 5.5;
/** Lines that are looked at below a caption, and beside it for print of another size. */
const LINES_BELOW = 8;
const FILLER = /^[:.,;=|_…·*/\\–—-]+$/;

/** So many words without a digit behind a label may be the rest of its caption: "PO No. & Date". */
const MOST_CAPTION = 3;

/** The places where the value of a label may stand, the likeliest first. */
export function valuesOf(
  label: InvoiceLabel,
  at: number,
  paper: InvoicePaper,
): readonly LabelValue[] {
  const own = paper.lines[at];
  if (own === undefined) return [];
  const place = { label, at, pageNumber: label.pageNumber };
  if (label.own !== undefined)
    return label.own.flatMap((look) => {
      const words = wordsAt(look, label, at, paper);
      return words === null ? [] : [{ ...place, look, ...words }];
    });
  const behind = wordsBehind(label, own);
  const first: LabelValue = { ...place, look: "behind", ...textsOf(behind, label) };
  if (behind.length > MOST_CAPTION || first.texts.some((text) => /\d/.test(text))) return [first];
  const values: LabelValue[] = behind.length > 0 ? [first] : [];
  const right = wordsRightOf(label, at, paper);
  if (right !== null) values.push({ ...place, look: "right", ...textsOf(right, null) });
  const below = runBelow(label, at, paper);
  if (below !== null)
    values.push({ ...place, look: "below", ...textsOf(withoutFiller(below.words), null) });
  return values;
}

/** The words at one place beside a label; null where there are none. */
function wordsAt(
  look: LabelLook,
  label: InvoiceLabel,
  at: number,
  paper: InvoicePaper,
): Pick<LabelValue, "words" | "texts"> | null {
  if (look === "right") {
    const right = wordsRightOf(label, at, paper);
    return right === null ? null : textsOf(right, null);
  }
  if (look === "below") {
    const below = runBelow(label, at, paper);
    return below === null ? null : textsOf(withoutFiller(below.words), null);
  }
  const line = paper.lines[at];
  const behind = line === undefined ? [] : wordsBehind(label, line);
  return behind.length === 0 ? null : textsOf(behind, label);
}

/** What follows a label in its own text, up to the next label of another value. */
function wordsBehind(label: InvoiceLabel, { labels }: PaperLine): readonly Word[] {
  const [run] = label.runs;
  const last = label.words.at(-1);
  if (run === undefined || last === undefined) return [];
  const behind = run.words.indexOf(last) + (label.remainder === "" ? 1 : 0);
  const from = behind + remarkLength(run.words.slice(behind));
  const inRemark = new Set(run.words.slice(behind, from));
  const next = labels.find(
    (other) =>
      other.runs[0] === run &&
      other.box.left > label.box.left &&
      other !== label &&
      !other.words.some((word) => inRemark.has(word)) &&
      isCaption(other) &&
      !isPrefix(other),
  );
  const end = next === undefined ? run.words.length : run.words.indexOf(next.words[0] as Word);
  const words = run.words.slice(from, Math.max(from, end));
  return withoutFiller(words);
}

/** A remark behind a caption has so many words at most. */
const MOST_REMARK = 6;

/**
 * How many words behind a caption say it once more in brackets, in another language or as a term of a norm: "Termin płatności
 * (final payment date):", "Fälligkeitsdatum (BT-9)". A number in brackets is a value.
 */
function remarkLength(words: readonly Word[]): number {
  if (words[0]?.text.startsWith("(") !== true) return 0;
  const end = words.slice(0, MOST_REMARK).findIndex(({ text }) => /\)[:.]?$/.test(text));
  if (end < 0) return 0;
  const remark = textOfWords(words.slice(0, end + 1));
  return /\p{L}{2}/u.test(remark) && !/\d{3}/.test(remark) ? end + 1 : 0;
}

function withoutFiller(words: readonly Word[]): readonly Word[] {
  let from = 0;
  while (from < words.length && FILLER.test(words[from]?.text ?? "")) from += 1;
  return words.slice(from);
}

/** The first word may be the label's own, whose rest begins the value: "No:3". */
function textsOf(
  words: readonly Word[],
  label: InvoiceLabel | null,
): Pick<LabelValue, "words" | "texts"> {
  const texts = words.map((word) =>
    label !== null && word === label.words.at(-1) ? label.remainder : word.text,
  );
  return { words, texts };
}

/** Whether a label stands as a caption of its own: not a word in the midst of a sentence or a name. */
export function isCaption(label: InvoiceLabel): boolean {
  return (
    label.coverage > 0.3 ||
    label.remainder !== "" ||
    label.words.at(-1)?.text.endsWith(":") === true
  );
}

/** The texts right of a label on its level, up to the next caption. */
function wordsRightOf(
  label: InvoiceLabel,
  at: number,
  paper: InvoicePaper,
): readonly Word[] | null {
  const [run] = label.runs;
  if (run === undefined) return null;
  const beside: { readonly run: Run; readonly line: PaperLine }[] = [];
  for (let index = Math.max(0, at - 2); index <= at + 2 && index < paper.lines.length; index += 1) {
    const line = paper.lines[index];
    if (line === undefined || line.line.pageNumber !== label.pageNumber) continue;
    for (const other of line.line.runs)
      if (other.box.left >= run.box.right - 1 && areLevel(other.box, run.box))
        beside.push({ run: other, line });
  }
  beside.sort((a, b) => a.run.box.left - b.run.box.left);
  for (const { run: other, line } of beside) {
    if (other.words.every(({ text }) => FILLER.test(text))) continue;
    return endsSearch(label, other, line) ? null : withoutFiller(other.words);
  }
  return null;
}

/** Whether a text is no value of a label. That of one that a template names may have a caption in it. */
function endsSearch(label: InvoiceLabel, run: Run, line: PaperLine): boolean {
  if (!startsWithLabel(run, line)) return false;
  const first = run.words.find(({ text }) => !FILLER.test(text));
  const caption = line.labels.find(({ words }) => words[0] === first);
  if (label.own === undefined || caption === undefined || caption.own !== undefined) return true;
  return caption.coverage > 0.6 || caption.words.at(-1)?.text.endsWith(":") === true;
}

/** Whether a text begins with a caption, so that it is no value. */
export function startsWithLabel(run: Run, { labels }: PaperLine): boolean {
  const first = run.words.find(({ text }) => !FILLER.test(text));
  return labels.some(
    (label) =>
      label.runs[0] === run && label.words[0] === first && isCaption(label) && !isPrefix(label),
  );
}

/** Letters before a number, such as "OC 77/26", rather belong to it. */
export function isPrefix({ length, words, remainder, runs }: InvoiceLabel): boolean {
  const isShort = length === 1 && remainder === "" && /^\p{Lu}{1,4}$/u.test(words[0]?.text ?? "");
  return isShort && (runs[0]?.words.length ?? 0) > 1;
}

/** The nearest text below a caption, within its column and not another caption. */
function runBelow(label: InvoiceLabel, at: number, paper: InvoicePaper): Run | null {
  const [run] = label.runs;
  if (run === undefined) return null;
  const reach = label.box.bottom + DROP * run.glyphHeight;
  const column = columnOf(label, paper.lines[at]);
  for (let index = at + 1; index <= at + LINES_BELOW && index < paper.lines.length; index += 1) {
    const line = paper.lines[index];
    if (
      line === undefined ||
      line.line.pageNumber !== label.pageNumber ||
      line.line.box.top > reach
    )
      return null;
    const met = line.line.runs.filter(
      (other) =>
        other.box.top >= run.box.top + 0.5 * run.glyphHeight && overlapX(other.box, column) > 0,
    );
    const nearest = met.toSorted(
      (a, b) => distanceX(a.box, label.box) - distanceX(b.box, label.box),
    )[0];
    if (nearest === undefined) continue;
    return endsSearch(label, nearest, line) ? null : nearest;
  }
  return null;
}

function distanceX(box: Box, label: Box): number {
  return Math.min(
    Math.abs(box.left - label.left),
    Math.abs(box.right - label.right),
    Math.abs(centreX(box) - centreX(label)),
  );
}

/** The room of a caption: up to its neighbours on the same line. */
function columnOf(label: InvoiceLabel, own: PaperLine | undefined): Box {
  const [run] = label.runs;
  if (own === undefined || run === undefined) return label.box;
  const box = run.words.length === label.words.length ? run.box : unionOf([label.box]);
  const height = run.glyphHeight;
  const before = own.line.runs.findLast((other) => other.box.right < box.left);
  const after = own.line.runs.find((other) => other.box.left > box.right);
  return {
    ...box,
    left: Math.max(
      box.left - 4 * height,
      before === undefined ? -Infinity : (before.box.right + box.left) / 2,
    ),
    right: Math.min(
      box.right + 4 * height,
      after === undefined ? Infinity : (after.box.left + box.right) / 2,
    ),
  };
}
