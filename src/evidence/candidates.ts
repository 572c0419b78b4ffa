/*
 * The candidates of a pay application with their named signs: how words stand to a figure (`surroundings`), which
 * phrases of the templates they fit (`phrases`), single words as hashes, place, print, rank, and the arithmetic that it
 * can stand in. Nothing is decided here.
 */

import type { Paper } from "../paper/paper.ts";
import { amountCandidates } from "./amount-candidates.ts";
import {
  type Candidates,
  type Candidate,
  RELATIONS,
  type Share,
  type Shared,
} from "./candidate.ts";
import { dateCandidates } from "./date-candidates.ts";
import { identifierCandidates } from "./identifier-candidates.ts";
import { type Fits, fitsOf, generalLexicon, type Lexicon } from "./phrases.ts";
import { Signs } from "./signs.ts";
import type { Keys } from "./line-facts.ts";
import { oncePerPlace, placesIn } from "./place.ts";
import { remembered } from "./remembered.ts";

/** Leaves out phrases of the lexicon by chance, while fitting. */
export type Dropped = (phrase: number) => boolean;

const keepsAll: Dropped = () => false;

/** All candidates of a paper, with their signs. */
export function candidatesOf(
  paper: Paper,
  dropped: Dropped = keepsAll,
  lexicon: Lexicon = generalLexicon(),
): Candidates {
  const share = sharedIn(paper, (keys) => fitsOf(lexicon, keys, dropped));
  return {
    money: amountCandidates(paper, share),
    percent: paper.percents.map((figure) => percentCandidate(figure, share)),
    date: dateCandidates(paper, share),
    identifier: identifierCandidates(paper, share),
  };
}

/** A look-up of what figures have by their words and places. Several readings of one place are looked at once. */
function sharedIn(paper: Paper, fits: (keys: Keys) => Fits): Share {
  const placeOf = placesIn(paper);
  const fitsOfKeys = remembered(fits);
  return oncePerPlace((figure, isItem): Shared => {
    const { around, signs } = placeOf(figure, isItem);
    const byRelation = RELATIONS.map((name) =>
      around[name].length === 0 ? null : fitsOfKeys(around[name]),
    );
    return { signs, fits: byRelation };
  });
}

function percentCandidate(figure: Paper["percents"][number], share: Share): Candidate {
  const signs = new Signs();
  const key = figure.value.points.key();
  const points = Number(key);
  signs.named(`print ${figure.print}`);
  signs.measured("points", points, [0, 10, 50]);
  signs.when(points === 5 || points === 10, "usual rate");
  const { fits, signs: shared } = share(figure);
  return { figure, key, cents: 0, fits, ...signs.done(shared) };
}
