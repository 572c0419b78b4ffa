import type { Provenance } from "../../document/sourced.ts";
import { isCaption, isPrefix, type LabelValue } from "../../template/invoice/label-values.ts";
import type { InvoiceLabel, InvoicePaper } from "../../template/invoice/invoice-paper.ts";

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
  /** Fields that it may fill: what a label asks for nothing else is, and an order or a due date is told by words alone. */
  readonly mayFill: readonly HeadField[];
  /** Whether a template of the vendor names its label. */
  readonly isTaught: boolean;
  /** Named signs, each about −1 to 1. */
  readonly signs: ReadonlyMap<string, number>;
}

type NamedSigns = readonly (readonly [name: string, sign: number])[];

/** Those that hold, each as 1. */
export function held(signs: Readonly<Record<string, boolean>>): NamedSigns {
  return Object.entries(signs).flatMap(([name, isSo]) => (isSo ? [[name, 1] as const] : []));
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

/** The middle one of the heights of a paper's lines. */
export function usualHeight({ lines }: InvoicePaper): number {
  const heights = lines.map(({ line }) => line.runs[0]?.glyphHeight ?? 0).toSorted((a, b) => a - b);
  return heights[heights.length >> 1] ?? 1;
}

/** A sentence that says by which label a value stands. */
export function becauseOf({ look, label }: LabelValue): string {
  return `It stands ${look} the label "${label.words.map(({ text }) => text).join(" ")}".`;
}
