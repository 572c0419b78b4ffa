import { logistic, oddsOf } from "../base/odds.ts";
import { onceFor } from "../base/once-for.ts";
import { layoutOf } from "../layout/layout.ts";
import { printedTexts, type Text } from "../lexicon/texts.ts";
import type { Page } from "../page/page.ts";
import { namedWeights } from "../weights/named-weights.ts";
import { type WeightTable, weightTable } from "../weights/weight-table.ts";
import { PAPER_SIGNS, START_SIGNS } from "../weights/package.ts";
import { pageNumbers } from "./page-numbers.ts";
import { pagePrint } from "./page-prints.ts";
import { pageLook } from "./page-signs.ts";
import { PAPER_KINDS, type PaperKind } from "../base/paper-kind.ts";
import { type SeenPage, startSigns } from "./start-signs.ts";

/*
 * A file is taken apart into documents: each page has odds for every kind of paper (`page-signs`) and for beginning a
 * document (`start-signs`), both fitted to packages whose pages are known. The likeliest row of kinds and beginnings is
 * chosen for all pages together: a kind can change only where a document begins.
 */

/** One document of a file. */
export interface FoundDocument {
  readonly kind: PaperKind;
  /** Its first and its last page. */
  readonly from: number;
  readonly to: number;
  /** Another kind that it may be nearly as well; left out where there is none. */
  readonly perhaps?: PaperKind;
}

/**
 * A kind is nearly as likely as another where it is not less so by more than this factor, as a logarithm: seven times.
 * At twenty times, 171 of the 2,212 documents of 60 packages are tried in vain, at seven times 111, and neither misses a paper.
 */
const NEARLY = 2;

/** Weights that say what pages are and where documents begin. */
export interface SplitWeighing {
  /** In the order of `PAPER_KINDS`. */
  readonly papers: WeightTable;
  readonly starts: Readonly<Record<string, number>>;
}

let shipped: SplitWeighing | null = null;

/** The weights that are shipped, taken apart when a file of several pages is looked at for the first time. */
export function shippedWeighing(): SplitWeighing {
  shipped ??= { papers: weightTable(PAPER_SIGNS), starts: namedWeights(START_SIGNS) };
  return shipped;
}

/** The documents of a file in the order of their pages; every page belongs to exactly one. */
export function documentsOf(
  pages: readonly Page[],
  weighing: SplitWeighing = shippedWeighing(),
): readonly FoundDocument[] {
  return likeliest(seenPages(pages), weighing);
}

/** By how much it is likelier that pages are several documents than that they are one, as a logarithm; zero for one page. */
export function oddsOfSeveral(
  pages: readonly Page[],
  weighing: SplitWeighing = shippedWeighing(),
): number {
  const columns = columnsOf(seenPages(pages), weighing);
  const [, several] = bestOf(columns.at(-1)?.column) ?? [null, { score: 0 }];
  const asOne = PAPER_KINDS.map((kind) =>
    columns.reduce((sum, { scores, goesOn }) => sum + (scores.get(kind) ?? 0) + goesOn(kind), 0),
  );
  return several.score - Math.max(...asOne);
}

/** All that is known of each page by itself. */
export const seenPages: (pages: readonly Page[]) => readonly SeenPage[] = onceFor((pages) => {
  const layout = layoutOf(pages);
  const textsByPage = new Map<number, Text[]>();
  for (const text of printedTexts(layout)) {
    const own = textsByPage.get(text.pageNumber);
    if (own === undefined) textsByPage.set(text.pageNumber, [text]);
    else own.push(text);
  }
  const numbers = pageNumbers(layout.pages);
  return layout.pages.map((own, at) => {
    const texts = textsByPage.get(own.page.pageNumber) ?? [];
    return {
      layout: own,
      texts,
      look: pageLook(own, texts),
      print: pagePrint(own),
      numbers: numbers[at] ?? [],
    };
  });
});

