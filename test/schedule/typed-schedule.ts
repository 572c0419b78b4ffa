import { scheduleReader } from "../../src/read/read-construction.ts";
import { shippedWeighing } from "../../src/read/pay-application/choose-summary.ts";
import { layoutOf } from "../../src/layout/layout.ts";
import type { Page, Ruling, Word } from "../../src/page/page.ts";
import { labelsIn } from "../../src/lexicon/labels.ts";
import type { Schedule } from "../../src/schedule/schedule.ts";
import { vocabulariesOf } from "../../src/read/pay-application/vocabularies.ts";
import { piecesOf } from "../../src/paper/pieces.ts";
import { textsOf } from "../../src/lexicon/texts.ts";
import { TEMPLATES } from "../../src/read/templates.ts";
import { typedPage, typedWord } from "../support/typed-page.ts";

/** A page as a typewriter prints it: every character, blanks too, has the same width, every line the same height. */
export type Typed = readonly string[];

/** Width of a character and of the left margin, height of a line and of the top margin, in points. */
const CHARACTER = 5;
const MARGIN = 40;
const LINE = 14;

/** A page of typed lines. */
export function typewritten(lines: Typed, pageNumber = 1, rulings: readonly Ruling[] = []): Page {
  const words = lines.flatMap((line, index): readonly Word[] =>
    [...line.matchAll(/\S+/g)].map((match) =>
      typedWord(match[0], MARGIN + CHARACTER * match.index, MARGIN + LINE * index),
    ),
  );
  return { ...typedPage(words, rulings), pageNumber };
}

/** Characters of a column of figures. */
const COLUMN = 17;

/** A line of a schedule: an item number, a text, and figures or captions that end at one place each. */
export function typedRow(item: string, text: string, cells: readonly string[]): string {
  const figures = cells.map((cell) => cell.padStart(COLUMN));
  return `${item.padEnd(6)}${text.padEnd(24)}${figures.join("")}`.trimEnd();
}

/** A paper of which nothing but its schedule is known. */
const NO_SUMMARY = { lines: new Map(), retainageRate: null };

/** The schedule on typed pages, numbered from 1, without a summary beside it. */
export function typedSchedule(...pages: readonly Typed[]): Schedule | null {
  const layout = layoutOf(pages.map((lines, index) => typewritten(lines, index + 1)));
  const { columns, totals } = vocabulariesOf(TEMPLATES.payApplication);
  const labels = labelsIn(
    textsOf(layout, (key) => key),
    columns,
  );
  const read = scheduleReader(NO_SUMMARY, shippedWeighing().schedules);
  return read(
    layout.pages.map((page) => piecesOf(page, "point")),
    { columns, phrases: totals, labels },
  );
}

/** The rows of a schedule, each in one line: a mark for a total, its number, its text, its amounts by column. */
export function rowsIn(schedule: Schedule | null): readonly string[] {
  return (schedule?.rows ?? []).map(({ kind, texts, figures }) => {
    const mark = { item: "", total: "= ", "grand-total": "== ", other: "? " }[kind];
    const said = ["item" as const, "description" as const].flatMap((name) =>
      (texts.get(name) ?? []).flatMap(({ words }) => words.map(({ text }) => text)),
    );
    const cells = (schedule?.names ?? []).flatMap((name, at) =>
      name === null || name === "other" ? [] : [figures[at]?.printed ?? "."],
    );
    return `${mark}${said.join(" ")} | ${cells.join(" ")}`;
  });
}

/** Headings of sections, as printed. */
export function headingsIn(schedule: Schedule | null): readonly string[] {
  return (schedule?.headings ?? []).map(({ text }) =>
    text.flatMap(({ words }) => words.map((word) => word.text)).join(" "),
  );
}
