import type { Figure, Paper } from "../../paper/paper.ts";
import type { Share } from "../candidate.ts";
import { asItem } from "../candidates.ts";
import { placeSigns, wordSigns } from "../shared-signs.ts";
import { columnsOf } from "../column-words.ts";
import { type SignList, Signs } from "../signs.ts";
import { type Surroundings, surroundingsIn } from "../surroundings.ts";
import { messagesIn } from "./messages.ts";
import { captionSigns, type OrderPhrases } from "./order-phrases.ts";

/** Relations in which captions of the lexicon are looked for. */
const CAPTIONED = ["left", "above", "head", "before", "right", "below", "row", "rowAbove"] as const;

/** Adds signs that one kind of figure has besides those of all. */
export type More = (figure: Figure<unknown>, signs: Signs) => void;

/** What every figure of a change order has: its words, its place, and the captions that its words are. */
export function orderShare(
  paper: Paper,
  phrases: OrderPhrases,
  more: More = () => undefined,
): Share {
  const look = surroundingsIn(paper);
  const { partOf } = messagesIn(paper);
  const known = new Map<string, SignList>();
  const signsOf = (figure: Figure<unknown>, isItem: boolean): SignList => {
    const around = isItem ? asItem(look(figure)) : look(figure);
    const signs = new Signs();
    wordSigns(around, columnsOf, signs);
    placeSigns(figure, around, paper, signs);
    orderCaptions(around, signs, phrases);
    signs.text(`message ${partOf(figure.pageNumber, figure.line) ?? "none"}`, 1);
    return signs.done();
  };
  return (figure, isItem = false) => {
    const { pageNumber, line, from, to } = figure;
    const place = `${pageNumber} ${line} ${from} ${to} ${isItem ? "item" : ""}`;
    const before = known.get(place) ?? signsOf(figure, isItem);
    known.set(place, before);
    const signs = new Signs();
    more(figure, signs);
    return { signs: signs.done(before), fits: [] };
  };
}

/** Tells which captions and marks of the lexicon stand around a figure. */
export function orderCaptions(around: Surroundings, signs: Signs, phrases: OrderPhrases): void {
  for (const relation of CAPTIONED) {
    const cover = phrases.coverOf(around[relation]);
    captionSigns(relation, cover, signs);
    const isCaption = relation === "left" || (relation === "above" && around.left.length === 0);
    if (isCaption) captionSigns("caption", cover, signs);
    for (const mark of phrases.marksIn(around[relation])) signs.text(`${relation} ${mark}`, 1);
  }
}
