import { centreX, overlapX } from "../../../base/box.ts";
import type { InvoiceRole, InvoiceWords } from "../../invoice-template.ts";
import { type Mention, mentionOf } from "./mention.ts";
import { isPerhapsStreet, isStreet, isTown, legalFormWorth } from "./name-looks.ts";
import { nameInLines } from "./name-lines.ts";
import { cleanName } from "./name-texts.ts";
import {
  beginsPiece,
  captionShare,
  coveredShare,
  isTableTop,
  type PartyPaper,
  type Piece,
} from "./party-paper.ts";
import { headsNeither, isOfWork, type PartyLabel, plainCaption } from "./plain-captions.ts";

const ROLES: readonly InvoiceRole[] = ["customer", "vendor", "shipTo", "remitTo"];

/** What a caption of each role says about whose name it heads. */
const WORTH: Readonly<Record<InvoiceRole, readonly [vendor: number, customer: number]>> = {
  customer: [0, 4],
  vendor: [4, 0],
  shipTo: [0, 1.6],
  remitTo: [2.4, 0],
};

/** Captions that stand before values of many kinds. */
const GENERIC =
  /^(?:to|for|from|account|an|von|für|de|a|à|pour|da|van|voor|aan|di|per|för|till|para|por|do|dla|od|firma|company|company name|business name|company data|société|entreprise|empresa|herr|frau|herrn|m|monsieur|madame|site|property|titulaire|ordre|guest|gast)\s*:?$/i;

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
  const isAddressed = isTown(rest) && (isStreet(rest) || rest.split(",").length > 2);
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

/** Whether captions of parties are all that a text is: "Bill to / Ship to". */
function isAllRoles(piece: Piece): boolean {
  return piece.labels.every(hasRole) && coveredShare(piece.run, piece.labels) > 0.8;
}

function hasRole({ meanings }: PartyLabel): boolean {
  return ROLES.some((role) => meanings.includes(`role:${role}`));
}

function endsWithColon(label: PartyLabel, { run }: Piece): boolean {
  const last = label.words.at(-1);
  if (last === undefined) return false;
  if (last.text.slice(0, last.text.length - label.remainder.length).includes(":")) return true;
  return run.words[run.words.indexOf(last) + 1]?.text.startsWith(":") === true;
}

function captionText({ words }: PartyLabel): string {
  return words.map(({ text }) => text).join(" ");
}

/** What stands behind a label in its own text, up to the next label of a party. */
function textBehind(label: PartyLabel, piece: Piece): string {
  return wordsBehind(label, piece)
    .map((word) => (word === label.words.at(-1) ? label.remainder : word.text))
    .join(" ")
    .replace(/^[\s:.–-]+/, "");
}

function wordsBehind(label: PartyLabel, { run, labels }: Piece): Mention["words"] {
  const last = label.words.at(-1);
  if (last === undefined) return [];
  const from = run.words.indexOf(last) + (label.remainder === "" ? 1 : 0);
  const next = labels.find(
    (other) => other.box.left > label.box.left && other.words.at(-1)?.text.endsWith(":") === true,
  );
  const first = next?.words[0];
  return run.words.slice(from, first === undefined ? undefined : run.words.indexOf(first));
}

