import { type Box, centreX, overlapX } from "../base/box.ts";
import type { Page } from "../page/page.ts";
import type { Line, Run } from "./lines.ts";

/** Runs that read on from one line to the next: a label or a caption of several lines. At least one run. */
export type Stack = readonly Run[];

/** Lines of one text are closer than this share of a glyph height; lines of a form stand wider apart. */
const LEADING = 0.62;

/** A wrapped line starts where the first did, or is indented by up to this many glyph heights. */
const INDENT = 2.2;

/** A letter, or a percent sign that closes a caption of several lines. */
const LETTER = /\p{L}|^%$/u;
const ITEM_NUMBER = /^(?:\d{1,2}[a-z]?|[a-z])[.):]?$/i;

/** The texts of a page, wrapped lines joined. A run belongs to exactly one stack; figures alone are never joined to text. */
export function stacksOf(page: Page, lines: readonly Line[]): readonly Stack[] {
  const below = new Map<Run, Run>();
  const taken = new Set<Run>();
  const horizontals = page.rulings
    .filter((ruling) => ruling.direction === "horizontal")
    .map((ruling) => ruling.box);
  lines.forEach((line, index) => {
    for (const run of line.runs) {
      const next = continuation(run, lines, index, taken);
      if (next === null || isRuledOff(run, next, horizontals)) continue;
      below.set(run, next);
      taken.add(next);
    }
  });
  const stacks: Stack[] = [];
  for (const line of lines) {
    for (const run of line.runs) {
      if (taken.has(run)) continue;
      const stack = [run];
      for (let next = below.get(run); next !== undefined; next = below.get(next)) stack.push(next);
      stacks.push(stack);
    }
  }
  return stacks;
}

function continuation(
  run: Run,
  lines: readonly Line[],
  index: number,
  taken: ReadonlySet<Run>,
): Run | null {
  const own = lines[index];
  if (own === undefined || !isText(run)) return null;
  const reach = run.box.bottom + LEADING * run.glyphHeight;
  for (let lower = index + 1; lower < lines.length && lower < index + 8; lower += 1) {
    const line = lines[lower];
    if (line === undefined || line.box.top > reach) return null;
    for (const next of line.runs) {
      if (taken.has(next) || next.box.top > reach || !readsOn(run, next)) continue;
      return areRows([run, own], [next, line]) ? null : next;
    }
  }
  return null;
}

/** Whether two texts are captions of two rows: each ends with a colon, or has a value of its own at the same place beside it. */
function areRows([run, line]: readonly [Run, Line], [next, lower]: readonly [Run, Line]): boolean {
  if (endsCaption(run) && endsCaption(next)) return true;
  const [one, other] = [valueBeside(run, line), valueBeside(next, lower)];
  if (one === null || other === null) return false;
  return (
    Math.abs(one.box.left - other.box.left) < SAME_PLACE ||
    Math.abs(one.box.right - other.box.right) < SAME_PLACE
  );
}

/** Values of one column begin or end at one place, within this many points. */
const SAME_PLACE = 1.5;

function endsCaption(run: Run): boolean {
  return run.words.at(-1)?.text.endsWith(":") === true;
}

/** The next text to the right, where it is a number, an amount or a date. */
function valueBeside(run: Run, line: Line): Run | null {
  const beside = line.runs.find(({ box }) => box.left > run.box.right);
  return beside?.words.some((word) => /\d/.test(word.text)) === true ? beside : null;
}

function readsOn(run: Run, next: Run): boolean {
  const height = run.glyphHeight;
  const isLower = next.box.top > run.box.top + 0.5 * height;
  const isSameSize = Math.abs(next.glyphHeight - run.glyphHeight) < 0.25 * height;
  if (!isLower || !isSameSize || overlapX(run.box, next.box) <= 0 || !isText(next)) return false;
  if (startsItem(run) && startsItem(next)) return false;
  const shift = next.box.left - run.box.left;
  const textShift = next.box.left - textLeft(run);
  return (
    Math.abs(shift) < 0.7 * height ||
    (shift > 0 && textShift < INDENT * height) ||
    Math.abs(centreX(next.box) - centreX(run.box)) < 0.8 * height ||
    Math.abs(next.box.right - run.box.right) < 0.3 * height
  );
}

function isText(run: Run): boolean {
  return run.words.some((word) => LETTER.test(word.text));
}

function startsItem(run: Run): boolean {
  return ITEM_NUMBER.test(run.words[0]?.text ?? "") && run.words.length > 1;
}

/** Where the text begins after an item number. */
function textLeft(run: Run): number {
  return (startsItem(run) ? run.words[1] : run.words[0])?.box.left ?? run.box.left;
}

function isRuledOff(run: Run, next: Run, horizontals: readonly Box[]): boolean {
  const from = run.box.bottom - 0.35 * run.glyphHeight;
  const to = next.box.top + 0.35 * next.glyphHeight;
  return horizontals.some(
    (ruling) =>
      ruling.top > from &&
      ruling.top < to &&
      overlapX(ruling, run.box) > 0 &&
      overlapX(ruling, next.box) > 0,
  );
}
