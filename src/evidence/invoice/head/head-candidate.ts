import { held, type NamedSigns } from "../../../base/odds.ts";
import type { Provenance } from "../../../document/sourced.ts";
import {
  isCaption,
  isPrefix,
  type LabelValue,
  LOOK_WORDS,
} from "../../../paper/invoice/label-values.ts";
import type { InvoiceLabel } from "../../../paper/invoice/invoice-paper.ts";
import { textOfWords } from "../../../page/page.ts";

/** The fields of an invoice's head that are chosen among what it prints. */
export type HeadField = "invoiceNumber" | "purchaseOrder" | "invoiceDate" | "dueDate";

/** What may fill a field of an invoice's head, with all that speaks for and against it. */
export interface HeadCandidate<Value> {
  readonly value: Value;
  /** The same for all prints of one value. */
  readonly key: string;
  readonly from: Provenance;
  /** Where it stands, as a sentence. */
  readonly because: string;
  /** Fields that it may fill: only those that its label asks for. An order and a due date need a label. */
  readonly mayFill: readonly HeadField[];
  /** Whether a template of the vendor names its label. */
  readonly isTaught: boolean;
  /** Named signs, each about −1 to 1. */
  readonly signs: ReadonlyMap<string, number>;
}

/** A label of more words is not told apart from one of so many. */
const MANY_WORDS = 4;

/** What the label of a value says, whatever it asks for. */
export function labelSigns(label: InvoiceLabel): NamedSigns {
  const begins = label.words[0] === label.runs[0]?.words[0];
  return [
    ["label covers its text", Math.min(1, label.coverage)],
    ["words of the label", Math.min(MANY_WORDS, label.length) / MANY_WORDS],
    ...held({
      "label ends with a colon": label.words.at(-1)?.text.endsWith(":") === true,
      "label begins its text": begins,
      "label within a text": !begins && !isCaption(label),
      "label may be part of the value": isPrefix(label),
    }),
  ];
}

/** What the value of a label may fill: what the label asks for, and nothing where a template says so. */
export function filledBy(
  { isDecoy }: InvoiceLabel,
  asked: readonly HeadField[],
): readonly HeadField[] {
  return isDecoy === true ? [] : asked;
}

/** The page of a value, and the height of most of the paper's print. */
export interface Sheet {
  readonly height: number;
  readonly glyphHeight: number;
}

/** Where a value stands on its paper, and how large. */
export function placeSigns(
  { pageNumber, box }: Provenance,
  { height, glyphHeight }: Sheet,
): NamedSigns {
  const larger = (box.bottom - box.top) / Math.max(1, glyphHeight) - 1;
  return [
    ["down the page", Math.max(0, Math.min(1, box.top / Math.max(1, height)))],
    ["larger print", Math.max(0, Math.min(1, larger))],
    ...held({ "on a later page": pageNumber > 1 }),
  ];
}

/** A candidate before it is known what else the paper prints. */
export interface OnPaper<Value, Meaning extends string> extends Omit<
  HeadCandidate<Value>,
  "signs"
> {
  /** What its label asks for; null where it has none. */
  readonly meaning: Meaning | null;
  readonly signs: NamedSigns;
}

/** What other prints of the same value say, and whether another has the label that `own` asks for. */
export function companySigns<Value, Meaning extends string>(
  { key, from, meaning }: OnPaper<Value, Meaning>,
  all: readonly OnPaper<Value, Meaning>[],
  own: Meaning,
): NamedSigns {
  const same = all.filter((other) => other.key === key);
  const places = new Set(same.map((other) => placeKey(other.from)));
  places.delete(placeKey(from));
  const others = new Set(same.flatMap((other) => other.meaning ?? []));
  if (meaning !== null) others.delete(meaning);
  return [
    ["printed again", Math.min(1, places.size / 2)],
    ...[...others].map((other) => [`also by ${other}`, 1] as const),
    ...held({
      "another by its label": meaning !== own && all.some((other) => other.meaning === own),
    }),
  ];
}

/** Candidates by labels, then those of other places that no label has, or none for the same field. */
export function withLone<One extends Pick<HeadCandidate<unknown>, "from" | "mayFill">>(
  labelled: readonly One[],
  lone: readonly One[],
  field: HeadField | null = null,
): readonly One[] {
  const others =
    field === null ? labelled : labelled.filter(({ mayFill }) => mayFill.includes(field));
  const taken = new Set(others.map(({ from }) => placeKey(from)));
  return [...labelled, ...lone.filter(({ from }) => !taken.has(placeKey(from)))];
}

/** Where a print ends: a label that is part of the value may stand before it. */
function placeKey({ pageNumber, box }: Provenance): string {
  return `${pageNumber} ${box.right} ${box.top}`;
}

/** A sentence that says by which label a value stands. */
export function becauseOf({ look, label }: LabelValue): string {
  return `It stands ${LOOK_WORDS[look]} the label "${textOfWords(label.words)}".`;
}
