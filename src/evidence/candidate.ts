import type { Figure } from "../paper/paper.ts";
import type { Cents } from "./arithmetic.ts";
import type { Fits } from "./phrases.ts";
import type { SignList } from "./signs.ts";
import type { SlotType } from "./slots.ts";

/** A printed figure that may fill a slot, with all that speaks for and against it. */
export interface Candidate {
  readonly figure: Figure<unknown>;
  /** Equal for figures of equal value: cents, points, an ISO day or a printed number. */
  readonly key: string;
  /** Cents of an amount; 0 for other types. */
  readonly cents: Cents;
  /** Of how many lines of the form the amounts around it in its column are: in the summary of most. */
  readonly standing?: number;
  /** Signs weighed by each slot for itself: their places in its weights, and how far each holds. */
  readonly at: Uint32Array;
  readonly by: Float32Array;
  /** How well the words in each relation fit the phrases of all slots; null where there are no words. */
  readonly fits: readonly (Fits | null)[];
}

/** All candidates of one paper, by the type of slot that they may fill. */
export type Candidates = Readonly<Record<SlotType, readonly Candidate[]>>;

/** Relations in which phrases are looked for, in the order of `Candidate.fits`. */
export const RELATIONS = ["left", "right", "above", "head", "below", "before", "row"] as const;

/** What all readings of one place have in common: the signs of its words and its place, and the phrases that fit its words. */
export interface Shared {
  readonly signs: SignList;
  readonly fits: readonly (Fits | null)[];
}

/**
 * Finds what every figure has. `isItem` says that words go on behind the figure, so that what stands left of it is the
 * caption of something else.
 */
export type Share = (figure: Figure<unknown>, isItem?: boolean) => Shared;
