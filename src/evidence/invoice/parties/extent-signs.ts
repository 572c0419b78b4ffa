import { held, type NamedSigns } from "../../../base/odds.ts";
import { foldedKeys } from "../../../base/folded-words.ts";
import type { NamePrint } from "./name-print.ts";
import type { Piece } from "./party-paper.ts";
import { isBold } from "./wrap-signs.ts";

/** Names of more lines or letters are not told apart. */
const MOST_LINES = 3;
const MOST_LETTERS = 60;

/** What tells a whole name from a part of it, and from two names that were joined; `lines` are those of its block. */
export function extentSigns(
  { text, piece, lines: taken, behind }: NamePrint,
  lines: readonly Piece[],
): NamedSigns {
  const at = lines.indexOf(piece);
  const joined = at < 0 ? [piece] : lines.slice(at, at + taken);
  return [
    ["lines", Math.min(MOST_LINES, taken) / MOST_LINES],
    ["length", Math.min(MOST_LETTERS, text.length) / MOST_LETTERS],
    ...held(lookSigns(text, behind, joined)),
  ];
}

function lookSigns(
  text: string,
  behind: string,
  joined: readonly Piece[],
): Readonly<Record<string, boolean>> {
  return {
    "ends open": OPEN_END.test(text),
    "leaves a bracket or quote open": leavesOpen(text),
    "says a word twice": saysTwice(text),
    "words behind it": /^\s*\p{L}/u.test(behind),
    "a comma behind it": /^\s*,/.test(behind),
    "a sign behind it": /^\s*[-–—|·•/]/.test(behind),
    "over lines of small and large letters": areUnlike(joined, ({ text: own }) => caseOf(own)),
    "over lines of two weights": areUnlike(joined, isBold),
    "over lines of two sizes": haveTwoSizes(joined),
    "goes on in small letters": GOING_ON.test(joined[1]?.text ?? ""),
  };
}

/** A short word or a sign that something follows: "Bank of", "Miller &", "Church of St". */
const OPEN_END = /(?:^|\s)(?:\p{Ll}{1,4}|\p{Lu}\p{Ll})\.?$|[-&–—/(]$/u;

/** How a line begins that goes on with the one above. */
const GOING_ON = /^(?:\p{Ll}|[&(–-])/u;

const BRACKETS: readonly (readonly [string, string])[] = [
  ["(", ")"],
  ["«", "»"],
  ["„", "”"],
  ["“", "”"],
];

function leavesOpen(text: string): boolean {
  const countOf = (sign: string): number => text.split(sign).length - 1;
  return countOf('"') % 2 === 1 || BRACKETS.some(([open, close]) => countOf(open) > countOf(close));
}

/** Shorter words are said twice in one name. */
const LEAST_LETTERS = 4;

function saysTwice(text: string): boolean {
  const keys = foldedKeys(text).filter((key) => key.length >= LEAST_LETTERS);
  return new Set(keys).size < keys.length;
}

function areUnlike(lines: readonly Piece[], lookOf: (line: Piece) => unknown): boolean {
  return new Set(lines.map(lookOf).filter((look) => look !== null)).size > 1;
}

/** Whether a line is in capitals; null where it has too few letters to tell. */
function caseOf(text: string): boolean | null {
  const letters = text.replace(/\P{L}/gu, "");
  return letters.length < LEAST_LETTERS ? null : letters === letters.toUpperCase();
}

/** Print that is so much larger is seen to be larger. */
const LARGER = 1.12;

function haveTwoSizes(lines: readonly Piece[]): boolean {
  const sizes = lines.map(({ run }) => run.glyphHeight);
  return Math.max(...sizes) > LARGER * Math.min(...sizes);
}
