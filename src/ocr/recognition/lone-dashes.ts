import type { Component } from "../picture/components.ts";
import type { PixelRulings } from "../picture/rulings.ts";
import type { TextRun } from "../picture/text-runs.ts";
import { CAPITALS } from "./letter-size.ts";
import type { PixelBox } from "./line-picture.ts";

/** A dash that stands alone where an amount could, with the letters of the line it stands in. */
export interface LoneDash {
  readonly box: PixelBox;
  readonly fontSize: number;
}

/** Measures in heights of the capitals beside it. */
const WIDTH = { least: 0.22, most: 0.75 };
const MOST_THICKNESS = 0.32;
const LEAST_SLENDERNESS = 1.4;
const LEAST_INK = 0.7;

/** It stands in the middle of its line, between these shares of the height. */
const BAND = { top: 0.3, bottom: 0.85 };

/** Paper around it, in heights. */
const CLEARANCE = 0.5;

/** Dashes of one page; more are a pattern. */
const MOST_DASHES = 300;

/** Right ends of figures in one column differ by less than this many heights. */
const ALIGNED = 0.7;

/** What was found on a page. */
interface Surroundings {
  readonly components: readonly Component[];
  readonly runs: readonly TextRun[];
  readonly rulings: PixelRulings;
  readonly words: readonly { readonly box: PixelBox; readonly text: string }[];
}

/** Finds dashes that belong to no run of text: in lines with an amount or currency sign, and below or above such dashes and amounts. */
export function loneDashes(page: Surroundings): readonly LoneDash[] {
  const amounts = page.words.filter(({ text }) => AMOUNT.test(text));
  const withAmount = page.runs.filter((run) => amounts.some(({ box }) => isOnRun(box, run)));
  const ends = amounts.map(({ box }) => box.right);
  const dashes: LoneDash[] = [];
  const others: LoneDash[] = [];
  for (const dash of page.components) {
    const row = withAmount.find((run) => isDashIn(dash, run));
    const line = row ?? page.runs.find((run) => isDashIn(dash, run));
    if (line === undefined || !isAlone(dash, line.height, page)) continue;
    const box = { left: dash.left, right: dash.right, top: line.top, bottom: line.bottom };
    (row === undefined ? others : dashes).push({ box, fontSize: line.height / CAPITALS });
    if (dashes.length >= MOST_DASHES || others.length >= MOST_DASHES) break;
  }
  ends.push(...dashes.map(({ box }) => box.right));
  const aligned = others.filter(({ box, fontSize }) =>
    ends.some((end) => Math.abs(end - box.right) < ALIGNED * CAPITALS * fontSize),
  );
  return [...dashes, ...aligned];
}

const AMOUNT = /^[$€£¥]|\d[.,]\d/;

function isAlone(
  dash: Component,
  height: number,
  { runs, rulings, components }: Surroundings,
): boolean {
  const room = CLEARANCE * height;
  return (
    !runs.some((run) => isNear(dash, run, room)) &&
    !rulings.horizontal.some((line) => isNear(dash, line, 0.3 * height)) &&
    !components.some((other) => other !== dash && isNear(dash, other, room))
  );
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
