import { hasLetters } from "../../base/letters.ts";
import { anyOf } from "../../words/any-of.ts";
import {
  branchLinks,
  buildingFirms,
  designerWords,
  familyWords,
  firmWords,
  foreignLinks,
  formsBeforeBranch,
  formsBehindComma,
  generalWords,
  jointForms,
  legalForms,
  nameLinks,
  ownerWords,
  publicBodies,
  sureForms,
  tradeWords,
  wholeJobs,
} from "../../words/construction/firms.ts";
import { ands } from "../../words/construction/numbers.ts";
import {
  captionBeginnings,
  letterOpeners,
  offices,
  officesOfPeople,
  paperWords,
  personTitles,
  postBoxes,
  roleWords,
  sentenceWords,
  suites,
} from "../../words/construction/texts.ts";

/** What a firm does on a job, as far as its name says. */
export type FirmTrade = "general" | "trade" | "owner" | "designer";

/** How much a text looks like the name of a firm, and what the name says of it. */
export interface FirmLook {
  /** 0 for what is none; 1 for a word of the trade; 2 for a legal form. */
  readonly certainty: number;
  /** Null where the name does not say. */
  readonly trade: FirmTrade | null;
}

const LEGAL = new RegExp(`^\\S.*\\s${anyOf(legalForms, jointForms)}\\b\\.?\\s*[,.)]*$`, "i");

const LEGAL_INSIDE = new RegExp(
  `(?:,\\s*${anyOf(formsBehindComma)}\\b|\\b${anyOf(formsBeforeBranch)}\\.?(?=\\s+${anyOf(branchLinks)}\\b)|\\b${anyOf(sureForms)}(?=\\W|$))`,
  "i",
);

/** Words that only those who build whole jobs have in their names. */
const SURELY_GENERAL = new RegExp(`\\b(?:${anyOf(wholeJobs)}\\b|${anyOf(buildingFirms)})`, "i");

const GENERAL = new RegExp(`\\b${anyOf(generalWords)}\\b`, "i");

const TRADE = new RegExp(`\\b${anyOf(tradeWords)}\\b`, "i");

const OWNER = new RegExp(`\\b${anyOf(ownerWords)}\\b`, "i");
const PUBLIC_BODY = new RegExp(`^${anyOf(publicBodies)}\\b`, "i");

const DESIGNER = new RegExp(`\\b${anyOf(designerWords)}\\b`, "i");

const FAMILY = new RegExp(
  `(?:&|\\b${anyOf(ands)}\\b)\\s*${anyOf(familyWords)}\\b|\\b${anyOf(firmWords)}\\b`,
  "i",
);

/** Longer texts are sentences. */
const LONGEST = 80;
const MOST_WORDS = 10;

const ADDRESS_WORD = new RegExp(`\\b(?:${anyOf(postBoxes)}\\b|${anyOf(suites)} \\d)`, "i");
const ADDRESS =
  /^\d+[A-Za-z]?\s|\b[A-Z]{2}\s+\d{5}\b|@|\bwww\.|\(\d{3}\)|\b\d{3}[-.]\d{3,4}\b|https?:/i;
const SENTENCE = new RegExp(`\\b${anyOf(sentenceWords)}\\b`, "i");

/** A person's office behind a name. */
const OFFICE = new RegExp(`\\b${anyOf(offices)}\\b`, "i");

/** What papers and their parts are called, and what begins a sentence or a project's name. */
const OTHER_THING = new RegExp(
  `\\b${anyOf(paperWords)}\\b|^${anyOf(letterOpeners, personTitles)}\\b`,
  "i",
);

const BEGINS_OTHER = new RegExp(`^${anyOf(captionBeginnings)}\\b`, "i");

/** Words of parts and offices: a text of nothing else is a caption. */
const ROLE_WORDS = new RegExp(`\\b${anyOf(roleWords)}\\b|[^\\p{L}]`, "giu");

