import { anyPayApplication } from "../../templates/pay-application/any-pay-application.ts";
import type { Box } from "../base/box.ts";
import { onceFor } from "../base/once-for.ts";
import { phrasesIn, vocabularyOf } from "../lexicon/vocabulary.ts";
import type { Word } from "../page/page.ts";
import type { Figure, Paper } from "../paper/paper.ts";
import type { Keys } from "./line-facts.ts";
import { remembered } from "./remembered.ts";
import { placeSigns, wordSigns } from "./shared-signs.ts";
import { type SignList, Signs } from "./signs.ts";
import { type Surroundings, surroundingsIn } from "./surroundings.ts";

/** What surrounds a figure, and what its words and its place say. */
interface Place {
  readonly box: Box;
  readonly around: Surroundings;
  readonly signs: SignList;
}

/** Looks a figure's place up; `isItem` says that words go on behind it. */
type PlaceOf = (figure: Figure<unknown>, isItem: boolean) => Place;

/** A look-up of the places of a paper's figures. Each is looked at once, whatever is read there and whatever the paper may be. */
export const placesIn: (paper: Paper) => PlaceOf = onceFor((paper: Paper) =>
  remembering(lookIn(paper)),
);

/** Of figures that stand at one place some have a box of their own: a text that begins with small print. */
function remembering(look: PlaceOf): PlaceOf {
  const known = oncePerPlace(look);
  return (figure, isItem) => {
    const place = known(figure, isItem);
    return isSameBox(place.box, figure.box) ? place : look(figure, isItem);
  };
}

function isSameBox(one: Box, other: Box): boolean {
  return (
    one.left === other.left &&
    one.top === other.top &&
    one.right === other.right &&
    one.bottom === other.bottom
  );
}

/** The same of a figure that stands where another one was asked for. */
export function oncePerPlace<Found>(
  find: (figure: Figure<unknown>, isItem: boolean) => Found,
): (figure: Figure<unknown>, isItem?: boolean) => Found {
  const known = new Map<Word | undefined, Map<number, Found>>();
  return (figure, isItem = false) => {
    const [first] = figure.words;
    const ofFirst = known.get(first) ?? new Map<number, Found>();
    known.set(first, ofFirst);
    const place = 2 * figure.to + Number(isItem);
    const found = ofFirst.get(place) ?? find(figure, isItem);
    ofFirst.set(place, found);
    return found;
  };
}

function lookIn(paper: Paper): PlaceOf {
  const look = surroundingsIn(paper);
  const columns = remembered(columnsOf);
  return (figure, isItem) => {
    const around = isItem ? asItem(look(figure)) : look(figure);
    const signs = new Signs();
    wordSigns(around, columns, signs);
    placeSigns(figure, around, paper, signs);
    return { box: figure.box, around, signs: signs.done() };
  };
}

/** Words this many glyph heights left of a number that other words follow are no caption of it. */
const ITEM_GAP = 1.05;

/** What surrounds a number that begins an item: what stands far left of it is no caption. */
function asItem(around: Surroundings): Surroundings {
  const isFar = around.leftGap > ITEM_GAP;
  return isFar ? { ...around, left: [], row: [...around.row, ...around.left] } : around;
}

/** The columns of a continuation sheet whose captions these words hold; `total` where they call a row a total. */
function columnsOf(keys: Keys): readonly string[] {
  if (keys.length === 0) return [];
  return [...new Set(phrasesIn(VOCABULARY, keys).flatMap(({ meanings }) => meanings))];
}

const VOCABULARY = vocabularyOf(columnEntries());

function columnEntries(): readonly (readonly [string, string])[] {
  const { sheet } = anyPayApplication;
  if (sheet === undefined) return [];
  const columns = Object.entries(sheet.columns).flatMap(([name, phrases]) =>
    phrases.map((phrase) => [phrase, name] as const),
  );
  const totals = [...sheet.grandTotals, ...sheet.totals].map(
    (phrase) => [phrase, "total"] as const,
  );
  return [...columns, ...totals];
}