/** How many pages print each word. */
export function pagesWithWords(pages: readonly SeenPage[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { print } of pages)
    for (const word of print.words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** What tells whether a page of a kind begins a document: each sign by itself and for the kind. */
export function kindSigns(
  kind: PaperKind,
  signs: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const own = [...signs].map(([name, sign]) => [`${kind} ${name}`, sign] as const);
  return new Map([...signs, ...own]);
}

/** The best row of kinds that ends with a page of some kind. */
interface Step {
  readonly score: number;
  readonly begins: boolean;
  /** Kind of the page before; null for the first page. */
  readonly before: PaperKind | null;
}

type Column = ReadonlyMap<PaperKind, Step>;

function likeliest(pages: readonly SeenPage[], weighing: SplitWeighing): readonly FoundDocument[] {
  const columns = columnsOf(pages, weighing);
  const scores = columns.map((one) => one.scores);
  return documentsAlong(columns.map(({ column }) => column)).map((found) => {
    const perhaps = runnerUp(found, scores);
    return perhaps === null ? found : { ...found, perhaps };
  });
}

/** A page: how likely it is of each kind, and the best rows of kinds up to it. */
interface WeighedPage {
  readonly column: Column;
  /** Logarithms. */
  readonly scores: ReadonlyMap<PaperKind, number>;
  /** The logarithm of the probability that it goes on with the document before; zero for the first page. */
  readonly goesOn: (kind: PaperKind) => number;
}

function columnsOf(pages: readonly SeenPage[], weighing: SplitWeighing): readonly WeighedPage[] {
  const pagesWith = pagesWithWords(pages);
  const weighed: WeighedPage[] = [];
  for (const [at, page] of pages.entries()) {
    const before = pages[at - 1];
    const last = weighed.at(-1);
    const kinds = kindScores(page, weighing);
    const scores = new Map(kinds);
    if (before === undefined || last === undefined) {
      const first = kinds.map(
        ([kind, score]) => [kind, { score, begins: true, before: null }] as const,
      );
      weighed.push({ column: new Map(first), scores, goesOn: () => 0 });
      continue;
    }
    const signs = startSigns(page, before, pagesWith);
    const oddsFor = (kind: PaperKind): number => oddsOf(kindSigns(kind, signs), weighing.starts);
    weighed.push({
      column: nextColumn(last.column, kinds, oddsFor),
      scores,
      goesOn: (kind) => Math.log(logistic(-oddsFor(kind))),
    });
  }
  return weighed;
}

/** The kind that is nearly as likely for all pages of a document together. */
function runnerUp(
  { kind, from, to }: FoundDocument,
  scores: readonly ReadonlyMap<PaperKind, number>[],
): PaperKind | null {
  const ofPages = scores.slice(from - 1, to);
  const sumOf = (one: PaperKind): number =>
    ofPages.reduce((sum, own) => sum + (own.get(one) ?? 0), 0);
  const [best] = PAPER_KINDS.filter((one) => one !== kind)
    .map((one) => [one, sumOf(one)] as const)
    .toSorted(([, a], [, b]) => b - a);
  return best !== undefined && best[1] > sumOf(kind) - NEARLY ? best[0] : null;
}

/** Logarithms of the probability of each kind. */
function kindScores(
  { look }: SeenPage,
  { papers }: SplitWeighing,
): readonly (readonly [PaperKind, number])[] {
  const odds = kindOdds(look.signs, papers);
  const most = Math.max(...odds);
  const all = most + Math.log(odds.reduce((sum, own) => sum + Math.exp(own - most), 0));
  return PAPER_KINDS.map((kind, at) => [kind, (odds[at] ?? 0) - all]);
}

/** Log-odds of each kind by itself, in the order of `PAPER_KINDS`. */
function kindOdds(signs: ReadonlyMap<string, number>, papers: WeightTable): readonly number[] {
  const odds = PAPER_KINDS.map(() => 0);
  for (const [name, sign] of signs)
    papers(name)?.forEach((weight, at) => {
      odds[at] = (odds[at] ?? 0) + sign * weight;
    });
  return odds;
}

function nextColumn(
  last: Column,
  kinds: readonly (readonly [PaperKind, number])[],
  oddsFor: (kind: PaperKind) => number,
): Column {
  const best = bestOf(last);
  return new Map(
    kinds.map(([kind, score]): [PaperKind, Step] => {
      const odds = oddsFor(kind);
      const [bestKind, bestStep] = best ?? [kind, { score: 0 }];
      const begun = bestStep.score + Math.log(logistic(odds));
      const gone = (last.get(kind)?.score ?? -Infinity) + Math.log(logistic(-odds));
      return begun > gone
        ? [kind, { score: score + begun, begins: true, before: bestKind }]
        : [kind, { score: score + gone, begins: false, before: kind }];
    }),
  );
}

function documentsAlong(columns: readonly Column[]): readonly FoundDocument[] {
  const documents: FoundDocument[] = [];
  let to = columns.length;
  let [kind]: readonly [PaperKind | null, ...unknown[]] = bestOf(columns.at(-1)) ?? [null];
  for (let at = columns.length - 1; at >= 0 && kind !== null; at--) {
    const step: Step | undefined = columns[at]?.get(kind);
    if (step?.begins === true) {
      documents.unshift({ kind, from: at + 1, to });
      to = at;
    }
    kind = step?.before ?? null;
  }
  return documents;
}

function bestOf(column: Column = new Map()): readonly [PaperKind, Step] | undefined {
  return [...column].toSorted(([, one], [, other]) => other.score - one.score)[0];
}