/** "T. Irizarry, Assistant Engineer". */
const PERSON_WITH_OFFICE = new RegExp(
  `^(?:\\p{Lu}\\.\\s?){1,3}\\p{Lu}[\\p{L}'’-]+(?:,.*)?$|^\\p{Lu}\\p{Ll}+ (?:\\p{Lu}\\. )?\\p{Lu}[\\p{L}'’-]+, [\\p{L} .&]*\\b${anyOf(officesOfPeople)}\\b`,
  "iu",
);

const NO_FIRM: FirmLook = { certainty: 0, trade: null };

/** Whether a text looks like the name of a firm. */
export function firmLook(text: string): FirmLook {
  const name = text.trim();
  const words = name.split(/\s+/);
  if (!isWrittenAsName(name, words) || isNoFirmsName(name)) return NO_FIRM;
  const isLegal = LEGAL.test(name) || LEGAL_INSIDE.test(name);
  if (PERSON_WITH_OFFICE.test(name) && !isLegal) return NO_FIRM;
  const trade = tradeOf(name);
  if (isLegal) return { certainty: 2, trade };
  if (OFFICE.test(name) || SENTENCE.test(withoutLinks(name))) return NO_FIRM;
  if (!isInTitleCase(words) || BEGINS_OTHER.test(name)) return NO_FIRM;
  const isNamed = trade !== null || FAMILY.test(name);
  return { certainty: isNamed && words.length > 1 ? 1 : 0, trade };
}

/** Whether a text has the length, the beginning and the signs of a name. */
function isWrittenAsName(name: string, words: readonly string[]): boolean {
  return (
    name.length <= LONGEST &&
    words.length <= MOST_WORDS &&
    hasLetters(name) &&
    /^[\p{Lu}\d"“]/u.test(name) &&
    !/[:$#@]|_{3}|\.{4}/.test(name)
  );
}

/** Whether a text is an address, a paper, a numbered paragraph, or nothing but words of parts and offices. */
function isNoFirmsName(name: string): boolean {
  return (
    ADDRESS.test(name) ||
    ADDRESS_WORD.test(name) ||
    OTHER_THING.test(name) ||
    /^\d{1,2}[A-Z]?\.\s/.test(name) ||
    name.replaceAll(ROLE_WORDS, "") === ""
  );
}

/** Whether a text is written as the name of a person: "Raj Brandt", "A. R. Delmonte, President"; `look` where it is known. */
export function isPerson(text: string, look?: FirmLook): boolean {
  return PERSON.test(text) && (look ?? firmLook(text)).certainty === 0;
}

const PERSON = new RegExp(
  `^(?:${anyOf(personTitles)}\\.?\\s)?(?:\\p{Lu}[\\p{L}.'’-]*\\s){1,3}\\p{Lu}[\\p{L}'’-]+(?:,.*)?$`,
  "u",
);
const LINKS = new RegExp(`\\b${anyOf(nameLinks)}\\b`, "gi");
const IN_TITLE_CASE = new RegExp(`^[^a-z]|^${anyOf(nameLinks, foreignLinks)}$`);

/** "of" and "and" are part of names: "City of Fallbrook", "Works on the Bay" is none. */
function withoutLinks(name: string): string {
  return name.replaceAll(LINKS, " ");
}

/** Names are written with capitals; "roofing and flashing" is a scope. */
function isInTitleCase(words: readonly string[]): boolean {
  return words.every((word) => IN_TITLE_CASE.test(word));
}

/** What a name says of its firm's work. */
export function tradeOf(name: string): FirmTrade | null {
  if (SURELY_GENERAL.test(name)) return "general";
  if (DESIGNER.test(name)) return "designer";
  if (TRADE.test(name)) return "trade";
  if (PUBLIC_BODY.test(name)) return "owner";
  if (GENERAL.test(name)) return "general";
  return OWNER.test(name) ? "owner" : null;
}
