import type { Provenance } from "../../document/sourced.ts";
import type { Run } from "../../layout/lines.ts";
import type { Word } from "../../page/page.ts";
import { placeOfWords } from "../places.ts";
import { firmLook, type FirmTrade, isOtherThing, isPerson, tradeOf } from "./firm.ts";
import { textOf } from "./text-block.ts";

/** A firm printed in some part of the paper. */
export interface FirmCandidate {
  readonly name: string;
  readonly from: Provenance;
  readonly trade: FirmTrade | null;
  /** How much place and look say that it is this party, about 0 to 3. */
  readonly score: number;
  readonly because: string;
}

/** A name in brackets behind a person: "Raj Brandt (Sorrel Peak Construction Company)". */
const IN_BRACKETS = /\(([^()]{4,})\)/;

/** What follows a name on its line and is no part of it: an address, a person, a telephone number. */
const TAIL =
  /\s*(?:[•·|–—~]|\spage \d+ of \d+|\s\d{2,5}\s+[NSEW\p{Lu}]|\s\d{1,2}\/\d{1,2}\/\d{2,4}|\s-\s|,?\s+(?:attn|attention|c\/o|phone|tel|fax|ph)\b|,\s*(?=\d)|,\s*(?:P\.?\s?O\.?\s)|\s\(\d{3}\)).*$/iu;

/** A firm's name in a run of words; null where it looks like none. `isNamed` says that a caption promises one. */
export function firmIn(
  words: readonly Word[],
  pageNumber: number,
  isNamed: boolean,
): Omit<FirmCandidate, "score" | "because"> | null {
  const text = textOf(words)
    .replace(/^(?:to|from|for|by)\s+(?=\p{Lu})/iu, "")
    .replace(
      /\s*\((?:the )?(?:sub-?)?(?:contractor|owner|customer|vendor|supplier|client)\)$/i,
      "",
    );
  const inside = IN_BRACKETS.exec(text)?.[1];
  if (inside !== undefined && firmLook(inside).certainty > 0)
    return made(inside, words, pageNumber);
  const bare = text.replace(TAIL, "");
  const behindOffice = OFFICE.exec(bare)?.[1];
  const [before = ""] = bare.split(",");
  const isOfPerson =
    behindOffice !== undefined && isPerson(before) && !LEGAL_END.test(behindOffice);
  for (const name of [
    ...(isOfPerson ? [behindOffice] : []),
    ...cuts(bare),
    bare,
    text,
    ...(behindOffice === undefined ? [] : [behindOffice]),
  ]) {
    if (firmLook(name).certainty > 0 && !ONLY_LEGAL.test(name))
      return made(name, words, pageNumber);
  }
  const [name = bare] = cuts(bare);
  return isNamed && couldBeFirm(name) ? made(name, words, pageNumber) : null;
}

/** "Project Executive, Calloway Construction Services"; "Doug Sievers, Elkhorn Elevator Construction". */
const OFFICE = /^(?:[\p{L}. ]+?),\s+(\p{Lu}[^,]+(?:,\s*(?:inc|llc|ltd|l\.?p)\.?)?)$/iu;

/** A name without the place behind its comma; what belongs to the name stays. */
function cuts(text: string): readonly string[] {
  const [before = text, ...rest] = text.split(/,\s+/);
  const behind = rest.join(", ");
  const isOwn = LEGAL_END.test(behind) || tradeOf(behind) !== null;
  return rest.length === 0 || isOwn || firmLook(behind).certainty > 0 ? [] : [before];
}

/** The legal form of a name that was broken over two lines. */
const ONLY_LEGAL =
  /^\W*(?:inc|llc|ltd|corp|corporation|co|company|lp|llp|pllc|limited|incorporated|pty ltd)\W*$|^l\.\s?l\.\s?c\.?$/i;

const LEGAL_END =
  /^(?:inc|llc|ltd|corp|co|lp|llp|pllc|l\.\s?l\.\s?c|l\.\s?p|l\.\s?l\.\s?p|p\.\s?c|n\.\s?a|limited|incorporated)\b/i;

function made(
  name: string,
  words: readonly Word[],
  pageNumber: number,
): Omit<FirmCandidate, "score" | "because"> {
  const clean = name.trim().replace(/[,;]+$/, "");
  const own = wordsOf(clean, words);
  return { name: clean, from: placeOfWords(own, pageNumber, clean), trade: firmLook(clean).trade };
}

/** The words that print a name: from the first that it begins with. */
function wordsOf(name: string, words: readonly Word[]): readonly Word[] {
  const pieces = name.split(" ").length;
  const begin = words.findIndex((_word, index) =>
    textOf(words.slice(index, index + pieces)).includes(name),
  );
  return begin < 0 ? words : words.slice(begin, begin + pieces);
}

const SENTENCE = /\b(?:must|will|shall|is|are|be|within|please|this|your|our)\b/i;

const PERSON_OR_PLACE =
  /^(?:mr|ms|mrs|dr)\b\.?|\b(?:st|street|ave|avenue|rd|road|dr|drive|blvd|lane|ln|way|suite|floor|hwy)\b\.?|\d{5}|@|^\W*$|^(?:yes|no|n\/a|none|tbd|approved|pending|draft|open|closed)\b/i;

/** Whether a text beside a caption that promises a firm can be one although no word of it says so. */
function couldBeFirm(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    text.length < 60 &&
    words.length <= 7 &&
    /^[\p{Lu}\d]/u.test(text) &&
    /\p{L}{2}/u.test(text) &&
    !/[:$#]|_{3}/.test(text) &&
    words.every((word) => /^[^a-z]|^(?:of|and|the|de|la|del|dba|d\/b\/a|&)$/.test(word)) &&
    (words.length > 1 || /\p{Ll}\p{Lu}|\p{L}{6}/u.test(text)) &&
    !SENTENCE.test(text) &&
    !PERSON_OR_PLACE.test(text) &&
    !isOtherThing(text)
  );
}

/** The first line of a block that looks like a firm; else the first line where a caption promises one. */
export function firmOfBlock(
  block: readonly Run[],
  isNamed: boolean,
): Omit<FirmCandidate, "score" | "because"> | null {
  for (const run of block) {
    const firm = firmIn(run.words, run.pageNumber, false);
    if (firm !== null) return firm;
  }
  const [first] = block;
  return isNamed && first !== undefined ? firmIn(first.words, first.pageNumber, true) : null;
}
