/** The numbers by which listings are ranked: most of them fitted on the needs for tuning by `npm run bench:find-fit`, the bounds on what is found set by hand; see docs/finder.md. */
export interface RankWeights {
  /** How much a word counts that stands for the one that was said: another name for the same thing. */
  readonly same: number;
  /** A word of the same subject, by the groups. */
  readonly near: number;
  /** Two words that are one elsewhere. */
  readonly joined: number;
  /** A longer word that begins so. */
  readonly beginning: number;
  /** A word that slips of the fingers turn into it. */
  readonly slip: number;
  /** A word of the same subject, by vectors: how alike it must be, how much it counts where it is the same, and how many count. */
  readonly vectorLeast: number;
  readonly vectorWeight: number;
  readonly vectorMost: number;
  /** A word that nobody uses here weighs as much as one that a single listing has, times this. */
  readonly unknownShare: number;
  /** The logarithm of the rank of words that say nothing by themselves, and what they lose. */
  readonly plainRank: number;
  readonly telling: number;
  /** What a rare relative of a common word may count more than the word itself. */
  readonly relativeShare: number;
  /** What a listing keeps of its score that matches next to nothing of the need. */
  readonly uncovered: number;
  /** Of a need less than this matched is nothing found. */
  readonly leastCoverage: number;
  /** What the order of words adds at most. */
  readonly phrase: number;
  /** What a listing gains that is about the same, and how alike it must be for any gain. */
  readonly likeness: number;
  readonly likenessFloor: number;
  /** How much of the need a listing covers that is about the same. */
  readonly likenessCover: number;
}

export const RANK_WEIGHTS: RankWeights = {
  same: 0.85,
  near: 0.7,
  joined: 0.9,
  beginning: 0.45,
  slip: 0.45,
  vectorLeast: 0.5,
  vectorWeight: 0.35,
  vectorMost: 6,
  unknownShare: 0.85,
  plainRank: 5,
  telling: 0.6,
  relativeShare: 1.3,
  uncovered: 0.45,
  leastCoverage: 0.45,
  phrase: 0.3,
  likeness: 0.6,
  likenessFloor: 0.1,
  likenessCover: 0.6,
};
