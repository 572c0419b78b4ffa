import { oddsOf } from "../../base/odds.ts";
import type { TitleRule } from "../../lexicon/change-order-template.ts";
import type { Label } from "../../lexicon/labels.ts";
import { LOUD, type Title } from "../titles.ts";

/** What a paper is taken for: a change order, or something else with the words to say it. */
export type PaperKind =
  | { readonly isChangeOrder: true }
  | { readonly isChangeOrder: false; readonly called: string | null };

/** What is known of a paper when it is decided. */
export interface PaperGiven {
  readonly titles: readonly Title[];
  /** All places where a paper is named, also in sentences. */
  readonly mentions: readonly Label<TitleRule>[];
  /** What all its words say for a change order, as a logarithm of odds. */
  readonly odds: number;
}

/** What tells a change order from every other paper: named signs, each about 0 to 1. */
export function orderPaperSigns(given: PaperGiven): ReadonlyMap<string, number> {
  const { titles, mentions, odds } = given;
  const own = titles.find(({ rule }) => rule.means !== "other");
  const other = otherTitle(titles);
  const isOtherwise = isTitledOtherwise(other);
  const named = mentions.filter(({ meanings }) => meanings.some(({ means }) => means !== "other"));
  const isHigh = ({ pageNumber, box }: Label<TitleRule>): boolean =>
    pageNumber === 1 && box.top < HIGH;
  return new Map([
    ["always", 1],
    ["words", Math.max(-1, Math.min(1, odds / CERTAIN_ODDS))],
    ["loud title", share(own !== undefined && own.prominence >= LOUD)],
    ["quiet title", share(own !== undefined && own.prominence < LOUD)],
    [TITLED_OTHERWISE, share(isOtherwise)],
    ["title of an offer", share(other !== null && !isOtherwise)],
    ["named", Math.min(1, named.length / MANY)],
    ["named above", share(named.some(isHigh))],
  ]);
}

/** The logarithm of odds of seven to one: what words say beyond it is no more certain, for papers near a change order are few. */
const CERTAIN_ODDS = 2;

function share(isSo: boolean): number {
  return isSo ? 1 : 0;
}

/** So many say all that they can. */
const MANY = 3;

/** Another paper's title counts where it is louder than that of a change order by this much. */
const LOUDER = 0.05;

function otherTitle(titles: readonly Title[]): Title | null {
  const own = titles.find(({ rule }) => rule.means !== "other")?.prominence ?? 0;
  const other = titles.find(({ rule }) => rule.means === "other");
  return other !== undefined && other.prominence > Math.max(own, LOUD) + LOUDER ? other : null;
}

function isTitledOtherwise(other: Title | null): boolean {
  return other !== null && other.rule.mayOfferChange !== true;
}

/** A log, a transmittal or a waiver speaks of changes as an order does: what its title calls it settles that it is none. */
const TITLED_OTHERWISE = "title of another paper";

/** Whether more speaks for a change order than against it. */
export function isChangeOrder(
  signs: ReadonlyMap<string, number>,
  weights: Readonly<Record<string, number>>,
): boolean {
  return signs.get(TITLED_OTHERWISE) !== 1 && oddsOf(signs, weights) > 0;
}

/**
 * Tells a change order by what it calls itself and by what all its words say. Its words take long to read: where its title
 * settles that it is another paper, its signs are not asked for.
 */
export function paperKind(
  titles: readonly Title[],
  signsOf: () => ReadonlyMap<string, number>,
  weights: Readonly<Record<string, number>>,
): PaperKind {
  const other = otherTitle(titles);
  if (!isTitledOtherwise(other) && isChangeOrder(signsOf(), weights))
    return { isChangeOrder: true };
  return { isChangeOrder: false, called: other === null ? null : calledBy(other.rule) };
}

/** A paper titled a pay application that could not be read as one is not told to look like one. */
function calledBy({ called }: TitleRule): string | null {
  return called === "a pay application" ? null : called;
}

/** The upper part of a page, in points. */
const HIGH = 330;
