import type { Figure, Paper } from "../../paper/paper.ts";
import type { Share } from "../candidate.ts";
import { asItem } from "../candidates.ts";
import { placeSigns, wordSigns } from "../shared-signs.ts";
import type { Signs } from "../signs.ts";
import { type Surroundings, surroundingsIn } from "../surroundings.ts";
import { captionSigns, coverOf, type Dropped, marksIn } from "./order-phrases.ts";

/** Relations in which captions of the lexicon are looked for. */
const CAPTIONED = ["left", "above", "head", "before", "right", "below", "row", "rowAbove"] as const;

/** Adds signs that one kind of figure has besides those of all. */
export type More = (figure: Figure<unknown>, signs: Signs) => void;

/** What every figure of a change order has: its words, its place, and the captions that its words are. */
export function orderShare(paper: Paper, dropped: Dropped, more: More = () => undefined): Share {
  const look = surroundingsIn(paper);
  return (figure, signs, isItem = false) => {
    const around = isItem ? asItem(look(figure)) : look(figure);
    wordSigns(around, signs);
    placeSigns(figure, around, paper, signs);
    orderCaptions(around, signs, dropped);
    more(figure, signs);
    return [];
  };
}

/** Tells which captions and marks of the lexicon stand around a figure. */
export function orderCaptions(around: Surroundings, signs: Signs, dropped: Dropped): void {
  for (const relation of CAPTIONED) {
    const cover = coverOf(around[relation], dropped);
    captionSigns(relation, cover, signs);
    const isCaption = relation === "left" || (relation === "above" && around.left.length === 0);
    if (isCaption) captionSigns("caption", cover, signs);
    for (const mark of marksIn(around[relation], dropped)) signs.word(`${relation} ${mark}`, 1);
  }
}
