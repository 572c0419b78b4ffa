import { foldedKeys } from "../../../base/folded-words.ts";
import { onceFor } from "../../../base/once-for.ts";
import { held, type NamedSigns } from "../../../base/odds.ts";
import { textLeftOf, textRightOf } from "./caption-values.ts";
import { beginsWithNameCaption, isNameCaption } from "./name-texts.ts";
import { captionShare, type PartyPaper, type Piece } from "./party-paper.ts";
import { joints } from "../../../words/invoice/names.ts";
import { namesDepartment } from "./people-signs.ts";
import { anyOf } from "../../../words/any-of.ts";
import { mayGoOn } from "./lines-below.ts";
import type { NamePrint } from "./name-print.ts";
import { isBold } from "./wrap-signs.ts";

/** More than this share of a text, or of texts, is most of it. */
const MOSTLY = 0.6;

/** What ends so goes on in the next line. */
const GOES_ON = new RegExp(`(?:[&,/+-]|\\s${anyOf(joints)})$`, "i");

/** What begins so goes on from the line above. */
const GOES_ON_FROM = new RegExp(`^(?:[&(]|\\p{Ll})`, "u");

/** Whether a text ends or the next one begins as if both were one. */
export function goesOn(text: string, next: string): boolean {
  return GOES_ON.test(text) || GOES_ON_FROM.test(next);
}

/** What tells by their words and by the captions beside them which lines are one name. */
export function rowSigns(
  { piece, lines: taken }: NamePrint,
  lines: readonly Piece[],
  party: PartyPaper,
): NamedSigns {
  const at = lines.indexOf(piece);
  const below = lines[at + taken];
  const joined = lines.slice(at, at + taken);
  const last = joined.at(-1);
  const isGoingOn = last !== undefined && below !== undefined && goesOn(last.text, below.text);
  const isJoint = joined.some(
    (one, nth) => goesOn(joined[nth - 1]?.text ?? "", one.text) && nth > 0,
  );
  const hasCaption = hasCaptionLeft(piece, party);
  const rest = joined.slice(1);
  const isOwnRow = below !== undefined && hasTextLeft(below, party);
  const isRest = below !== undefined && mayGoOn(below, party) && !isOwnRow;
  return held({
    "goes on with the line below": isGoingOn && mayGoOn(below, party),
    "over lines that go on": isJoint,
    "over a department": rest.some(({ text }) => namesDepartment(text)),
    "beside a caption": hasCaption,
    "beside a caption, the line below beside none": hasCaption && isRest,
    "over rows of captions": rest.some((one) => hasTextLeft(one, party)),
    "over all lines beside a caption":
      taken > 1 && hasCaption && !isRest && !rest.some((one) => hasTextLeft(one, party)),
  });
}

function hasTextLeft(piece: Piece, party: PartyPaper): boolean {
  return textLeftOf(piece, party) !== null;
}

function hasCaptionLeft(piece: Piece, party: PartyPaper): boolean {
  const left = textLeftOf(piece, party);
  return left !== null && (captionShare(left) > MOSTLY || left.text.endsWith(":"));
}

/** How texts of one size and weight are printed. */
interface Print {
  readonly texts: number;
  readonly captions: number;
}

const printsOf = onceFor(({ pieces }: PartyPaper): ReadonlyMap<string, Print> => {
  const prints = new Map<string, Print>();
  for (const piece of pieces) {
    const { texts, captions } = prints.get(printKey(piece)) ?? { texts: 0, captions: 0 };
    prints.set(printKey(piece), {
      texts: texts + 1,
      captions: captions + (captionShare(piece) > MOSTLY || /\p{L}\s*:$/u.test(piece.text) ? 1 : 0),
    });
  }
  return prints;
});

/** Sizes are told apart to half a point. */
function printKey(piece: Piece): string {
  return `${Math.round(piece.run.glyphHeight * 2)} ${isBold(piece)}`;
}

/** Texts of one print that say what is printed so. */
const ENOUGH = 3;

/** What tells a caption that no language has among its words. */
export function captionPrintSigns({ piece }: NamePrint, party: PartyPaper): NamedSigns {
  const { texts, captions } = printsOf(party).get(printKey(piece)) ?? { texts: 0, captions: 0 };
  const share = texts < ENOUGH ? 0 : captions / texts;
  const right = textRightOf(piece, party);
  const left = textLeftOf(piece, party);
  return [
    ["captions print like it", share],
    ...held({
      "mostly captions print like it": share > MOSTLY,
      "a name's caption": isNameCaption(piece.text),
      "behind a name's caption": beginsWithNameCaption(piece.text),
      "beside a name's caption": left !== null && isNameCaption(left.text),
      "below a name's caption": isNameCaption(lineAbove(piece, party)?.text ?? ""),
      "no caption prints like it": texts >= ENOUGH && captions === 0,
      "the same text beside it": isLike(right, piece) || isLike(left, piece),
    }),
  ];
}

function lineAbove({ block, run }: Piece, { pieceOf }: PartyPaper): Piece | undefined {
  const above = block.runs[block.runs.indexOf(run) - 1];
  return above === undefined ? undefined : pieceOf.get(above);
}

/** Whether two texts are the same but for their numbers. */
function isLike(one: Piece | null, other: Piece): boolean {
  return one !== null && wordsOf(one) === wordsOf(other);
}

function wordsOf({ text }: Piece): string {
  return foldedKeys(text.replace(/\d/g, "")).join(" ");
}
