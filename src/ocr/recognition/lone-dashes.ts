import type { Component } from "../picture/components.ts";
import type { PixelRulings } from "../picture/rulings.ts";
import type { TextRun } from "../picture/text-runs.ts";
import type { PixelBox } from "./line-picture.ts";

/** A dash that stands alone where an amount could, with the letters of the line it stands in. */
export interface LoneDash {
  readonly box: PixelBox;
  readonly fontSize: number;
}

/** Measures in heights of the capitals beside it. */
const WIDTH = { least: 0.22, most: 0.75 };
const MOST_THICKNESS = 0.24;
const LEAST_SLENDERNESS = 1.8;
const LEAST_INK = 0.7;

/** It stands in the middle of its line, between these shares of the height. */
const BAND = { top: 0.3, bottom: 0.85 };

/** Paper around it, in heights. */
const CLEARANCE = 0.5;

/** Dashes of one page; more are a pattern. */
const MOST_DASHES = 300;

/** Finds dashes beside amounts and currency signs that belong to no run of text. */
export function loneDashes({
  components,
  runs,
  rulings,
  words,
}: {
  readonly components: readonly Component[];
  readonly runs: readonly TextRun[];
  readonly rulings: PixelRulings;
  readonly words: readonly { readonly box: PixelBox; readonly text: string }[];
}): readonly LoneDash[] {
  const beside = words.filter(({ text }) => /^[$£¥]|\d[.,]\d/.test(text));
  const rows = runs.filter((run) => beside.some(({ box }) => isOnRun(box, run)));
  const dashes: LoneDash[] = [];
  for (const dash of components) {
    const row = rows.find((run) => isDashIn(dash, run));
    if (row === undefined || dashes.length >= MOST_DASHES) continue;
    const room = CLEARANCE * row.height;
    const isAlone =
      !runs.some((run) => isNear(dash, run, room)) &&
      !rulings.horizontal.some((line) => isNear(dash, line, 0.3 * row.height)) &&
      !components.some((other) => other !== dash && isNear(dash, other, room));
    if (!isAlone) continue;
    const box = { left: dash.left, right: dash.right, top: row.top, bottom: row.bottom };
    dashes.push({ box, fontSize: row.height / 0.72 });
  }
  return dashes;
}

function isOnRun(box: PixelBox, run: TextRun): boolean {
  const y = (box.top + box.bottom) / 2;
  return box.left < run.right && box.right > run.left && y > run.top && y < run.bottom;
}

function isDashIn({ left, top, right, bottom, area }: Component, row: TextRun): boolean {
  const wide = right - left;
  const thick = bottom - top;
  const middle = ((top + bottom) / 2 - row.top) / (row.bottom - row.top);
  return (
    wide >= WIDTH.least * row.height &&
    wide <= WIDTH.most * row.height &&
    thick <= Math.max(2, MOST_THICKNESS * row.height) &&
    wide >= LEAST_SLENDERNESS * thick &&
    area >= LEAST_INK * wide * thick &&
    middle > BAND.top &&
    middle < BAND.bottom
  );
}

function isNear(dash: Component, other: PixelBox, room: number): boolean {
  return (
    other.left < dash.right + room &&
    other.right > dash.left - room &&
    other.top < dash.bottom + room &&
    other.bottom > dash.top - room
  );
}
