/*
 * A template of one vendor, learnt from accepted values: labels are guessed around the places where they are printed
 * (`label-guesses`, `slots`), and those are kept with which a new reading has most fields as accepted (`search`). What
 * such a template adds is known where papers are cut (`own-labels`, `taught-names`).
 */

import type { Layout } from "../layout/layout.ts";
import { textOfWords, type Word } from "../page/page.ts";
import type { InvoiceTemplate } from "../lexicon/invoice-template.ts";
import type { PrintedField, VendorTemplate } from "../lexicon/vendor-template.ts";
import type { InvoicePaper } from "../paper/invoice/invoice-paper.ts";
import {
  type InvoiceChoices,
  type InvoiceDraft,
  readInvoice,
} from "../read/invoice/read-invoice.ts";
import { placesOfText } from "../paper/invoice/printed-text.ts";
import {
  type AcceptedInvoice,
  type AcceptedValue,
  PUBLIC_NAMES,
  wordsOf,
} from "./accepted-invoice.ts";
import { agreeing, type Topic, topicsOf } from "./agreement.ts";
import { placesOf } from "./printed-values.ts";
import { recognitionOf } from "./recognition.ts";
import { bestChoice, filledWith } from "./search.ts";
import { constantSlots, slotsFor } from "./slots.ts";

/** What became of one field of an accepted invoice. */
export interface TopicOutcome {
  /** As the public answer names it. */
  readonly name: string;
  /** Whether the general reading has it as accepted. */
  readonly wasRight: boolean;
  /** Whether the template's reading has it so. */
  readonly isRight: boolean;
  /** What the template says of it. */
  readonly says: readonly string[];
}

/** A template with what it is worth on the paper that it was learnt from, or sentences why there is none. */
export type Learnt =
  | {
      readonly kind: "template";
      readonly template: VendorTemplate;
      readonly outcomes: readonly TopicOutcome[];
    }
  | { readonly kind: "refused"; readonly problems: readonly string[] };

/** How invoices of unknown vendors are read. */
export interface GeneralReading {
  readonly general: readonly InvoiceTemplate[];
  readonly choices: InvoiceChoices;
}

/** Learns how one vendor's invoices are read from one of them and what a person has accepted of it. */
export function learnTemplate(
  layout: Layout,
  { general, choices }: GeneralReading,
  accepted: AcceptedInvoice,
  id: string,
): Learnt {
  const base = readInvoice(layout, general, choices);
  const right = agreeing(accepted, base.document);
  const wrong = topicsOf(accepted).filter((topic) => !right.has(topic));
  const problems = unprinted(wrong, accepted, base.paper);
  const recognise = recognitionOf(accepted, base.paper);
  if (recognise === null)
    problems.push(
      "Neither the vendor's name nor its tax number, mail or pages are printed as text, so that nothing would tell its papers.",
    );
  if (recognise === null || problems.length > 0) return { kind: "refused", problems };
  const constants = constantFields(wrong, accepted, base.paper);
  const draft: VendorTemplate = {
    id,
    kind: "INVOICE",
    describes: `Learnt from an accepted invoice of ${vendorOf(accepted)}.`,
    recognise,
    fields: constants,
    columns: {},
    decoys: [],
  };
  const read = (template: VendorTemplate): InvoiceDraft =>
    readInvoice(layout, general, choices, [template]);
  const slots = constantSlots(slotsFor(wrong, accepted, base), accepted);
  const chosen = bestChoice({ draft, read, accepted, slots });
  const said = [...chosen.values()].flatMap((guess) => (guess === null ? [] : [guess.phrase]));
  const filled = filledWith(draft, chosen);
  const some = [...new Set([...said, ...recognise.some])];
  const template = { ...filled, recognise: { ...recognise, some } };
  const nowRight = agreeing(accepted, read(template).document);
  const told = topicsOf(accepted).filter(
    (topic) => isGiven(topic, accepted) || !right.has(topic) || !nowRight.has(topic),
  );
  const outcomes = told.map((topic): TopicOutcome => ({
    name: nameOf(topic),
    wasRight: right.has(topic),
    isRight: nowRight.has(topic),
    says: [
      ...(topic in constants ? ["the text itself, which is always the same"] : []),
      ...[...chosen].flatMap(([slot, guess]) =>
        slot.topic === topic && guess !== null ? [guess.says] : [],
      ),
    ],
  }));
  return { kind: "template", template, outcomes };
}

/** Whether a person gave a value, and not only that there is none. */
function isGiven(topic: Topic, { fields, taxes, lines }: AcceptedInvoice): boolean {
  if (topic === "tax") return (taxes ?? []).length > 0;
  if (topic === "lineItems") return (lines ?? []).length > 0;
  return (fields.get(topic) ?? null) !== null;
}

function nameOf(topic: Topic): string {
  if (topic === "lineItems") return topic;
  return topic === "tax" ? "taxes" : (PUBLIC_NAMES[topic] ?? topic);
}

function vendorOf({ fields }: AcceptedInvoice): string {
  const name = fields.get("vendorName");
  return name?.kind === "text"
    ? name.text.replace(/\s+/g, " ").replace(/[ .]+$/, "")
    : "one vendor";
}

/** Sentences about accepted values that are printed nowhere; nothing is ever invented. */
function unprinted(
  wrong: readonly Topic[],
  accepted: AcceptedInvoice,
  paper: InvoicePaper,
): string[] {
  const values = wrong.flatMap((topic): readonly (readonly [Topic, AcceptedValue])[] => {
    if (topic === "lineItems") return [];
    if (topic === "tax")
      return (accepted.taxes ?? []).map((amount) => [topic, { kind: "money", amount }] as const);
    const value = accepted.fields.get(topic) ?? null;
    return value === null ? [] : [[topic, value]];
  });
  return values
    .filter(([, value]) => placesOf(value, paper).length === 0)
    .map(
      ([topic, value]) =>
        `${nameOf(topic)} is ${wordsOf(value)}, which is printed nowhere as text. Correct it, or set it to null to learn the rest.`,
    );
}

/** The vendor's name where it is printed letter by letter, and its tax number where its label misleads. */
function constantFields(
  wrong: readonly Topic[],
  { fields }: AcceptedInvoice,
  paper: InvoicePaper,
): VendorTemplate["fields"] {
  const found: Partial<Record<PrintedField, { readonly printed: string }>> = {};
  for (const field of ["vendorName", "vendorTaxId"] as const) {
    const value = fields.get(field);
    if (value?.kind !== "text" || (field === "vendorTaxId" && !wrong.includes(field))) continue;
    const [place] = placesOfText(value.text, paper);
    if (place !== undefined) found[field] = { printed: asPrinted(place.words) };
  }
  return found;
}

/** The characters of the page, without what sets them apart from others. */
function asPrinted(words: readonly Word[]): string {
  return textOfWords(words).replace(/^[^\p{L}\p{N}]+|[,;:|·•*]+$/gu, "");
}
