import { hasLetters } from "../../../base/letters.ts";
import { closingNames } from "../../../template/invoice/parties/closings.ts";
import {
  isAllRoles,
  textBehind,
  wordsBehind,
} from "../../../template/invoice/parties/caption-texts.ts";
import { firmsIn } from "../../../template/invoice/parties/firm-texts.ts";
import {
  isContact,
  isPerhapsStreet,
  isTown,
} from "../../../template/invoice/parties/name-looks.ts";
import { cleanName, isPersonLine } from "../../../template/invoice/parties/name-texts.ts";
import {
  beginsPiece,
  captionShare,
  type PartyPaper,
  type Piece,
  pieceWith,
} from "../../../template/invoice/parties/party-paper.ts";
import { headsNeither, plainCaption } from "../../../template/invoice/parties/plain-captions.ts";
import { isOtherName } from "../../../template/invoice/parties/other-name.ts";
import { isRegisterText } from "../../../template/invoice/parties/own-print.ts";
import { isFormAlone, type NameCut, type NamePrint, printOf } from "./name-print.ts";

/** More prints of a paper are not weighed. */
const MOST_PRINTS = 600;

/** A longer text is a sentence, or the terms of business. */
const LONGEST_TEXT = 260;

/** A name takes so many lines at most. */
const MOST_LINES = 3;

/** Everything on the pages where names stand that may be one. */
export function namePrints(party: PartyPaper): readonly NamePrint[] {
  const found: NamePrint[] = [];
  const known = new Set<string>();
  const add = (print: NamePrint): void => {
    const [first] = print.words;
    if (first === undefined || found.length >= MOST_PRINTS) return;
    if (isOtherName(print.text) || isFormAlone(print.text, party.paper.words) || isCaption(print))
      return;
    const { pageNumber } = print.piece.run;
    const key = `${pageNumber} ${first.box.left} ${first.box.top} ${print.text}`;
    if (!known.has(key)) found.push(print);
    known.add(key);
  };
  for (const piece of party.pieces) {
    if (piece.text.length > LONGEST_TEXT || !hasLetters(piece.text)) continue;
    for (const print of [...behindCaptions(piece, party), ...linesFrom(piece, party)]) add(print);
  }
  for (const print of [...inRunningText(party), ...inClosings(party)]) add(print);
  return found;
}

/** Whether a line is nothing but captions of parties, and names no firm. */
function isCaption({ cut: how, lines, form, piece }: NamePrint): boolean {
  const isLine = how === "line" && lines === 1 && piece.labels.length > 0;
  return isLine && form < 0.8 && isAllRoles(piece);
}

/** Names behind a caption in its own text: "Bill to: Miller Ltd". */
function behindCaptions(piece: Piece, { paper }: PartyPaper): readonly NamePrint[] {
  const plain = plainCaption(piece);
  return (plain === null ? piece.labels : [plain]).flatMap((label) => {
    if (!beginsPiece(label, piece)) return [];
    const text = cleanName(textBehind(label, piece), paper.words);
    if (text === null) return [];
    const words = wordsBehind(label, piece);
    return [cut("behind", { text, words, piece, lines: 1 }, paper.words)];
  });
}

/** The name that a line is, alone and with the lines below it in its block. */
function linesFrom(piece: Piece, { paper, pieceOf }: PartyPaper): readonly NamePrint[] {
  const { runs } = piece.block;
  const from = runs.indexOf(piece.run);
  const isHeading = captionShare(piece) > 0.6 || headsNeither(piece);
  const lines: Piece[] = [];
  const found: NamePrint[] = [];
  for (const run of runs.slice(from, from + MOST_LINES)) {
    const line = pieceOf.get(run);
    if (line === undefined || (lines.length > 0 && (isHeading || !mayGoOn(line)))) break;
    lines.push(line);
    const text = cleanName(lines.map((own) => own.text).join(" "), paper.words);
    if (text === null || text === found.at(-1)?.text) continue;
    const words = lines.flatMap((own) => own.run.words);
    const how = lines.length === 1 ? "line" : "joined";
    found.push(cut(how, { text, words, piece, lines: lines.length }, paper.words));
  }
  return found;
}

/** A line with more words is none that a name goes on in. */
const MOST_WORDS_BELOW = 5;

/** Whether the name of the line above may go on in a line. */
function mayGoOn(line: Piece): boolean {
  const { text, run } = line;
  if (run.words.length > MOST_WORDS_BELOW || !hasLetters(text) || /\d/.test(text)) return false;
  if (isContact(text) || isTown(text) || isPerhapsStreet(text) || isPersonLine(text)) return false;
  return !isRegisterText(text) && captionShare(line) < 0.6;
}

function inRunningText(party: PartyPaper): readonly NamePrint[] {
  return party.blocks.flatMap((block) =>
    firmsIn(block, party).flatMap(({ name, words, behind }) => {
      const [word] = words;
      const piece = word === undefined ? null : pieceWith(word, party);
      if (piece === null || isOtherName(piece.text)) return [];
      const print = { text: name, words, piece, cut: "in text", lines: 1, behind } as const;
      return [printOf(print, party.paper.words)];
    }),
  );
}

function inClosings(party: PartyPaper): readonly NamePrint[] {
  return closingNames(party).map(({ text, piece }) =>
    cut("closing", { text, words: piece.run.words, piece, lines: 1 }, party.paper.words),
  );
}

function cut(
  how: NameCut,
  print: Pick<NamePrint, "text" | "words" | "piece" | "lines">,
  words: Parameters<typeof printOf>[1],
): NamePrint {
  const whole = print.words.map((word) => word.text).join(" ");
  const at = whole.indexOf(print.text);
  const behind = at < 0 ? "" : whole.slice(at + print.text.length);
  return printOf({ ...print, cut: how, behind }, words);
}
