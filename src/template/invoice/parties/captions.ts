import type { InvoiceRole, InvoiceWords } from "../../invoice-template.ts";
import {
  captionText,
  endsWithColon,
  GENERIC,
  isAllRoles,
  ROLES,
  textBehind,
  wordsBehind,
} from "./caption-texts.ts";
import { belowOf, rightOf, type Value } from "./caption-values.ts";
import { type Mention, mentionOf } from "./mention.ts";
import { isPerhapsStreet, isStreet, isTown, legalFormWorth } from "./name-looks.ts";
import { cleanName } from "./name-texts.ts";
import {
  beginsPiece,
  captionShare,
  isTableTop,
  type PartyPaper,
  type Piece,
} from "./party-paper.ts";
import { headsNeither, isOfWork, type PartyLabel, plainCaption } from "./plain-captions.ts";

/** What a caption of each role says about whose name it heads. */
const WORTH: Readonly<Record<InvoiceRole, readonly [vendor: number, customer: number]>> = {
  customer: [0, 4],
  vendor: [4, 0],
  shipTo: [0, 1.6],
  remitTo: [2.4, 0],
};

/** Names below, behind or right of the captions of parties. */
export function captionMentions(party: PartyPaper): readonly Mention[] {
  const mentions: Mention[] = [];
  for (const piece of party.pieces) {
    const plain = plainCaption(piece);
    for (const label of plain === null ? piece.labels : [plain]) {
      const role = ROLES.find((name) => label.meanings.includes(`role:${name}`));
      if (role === undefined || !headsName({ label, role, piece }, party)) continue;
      const mention = mentionByCaption({ label, role, piece }, party);
      if (mention !== null) mentions.push(mention);
    }
  }
  return mentions;
}

interface Caption {
  readonly label: PartyLabel;
  readonly role: InvoiceRole;
  readonly piece: Piece;
}

/** A caption is a text of its own, ends with a colon, or begins a line of name and address. */
function headsName({ label, role, piece }: Caption, party: PartyPaper): boolean {
  const { paper } = party;
  if (isTableTop(piece, party)) return false;
  if (!beginsPiece(label, piece) || label.words.at(-1)?.text.endsWith(",") === true) return false;
  if (isAllRoles(piece)) return !isLetter(label, piece);
  if (/^[-/]/.test(label.remainder) || isLetter(label, piece) || isValue(piece)) return false;
  if (endsWithColon(label, piece) || label.coverage > 0.74) return true;
  if (label.words.at(-1) === piece.run.words.at(-1)) return true;
  const rest = textBehind(label, piece);
  return beginsNameLine({ label, role, piece }, rest, paper.words);
}

