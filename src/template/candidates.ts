import { type Box, unionOf } from "../base/box.ts";
import { phraseKeys } from "../base/phrase.ts";
import type { Money } from "../base/money.ts";
import type { Provenance } from "../document/sourced.ts";
import type { Word } from "../page/page.ts";
import type { Figure } from "./figures.ts";
import type { Label } from "./labels.ts";
import { figuresBeside, type Located } from "./locate.ts";
import type { PagePieces } from "./pieces.ts";
import type { FieldRule, Look } from "./template.ts";

/** What a phrase of a template means: a field with its rule, or a decoy (null). */
export interface LabelMeaning<FieldName extends string> {
  readonly field: FieldName | null;
  readonly rule: FieldRule | null;
  /** True for the template that recognised the layout, false for the general vocabulary beside it. */
  readonly isOfLayout: boolean;
}

/** A printed value that may be a field's, with what speaks for it. */
export interface Candidate<Value> {
  readonly value: Value;
  readonly from: Provenance;
  /** The figure it was read from; null for text and dates. */
  readonly figure: Figure | null;
  readonly look: Look;
  /** Found without its label: it counts only when one or two identities of the form hold with it. */
  readonly needsProof?: "one" | "two";
  /** Evidence from label and place, about 0 to 2. */
  readonly score: number;
  /** Sentences naming the evidence. */
  readonly because: readonly string[];
}

/** How much a direction speaks for a value. */
export const LOOK_WEIGHT: Readonly<Record<Look, number>> = { right: 1, below: 0.8, above: 0.45 };

/** A value printed with cents, grouping or a currency sign is one; a bare small number may be anything. */
function formWeight(figure: Figure): number {
  switch (figure.form) {
    case "amount":
      return 1;
    case "dash":
      return 0.9;
    case "plain":
      return /\d{3}/.test(figure.printed) ? 0.7 : 0.5;
    case "percent":
    case "blank":
      return 0;
  }
}

/** 0 to 1: how much a label's wording says that it is a caption of this field and not part of a sentence. */
export function labelWeight<FieldName extends string>(
  label: Label<LabelMeaning<FieldName>>,
  rule: FieldRule,
): number {
  const wording = Math.min(1, 0.4 + 0.15 * label.length) * (0.25 + 0.75 * label.coverage);
  const item = rule.item === undefined ? "" : rule.item;
  const isNumbered = item !== "" && (label.before === item || label.before === item.slice(1));
  return Math.min(1, wording + (isNumbered ? 0.2 : 0));
}

/** Whether a label speaks of another application: "Previous application period ended". */
export function isOfAnother<Meaning>({ before }: Label<Meaning>): boolean {
  return ANOTHER.has(before);
}

const ANOTHER: ReadonlySet<string> = new Set(
  ["previous", "last", "former", "next"].flatMap(phraseKeys),
);

/** Money candidates of one label, in all directions that its rule allows. */
export function moneyCandidates<FieldName extends string>(
  label: Label<LabelMeaning<FieldName>>,
  meaning: { readonly rule: FieldRule; readonly isOfLayout: boolean },
  page: PagePieces,
  excluded: ReadonlySet<Figure>,
): readonly Candidate<Money | null>[] {
  const { rule } = meaning;
  const found: Candidate<Money | null>[] = [];
  const weight = labelWeight(label, rule);
  let isAnswered = false;
  rule.look.forEach((look, preference) => {
    if (isAnswered) return;
    for (const located of figuresBeside(label, page, look)) {
      if (excluded.has(located.figure) || isItemNumber(located.figure, page)) continue;
      // A placeholder such as #REF! where the value stands is the answer: there is none.
      if (located.rank === 0 && look === "right" && isPlaceholder(located.figure))
        isAnswered = true;
      const candidate = toMoney(located, rule, weight, label);
      if (candidate === null) continue;
      found.push({
        ...candidate,
        score: candidate.score - 0.05 * preference + (meaning.isOfLayout ? 0.1 : 0),
      });
      if (located.figure.form === "blank") break;
    }
  });
  return found;
}

/** Whether a figure is the number of the caption that follows it: "8 DUE THIS REQUISITION". */
function isItemNumber(figure: Figure, page: PagePieces): boolean {
  if (figure.form !== "plain" || !/^\d{1,2}[.)]?$/.test(figure.printed)) return false;
  const line = page.lines.find(({ pieces }) => pieces.some((piece) => piece.figure === figure));
  const at = line?.pieces.findIndex((piece) => piece.figure === figure) ?? -1;
  const next = line?.pieces[at + 1];
  return (
    next !== undefined &&
    next.figure === null &&
    next.words.some((word) => /\p{L}{2}/u.test(word.text))
  );
}

function isPlaceholder({ form, printed }: Figure): boolean {
  return form === "blank" && !/^[$£€]$/.test(printed);
}

function toMoney<FieldName extends string>(
  { figure, look, rank }: Located,
  rule: FieldRule,
  weight: number,
  label: Label<LabelMeaning<FieldName>>,
): Candidate<Money | null> | null {
  if (figure.form === "percent") return null;
  const money = figure.money;
  const value = money !== null && rule.isDeduction === true ? money.absolute() : money;
  const score = weight * LOOK_WEIGHT[look] * formWeight(figure) - 0.12 * rank;
  return {
    value,
    from: provenanceOf(figure),
    figure,
    look,
    score,
    because: [placeSentence(label, look)],
  };
}

/** "It stands to the right of the label "Current payment due"." */
export function placeSentence<Meaning>(label: Label<Meaning>, look: Look): string {
  const place = { right: "to the right of", below: "below", above: "above" }[look];
  return `It stands ${place} the label "${label.words.map((word) => word.text).join(" ")}".`;
}

/** Where a figure was read. */
export function provenanceOf(figure: Figure): Provenance {
  return placeOfWords(figure.words, figure.pageNumber, figure.printed, figure.box);
}

/** Where words were read; the printed text is theirs unless given. */
export function placeOfWords(
  words: readonly Word[],
  pageNumber: number,
  printed: string = words.map((word) => word.text).join(" "),
  box: Box = unionOf(words.map((word) => word.box)),
): Provenance {
  const certainty = Math.min(...words.map((word) => word.certainty));
  return { pageNumber, box, printed, reader: words.at(-1)?.reader ?? "text", certainty };
}
