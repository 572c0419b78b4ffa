import type { Paper } from "../paper/paper.ts";
import { amountCandidates } from "./amount-candidates.ts";
import { type Candidate, type Candidates, RELATIONS, type Share } from "./candidate.ts";
import { dateCandidates } from "./date-candidates.ts";
import { identifierCandidates } from "./identifier-candidates.ts";
import { fitsOf } from "./phrases.ts";
import { placeSigns, wordSigns } from "./shared-signs.ts";
import { Signs } from "./signs.ts";
import { type Surroundings, surroundingsIn } from "./surroundings.ts";

/** Leaves out phrases of the lexicon by chance, while fitting. */
export type Dropped = (phrase: number) => boolean;

const keepsAll: Dropped = () => false;

/** All candidates of a paper, with their signs. */
export function candidatesOf(paper: Paper, dropped: Dropped = keepsAll): Candidates {
  const look = surroundingsIn(paper);
  const share: Share = (figure, signs, isItem = false) => {
    const around = isItem ? asItem(look(figure)) : look(figure);
    wordSigns(around, signs);
    placeSigns(figure, around, paper, signs);
    return RELATIONS.map((name) =>
      around[name].length === 0 ? null : fitsOf(around[name], dropped),
    );
  };
  return {
    money: amountCandidates(paper, share),
    percent: paper.percents.map((figure) => percentCandidate(figure, share)),
    date: dateCandidates(paper, share),
    identifier: identifierCandidates(paper, share),
  };
}

/** Words this many glyph heights left of a number that other words follow are no caption of it. */
const ITEM_GAP = 1.05;

/** What surrounds a number that begins an item: what stands far left of it is no caption. */
export function asItem(around: Surroundings): Surroundings {
  const isFar = around.leftGap > ITEM_GAP;
  return isFar ? { ...around, left: [], row: [...around.row, ...around.left] } : around;
}

function percentCandidate(figure: Paper["percents"][number], share: Share): Candidate {
  const signs = new Signs();
  const key = figure.value.points.key();
  const points = Number(key);
  signs.named(`print ${figure.print}`);
  signs.measured("points", points, [0, 10, 50]);
  signs.when(points === 5 || points === 10, "usual rate");
  const fits = share(figure, signs);
  return { figure, key, cents: 0, fits, ...signs.done() };
}