/** Whether a caption without a colon stands before a name that shows itself: "Client Miller Ltd, 12 Road, AB1 2CD". */
function beginsNameLine(
  { label, role, piece }: Caption,
  rest: string,
  words: readonly InvoiceWords[],
): boolean {
  if (piece.run.words.length > 14 || !/^[\p{Lu}\d“"„«]/u.test(rest)) return false;
  if (label.length === 1 && GENERIC.test(captionText(label))) return false;
  if (role === "remitTo" && label.length > 1) return true;
  const beforeTown = rest.replace(/,[^,]*$/, "");
  const isAddressed = isTown(rest) && (isStreet(beforeTown) || beforeTown.includes(","));
  return isAddressed || legalFormWorth(rest, words) >= 0.8;
}

/** Whether a caption is one letter, which heads a name only with a colon: "A", "M". */
function isLetter(label: PartyLabel, piece: Piece): boolean {
  return captionText(label).length < 2 && !endsWithColon(label, piece);
}

/** Whether a text stands right of a caption with a colon, so that it heads nothing itself. */
function isValue({ run, line }: Piece): boolean {
  const { runs } = line.line;
  const before = runs[runs.indexOf(run) - 1];
  return before?.words.at(-1)?.text.endsWith(":") === true;
}

function mentionByCaption(caption: Caption, party: PartyPaper): Mention | null {
  const { label, role, piece } = caption;
  const value = valueOf(caption, party);
  if (value === null || (role === "shipTo" && isPlace(value.text))) return null;
  const text = captionText(label);
  const [vendor, customer] = WORTH[role];
  const fit =
    (isOfWork(text) ? -2.7 : 0) +
    0.15 * Math.min(3, label.length) -
    (value.look === "right" ? 0.3 : 0) -
    (GENERIC.test(text) ? 0.9 : 0) -
    (/\sfor\W*$/i.test(text) ? 0.4 : 0) -
    (piece.place > 0.6 ? 0.9 : 0) -
    0.5 * (piece.run.pageNumber - 1) -
    (label.coverage < 0.5 && !endsWithColon(label, piece) ? 0.6 : 0);
  return mentionOf(
    {
      text: value.text,
      words: value.words,
      pageNumber: value.piece.run.pageNumber,
      block: value.piece.block,
      vendor: vendor === 0 ? 0 : Math.max(0.3, vendor + fit),
      customer: customer === 0 ? 0 : Math.max(0.3, customer + fit),
      because: `It stands ${value.look} the label "${text}".`,
    },
    party.paper.words,
  );
}

/** Whether what stands where a name is expected is but the place: "Harbour Road 44, Hull". */
function isPlace(text: string): boolean {
  const [first = ""] = text.split(",");
  return /\d/.test(text) && (isPerhapsStreet(first) || isPerhapsStreet(text));
}

function valueOf({ label, piece }: Caption, party: PartyPaper): Value | null {
  const { words } = party.paper;
  const rest = textBehind(label, piece);
  if (/\p{L}{2}|\d/u.test(rest) && !rest.startsWith("(") && !isAllRoles(piece)) {
    const name = cleanName(rest, words);
    if (name !== null)
      return { text: name, words: wordsBehind(label, piece), piece, look: "behind" };
    if (label.coverage < 0.5 || isOfOther(label, rest)) return null;
  }
  const right = rightOf(label, piece, party);
  if (right === null && GENERIC.test(captionText(label)) && isAnswered(label, piece, party))
    return null;
  const below = belowOf(label, piece, party);
  const hasColon = endsWithColon(label, piece);
  if (right === null || below === null) return right ?? below;
  if ((hasColon && !isStreet(right.text)) || isOfForm(piece, right, below)) return right;
  return below;
}

/** Whether a caption that is also one of something else has a value of that kind: "Client contract: WA-3 of May". */
function isOfOther({ meanings }: PartyLabel, rest: string): boolean {
  return rest !== "" && meanings.some((meaning) => !meaning.startsWith("role:"));
}

/** Whether what stands below a caption is the next caption, whose value stands right of it as the caption's does. */
function isOfForm({ run }: Piece, { piece: right }: Value, { piece: below }: Value): boolean {
  const { runs } = below.line.line;
  const next = runs[runs.indexOf(below.run) + 1];
  return (
    next !== undefined &&
    below.run.words.length <= 3 &&
    Math.abs(below.run.glyphHeight - run.glyphHeight) < 0.3 &&
    below.run.words[0]?.isBold === run.words[0]?.isBold &&
    !headsNeither(right) &&
    right.run.box.left - below.run.box.right < 14 * below.run.glyphHeight &&
    captionShare(right) < 0.3 &&
    Math.abs(next.box.left - right.run.box.left) < below.run.glyphHeight
  );
}

/** Whether a number or date stands right of a caption: "Account 552-118". */
function isAnswered(label: PartyLabel, { run, line }: Piece, party: PartyPaper): boolean {
  const { runs } = line.line;
  const next = runs[runs.indexOf(run) + 1];
  if (next === undefined || next.box.left - label.box.right > 24 * run.glyphHeight) return false;
  const piece = party.pieceOf.get(next);
  if (piece === undefined || captionShare(piece) > 0.6) return false;
  return next.words.some(({ text }) => /\d{2}/.test(text));
}
