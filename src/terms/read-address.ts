import { holdsMiddle } from "../base/box.ts";
import type { PrintedAddress, PrintedTerm } from "../document/printed-terms.ts";
import type { Sourced } from "../document/sourced.ts";
import type { Line, Run } from "../layout/lines.ts";
import { anyOf } from "../words/any-of.ts";
import { otherWays } from "../words/invoice/terms.ts";
import { countryNamed, countryOfSign } from "./country-codes.ts";
import { asPrinted, columnBelow, cutOf, partsOf, type Piece, pieceOf } from "./printed-runs.ts";

export const NO_ADDRESS: PrintedAddress = {
  street: null,
  city: null,
  postcode: null,
  country: null,
};

/** Lines of an address below a name. */
const MOST_LINES = 7;

/**
 * The address that stands behind or below a name, wherever the name is printed: the first with a postcode. Its country is what
 * the address itself says; an address that names none has none here.
 */
export function readAddress(name: Sourced<string> | null, lines: readonly Line[]): PrintedAddress {
  if (name === null) return NO_ADDRESS;
  for (const { run, rest } of printsOf(name, lines)) {
    const below = columnBelow(run, lines, MOST_LINES).map(pieceOf);
    const address = addressAmong([...(rest === null ? [] : [rest]), ...below]);
    if (address !== null) return address;
  }
  return NO_ADDRESS;
}

/** Lines of an address and of what stands with it. */
const NEAR = 8;

/** The runs of a name and those below it in its column, wherever the name is printed. */
export function columnsOf(name: Sourced<string> | null, lines: readonly Line[]): readonly Run[] {
  if (name === null) return [];
  return printsOf(name, lines).flatMap(({ run }) => [run, ...columnBelow(run, lines, NEAR)]);
}

interface NamePrint {
  /** The run in which the name ends. */
  readonly run: Run;
  /** What stands behind the name in its run. */
  readonly rest: Piece | null;
}

/** Where a name is printed: the place that it was read at first, then every other one. */
function printsOf(name: Sourced<string>, lines: readonly Line[]): readonly NamePrint[] {
  const [place] = name.from;
  const own = lines
    .filter(({ pageNumber }) => pageNumber === place.pageNumber)
    .flatMap(({ runs }) => runs)
    .filter(({ words }) => words.some(({ box }) => holdsMiddle(place.box, box)))
    .slice(-1)
    .map((run) => {
      const last = run.words.findLastIndex(({ box }) => holdsMiddle(place.box, box));
      return { run, rest: behind(run, last + 1) };
    });
  const wanted = keysOf(name.value);
  const others = lines
    .flatMap(({ runs }) => runs)
    .filter((run) => run !== own[0]?.run)
    .flatMap((run) => {
      const end = endOf(wanted, run);
      return end === null ? [] : [{ run, rest: behind(run, end) }];
    });
  return [...own, ...others];
}

function behind({ words, pageNumber }: Run, from: number): Piece | null {
  const rest = words.slice(from);
  if (rest.length === 0) return null;
  return { text: rest.map(({ text }) => text).join(" "), words: rest, pageNumber };
}

function keysOf(text: string): readonly string[] {
  return text
    .normalize("NFC")
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}&]/gu, ""))
    .filter((word) => word !== "");
}

/** Behind which word of a run a name ends in it; null where the run does not have it. */
function endOf(wanted: readonly string[], { words }: Run): number | null {
  if (wanted.length === 0) return null;
  const keys = words.map(({ text }) => keysOf(text).join(""));
  for (let at = 0; at + wanted.length <= keys.length; at += 1) {
    if (wanted.every((key, index) => keys[at + index] === key)) return at + wanted.length;
  }
  return null;
}

const CODE =
  "\\d{4}-\\d{3}|\\d{2}-\\d{3}|\\d{4} ?[A-Z]{2}(?= )|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|\\d{3} \\d{2}|\\d{4,6}";
/** "36251 Bad Hersfeld", "D-80333 München", "9561 AB Ter Apel", "25048 Edolo (BS)". */
const TOWN = new RegExp(
  `^(?:([A-Z]{1,3})[- –]+)?(${CODE}) +(\\p{Lu}[\\p{L}.'’/ -]*?)(?: *\\([\\p{L}. ]+\\))?$`,
  "u",
);
/** "Leeds LS10 1AB". */
const BRITISH = /^(\p{Lu}[\p{L}.' -]*?),? +([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u;

interface Town {
  readonly sign: string | null;
  readonly postcode: Piece;
  readonly city: Piece;
}

function townIn(piece: Piece): Town | null {
  const { text } = piece;
  const british = BRITISH.exec(text);
  if (british !== null) {
    const [, city = "", code = ""] = british;
    const postcode = cutOf(piece, text.length - code.length, text.length);
    const town = cutOf(piece, 0, city.length);
    return postcode === null || town === null ? null : { sign: null, postcode, city: town };
  }
  const [, sign, code = "", city = ""] = TOWN.exec(text) ?? [];
  if (code === "") return null;
  const from = text.indexOf(code, sign?.length ?? 0);
  const cityFrom = text.indexOf(city, from + code.length);
  const postcode = cutOf(piece, from, from + code.length);
  const town = cutOf(piece, cityFrom, cityFrom + city.length);
  return postcode === null || town === null ? null : { sign: sign ?? null, postcode, city: town };
}

/** The address among pieces that follow each other, with the line that a street has of its own; null where they have no town. */
export function addressAmong(pieces: readonly Piece[]): PrintedAddress | null {
  const parts = pieces.flatMap((whole) => partsOf(whole).map((part) => ({ part, whole })));
  const at = parts.findIndex(({ part }) => townIn(part) !== null);
  const found = parts[at];
  const town = found === undefined ? null : townIn(found.part);
  if (found === undefined || town === null) return null;
  const before = parts[at - 1];
  const after = parts[at + 1]?.part ?? null;
  const street =
    before === undefined ? null : before.whole === found.whole ? before.part : before.whole;
  return {
    street: street === null || !isStreet(street.text) ? null : asPrinted(street),
    city: asPrinted(town.city),
    postcode: asPrinted(town.postcode, town.postcode.text),
    country: countryOf(town, found.part, after),
  };
}

/** Another way to reach somebody. */
const OTHER_WAY = new RegExp(`@|\\b${anyOf(otherWays)}\\b`, "iu");

/** A street has a number, or at least no sign of a way to be reached. */
function isStreet(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !OTHER_WAY.test(text);
}

function countryOf({ sign }: Town, line: Piece, after: Piece | null): PrintedTerm | null {
  const bySign = sign === null ? null : countryOfSign(sign);
  if (bySign !== null)
    return { ...asPrinted(line, bySign), by: `"${sign}" stands before the postcode` };
  const named = after === null ? null : countryNamed(after.text);
  if (after === null || named === null) return null;
  return { ...asPrinted(after, named), by: "it names the country" };
}
