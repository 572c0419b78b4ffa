import { legalFormWorth } from "./name-looks.ts";
import type { PartyPaper, Piece } from "./party-paper.ts";
import { mayGoOn } from "./lines-below.ts";
import type { NamePrint } from "./name-print.ts";

type Held = Readonly<Record<string, boolean>>;

/** A legal form of this worth is a firm's: "GmbH" anywhere in a name, not "Group". */
const FIRM = 0.8;

/** A person's first and last name, or more of them. */
export const PERSON: RegExp =
  /^(?:\p{Lu}(?:\.|[\p{Ll}'’-]+)\s){1,3}\p{Lu}[\p{L}'’]+(?:-\p{Lu}\p{Ll}+)?$/u;

/** What tells a firm from somebody in it who is named above. */
export function personSigns(
  { piece, words, lines: taken, form }: NamePrint,
  lines: readonly Piece[],
  party: PartyPaper,
): Held {
  const at = lines.indexOf(piece);
  const isBelow = PERSON.test(lines[at - 1]?.text ?? "");
  const joined = lines.slice(at, at + taken);
  // A caption above its names is no line of them.
  const own = joined.filter(({ run }) => run.words.some((word) => words.includes(word)));
  const isFromPerson = own.length > 1 && PERSON.test(own[0]?.text ?? "");
  return {
    "over several lines, the first a person's": isFromPerson,
    // A legal form alone below is the rest of a name that reads like a person's.
    "over a person's name and a firm": isFromPerson && isFirmText(own.at(-1), party),
    "below a person's name": isBelow,
    "a firm below a person's name": form >= FIRM && isBelow && !isFirmText(lines[at - 1], party),
    "over lines with texts beside them":
      taken > 1 && joined.every(({ line }) => line.line.runs.length > 1),
  };
}

/** What tells lines of one name by their size and weight. */
export function fontSigns({ piece, lines: taken }: NamePrint, lines: readonly Piece[]): Held {
  const at = lines.indexOf(piece);
  const isAbove = isOnePrint(lines[at - 1], piece);
  const isBelow = isOnePrint(lines[at + taken], piece);
  const isNext = taken > 1 && isOnePrint(lines[at + 1], piece);
  return {
    "in the print of the line above": isAbove,
    "in the print of the line below": isBelow,
    "over lines of one print": isNext,
    "over all lines of one print": isNext && !isBelow,
    "ends the print of the line above": isAbove && !isBelow,
    "begins a print of its own": !isAbove && !isBelow,
  };
}

/** What tells a name that was wrapped from one that stands below another: a line that had room for the next word was not. */
export function wrapSigns(print: NamePrint, lines: readonly Piece[], party: PartyPaper): Held {
  const { piece, lines: taken } = print;
  const at = lines.indexOf(piece);
  const [above, last, below] = [lines[at - 1], lines[at + taken - 1], lines[at + taken]];
  const right = Math.max(...lines.map(({ run }) => run.box.right));
  const hasRoom = (one: Piece | undefined, next: Piece | undefined): boolean =>
    one === undefined || next === undefined || hasRoomFor(next, one, right);
  const fullAbove = isOnePrint(above, piece) && !hasRoom(above, piece) && mayGoOn(piece, party);
  const fullBelow = goesOnBelow(last, below, party) && !hasRoom(last, below);
  return {
    "below a full line": fullAbove && !isFirmText(above, party),
    "below a line with room": above !== undefined && hasRoom(above, piece),
    "below a firm": isFirmText(above, party),
    "a full line that goes on": fullBelow && print.form < FIRM,
    "above a line it had room for":
      last !== undefined && below !== undefined && hasRoom(last, below),
    ...joinedSigns(print, lines.slice(at, at + taken), { hasRoom, fullAbove, fullBelow, party }),
  };
}

interface Around {
  readonly hasRoom: (one: Piece | undefined, next: Piece | undefined) => boolean;
  readonly fullAbove: boolean;
  readonly fullBelow: boolean;
  readonly party: PartyPaper;
}

function joinedSigns(
  { lines: taken, form }: NamePrint,
  joined: readonly Piece[],
  { hasRoom, fullAbove, fullBelow, party }: Around,
): Held {
  const isLoose = joined.some((one, nth) => nth > 0 && hasRoom(joined[nth - 1], one));
  const endsBefore = joined.slice(0, -1).some((one) => isFirmText(one, party));
  const isFull = taken > 1 && !isLoose && !endsBefore;
  return {
    "over full lines": isFull,
    "over full lines to a legal form": isFull && form >= FIRM,
    "over a line with room": taken > 1 && isLoose,
    "over a firm and more": endsBefore,
    "all of its wrapped lines": isFull && !fullAbove && !fullBelow,
  };
}

function goesOnBelow(
  last: Piece | undefined,
  below: Piece | undefined,
  party: PartyPaper,
): boolean {
  return (
    last !== undefined && below !== undefined && mayGoOn(below, party) && isOnePrint(below, last)
  );
}

/** Whether a line ends with the legal form of a firm. */
function isFirmText(one: Piece | undefined, { paper }: PartyPaper): boolean {
  return one !== undefined && legalFormWorth(one.text, paper.words) >= FIRM;
}

/** Widths of a letter between two words, in glyph heights. */
const SPACE = 0.3;

/** Whether the next line's first word had fitted behind a line of a column. */
function hasRoomFor({ run: next }: Piece, { run }: Piece, right: number): boolean {
  const [word] = next.words;
  if (word === undefined) return true;
  const width = word.box.right - word.box.left;
  return run.box.right + SPACE * run.glyphHeight + width <= right;
}

/** Whether all words of a line are bold. */
export function isBold(piece: Piece | undefined): boolean {
  return piece !== undefined && piece.run.words.every((word) => word.isBold);
}

/** Whether two lines are of one size and weight. */
function isOnePrint(one: Piece | undefined, other: Piece): boolean {
  if (one === undefined) return false;
  const { glyphHeight } = other.run;
  return (
    Math.abs(one.run.glyphHeight - glyphHeight) < 0.05 * glyphHeight &&
    isBold(one) === isBold(other)
  );
}
