import { foldedKeys } from "../base/folded-words.ts";
import { phraseKeys } from "../base/phrase.ts";
import type { Layout } from "../layout/layout.ts";
import type { AnyTemplate, LayoutTemplate } from "./template-lists.ts";
import type { PayApplicationTemplate } from "./template.ts";
import type { Text } from "./texts.ts";
import type { VendorTemplate } from "./vendor-template.ts";
import { phrasesIn, type Vocabulary, vocabularyOf } from "./vocabulary.ts";

/** Which printed layout of one kind a document shows. */
export interface Recognised<Known extends AnyTemplate = PayApplicationTemplate> {
  /** The recognised layout first, the general reading last; only the latter where no layout is recognised. */
  readonly templates: readonly [Known, ...Known[]];
  /** 0 to 1: share of the recognised template's phrases that are printed. */
  readonly score: number;
  /** By how much it beats the next layout; 1 where there is none. */
  readonly margin: number;
}

/** One template's claim on a document. */
export interface Claim<Known extends LayoutTemplate> {
  readonly template: Known;
  /** 0 to 1; 0 when an obligatory phrase is missing or a forbidden one is printed. */
  readonly score: number;
}

/** A layout of which fewer phrases than this are printed is not recognised. */
export const FEWEST_PHRASES = 0.5;

/** Chooses the printed layout of a document, of equal ones the first. The last template is the general reading. */
export function recognise<Known extends AnyTemplate>(
  texts: readonly Text[],
  templates: readonly Known[],
): Recognised<Known> {
  const general = templates.at(-1);
  if (general === undefined) throw new Error("There must be a general template.");
  const claims = claimsOn(texts, templates);
  const generalScore = claims.at(-1)?.score ?? 0;
  const [best, next] = claims
    .slice(0, -1)
    .filter((claim) => claim.score >= FEWEST_PHRASES)
    .toSorted((a, b) => b.score - a.score);
  if (best === undefined) {
    return { templates: listOf(general, general), score: generalScore, margin: 1 };
  }
  const margin = next === undefined ? 1 : best.score - next.score;
  return { templates: listOf(best.template, general), score: best.score, margin };
}

const lists = new WeakMap<AnyTemplate, WeakMap<AnyTemplate, readonly AnyTemplate[]>>();

/** A layout before the general reading, the same list each time: what is prepared for searching is kept by list. */
function listOf<Known extends AnyTemplate>(
  layout: Known,
  general: Known,
): Recognised<Known>["templates"] {
  const known = lists.get(general) ?? new WeakMap<AnyTemplate, readonly AnyTemplate[]>();
  lists.set(general, known);
  const made = known.get(layout) ?? (layout === general ? [general] : [layout, general]);
  known.set(layout, made);
  // A list is only ever kept under its own two templates, whose kind is that of all its members.
  return made as Recognised<Known>["templates"];
}

/** What every template says about a document, in the order of the templates; `keysOf` cuts phrases as the texts are cut. */
export function claimsOn<Known extends LayoutTemplate>(
  texts: readonly Pick<Text, "keys">[],
  templates: readonly Known[],
  keysOf: (phrase: string) => readonly string[] = phraseKeys,
): readonly Claim<Known>[] {
  const { vocabulary, keyOf } = preparedPhrases(templates, keysOf);
  const printed = printedPhrases(texts, vocabulary);
  const isPrinted = (phrase: string): boolean => printed.has(keyOf.get(phrase) ?? "");
  return templates.map((template) => {
    const { all, some, none } = template.recognise;
    const isRuledOut = none.some(isPrinted) || !all.every(isPrinted);
    const share = some.length === 0 ? 1 : some.filter(isPrinted).length / some.length;
    return { template, score: isRuledOut ? 0 : share };
  });
}

/** The phrases of templates, prepared for searching. */
interface PreparedPhrases {
  readonly vocabulary: Vocabulary<string>;
  /** The keys of each phrase, joined. */
  readonly keyOf: ReadonlyMap<string, string>;
}

const prepared = new WeakMap<readonly LayoutTemplate[], PreparedPhrases>();

function preparedPhrases(
  templates: readonly LayoutTemplate[],
  keysOf: (phrase: string) => readonly string[],
): PreparedPhrases {
  const known = prepared.get(templates);
  if (known !== undefined) return known;
  const phrases = templates.flatMap(({ recognise: { all, some, none } }) => [
    ...all,
    ...some,
    ...none,
  ]);
  const keyOf = new Map(phrases.map((phrase) => [phrase, keysOf(phrase).join(" ")]));
  const made = { vocabulary: vocabularyOf(keyOf, keysOf), keyOf };
  prepared.set(templates, made);
  return made;
}

/** Phrases printed anywhere; one inside a longer one counts as well. */
function printedPhrases(
  texts: readonly Pick<Text, "keys">[],
  vocabulary: Vocabulary<string>,
): ReadonlySet<string> {
  const printed = new Set<string>();
  const add = (keys: readonly string[]): void => {
    for (const { start, end, meanings } of phrasesIn(vocabulary, keys)) {
      for (const meaning of meanings) printed.add(meaning);
      if (end - start > 1) {
        add(keys.slice(start + 1, end));
        add(keys.slice(start, end - 1));
      }
    }
  };
  for (const { keys } of texts) add(keys);
  return printed;
}

/** The vendor's template that a paper shows most, of equal ones the first; null where it shows none. */
export function vendorLayout(
  layout: Layout,
  templates: readonly VendorTemplate[],
): VendorTemplate | null {
  if (templates.length === 0) return null;
  const texts = layout.pages.flatMap(({ lines }) =>
    lines.flatMap(({ runs }) =>
      runs.map(({ words }) => ({ keys: words.flatMap(({ text }) => foldedKeys(text)) })),
    ),
  );
  const [best] = claimsOn(texts, templates, foldedKeys)
    .filter(({ score }) => score >= FEWEST_PHRASES)
    .toSorted((a, b) => b.score - a.score);
  return best?.template ?? null;
}
