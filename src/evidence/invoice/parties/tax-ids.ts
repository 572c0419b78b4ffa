import { centreX, centreY } from "../../../base/box.ts";
import type { Word } from "../../../page/page.ts";
import { type Found, sourcedText } from "../../../paper/invoice/found.ts";
import type { InvoiceLabel } from "../../../paper/invoice/invoice-paper.ts";
import { valuesOf } from "../../../paper/invoice/label-values.ts";
import { type Block, textOf } from "./blocks.ts";
import type { PartyPaper, Piece } from "./party-paper.ts";
import { ownWorth } from "../../../paper/invoice/own-labels.ts";
import { taxIdShape } from "./tax-id-shapes.ts";
import { anyOf } from "../../../words/any-of.ts";
import { footRegisters } from "../../../words/invoice/facts.ts";
import {
  gluedTaxMarks,
  otherRegisterBeginnings,
  otherRegisters,
  taxMarks,
} from "../../../words/invoice/numbers.ts";

/** The tax numbers of both parties. */
interface TaxIds {
  readonly vendor: Found<string> | null;
  readonly customer: Found<string> | null;
}

type Owner = "vendor" | "customer";

interface IdCandidate {
  readonly text: string;
  readonly words: readonly Word[];
  readonly pageNumber: number;
  readonly owner: Owner | null;
  readonly score: number;
}

/** A print of a name whose neighbours are asked for. */
export interface PrintedName {
  readonly words: readonly Word[];
  readonly pageNumber: number;
  /** The lines that it stands among. */
  readonly block: Block;
}

/** The names whose neighbours are asked for. */
export interface PartyNames {
  readonly vendors: readonly PrintedName[];
  readonly customer: PrintedName | null;
}

/** Reads the tax numbers that stand by labels or show their country, each for the party near which it stands. */
export function readTaxIds(party: PartyPaper, names: PartyNames): TaxIds {
  const candidates = [...labelledIds(party, names), ...markedIds(party, names)];
  const customers = candidates.filter(({ owner }) => owner === "customer");
  const ofCustomer = new Set(customers.map(({ text }) => plainId(text)));
  const vendors = candidates.filter(
    ({ owner, text }) => owner === "vendor" || (owner === null && !ofCustomer.has(plainId(text))),
  );
  return { vendor: best(vendors), customer: best(customers) };
}

function plainId(text: string): string {
  return text.replace(/[^A-Z0-9]/gi, "").toUpperCase();
}

function best(candidates: readonly IdCandidate[]): Found<string> | null {
  const [first, ...others] = candidates.toSorted((a, b) => b.score - a.score);
  if (first === undefined) return null;
  const second = others.find(({ text }) => plainId(text) !== plainId(first.text));
  return {
    sourced: sourcedText(first.text, first.words, first.pageNumber),
    because: ["It stands by a label of tax numbers, or shows the letters of its country."],
    margin: second === undefined ? 1 : Math.max(0, Math.min(1, first.score - second.score + 0.2)),
    lost: [],
  };
}

const LABELS = ["vendorTaxId", "customerTaxId", "taxId"] as const;

function labelledIds(party: PartyPaper, names: PartyNames): readonly IdCandidate[] {
  const candidates: IdCandidate[] = [];
  for (const piece of party.pieces) {
    for (const label of piece.labels) {
      const meaning = LABELS.find((name) => label.meanings.includes(`head:${name}`));
      if (meaning === undefined) continue;
      const id = idBy(label, piece, party);
      if (id === null) continue;
      const owner =
        meaning === "taxId"
          ? ownerOf(id.words, pieceWith(id.words, piece, party), names)
          : meaning === "vendorTaxId"
            ? "vendor"
            : "customer";
      candidates.push({
        ...id,
        pageNumber: piece.run.pageNumber,
        owner,
        score:
          id.shape +
          0.1 * Math.min(4, label.length) +
          (meaning === "taxId" ? 0 : 0.5) +
          (owner === null ? 0 : 0.8) +
          ownWorth(label) +
          placeWorth(piece),
      });
    }
  }
  return candidates;
}

