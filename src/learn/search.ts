import { foldedKeys } from "../base/folded-words.ts";
import type { VendorTemplate } from "../lexicon/vendor-template.ts";
import type { InvoiceDraft } from "../read/invoice/read-invoice.ts";
import { type AcceptedInvoice, PUBLIC_NAMES } from "./accepted-invoice.ts";
import { agreeing, type Topic } from "./agreement.ts";
import type { Guess, Slot } from "./slots.ts";

/** What each slot of a template says; null for nothing. */
type Choice = ReadonlyMap<Slot, Guess | null>;

/** What a search is about. */
export interface Search {
  readonly draft: VendorTemplate;
  readonly slots: readonly Slot[];
  readonly read: (template: VendorTemplate) => InvoiceDraft;
  readonly accepted: AcceptedInvoice;
}

/** Rounds in which every slot is tried anew: figures of the totals are chosen together. */
const ROUNDS = 2;

/** Tries what the slots may say, from nothing and from all likeliest at once, and keeps what makes most fields right. */
export function bestChoice(search: Search): Choice {
  const { slots } = search;
  const starts: readonly Choice[] = [new Map(slots.map((slot) => [slot, null])), likeliest(slots)];
  const [first, second] = starts.map((start) => improved(start, search));
  if (first === undefined || second === undefined) return new Map();
  return second.worth > first.worth ? second.choice : first.choice;
}

/** The first guess of every slot that no slot before it has. */
function likeliest(slots: readonly Slot[]): Choice {
  const choice = new Map<Slot, Guess | null>();
  for (const slot of slots)
    choice.set(slot, slot.guesses.find((guess) => !isTaken(guess, slot, choice)) ?? null);
  return choice;
}

interface Weighed {
  readonly choice: Choice;
  readonly worth: number;
}

function improved(start: Choice, search: Search): Weighed {
  let best: Weighed = { choice: start, worth: worthOf(start, search) };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const slot of search.slots) best = withBestGuess(slot, best, search);
  return best;
}

function withBestGuess(slot: Slot, before: Weighed, search: Search): Weighed {
  let best = before;
  for (const guess of [null, ...slot.guesses]) {
    if (guess === before.choice.get(slot) || isTaken(guess, slot, before.choice)) continue;
    const choice = new Map(before.choice).set(slot, guess);
    const worth = worthOf(choice, search);
    // Of equal ones the one that says less.
    const isShorter = worth === best.worth && guess === null;
    if (worth > best.worth || isShorter) best = { choice, worth };
  }
  return best;
}

/** A phrase is the label of one thing only; several taxes may share one. */
function isTaken(guess: Guess | null, { topic }: Slot, choice: Choice): boolean {
  if (guess === null) return false;
  return [...choice].some(([other, own]) => other.topic !== topic && own?.phrase === guess.phrase);
}

/** A figure that stands by the label that the template names is worth more than one told by arithmetic alone. */
const NAMED = 0.01;

/** The labels by which a field was found. */
function labelsOf(
  topic: Topic,
  found: InvoiceDraft["found"],
  { taxes }: InvoiceDraft["document"],
): readonly string[] {
  if (topic === "tax") return taxes.flatMap(({ label }) => (label === null ? [] : [label.value]));
  if (topic === "lineItems") return [];
  const because = found.get(PUBLIC_NAMES[topic] ?? topic)?.because ?? [];
  return because.flatMap((sentence) => /label "(.*)"/.exec(sentence)?.[1] ?? []);
}

function isSame(label: string, phrase: string): boolean {
  return foldedKeys(label).join(" ").includes(foldedKeys(phrase).join(" "));
}

function worthOf(choice: Choice, { draft, read, accepted }: Search): number {
  const { document, found } = read(filledWith(draft, choice));
  const right = agreeing(accepted, document);
  const named = [...choice].filter(([{ topic }, guess]) => {
    if (guess === null || !right.has(topic) || topic === "lineItems") return false;
    return labelsOf(topic, found, document).some((label) => isSame(label, guess.phrase));
  });
  return right.size + NAMED * named.length;
}

/** A template with what its slots say. */
export function filledWith(draft: VendorTemplate, choice: Choice): VendorTemplate {
  return [...choice.values()].reduce((template, guess) => guess?.into(template) ?? template, draft);
}
