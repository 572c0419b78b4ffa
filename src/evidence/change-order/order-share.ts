import type { Figure, Paper } from "../../paper/paper.ts";
import type { Share } from "../candidate.ts";
import { oncePerPlace, placesIn } from "../place.ts";
import { joinedSigns, Signs } from "../signs.ts";
import type { Surroundings } from "../surroundings.ts";
import { messagesIn } from "./messages.ts";
import { captionSigns, type OrderPhrases } from "./order-phrases.ts";

/** Relations in which captions of the lexicon are looked for. */
const CAPTIONED = ["left", "above", "head", "before", "right", "below", "row", "rowAbove"] as const;

/** What every figure of a change order has: its words, its place, and the captions that its words are. */
export function orderShare(paper: Paper, phrases: OrderPhrases): Share {
  const placeOf = placesIn(paper);
  const { partOf } = messagesIn(paper);
  return oncePerPlace((figure, isItem) => {
    const { around, signs } = placeOf(figure, isItem);
    const captions = new Signs();
    orderCaptions(around, captions, phrases);
    captions.text(`message ${partOf(figure.pageNumber, figure.line) ?? "none"}`, 1);
    return { signs: joinedSigns([signs, captions]), fits: [] };
  });
}

/** What figures share, behind signs that one kind of figure has besides. */
export function withMore(
  share: Share,
  more: (figure: Figure<unknown>, signs: Signs) => void,
): Share {
  return (figure, isItem) => {
    const signs = new Signs();
    more(figure, signs);
    const { signs: shared, fits } = share(figure, isItem);
    return { signs: signs.done(shared), fits };
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