/** The text that a number stands in, which may be another than that of its label. */
function pieceWith([word]: readonly Word[], label: Piece, { paper, pieceOf }: PartyPaper): Piece {
  if (word === undefined || label.run.words.includes(word)) return label;
  for (let at = Math.max(0, label.at - 2); at < label.at + 9; at += 1) {
    const run = paper.lines[at]?.line.runs.find(({ words }) => words.includes(word));
    const piece = run === undefined ? undefined : pieceOf.get(run);
    if (piece !== undefined) return piece;
  }
  return label;
}

const FOOT_REGISTER = new RegExp(`\\b${anyOf(footRegisters)}\\b`);

/** The facts of a firm stand at the foot of its paper, and beside the names of its bank and its register. */
function placeWorth({ place, block, run }: Piece): number {
  const isRegistered = block.runs.some((other) => FOOT_REGISTER.test(textOf(other)));
  return (isRegistered ? 0.5 : 0) + (place > 0.7 ? 0.4 : 0) - 0.2 * (run.pageNumber - 1);
}

interface Id {
  readonly text: string;
  readonly words: readonly Word[];
  readonly shape: number;
}

/** The number behind, right of or below a label. A label that also names a tax in the sums needs a sure shape. */
function idBy(label: InvoiceLabel, piece: Piece, { paper }: PartyPaper): Id | null {
  const isTax = label.meanings.some((meaning) => meaning.startsWith("amount:"));
  for (const { texts, words } of valuesOf(label, piece.at, paper)) {
    const id = idIn(texts, words) ?? idOverLines(texts, words, piece);
    if (id !== null && id.shape >= (isTax ? 0.9 : 0.5)) return id;
  }
  return null;
}

/** A number that goes on in the next line of a text: "ATU / 5544 8811". */
function idOverLines(
  texts: readonly string[],
  words: readonly Word[],
  { run, block }: Piece,
): Id | null {
  const last = words.at(-1);
  if (last !== run.words.at(-1) || !/^[A-Z]{2,3}$/.test(texts.at(-1) ?? "")) return null;
  const next = block.runs[block.runs.indexOf(run) + 1]?.words.slice(0, MOST_PARTS - 1) ?? [];
  const both = [...(last === undefined ? [] : [last]), ...next];
  const id = idFrom(
    0,
    both.map(({ text }) => text),
    both,
  );
  return id !== null && id.shape >= 2 ? id : null;
}

