import type { Figure, Paper } from "../paper/paper.ts";
import { amountCandidates } from "./amount-candidates.ts";
import {
  type Candidates,
  type Candidate,
  RELATIONS,
  type Share,
  type Shared,
} from "./candidate.ts";
import { columnsOf } from "./column-words.ts";
import { dateCandidates } from "./date-candidates.ts";
import { identifierCandidates } from "./identifier-candidates.ts";
import { type Fits, fitsOf, generalLexicon, type Lexicon } from "./phrases.ts";
import { placeSigns, wordSigns } from "./shared-signs.ts";
import { Signs } from "./signs.ts";
import type { Keys } from "./line-facts.ts";
import { type Surroundings, surroundingsIn } from "./surroundings.ts";

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
  const look = surroundingsIn(paper);
  const fitsOfKeys = remembered(fits);
  const columnsOfKeys = remembered(columnsOf);
  const sharedOf = (figure: Figure<unknown>, isItem: boolean): Shared => {
    const around = isItem ? asItem(look(figure)) : look(figure);
    const signs = new Signs();
    wordSigns(around, columnsOfKeys, signs);
    placeSigns(figure, around, paper, signs);
    const byRelation = RELATIONS.map((name) =>
      around[name].length === 0 ? null : fitsOfKeys(around[name]),
    );
    return { signs: signs.done(), fits: byRelation };
  };
  const known = new Map<string, Shared>();
  return (figure, isItem = false) => {
    const { pageNumber, line, from, to } = figure;
    const place = `${pageNumber} ${line} ${from} ${to} ${isItem ? "item" : ""}`;
    const before = known.get(place);
    if (before !== undefined) return before;
    const shared = sharedOf(figure, isItem);
    known.set(place, shared);
    return shared;
  };
}

/** The same of words that were asked before: a caption is that of many figures. */
function remembered<Result>(ask: (keys: Keys) => Result): (keys: Keys) => Result {
  const known = new Map<string, Result>();
  return (keys) => {
    const text = keys.join(" ");
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = ask(keys);
    known.set(text, result);
    return result;
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
  const { fits, signs: shared } = share(figure);
  return { figure, key, cents: 0, fits, ...signs.done(shared) };
}
