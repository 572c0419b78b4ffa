import { parseArgs } from "node:util";
import { RANK_WEIGHTS, type RankWeights } from "../src/find/index/ranking.ts";
import { catalogTools, type CatalogTool, type JudgedNeed, judgedNeeds } from "./find/catalogs.ts";
import { everydaySet } from "./find/everyday.ts";
import { halfOf, indexOf, ourSearch, type Quality, qualityOf } from "./find/quality.ts";
import { markdownTable } from "./table.ts";

const USAGE = `npm run bench:find-fit -- [options] [NAME=VALUE,NAME=VALUE …]

Says how well the finder ranks with other weights, on the needs for tuning alone: the tuning half of the judged needs, and
invented everyday services; each with the groups of related words and without them.

  --fit      changes one weight at a time, two rounds long, and says the best
  --folds    fits on four fifths of the needs and measures on the fifth that was left out, five times
  --help     this text`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fit: { type: "boolean", default: false },
    folds: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

/** Values that are tried. */
const STEPS: Partial<Record<keyof RankWeights, readonly number[]>> = {
  same: [0.7, 0.85, 1],
  near: [0.3, 0.5, 0.7],
  joined: [0.7, 0.9, 1],
  beginning: [0.2, 0.3, 0.45, 0.6],
  slip: [0.3, 0.45, 0.6],
  vectorLeast: [0.4, 0.5, 0.6],
  vectorWeight: [0.2, 0.35, 0.5, 0.7],
  vectorMost: [6, 12, 20],
  unknownShare: [0.7, 0.85, 1],
  plainRank: [4, 5, 6],
  telling: [0, 0.3, 0.6, 0.9],
  relativeShare: [1, 1.3, 1.8],
  uncovered: [0.3, 0.45, 0.6, 0.8],
  phrase: [0, 0.15, 0.3, 0.5],
  likeness: [0.3, 0.45, 0.6, 0.8],
  likenessFloor: [-0.2, 0, 0.1, 0.3],
  likenessCover: [0.4, 0.6, 0.8, 1.2],
  leastCoverage: [0.35, 0.45, 0.5, 0.55, 0.6],
};

/** A change of one weight has to bring more than this: less is chance. */
const LEAST_GAIN = 0.0005;
/** What a need counts that nothing meets and that is answered with nothing. */
const HONEST_SHARE = 0.1;
const FOLDS = 5;

type Keep = (need: JudgedNeed) => boolean;

interface Measured {
  readonly tools: readonly CatalogTool[];
  readonly needs: readonly JudgedNeed[];
  readonly data: ReturnType<typeof indexOf>;
}

if (options.help) console.log(USAGE);
else run();

function run(): void {
  const catalogs = catalogTools() ?? [];
  const sets = [{ tools: catalogs, needs: halfOf(judgedNeeds(), "tune") }, everydaySet()].map(
    (set) => ({ ...set, data: indexOf(set.tools) }),
  );
  const changes = ["", ...positionals].map((text) => ({ text, weights: changed(text) }));
  const header = ["weights", "catalogs", "first", "honest", "everyday", "first", "honest"];
  const rows = changes.flatMap(({ text, weights }) => [
    [text === "" ? "as they are" : text, ...figures(sets, weights)],
    ["without related words", ...figures(sets, { ...weights, same: 0, near: 0 })],
  ]);
  console.log(markdownTable(header, rows));
  if (options.fit) console.log(JSON.stringify(fitted(sets, () => true, 2)));
  if (!options.folds) return;
  for (let fold = 0; fold < FOLDS; fold++) {
    const isLeftOut: Keep = (need) => foldOf(need) === fold;
    const weights = fitted(sets, (need) => !isLeftOut(need), 1);
    const [before, after] = [RANK_WEIGHTS, weights].map((each) => worth(sets, each, isLeftOut));
    console.log(`left out ${fold}: ${before?.toFixed(4)} as they are, ${after?.toFixed(4)} fitted`);
  }
}

function changed(text: string): RankWeights {
  const pairs = text.split(",").flatMap((each) => {
    const [name = "", value = ""] = each.split("=");
    return name === "" ? [] : [[name, Number(value)] as const];
  });
  return { ...RANK_WEIGHTS, ...Object.fromEntries(pairs) };
}

function figures(sets: readonly Measured[], weights: RankWeights): readonly string[] {
  return sets.flatMap((set) => {
    const { ndcg5, top1, honest } = measured(set, weights, () => true);
    return [ndcg5, top1, honest].map((figure) => figure.toFixed(3));
  });
}

function measured({ tools, needs, data }: Measured, weights: RankWeights, keep: Keep): Quality {
  return qualityOf(ourSearch(tools, { data, weights }), tools, needs.filter(keep));
}

/** What weights are worth: both sets alike, and the everyday one half without the groups, which its author wrote. */
function worth(sets: readonly Measured[], weights: RankWeights, keep: Keep): number {
  const shares = sets.flatMap((set) =>
    [weights, { ...weights, same: 0, near: 0 }].map((each) => {
      const { ndcg5, honest } = measured(set, each, keep);
      return (1 - HONEST_SHARE) * ndcg5 + HONEST_SHARE * honest;
    }),
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function fitted(sets: readonly Measured[], keep: Keep, rounds: number): RankWeights {
  let best = RANK_WEIGHTS;
  let reached = worth(sets, best, keep);
  const steps = Object.entries(STEPS).flatMap(([name, values]) =>
    values.map((value) => ({ [name]: value })),
  );
  for (const step of Array.from({ length: rounds }, () => steps).flat()) {
    const tried = { ...best, ...step };
    const score = worth(sets, tried, keep);
    if (score > reached + LEAST_GAIN) [best, reached] = [tried, score];
  }
  return best;
}

function foldOf({ need }: JudgedNeed): number {
  return Array.from(need).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % FOLDS;
}
