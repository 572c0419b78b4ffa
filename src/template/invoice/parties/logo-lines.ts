import { foldedKeys } from "../../../base/folded-words.ts";
import { hasLetters } from "../../../base/letters.ts";
import type { Word } from "../../../page/page.ts";
import type { Block } from "./blocks.ts";
import { isContact, isPerhapsStreet, isTitle, isTown, legalFormWorth } from "./name-looks.ts";
import { isOtherName } from "./name-lines.ts";
import { cleanName, isPersonLine } from "./name-texts.ts";
import { isRegisterText } from "./own-print.ts";
import { captionShare, type PartyPaper, type Piece } from "./party-paper.ts";

/** A name that is printed on several lines: "MARLOW / ACCESS / scaffolding". */
export interface LogoName {
  readonly text: string;
  readonly words: readonly Word[];
  /** What speaks for reading its lines as one name. */
  readonly worth: number;
}

const MOST_LOGO_LINES = 3;
const PRINTED_ELSEWHERE = 1.2;
const ONE_PRINT = 0.4;
const FORM_BELOW = 0.7;

/** Names that a text makes up with the lines below it in its block. */
export function logoNames(piece: Piece, party: PartyPaper): readonly LogoName[] {
  const lines = logoLines(piece, party);
  const names: LogoName[] = [];
  for (let count = 2; count <= lines.length; count += 1) {
    const own = lines.slice(0, count);
    const text = cleanName(own.map((line) => line.text).join(" "), party.paper.words);
    const worth = text === null ? 0 : logoWorth(own, text, party);
    if (text === null || worth === 0) continue;
    names.push({ text, words: own.flatMap(({ run }) => run.words), worth });
  }
  return names;
}

/** A text with the lines below it up to where the facts of the firm begin. */
function logoLines(piece: Piece, { paper, pieceOf }: PartyPaper): readonly Piece[] {
  const { runs } = piece.block;
  const from = runs.indexOf(piece.run);
  const below = runs.slice(from + 1, from + MOST_LOGO_LINES).map((run) => pieceOf.get(run));
  const lines = [piece];
  for (const line of below) {
    if (line === undefined || line.run.words.length > 5) break;
    if (!hasLetters(line.text) || /\d/.test(line.text)) break;
    const { text } = line;
    if (isContact(text) || isTown(text) || isPerhapsStreet(text) || isPersonLine(text)) break;
    if (isOtherName(text) || isRegisterText(text)) break;
    if (isTitle(text, paper.words) || captionShare(line) > 0.6) break;
    lines.push(line);
  }
  return lines;
}

function logoWorth(lines: readonly Piece[], text: string, party: PartyPaper): number {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return 0;
  const { words } = party.paper;
  if (isPrintedElsewhere(text, first.block, party)) return PRINTED_ELSEWHERE;
  if (lines.slice(0, -1).some((line) => legalFormWorth(line.text, words) >= 0.5)) return 0;
  const isLarge = isOnePrint(lines);
  const form = legalFormWorth(text, words);
  if ((form >= 1 || (isLarge && form >= 0.5)) && !/[,:]/.test(text)) return FORM_BELOW;
  return isLarge && !/\s/.test(first.text.trim()) ? ONE_PRINT : 0;
}

/** Whether lines are of one print, larger than what follows. */
function isOnePrint(lines: readonly Piece[]): boolean {
  const [first] = lines;
  if (first === undefined) return false;
  const { glyphHeight } = first.run;
  const after = first.block.runs[first.block.runs.indexOf(first.run) + lines.length];
  const isLarge =
    glyphHeight > 11 && (after === undefined || after.glyphHeight < 0.85 * glyphHeight);
  return isLarge && lines.every(({ run }) => Math.abs(run.glyphHeight - glyphHeight) < 0.6);
}

/** Whether another line prints the same words in one go. */
function isPrintedElsewhere(text: string, own: Block, { pieces }: PartyPaper): boolean {
  const keys = foldedKeys(text).join(" ");
  if (keys.length < 8) return false;
  return pieces.some(
    (piece) =>
      piece.block !== own &&
      piece.text.length >= text.length &&
      ` ${foldedKeys(piece.text).join(" ")} `.includes(` ${keys} `),
  );
}
