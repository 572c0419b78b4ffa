import { foldedKeys } from "../../../base/folded-words.ts";
import type { NamedSigns } from "../../../base/odds.ts";
import { onceFor } from "../../../base/once-for.ts";
import type { Run } from "../../../layout/lines.ts";
import type { LabelLook } from "../../../paper/invoice/label-values.ts";
import type { InvoiceRole } from "../../../lexicon/invoice-template.ts";
import { captionText, endsWithColon, GENERIC, isAllRoles, ROLES } from "./caption-texts.ts";
import { columnBelow, textRightOf } from "./caption-values.ts";
import { isSalutation } from "./name-texts.ts";
import {
  beginsPiece,
  captionShare,
  isTableTop,
  type PartyPaper,
  type Piece,
} from "./party-paper.ts";
import {
  colonCaption,
  headsNeither,
  isOfWork,
  type PartyLabel,
  plainCaption,
  wholeCaption,
} from "./plain-captions.ts";
import { anyOf } from "../../../words/any-of.ts";
import { slips } from "../../../words/invoice/captions.ts";
import { isBold } from "./wrap-signs.ts";

/** Whose name a caption heads: of a party, of somebody who is neither, or something else. */
export type CaptionRole = InvoiceRole | "neither" | "work" | "other";

/** Where a text stands from a caption: in its own text, beside it, below it, or in a row of those that it heads. */
export type CaptionLook = LabelLook | "row" | "behind row";

/** How a text stands to a caption. */
export interface Captioned {
  readonly role: CaptionRole;
  readonly look: CaptionLook;
  /** Lines of its column between them. */
  readonly nth: number;
  readonly printed: string;
  /** Its words, folded. */
  readonly text: string;
  /** Of the caption itself. */
  readonly signs: NamedSigns;
}

/** The captions of every text that has one, by run. */
export type Captions = ReadonlyMap<Run, readonly Captioned[]>;

/** Lines below a caption that are told apart. */
const MOST_NTH = 3;

/** Finds the captions that stand before, left of and above the texts of a paper. */
export function captionsOf(party: PartyPaper): Captions {
  const found = new Map<Run, Captioned[]>();
  const add = (run: Run, captioned: Captioned): void => {
    const own = found.get(run) ?? [];
    found.set(run, own);
    own.push(captioned);
  };
  for (const piece of party.pieces) {
    if (isTableTop(piece, party)) continue;
    for (const { role, label } of rolesOf(piece, party)) {
      if (!beginsPiece(label, piece)) continue;
      const signs = captionSigns(label, piece);
      const printed = captionText(label);
      const text = foldedKeys(printed).join(" ");
      add(piece.run, { role, look: "behind", nth: 0, printed, text, signs });
      const right = textRightOf(piece, party);
      const hasRight = right !== null && isNear(right, piece);
      if (hasRight) {
        const own: NamedSigns = printsAlike(right, piece)
          ? [...signs, ["prints like it", 1]]
          : signs;
        add(right.run, { role, look: "right", nth: 0, printed, text, signs: own });
      }
      const below: NamedSigns = hasRight ? [...signs, ["has a text beside it", 1]] : signs;
      const column = columnBelow(piece, party, label);
      const isForm = role !== "other" && isFormBelow(column, party);
      column.forEach((row, index) => {
        const nth = Math.min(MOST_NTH, index);
        const isHead = isForm && valueBeside(row, party) !== null;
        const own: NamedSigns = isHead ? [...below, ["heads a row", 1]] : below;
        add(row.run, { role, look: "below", nth, printed, text, signs: own });
        const value = role === "other" ? null : valueOfRow(row, party, isForm);
        if (value !== null) add(value.run, { role, nth, printed, text, signs, look: value.look });
      });
    }
  }
  return found;
}

/** Whether two texts are of one size and weight, and both or neither in capitals: two headings, or two values. */
function printsAlike(one: Piece, other: Piece): boolean {
  const { glyphHeight } = other.run;
  const isCapital = ({ text }: Piece): boolean => text === text.toUpperCase();
  return (
    Math.abs(one.run.glyphHeight - glyphHeight) < 0.05 * glyphHeight &&
    isBold(one) === isBold(other) &&
    isCapital(one) === isCapital(other)
  );
}

