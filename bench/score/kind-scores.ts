import type { ScoredKind } from "../kinds/kind.ts";
import { SCORED_KINDS } from "../kinds/kinds.ts";
import type { ReadFiles } from "../read-files.ts";
import type { DocumentScore } from "./document-score.ts";
import { fixtureSets } from "./fixtures.ts";
import { sampleFolders, sampleSets } from "./samples.ts";
import { scoreSets, scoreSetsWithParties, type DocumentSet } from "./score-set.ts";

/** Scores of what was read without the names of the parties and, where the kind takes them, with them. */
export interface BothWays {
  readonly without: readonly DocumentScore[];
  readonly with: readonly DocumentScore[] | null;
}

/** All that was measured of one kind. */
export interface KindScores {
  readonly kind: ScoredKind;
  readonly fixtures: BothWays;
  /** Samples of typed characters; null where there are none. */
  readonly samples: BothWays | null;
  /** Samples whose pages are pictures. Not in the record: native arithmetic differs in its last digits from one kind of processor to the next. */
  readonly scans: readonly DocumentScore[] | null;
}

/** Reads and scores the fixtures and the samples of every kind. */
export async function scoreKinds(read: ReadFiles): Promise<readonly KindScores[]> {
  const fixtures = await fixtureSets();
  const samples = (await Promise.all(sampleFolders().map(sampleSets))).flat();
  const scores: KindScores[] = [];
  for (const kind of SCORED_KINDS) {
    const ofKind = (sets: readonly DocumentSet[]): readonly DocumentSet[] =>
      sets.filter((set) => set.kind === kind);
    const own = ofKind(samples);
    const [native, scanned] = [pages(own, false), pages(own, true)];
    scores.push({
      kind,
      fixtures: await scoreBothWays(kind, ofKind(fixtures), read),
      samples: own.length === 0 ? null : await scoreBothWays(kind, native, read),
      scans: own.length === 0 ? null : await scoreSets(scanned, read),
    });
  }
  return scores;
}

async function scoreBothWays(
  { takesParties }: ScoredKind,
  sets: readonly DocumentSet[],
  read: ReadFiles,
): Promise<BothWays> {
  return {
    without: await scoreSets(sets, read),
    with: takesParties ? await scoreSetsWithParties(sets, read) : null,
  };
}

function pages(sets: readonly DocumentSet[], areScanned: boolean): readonly DocumentSet[] {
  return sets.map((set) => ({
    ...set,
    documents: set.documents.filter(({ isScan }) => isScan === areScanned),
  }));
}