interface Value {
  readonly text: string;
  readonly words: Mention["words"];
  readonly piece: Piece;
  readonly look: "behind" | "right" | "below";
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

function rightOf(label: PartyLabel, piece: Piece, party: PartyPaper): Value | null {
  const { run, at } = piece;
  const height = run.glyphHeight;
  const near: Piece[] = [];
  for (let index = Math.max(0, at - 1); index <= at + 1; index += 1) {
    for (const other of party.paper.lines[index]?.line.runs ?? []) {
      const found = party.pieceOf.get(other);
      if (found === undefined || other === run || other.box.left < run.box.right - 1) continue;
      const drift = Math.abs(other.box.bottom - run.box.bottom);
      if (other.pageNumber === run.pageNumber && drift < 0.7 * height) near.push(found);
    }
  }
  const [next] = near.toSorted((a, b) => a.run.box.left - b.run.box.left);
  if (next === undefined || next.run.box.left - label.box.right > 24 * height) return null;
  if (captionShare(next) > 0.6 && legalFormWorth(next.text, party.paper.words) < 0.8) return null;
  if (headsNeither(next) || plainCaption(next) !== null) return null;
  if (isStreet(next.text)) {
    const above = nameInLines(linesAbove(next, party), party.paper.words);
    if (above !== null) return { ...above, look: "right" };
  }
  const text = cleanName(next.text, party.paper.words);
  return text === null ? null : { text, words: next.run.words, piece: next, look: "right" };
}

/** The lines of an address up to one that a caption stands beside: with the name, where the caption is centred. */
function linesAbove(piece: Piece, { pieceOf }: PartyPaper): readonly Piece[] {
  const { runs } = piece.block;
  const lines: Piece[] = [piece];
  for (let at = runs.indexOf(piece.run) - 1; at >= 0 && lines.length < 3; at -= 1) {
    const above = pieceOf.get(runs[at] ?? piece.run);
    if (above === undefined || above.line.line.runs[0] !== above.run) break;
    lines.unshift(above);
  }
  return lines;
}

const MOST_BELOW = 10;

/** The name among the lines that hang below a caption in its column. */
function belowOf(label: PartyLabel, piece: Piece, party: PartyPaper): Value | null {
  const lines = columnBelow(piece, party, label);
  const found = nameInLines(lines, party.paper.words);
  return found === null ? null : { ...found, look: "below" };
}

function columnBelow(piece: Piece, party: PartyPaper, label: PartyLabel): readonly Piece[] {
  const { run, at } = piece;
  const lines: Piece[] = [];
  let bottom = run.box.bottom;
  const isBanner = isCentred(piece);
  for (
    let index = at + 1;
    index < party.paper.lines.length && lines.length < MOST_BELOW;
    index += 1
  ) {
    const own = party.paper.lines[index];
    if (own === undefined || own.line.pageNumber !== run.pageNumber) break;
    const [first] = lines;
    const room = lines.length === 0 ? 4.5 * run.glyphHeight : 2.2 * (first?.run.glyphHeight ?? 10);
    if (own.line.box.top - bottom > room) break;
    const met = own.line.runs.filter(
      (other) => isBanner || isUnder(other.box, first?.run.box ?? label.box, run),
    );
    const nearest = isBanner
      ? met[0]
      : met.toSorted(
          (a, b) => Math.abs(a.box.left - run.box.left) - Math.abs(b.box.left - run.box.left),
        )[0];
    const found = nearest === undefined ? undefined : party.pieceOf.get(nearest);
    if (found === undefined || found.run.box.top < bottom - 0.5 * run.glyphHeight) continue;
    if (found.run.box.top - bottom > room || isPartyCaption(found)) break;
    if (isTableTop(found, party)) break;
    lines.push(found);
    bottom = found.run.box.bottom;
  }
  return lines;
}

/** A heading of the whole width: all lines below are its own. */
function isCentred({ run, line: { line, page } }: Piece): boolean {
  const drift = Math.abs(centreX(run.box) - page.width / 2);
  return line.runs.length === 1 && drift < 0.04 * page.width && run.box.left > 0.2 * page.width;
}

function isUnder(box: Piece["run"]["box"], head: Piece["run"]["box"], run: Piece["run"]): boolean {
  const height = run.glyphHeight;
  return (
    Math.abs(box.left - head.left) < 3 * height ||
    Math.abs(centreX(box) - centreX(head)) < 2 * height ||
    (overlapX(box, head) > 0 && box.left > head.left - 6 * height && box.left < head.right + height)
  );
}

function isPartyCaption(piece: Piece): boolean {
  return (
    headsNeither(piece) ||
    piece.labels.some(
      (label) =>
        label.coverage > 0.74 &&
        ROLES.some((role) => label.meanings.includes(`role:${role}`)) &&
        !GENERIC.test(captionText(label)),
    )
  );
}
