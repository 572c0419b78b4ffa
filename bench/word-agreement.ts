import { centreY } from "../src/base/box.ts";
import type { Page, Word } from "../src/page/page.ts";
import type { OtherPage, OtherWord } from "./engine-words.ts";

/** How far the words of a page agree with another engine's. */
export interface Agreement {
  /** Words of the other engine. */
  readonly others: number;
  /** Those with the same characters at the same place. */
  readonly same: number;
  /** Those that are set apart here as not to be seen, or as standing in another direction. */
  readonly hidden: number;
  /** The rest of its words, and of ours. */
  readonly different: readonly string[];
  readonly extra: readonly string[];
  readonly values: number;
  readonly valuesFound: number;
}

export const noAgreement: Agreement = {
  others: 0,
  same: 0,
  hidden: 0,
  different: [],
  extra: [],
  values: 0,
  valuesFound: 0,
};

/** Both counts together. */
export function plus(one: Agreement, other: Agreement): Agreement {
  return {
    others: one.others + other.others,
    same: one.same + other.same,
    hidden: one.hidden + other.hidden,
    different: [...one.different, ...other.different],
    extra: [...one.extra, ...other.extra],
    values: one.values + other.values,
    valuesFound: one.valuesFound + other.valuesFound,
  };
}

/** Left ends may differ by this many points. */
const NEAR = 2;

/** Middles may differ by this share of the font size: each engine has its own ascenders. */
const LEVEL_SHARE = 0.6;

/** Compares a page that was read here with the same page by another engine. */
export function agreementOf(page: Page, other: OtherPage): Agreement {
  const free = byText(page.words);
  const hidden = byText(page.hiddenWords);
  const different: string[] = [];
  let same = 0;
  let hiddenCount = 0;
  const others = other.words.filter(({ text }) => spelt(text) !== "");
  for (const word of others) {
    if (take(free, word)) same++;
    else if (take(hidden, word)) hiddenCount++;
    else different.push(word.text);
  }
  const hasFields = other.fieldValues.length > 0;
  const extra = [...free.values()].flat().filter(({ reader }) => !hasFields || reader !== "form");
  const filled = meaning(
    page.words
      .filter(({ reader }) => reader === "form")
      .map(textOf)
      .join(""),
  );
  return {
    others: others.length,
    same,
    hidden: hiddenCount,
    different,
    extra: extra.map(textOf),
    values: other.fieldValues.length,
    valuesFound: other.fieldValues.filter((value) => filled.includes(meaning(value))).length,
  };
}

function byText(words: readonly Word[]): Map<string, Word[]> {
  const map = new Map<string, Word[]>();
  for (const word of words) {
    const same = map.get(word.text);
    if (same === undefined) map.set(word.text, [word]);
    else same.push(word);
  }
  return map;
}

/** Takes the nearest equal word out, if one is near enough. */
function take(words: Map<string, Word[]>, other: OtherWord): boolean {
  const equal = words.get(spelt(other.text)) ?? [];
  let best = -1;
  let least = Infinity;
  equal.forEach((word, index) => {
    const acrossBy = Math.abs(word.box.left - other.left);
    const alongBy = Math.abs(centreY(word.box) - other.middle);
    const isNear = acrossBy <= NEAR + other.slack && alongBy <= LEVEL_SHARE * word.glyphHeight;
    if (isNear && acrossBy + alongBy < least) {
      best = index;
      least = acrossBy + alongBy;
    }
  });
  if (best < 0) return false;
  equal.splice(best, 1);
  return true;
}

/** Ligatures and signs as src/pdf spells them. */
function spelt(text: string): string {
  return text
    .replace(/[\u00ad\u2010-\u2012\u2212]/g, "-")
    .replace(/[\u200b\u00a0\ufeff]/g, "")
    .replace(/[\ufb00-\ufb06\uff01-\uff5e]/g, (character) => character.normalize("NFKC"))
    .trim();
}

function meaning(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}

function textOf({ text }: Word): string {
  return text;
}
