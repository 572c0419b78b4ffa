import { hasLetters } from "../../../base/letters.ts";
import { closingNames } from "./closings.ts";
import {
  endsWithColon,
  isAllRoles,
  spellsCaption,
  textBehind,
  wordsBehind,
} from "./caption-texts.ts";
import { firmsIn } from "./firm-texts.ts";
import { cleanName } from "./name-texts.ts";
import {
  beginsPiece,
  captionShare,
  isPartyLabel,
  type PartyPaper,
  type Piece,
  pieceWith,
} from "./party-paper.ts";
import { colonCaption, headsNeither, type PartyLabel, plainCaption } from "./plain-captions.ts";
import { isOtherName } from "./other-name.ts";
import { linesBelow } from "./lines-below.ts";
import { isFormAlone, type NameCut, type NamePrint, printOf } from "./name-print.ts";

/** More prints of a paper are not weighed. */
const MOST_PRINTS = 600;

/** A longer text is a sentence, or the terms of business. */
const LONGEST_TEXT = 260;

/** Everything on the pages where names stand that may be one. */
export function namePrints(party: PartyPaper): readonly NamePrint[] {
  const { words } = party.paper;
  const found: NamePrint[] = [];
  const known = new Set<string>();
  const add = (print: NamePrint): void => {
    const [first] = print.words;
    if (first === undefined || found.length >= MOST_PRINTS) return;
    const { text } = print;
    if (isOtherName(text) || isFormAlone(text, words)) return;
    if (isCaption(print) || spellsCaption(text, words)) return;
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

/** Names behind a caption in its own text, alone and with the lines below that they may go on in: "Bill to: Miller Ltd". */
function behindCaptions(piece: Piece, party: PartyPaper): readonly NamePrint[] {
  const { words: known } = party.paper;
  const plain = plainCaption(piece) ?? colonCaption(piece);
  const found: NamePrint[] = [];
  for (const label of plain === null ? piece.labels : [plain]) {
    if (!beginsPiece(label, piece) || !mayCaption(label, piece)) continue;
    const [first, words] = [textBehind(label, piece), wordsBehind(label, piece)];
    const below = linesBelow(piece, words[0]?.box.left ?? piece.run.box.left, party);
    for (let taken = 0; taken <= below.length; taken += 1) {
      const lines = below.slice(0, taken);
      const texts = [first, ...lines.map((own) => own.text)];
      const text = cleanName(
        texts.join(" "),
        known,
        texts.filter((own) => own !== ""),
      );
      if (text === null || text === found.at(-1)?.text) continue;
      const all = [...words, ...lines.flatMap((own) => own.run.words)];
      found.push(cut("behind", { text, words: all, piece, lines: taken + 1 }, known));
    }
  }
  return found;
}

/** A label of something else may be the first word of a name, unless it ends with a colon: "Live Wire Ltd". */
function mayCaption(label: PartyLabel, piece: Piece): boolean {
  return endsWithColon(label, piece) || isPartyLabel(label);
}

/** The name that a line is, alone and with the lines below it in its block. */
function linesFrom(piece: Piece, party: PartyPaper): readonly NamePrint[] {
  const isHeading =
    captionShare(piece) > 0.6 ||
    headsNeither(piece) ||
    spellsCaption(piece.text, party.paper.words);
  const below = isHeading ? [] : linesBelow(piece, piece.run.box.left, party);
  const found: NamePrint[] = [];
  for (let taken = 0; taken <= below.length; taken += 1) {
    const lines = [piece, ...below.slice(0, taken)];
    const texts = lines.map((own) => own.text);
    const text = cleanName(texts.join(" "), party.paper.words, texts);
    if (text === null || text === found.at(-1)?.text) continue;
    const words = lines.flatMap((own) => own.run.words);
    const how = lines.length === 1 ? "line" : "joined";
    found.push(cut(how, { text, words, piece, lines: lines.length }, party.paper.words));
  }
  return found;
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
