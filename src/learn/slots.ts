import { foldedKeys } from "../base/folded-words.ts";
import type { InvoiceColumn } from "../lexicon/invoice-template.ts";
import type { Word } from "../page/page.ts";
import type {
  LabelledRule,
  PrintedField,
  VendorField,
  VendorTemplate,
} from "../lexicon/vendor-template.ts";
import type { InvoicePaper } from "../paper/invoice/invoice-paper.ts";
import type { InvoiceDraft } from "../read/invoice/read-invoice.ts";
import { placesOfText, type PrintedText } from "../paper/invoice/printed-text.ts";
import { type AcceptedInvoice, type AcceptedLine, PUBLIC_NAMES } from "./accepted-invoice.ts";
import type { Topic } from "./agreement.ts";
import { captionsAbove, type LabelGuess, labelGuesses } from "./label-guesses.ts";
import { placesOf } from "./printed-values.ts";

/** One thing that a template may say, with what it might say there, the likeliest first. */
export interface Slot {
  readonly topic: Topic;
  readonly guesses: readonly Guess[];
}

/** One thing that a template could say. */
export interface Guess {
  /** In words, such as `the label "ref", its value below`. */
  readonly says: string;
  readonly phrase: string;
  readonly into: (template: VendorTemplate) => VendorTemplate;
}

/** More are not tried for one slot: each costs a reading. */
const MOST_GUESSES = 6;

type WrittenField = Exclude<VendorField, PrintedField>;

/** What may be said of topics that the general reading has otherwise than accepted. */
export function slotsFor(
  topics: readonly Topic[],
  accepted: AcceptedInvoice,
  base: InvoiceDraft,
): readonly Slot[] {
  return topics.flatMap((topic): readonly Slot[] => {
    if (topic === "lineItems") return columnSlots(accepted.lines ?? [], base.paper);
    if (topic === "tax") return taxSlots(accepted, base.paper);
    const value = accepted.fields.get(topic) ?? null;
    if (value === null) return [{ topic, guesses: decoyGuesses(topic, base) }];
    if (isConstant(topic)) return [];
    const places = placesOf(value, base.paper);
    return [{ topic, guesses: labelledGuesses(topic, places, base.paper) }];
  });
}

/** What changes from one paper to the next names nothing: slots without phrases that are part of such a text. */
export function constantSlots(slots: readonly Slot[], accepted: AcceptedInvoice): readonly Slot[] {
  const values = [
    accepted.fields.get("customerName") ?? null,
    accepted.fields.get("vendorName") ?? null,
    ...(accepted.lines ?? []).map(({ description }) => description),
  ].flatMap((value) => (value?.kind === "text" ? [keyOf(value.text)] : []));
  const isConstantPhrase = ({ phrase }: Guess): boolean => {
    const key = keyOf(phrase);
    return !values.some((value) => value.includes(key) || key.includes(value));
  };
  return slots.map(({ topic, guesses }) => ({ topic, guesses: guesses.filter(isConstantPhrase) }));
}

function keyOf(text: string): string {
  return foldedKeys(text).join(" ");
}

function isConstant(topic: Topic): topic is PrintedField {
  return topic === "vendorName" || topic === "vendorTaxId";
}

function labelledGuesses(
  field: WrittenField,
  places: readonly PrintedText[],
  paper: InvoicePaper,
): readonly Guess[] {
  return distinct(places.flatMap((place) => labelGuesses(place, paper))).map(
    ({ phrase, look }): Guess => ({
      says: `the label "${phrase}", its value ${LOOK_WORDS[look]}`,
      phrase,
      into: (template) => withLabel(template, field, { phrase, look }),
    }),
  );
}

const LOOK_WORDS: Readonly<Record<LabelGuess["look"], string>> = {
  behind: "behind it",
  right: "right of it",
  below: "below it",
};

