import type { Word } from "../../page/page.ts";
import type { Paper, PaperLine } from "../../paper/paper.ts";
import { firmLook } from "./firm.ts";
import { keysOf } from "../line-facts.ts";
import type { Signs } from "../signs.ts";
import type { PartyStretch } from "./party-stretches.ts";
import { anyOf } from "../../words/any-of.ts";
import { attentionWords, boxes, contactWords, streets } from "../../words/construction/texts.ts";

const ADDRESS = new RegExp(
  `\\b\\p{Lu}{2},? +[A-Z]?\\d[\\dA-Z ]{3,}|^\\d+ .*\\b${anyOf(streets)}\\b|\\b${anyOf(boxes)} \\d`,
  "iu",
);
const CONTACT = new RegExp(
  `\\(?\\d{3}\\)?[-. ]\\d{3}[-. ]\\d{4}|@|\\bwww\\.|\\b${anyOf(contactWords)}\\b`,
  "i",
);
const DATE = /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b(?:19|20)\d\d$/;
const ATTENTION = new RegExp(`^${anyOf(attentionWords)}\\b`, "i");

/** What kinds of text a line holds besides names. */
export interface LineMarks {
  readonly isAddress: boolean;
  readonly isContact: boolean;
  readonly isDate: boolean;
  readonly isAttention: boolean;
}

const NO_MARKS: LineMarks = {
  isAddress: false,
  isContact: false,
  isDate: false,
  isAttention: false,
};

function marksOfText(text: string): LineMarks {
  return {
    isAddress: ADDRESS.test(text),
    isContact: CONTACT.test(text),
    isDate: DATE.test(text),
    isAttention: ATTENTION.test(text),
  };
}

/** Looks at each line once. */
export function lineMarks({ pages }: Paper): (pageNumber: number, line: number) => LineMarks {
  const known = new Map<PaperLine, LineMarks>();
  return (pageNumber, at) => {
    const line = pages[pageNumber - 1]?.lines[at];
    if (line === undefined) return NO_MARKS;
    const marks = known.get(line) ?? marksOfText(textOf(line.line.words));
    known.set(line, marks);
    return marks;
  };
}

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(" ");
}

export function shapeSigns(
  figure: PartyStretch,
  paper: Paper,
  marksOf: ReturnType<typeof lineMarks>,
  signs: Signs,
): void {
  const { printed, words, pageNumber, line, begin, end, from } = figure;
  const lines = paper.pages[pageNumber - 1]?.lines ?? [];
  const own = lines[line];
  const [above, below] = [marksOf(pageNumber, line - 1), marksOf(pageNumber, line + 1)];
  signs.text(`begin ${begin}`, 1);
  signs.text(`end ${end}`, 1);
  signs.text(`cut ${begin} ${end}`, 1);
  signs.measured("line", line, [0, 1, 2, 3, 5, 8, 12, 18, 26, 40]);
  signs.measured("from end", lines.length - 1 - line, [0, 1, 2, 4, 8]);
  signs.when(from === 0, "begins line");
  signs.when(words.length === own?.line.words.length, "line of its own");
  signs.measured("runs on line", own?.line.runs.length ?? 1, [1, 2, 3, 5]);
  signs.when(below.isAddress, "address below");
  signs.when(below.isAddress && line < 3, "letterhead");
  signs.when(below.isContact, "contact below");
  signs.when(above.isDate, "date above");
  signs.when(below.isAttention, "attention below");
  signs.when(above.isAttention, "attention above");
  const marks = marksOfText(printed);
  signs.when(marks.isAddress, "is address");
  signs.when(marks.isContact, "is contact");
  signs.when(marks.isDate, "is date");
  signs.when(printed === printed.toUpperCase(), "capitals");
  belowSigns(figure, signs);
  const figures = words.filter((word) => own?.figureWords.has(word) === true).length;
  signs.measured("figures", figures, [0, 1, 2]);
  signs.measured("name words", words.length, [1, 2, 3, 4, 6, 8]);
}

/** What is printed below the first line of a name: its end, or something else. */
function belowSigns({ words, from, to }: PartyStretch, signs: Signs): void {
  const length = to - from + 1;
  const rest = words.slice(length);
  const [first] = words;
  const [next] = rest;
  if (first === undefined || next === undefined) return;
  const [above, below] = [words.slice(0, length), rest].map(textOf);
  signs.text(`joined ${firmLook(above ?? "").certainty} ${firmLook(below ?? "").certainty}`, 1);
  signs.text(`joined words ${Math.min(4, length)} ${Math.min(4, rest.length)}`, 1);
  signs.when(first.isBold !== next.isBold, "joined in two prints");
  signs.when(/\d/.test(below ?? ""), "joined with digits");
  signs.when(above?.endsWith(",") === true, "joined behind a comma");
  signs.text(`joined to ${keysOf(rest).at(-1) ?? ""}`, 1);
}
