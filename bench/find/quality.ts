import MiniSearch from "minisearch";
import { DAY_MS } from "../../src/find/clock.ts";
import { IndexBuilder } from "../../src/find/index/build-index.ts";
import type { IndexData } from "../../src/find/index/index-data.ts";
import { RANK_WEIGHTS, type RankWeights } from "../../src/find/index/ranking.ts";
import { IndexSearch } from "../../src/find/index/search-index.ts";
import { wholeOf } from "../../src/find/merge.ts";
import { type CatalogTool, isTest, type JudgedNeed } from "./catalogs.ts";

/** Gives the numbers of the tools that are found for a need, best first. */
export type Searcher = (need: string) => readonly number[];

/** How well one way of searching does on some needs. */
export interface Quality {
  readonly needs: number;
  /** Normalised discounted cumulative gain of the first five, 0 to 1. */
  readonly ndcg5: number;
  /** Share of needs whose first result has a grade of 2 or 3. */
  readonly top1: number;
  /** Of the needs that nothing meets, the share that is answered with nothing. */
  readonly honest: number;
}

const DEPTH = 5;

/** The finder's own search, with other weights than its own where they are given. */
export function ourSearch(
  tools: readonly CatalogTool[],
  {
    data = indexOf(tools),
    weights = RANK_WEIGHTS,
  }: { data?: IndexData; weights?: RankWeights } = {},
): Searcher {
  const search = new IndexSearch(data, weights);
  const latest = tools.flatMap(({ listing }) =>
    listing.parts.map(({ updatedAt }) => updatedAt ?? 0),
  );
  const today = Math.floor(latest.reduce((most, at) => Math.max(most, at), 0) / DAY_MS);
  return (need) =>
    search
      .search({ need, mostMicroUsd: null, payment: "any", limit: DEPTH }, today)
      .map(({ listing }) => listing);
}

/** The index of tools. */
export function indexOf(tools: readonly CatalogTool[]): IndexData {
  const builder = new IndexBuilder();
  for (const { listing } of tools) builder.add(wholeOf(listing), 0);
  return builder.finish();
}

/** BM25 as it comes out of the box, over all words of the same tools. */
export function plainSearch(tools: readonly CatalogTool[]): Searcher {
  const plain = new MiniSearch<{ id: number; text: string }>({ fields: ["text"] });
  plain.addAll(
    tools.map(({ listing }, id) => {
      const { name, url, description, tags, parameters } = wholeOf(listing);
      return { id, text: [name, url ?? "", description, ...tags, ...parameters].join(" ") };
    }),
  );
  return (need) =>
    plain
      .search(need)
      .slice(0, DEPTH)
      .map(({ id }) => Number(id));
}

/** How well a search does on one half of the needs. */
export function qualityOf(
  search: Searcher,
  tools: readonly CatalogTool[],
  needs: readonly JudgedNeed[],
): Quality {
  const judged = needs.map((need) => ({ need, gains: gainsOf(need, tools) }));
  const met = judged.filter(({ gains }) => gains.some((gain) => gain > 0));
  const unmet = judged.filter(({ need }) =>
    Object.values(need.grades).every((grade) => grade === 0),
  );
  const scores = met.map(({ need, gains }) => ndcgOf(search(need.need), gains));
  const firsts = met.filter(({ need, gains }) => (gains[search(need.need)[0] ?? -1] ?? 0) >= 2);
  const honest = unmet.filter(({ need }) => search(need.need).length === 0);
  return {
    needs: met.length,
    ndcg5: scores.reduce((sum, score) => sum + score, 0) / met.length,
    top1: firsts.length / met.length,
    honest: honest.length / Math.max(1, unmet.length),
  };
}

/** The needs of a half. */
export function halfOf(needs: readonly JudgedNeed[], half: "tune" | "test"): readonly JudgedNeed[] {
  return needs.filter((need) => isTest(need) === (half === "test"));
}

/** The grade of each tool for a need: the best of the listings that were merged into it. */
export function gainsOf({ grades }: JudgedNeed, tools: readonly CatalogTool[]): readonly number[] {
  return tools.map(({ hashes }) => Math.max(0, ...hashes.map((hash) => grades[hash] ?? 0)));
}

export function ndcgOf(found: readonly number[], gains: readonly number[]): number {
  const reached = discounted(found.map((tool) => gains[tool] ?? 0));
  return reached / discounted(gains.toSorted((one, other) => other - one));
}

function discounted(gains: readonly number[]): number {
  return gains
    .slice(0, DEPTH)
    .reduce((sum, gain, at) => sum + (2 ** gain - 1) / Math.log2(at + 2), 0);
}