function distinct(guesses: readonly LabelGuess[]): readonly LabelGuess[] {
  const byKey = new Map(guesses.map((guess) => [`${guess.look} ${guess.phrase}`, guess]));
  return [...byKey.values()].slice(0, MOST_GUESSES);
}

function withLabel(
  template: VendorTemplate,
  field: WrittenField,
  { phrase, look }: LabelGuess,
): VendorTemplate {
  const known = template.fields[field];
  const rule: LabelledRule = { labels: [phrase], look: [look] };
  if (known === undefined) return { ...template, fields: { ...template.fields, [field]: rule } };
  const joined: LabelledRule = {
    labels: [phrase, ...known.labels.filter((label) => label !== phrase)],
    look: [look, ...known.look.filter((own) => own !== look)],
  };
  return { ...template, fields: { ...template.fields, [field]: joined } };
}

/** A slot for each tax, because each may have a label of its own. */
function taxSlots({ taxes }: AcceptedInvoice, paper: InvoicePaper): readonly Slot[] {
  return (taxes ?? []).map((amount) => ({
    topic: "tax",
    guesses: labelledGuesses("tax", placesOf({ kind: "money", amount }, paper), paper),
  }));
}

/** What stands by the value that was read where none is printed means something else. */
function decoyGuesses(topic: VendorField, { found, paper }: InvoiceDraft): readonly Guess[] {
  const from = found.get(PUBLIC_NAMES[topic] ?? topic)?.sourced.from ?? [];
  const places = from.flatMap(({ printed }) => placesOfText(printed, paper));
  return distinct(places.flatMap((place) => labelGuesses(place, paper))).map(
    ({ phrase }): Guess => ({
      says: `"${phrase}" as the caption of something else`,
      phrase,
      into: (template) => ({ ...template, decoys: [...template.decoys, phrase] }),
    }),
  );
}

const CELLS: readonly (readonly [keyof AcceptedLine, InvoiceColumn])[] = [
  ["description", "description"],
  ["quantity", "quantity"],
  ["unitPrice", "unitPrice"],
  ["amount", "amount"],
];

/** A slot for each column: its caption stands above the values of the first lines. */
function columnSlots(lines: readonly AcceptedLine[], paper: InvoicePaper): readonly Slot[] {
  const rows = rowsOf(lines, paper);
  return CELLS.map(([cell, column]) => {
    const captions = rows.flatMap(({ at, words }) => {
      const own = words.get(cell);
      return own === undefined ? [] : captionsAbove(own, at, paper);
    });
    const guesses = [...new Set(captions)].slice(0, MOST_GUESSES).map((phrase): Guess => ({
      says: `the caption "${phrase}" over the column ${column}`,
      phrase,
      into: (template) => ({
        ...template,
        columns: { ...template.columns, [column]: [phrase] as const },
      }),
    }));
    return { topic: "lineItems" as const, guesses };
  });
}

interface Row {
  readonly at: number;
  readonly words: ReadonlyMap<keyof AcceptedLine, readonly Word[]>;
}

/** The lines of print on which most cells of the first accepted lines stand. */
function rowsOf(lines: readonly AcceptedLine[], paper: InvoicePaper): readonly Row[] {
  return lines.slice(0, 2).flatMap((line) => {
    const byLine = new Map<number, Map<keyof AcceptedLine, readonly Word[]>>();
    for (const [cell] of CELLS) {
      const value = line[cell];
      // From the right: an amount is often the price as well.
      const places = value === null ? [] : placesOf(value, paper).toReversed();
      for (const { at, words } of places) {
        const row = byLine.get(at) ?? new Map<keyof AcceptedLine, readonly Word[]>();
        const isTaken = [...row.values()].some((own) => own[0] === words[0]);
        if (!row.has(cell) && !isTaken) row.set(cell, words);
        byLine.set(at, row);
      }
    }
    const [best] = [...byLine].toSorted(([, a], [, b]) => b.size - a.size);
    return best === undefined ? [] : [{ at: best[0], words: best[1] }];
  });
}
