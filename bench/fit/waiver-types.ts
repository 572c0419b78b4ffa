import {
  composedBody,
  composedTitle,
} from "../../fixtures/draw/random/lien-waiver/composed-body.ts";
import { chanceOf } from "../../fixtures/draw/random/chance.ts";
import type { WaiverType } from "../../fixtures/draw/lien-waiver/truth.ts";
import { tokensOfWord } from "../../src/base/phrase.ts";
import { typeMarks, typesIn } from "../../src/evidence/lien-waiver/type-marks.ts";
import { typeOptions } from "../../src/evidence/lien-waiver/type-options.ts";
import {
  typeSigns,
  type TypeText,
  type TypeWeights,
  WORD,
} from "../../src/evidence/lien-waiver/type-signs.ts";
import { layoutOf } from "../../src/layout/layout.ts";
import { printedTexts } from "../../src/lexicon/texts.ts";
import type { Word } from "../../src/page/page.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
import { fitSigns, RIDGE, type SignCase } from "./fit-signs.ts";
import type { WaiverExample } from "./waiver-examples.ts";

/** A paper that somebody drew counts as much as so many that were composed at random, which have the same few sentences. */
const DRAWN = 4;

/** So many texts are put together of clauses. */
const COMPOSED = 3_000;

/** Share of them that have a title. */
const TITLED = 0.6;

/** A single word is drawn to zero this strongly. At half of it more authored waivers are wrong without a word. */
const WORD_RIDGE = 4;

/** Words of fewer cases are learnt by heart, and what says less than this is left out. */
const FEWEST = 3;
const SLIGHT = 0.05;

type Half = (type: WaiverType) => boolean;

const HALVES = {
  conditional: (type) => type.startsWith("CONDITIONAL"),
  final: (type) => type.endsWith("_FINAL"),
} as const satisfies Readonly<Record<string, Half>>;

/** What a waiver's type is told by, and its type. */
interface TypeCase {
  readonly type: WaiverType;
  readonly layout: string;
  readonly signs: ReadonlyMap<string, number>;
  /** See `countOf`. */
  readonly by: number;
}

/** What each sign says for the two halves of a type, fitted to papers and to texts put together of clauses. */
export function fittedTypes(examples: readonly WaiverExample[]): TypeWeights {
  const cases = known([...examples.flatMap(typeCase), ...composedCases()]);
  return {
    conditional: fittedHalf(cases, HALVES.conditional),
    final: fittedHalf(cases, HALVES.final),
  };
}

function fittedHalf(cases: readonly TypeCase[], half: Half): Readonly<Record<string, number>> {
  const weights = fitSigns(
    cases.flatMap(({ type, layout, signs, by }) =>
      Array.from({ length: by }, (): SignCase => ({ layout, signs, isYes: half(type) })),
    ),
    (name) => (name.startsWith(WORD) ? WORD_RIDGE : RIDGE),
  );
  return Object.fromEntries(
    Object.entries(weights).filter(([, weight]) => Math.abs(weight) >= SLIGHT),
  );
}

/** The cases without words that hardly any of them has. */
function known(cases: readonly TypeCase[]): readonly TypeCase[] {
  const counts = new Map<string, number>();
  for (const { signs } of cases)
    for (const name of signs.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return cases.map((one) => ({
    ...one,
    signs: new Map(
      [...one.signs].filter(
        ([name]) => !name.startsWith(WORD) || (counts.get(name) ?? 0) >= FEWEST,
      ),
    ),
  }));
}

/** None where the paper does not say its type. */
function typeCase({ pages, truth, layout }: WaiverExample): readonly TypeCase[] {
  const type = String(truth["waiverType"]);
  if (type === "UNCLEAR") return [];
  const paper = cutPaper(pages);
  const signs = typeSigns(printedTexts(layoutOf(pages)), typeMarks(paper), typeOptions(paper));
  return [{ type: type as WaiverType, layout, signs, by: countOf(layout) }];
}

/** How many papers composed at random a paper of a layout counts as. */
export function countOf(layout: string): number {
  return layout === "random" ? 1 : DRAWN;
}

const TYPES: readonly WaiverType[] = [
  "CONDITIONAL_PROGRESS",
  "UNCONDITIONAL_PROGRESS",
  "CONDITIONAL_FINAL",
  "UNCONDITIONAL_FINAL",
];

let composed: readonly TypeCase[] | null = null;

/** Texts without a page: a type is told by their words. They are put together once for all folds. */
function composedCases(): readonly TypeCase[] {
  composed ??= Array.from({ length: COMPOSED }, (_one, at) => composedCase(at));
  return composed;
}

function composedCase(at: number): TypeCase {
  const type = TYPES[at % TYPES.length] as WaiverType;
  const chance = chanceOf(`composed${at}`);
  const fill = filler(chance.fork("v"));
  const title = fill(composedTitle(type, chance.fork("t")));
  const body = fill(composedBody(type, chance.fork("b")));
  const isTitled = chance.isTrue(TITLED);
  const marks = isTitled ? typesIn(title).map((says) => ({ says, place: "title" as const })) : [];
  const texts = (isTitled ? [title, body] : [body]).map(textOf);
  const signs = typeSigns(texts, marks, { chosen: new Set(), passedOver: new Set() });
  return { type, layout: "random", signs, by: 1 };
}

/** Puts something into the places of a text. */
function filler(chance: ReturnType<typeof chanceOf>): (text: string) => string {
  const values: Readonly<Record<string, string>> = {
    claimant: chance.one(["Acme Drywall LLC", "Bell Electric, Inc.", "Roe Masonry"]),
    customer: chance.one(["Hale Builders, Inc.", "Orr Construction Co."]),
    project: chance.one(["Elm Street School", "Dock 4 Warehouse", "Kent Tower"]),
    amount: `$${chance.between(1, 99)},250.00`,
    through: `${chance.between(1, 12)}/${chance.between(1, 28)}/2026`,
    ret: chance.one(["retainage", "retention", "holdback"]),
    con: chance.one(["contract", "subcontract", "agreement"]),
  };
  return (text) =>
    text.replaceAll(/[[{](\w+)[\]}]/g, (_place, name: string) => values[name.toLowerCase()] ?? "");
}

function textOf(text: string): TypeText {
  const pieces = text
    .split(" ")
    .flatMap((printed) => tokensOfWord(printed).map(({ key }) => ({ key, word: wordOf(printed) })));
  return { keys: pieces.map(({ key }) => key), words: pieces.map(({ word }) => word) };
}

/** A word without a place on a page. */
function wordOf(text: string): Word {
  const box = { left: 0, top: 0, right: 0, bottom: 0 };
  return { text, box, glyphHeight: 10, isBold: false, reader: "text", certainty: 1 };
}