/** What a row of a form says behind its own caption, which is of no party: "Name: Miller Ltd" below "Buyer". */
function valueOfRow(
  row: Piece,
  party: PartyPaper,
  isForm: boolean,
): { readonly run: Run; readonly look: CaptionLook } | null {
  if (holdsValue(row)) return { run: row.run, look: "behind row" };
  if (!isForm && !rolesOf(row, party).some(({ role }) => role === "other")) return null;
  const right = valueBeside(row, party);
  return right === null ? null : { run: right.run, look: "row" };
}

function valueBeside(row: Piece, party: PartyPaper): Piece | null {
  const right = textRightOf(row, party);
  return right === null || !isNear(right, row) ? null : right;
}

/** Rows of a form, at least. */
const FORM_ROWS = 3;

/** Whether the rows below a caption have captions and, at one left edge beside them, values. */
function isFormBelow(column: readonly Piece[], party: PartyPaper): boolean {
  const lefts = column.flatMap((row) => valueBeside(row, party)?.run.box.left ?? []);
  const [first] = lefts;
  if (first === undefined || lefts.length < FORM_ROWS) return false;
  return lefts.filter((left) => Math.abs(left - first) < 2).length > 0.6 * column.length;
}

/** Whether a caption begins a text, and a value ends it. */
function holdsValue(row: Piece): boolean {
  const { run, labels } = row;
  return (
    colonCaption(row) !== null ||
    labels.some(
      (label) =>
        label.words[0] === run.words[0] &&
        label.words.at(-1) !== run.words.at(-1) &&
        endsWithColon(label, row),
    )
  );
}

/** A text so many glyph heights to the right belongs to no caption any more. */
const FARTHEST = 24;

function isNear(right: Piece, { run }: Piece): boolean {
  return right.run.box.left - run.box.right < FARTHEST * run.glyphHeight;
}

/** What heads a slip that goes back with the payment. */
const SLIP = new RegExp(`^${anyOf(slips)}$`, "i");

const slipsIn = onceFor(({ pieces }: PartyPaper) => pieces.filter(({ text }) => SLIP.test(text)));

/** Whether a "to" stands on a slip: it is sent to who is paid. */
function isOfSlip({ run, at }: Piece, label: PartyLabel, party: PartyPaper): boolean {
  const slip = slipsIn(party).find((one) => one.at < at && one.run.pageNumber === run.pageNumber);
  return slip !== undefined && isSalutation(captionText(label).replace(/\s*:$/, ""));
}

function rolesOf(
  piece: Piece,
  party: PartyPaper,
): readonly { role: CaptionRole; label: PartyLabel }[] {
  if (headsNeither(piece)) return [{ role: "neither", label: wholeCaption(piece, []) }];
  const plain = plainCaption(piece);
  const labels = plain === null ? piece.labels : [plain];
  const parties = labels.flatMap((label) =>
    ROLES.filter((role) => label.meanings.includes(`role:${role}`)).map((role) => ({
      role: role === "customer" ? customerRole(label, piece, party) : role,
      label,
    })),
  );
  if (parties.length > 0) return parties;
  const colon = colonCaption(piece);
  if (colon !== null) return [{ role: "other", label: colon }];
  const isOther = captionShare(piece) > 0.6 || /\p{L}\s*:$/u.test(piece.text);
  return isOther ? [{ role: "other", label: wholeCaption(piece, []) }] : [];
}

function customerRole(label: PartyLabel, piece: Piece, party: PartyPaper): CaptionRole {
  if (isOfSlip(piece, label, party)) return "remitTo";
  return isOfWork(captionText(label)) ? "work" : "customer";
}

function captionSigns(label: PartyLabel, piece: Piece): NamedSigns {
  const text = captionText(label);
  return [
    ["covers its text", Math.min(1, label.coverage)],
    ["words", Math.min(3, label.length) / 3],
    ["ends with a colon", endsWithColon(label, piece) ? 1 : 0],
    ["is common", GENERIC.test(text) ? 1 : 0],
    ["is a letter", text.length < 2 ? 1 : 0],
    ["is all roles", isAllRoles(piece) ? 1 : 0],
    ["ends its text", label.words.at(-1) === piece.run.words.at(-1) ? 1 : 0],
    ["is a salutation", isSalutation(text.replace(/\s*:$/, "")) ? 1 : 0],
    ["stands low", piece.place > 0.6 ? 1 : 0],
  ];
}
