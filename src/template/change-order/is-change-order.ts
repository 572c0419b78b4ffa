import type { KindMark } from "../../document/change-order.ts";
import type { TitleRule } from "../change-order-template.ts";
import type { Label } from "../labels.ts";
import type { FoundOrderFields } from "./find-order-fields.ts";
import { LOUD, type Title } from "./titles.ts";

/** What a paper is taken for: a change order, or something else with the words to say it. */
export type PaperKind =
  | { readonly isChangeOrder: true }
  | { readonly isChangeOrder: false; readonly called: string | null };

/** What is known of a paper when it is decided. */
export interface PaperGiven {
  readonly titles: readonly Title[];
  /** All places where a paper is named, also in sentences. */
  readonly mentions: readonly Label<TitleRule>[];
  readonly found: FoundOrderFields;
  /** What speaks for a kind. */
  readonly marks: readonly KindMark[];
  /** Whether the contract sum is carried forward. */
  readonly carriesSum: boolean;
}

/** Another paper's title decides where it is louder than that of a change order by this much. */
const LOUDER = 0.05;

/** Evidence that makes a change order. */
const ENOUGH = 1.5;

/** Tells a change order by what it calls itself, by its captions, and by what it says. */
export function paperKind(given: PaperGiven): PaperKind {
  const { titles } = given;
  const own = titles.find(({ rule }) => rule.means !== "other");
  const other = titles.find(({ rule }) => rule.means === "other");
  const loudest = own?.prominence ?? 0;
  const isOther = other !== undefined && other.prominence > Math.max(loudest, LOUD) + LOUDER;
  const isOffer = other?.rule.mayOfferChange === true;
  const isNamedOtherwise = isOther && !isOffer && !given.carriesSum;
  const evidence = evidenceOf(given) - (isOther ? OFFER_TITLE : 0);
  if (!isNamedOtherwise && speaksOfChange(given) && evidence >= ENOUGH)
    return { isChangeOrder: true };
  return { isChangeOrder: false, called: isOther ? calledBy(other.rule) : null };
}

/** A paper titled a pay application that could not be read as one is not told to look like one. */
function calledBy({ called }: TitleRule): string | null {
  return called === "a pay application" ? null : called;
}

/** A proposal or an estimate may be one of extra work. */
const OFFER_TITLE = 0.6;
const LOUD_TITLE = 2.5;
const QUIET_TITLE = 1.2;

/** Whether a word of the paper says that something changes: a price and a request alone may be of a whole job. */
function speaksOfChange({ titles, mentions, found, carriesSum, marks }: PaperGiven): boolean {
  return (
    carriesSum ||
    marks.some(({ because }) => /\bour (?:sub-?)?contract\b/i.test(because)) ||
    [...titles.map(({ rule }) => rule), ...mentions.flatMap(({ meanings }) => meanings)].some(
      ({ means }) => means !== "other",
    ) ||
    found.numbers.some(isOfChange)
  );
}

/** Whether a number says that it is one of a change order. */
function isOfChange({ candidate, label }: FoundOrderFields["numbers"][number]): boolean {
  return NUMBER.test(candidate.value) || ABBREVIATION.test(label.words[0]?.text ?? "");
}

/** How much speaks for a change order. */
function evidenceOf({ titles, mentions, found, marks, carriesSum }: PaperGiven): number {
  const own = titles.find(({ rule }) => rule.means !== "other");
  const title = own === undefined ? 0 : own.prominence >= LOUD ? LOUD_TITLE : QUIET_TITLE;
  const named = mentions.filter(({ meanings }) => meanings.some(({ means }) => means !== "other"));
  const high = named.some(({ pageNumber, box }) => pageNumber === 1 && box.top < HIGH);
  const fields = new Set(found.money.map(({ field }) => field));
  const hasAmount = ["agreedAmount", "changeAmount", "totalAmount", "requestedAmount"].some(
    (field) => [...fields].some((one) => one === field),
  );
  const isNumbered = found.numbers.some(isOfChange);
  const isChanged = found.labels.some(
    ({ meanings, length }) => length >= 5 && meanings.some(({ field }) => field === "scope"),
  );
  return (
    title +
    Math.min(1.2, 0.5 * named.length) +
    (high ? 0.6 : 0) +
    (hasAmount ? 0.4 : 0) +
    (carriesSum ? 1 : 0) +
    (isNumbered ? 1 : 0) +
    (isChanged ? 1.2 : 0) +
    0.3 * Math.min(3, marks.filter(({ because }) => because.startsWith("It ")).length)
  );
}

/** Abbreviations that stand before the number of a change order and of nothing else. */
const ABBREVIATION = /^(?:CO|COR|PCO|RFCO|SCO|CCO|PCCO|RCO|VO|VQ|EWO|C\.O\.)#?$/;

/** The upper part of a page, in points. */
const HIGH = 330;

/** Numbers that say what they number: `COR-017`, `SCO 8`, `CO-05`. */
const NUMBER = /^(?:CO|COR|PCO|RFCO|SCO|SCCO|CCO|PCCO|OCO|CR|RFC|CPR|VO|EWO|FCO|RCO)[-# ]?\d/i;
