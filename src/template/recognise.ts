import { phraseKeys, tokensOf } from "../base/phrase.ts";
import type { Layout } from "../layout/layout.ts";
import type { PayApplicationTemplate } from "./template.ts";
import { phrasesIn, type Vocabulary, vocabularyOf } from "./vocabulary.ts";

/** Which printed layout a document shows. */
export interface Recognised {
  /** The recognised layout first, the general reading last; only the latter where no layout is recognised. */
  readonly templates: readonly [PayApplicationTemplate, ...PayApplicationTemplate[]];
  /** 0 to 1: share of the recognised template's phrases that are printed. */
  readonly score: number;
  /** By how much it beats the next layout; 1 where there is none. */
  readonly margin: number;
}

/** One template's claim on a document. */
export interface Claim {
  readonly template: PayApplicationTemplate;
  /** 0 to 1; 0 when an obligatory phrase is missing or a forbidden one is printed. */
  readonly score: number;
}

/** A layout of which fewer phrases than this are printed is not recognised. */
const FEWEST_PHRASES = 0.5;

/** Chooses the printed layout of a document. The last template is the general reading. */
export function recognise(
  layout: Layout,
  templates: readonly PayApplicationTemplate[],
): Recognised {
  const general = templates.at(-1);
  if (general === undefined) throw new Error("There must be a general template.");
  const claims = claimsOn(layout, templates);
  const generalScore = claims.at(-1)?.score ?? 0;
  const [best, next] = claims
    .slice(0, -1)
    .filter((claim) => claim.score >= FEWEST_PHRASES)
    .toSorted((a, b) => b.score - a.score || (a.template.id < b.template.id ? -1 : 1));
  if (best === undefined) return { templates: [general], score: generalScore, margin: 1 };
  const margin = next === undefined ? 1 : best.score - next.score;
  return { templates: [best.template, general], score: best.score, margin };
}

/** What every template says about a document, in the order of the templates. */
export function claimsOn(
  layout: Layout,
  templates: readonly PayApplicationTemplate[],
): readonly Claim[] {
  const printed = printedPhrases(layout, vocabularyOfTemplates(templates));
  const isPrinted = (phrase: string): boolean => printed.has(phraseKeys(phrase).join(" "));
  return templates.map((template) => {
    const { all, some, none } = template.recognise;
    const isRuledOut = none.some(isPrinted) || !all.every(isPrinted);
    const share = some.length === 0 ? 1 : some.filter(isPrinted).length / some.length;
    return { template, score: isRuledOut ? 0 : share };
  });
}

const prepared = new WeakMap<readonly PayApplicationTemplate[], Vocabulary<string>>();

function vocabularyOfTemplates(templates: readonly PayApplicationTemplate[]): Vocabulary<string> {
  const known = prepared.get(templates);
  if (known !== undefined) return known;
  const phrases = templates.flatMap(({ recognise: { all, some, none } }) => [
    ...all,
    ...some,
    ...none,
  ]);
  const made = vocabularyOf(phrases.map((phrase) => [phrase, phraseKeys(phrase).join(" ")]));
  prepared.set(templates, made);
  return made;
}

/** Phrases printed anywhere; one inside a longer one counts as well. */
function printedPhrases(layout: Layout, vocabulary: Vocabulary<string>): ReadonlySet<string> {
  const printed = new Set<string>();
  for (const { stacks } of layout.pages) {
    for (const stack of stacks) {
      const keys = stack.flatMap((run) =>
        run.words.flatMap((word) => tokensOf(word.text).map((token) => token.key)),
      );
      for (const { start, end, meanings } of phrasesIn(vocabulary, keys)) {
        for (const meaning of meanings) printed.add(meaning);
        for (let begin = start; begin < end; begin += 1) {
          for (const inner of phrasesIn(vocabulary, keys.slice(begin, end)))
            for (const meaning of inner.meanings) printed.add(meaning);
        }
      }
    }
  }
  return printed;
}