const PART = /^[(:#]{0,2}[A-Z]{0,4}[-.]?[\dA-Z./-]*\d[\dA-Z./-]*[,;.):]{0,2}$/i;
const LETTERS = /^[:(]?[A-Z]{2,3}$/;
const SUFFIX = /^(?:MWST|TVA|IVA|MVA)[,;.)]?$/;
const MOST_PARTS = 6;
const MOST_SKIPPED = 4;

/** The likeliest number among words, from the first place where one stands. */
function idIn(texts: readonly string[], words: readonly Word[]): Id | null {
  for (let begin = 0; begin <= MOST_SKIPPED && begin < texts.length; begin += 1) {
    const first = texts[begin] ?? "";
    if (!PART.test(first) && !LETTERS.test(first)) continue;
    const id = idFrom(begin, texts, words);
    if (id !== null) return id;
  }
  return null;
}

/** As many words from a place as make the surest shape of a number. */
function idFrom(begin: number, texts: readonly string[], words: readonly Word[]): Id | null {
  let found: Id | null = null;
  const most = Math.min(texts.length, begin + MOST_PARTS);
  for (let end = begin + 1; end <= most; end += 1) {
    const last = texts[end - 1] ?? "";
    if (end > begin + 1 && !PART.test(last) && !SUFFIX.test(last)) break;
    const text = texts
      .slice(begin, end)
      .join(" ")
      .replace(/^[:#(]+|[,;.):]+$/g, "");
    const shape = taxIdShape(text);
    if (shape > 0 && shape >= (found?.shape ?? 0))
      found = { text, words: words.slice(begin, end), shape };
    if (/[,;)]$/.test(last)) break;
  }
  return found;
}

const TAX = new RegExp(`(?:\\b|/)${anyOf(taxMarks)}\\b`);

/** A country's letters or a number of the Canadian tax begin or end a number that needs no label. */
const SHAPES = /(?:ATU|CHE|[A-Z]{2})[\s.-]?[\dA-Z]{2}[\d.\s-]{5}|\d\s?R[TPCM]\s?\d{4}(?!\d)/;
const MARKED = new RegExp(`(?:^|[\\s(:]|${anyOf(gluedTaxMarks)})${SHAPES.source}`);
/** A label that is glued to its number: "TVAFR55". */
const GLUED = new RegExp(`^.*:(?=\\S)|^${anyOf(gluedTaxMarks)}(?=[A-Z]{2}[\\dA-Z]{2})`, "i");
const MOST_MARKED_WORDS = 60;
/** A number without a label may be of a register that is none of taxes: "WEEE DE 88120033". */
const UNLABELLED = 0.9;
const OTHER_REGISTER = new RegExp(
  `\\b(?:${anyOf(otherRegisters)}|${anyOf(otherRegisterBeginnings)}\\S*)\\.?:?$`,
  "i",
);

/** Numbers without a label that show by their letters whose they are, and numbers in the lines of a party. */
function markedIds(party: PartyPaper, names: PartyNames): readonly IdCandidate[] {
  return party.pieces.flatMap((piece) => {
    const { words } = piece.run;
    if (words.length > MOST_MARKED_WORDS) return [];
    const isMarked = MARKED.test(piece.text);
    return words.flatMap(({ text }, at) => {
      const isNumber = text.length >= 8 && /\d{5}|\d{3}[.-]\d{3}/.test(text);
      if (!isNumber && !(isMarked && /^[(]?[A-Z\d]{2,}/.test(text))) return [];
      const candidate = markedId(at, isMarked ? MOST_PARTS : 2, piece, names);
      return candidate === null ? [] : [candidate];
    });
  });
}

function markedId(at: number, most: number, piece: Piece, names: PartyNames): IdCandidate | null {
  const words = piece.run.words.slice(at, at + most);
  const id = idFrom(
    0,
    words.map((word) => word.text.replace(GLUED, "")),
    words,
  );
  if (id === null) return null;
  const whole = withSuffix(id, piece, at + id.words.length - 1);
  const owner = ownerOf(whole.words, piece, names);
  const isAlone = piece.run.words.length === 1 || TAX.test(piece.text);
  // A number with letters that heads a line of the vendor: "B44711820 - Polígono La Umbría".
  const isHead = at === 0 && owner === "vendor" && id.shape > 1 && /[A-Z]/i.test(id.text);
  const isSure = id.shape >= 2 || isHead || /R[TPCM]\s?\d{4}$/.test(id.text);
  if (!isSure) {
    if (id.shape < 1 || !isAlone || id.words.length > 2) return null;
    if (owner === null && piece.run.words.length === 1) return null;
  }
  const before = piece.run.words
    .slice(Math.max(0, at - 2), at)
    .map(({ text }) => text)
    .join(" ");
  const score =
    id.shape -
    UNLABELLED +
    (owner === null ? 0 : 0.8) -
    (OTHER_REGISTER.test(before) ? 1 : 0) +
    placeWorth(piece);
  return { ...whole, pageNumber: piece.run.pageNumber, owner, score };
}

function withSuffix(id: Id, { run }: Piece, at: number): Id {
  const next = run.words[at + 1];
  if (next === undefined || id.words.includes(next) || !SUFFIX.test(next.text)) return id;
  return { ...id, text: `${id.text} ${next.text.replace(/\W+$/, "")}`, words: [...id.words, next] };
}

/** The party in whose lines a number stands. */
function ownerOf(
  words: readonly Word[],
  piece: Piece,
  { vendors, customer }: PartyNames,
): Owner | null {
  const [first] = words;
  if (first === undefined) return null;
  const isVendors = vendors.some(({ block }) => block === piece.block);
  if (customer !== null && customer.pageNumber === piece.run.pageNumber) {
    if (customer.block === piece.block && !isVendors) return "customer";
    if (isBelow(first, customer) && !isVendors) return "customer";
  }
  return isVendors ? "vendor" : null;
}

const LINES_BELOW = 9;

/** Whether a word stands in the lines below a name. */
function isBelow(word: Word, { words: [name], block }: PrintedName): boolean {
  if (name === undefined) return false;
  const height = name.glyphHeight;
  const [x, y] = [centreX(word.box), centreY(word.box)];
  const bottom = Math.min(
    name.box.bottom + LINES_BELOW * 1.3 * height,
    block.box.bottom + 3 * height,
  );
  return (
    y > name.box.top &&
    y < bottom &&
    x > block.box.left - 2 * height &&
    x < block.box.right + 6 * height
  );
}
