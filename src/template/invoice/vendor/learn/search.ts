import type { VendorTemplate } from "../../../vendor-template.ts";
import type { InvoiceRead } from "../../read-invoice.ts";
import type { AcceptedInvoice } from "./accepted-invoice.ts";
import { agreeing } from "./agreement.ts";
import type { Guess, Slot } from "./slots.ts";

/** What each slot of a template says; null for nothing. */
type Choice = ReadonlyMap<Slot, Guess | null>;

/** What a search is about. */
export interface Search {
  readonly draft: VendorTemplate;
  readonly slots: readonly Slot[];
  readonly read: (template: VendorTemplate) => InvoiceRead;
  readonly accepted: AcceptedInvoice;
}

/** Rounds in which every slot is tried anew: figures of the totals are chosen together. */
const ROUNDS = 2;

/** Tries what the slots may say, from nothing and from all likeliest at once, and keeps what makes most fields right. */
export function bestChoice(search: Search): Choice {
  const { slots } = search;
  const starts: readonly Choice[] = [
    new Map(slots.map((slot) => [slot, null])),
    new Map(slots.map((slot) => [slot, slot.guesses[0] ?? null])),
  ];
  const [first, second] = starts.map((start) => improved(start, search));
  if (first === undefined || second === undefined) return new Map();
  return second.worth > first.worth ? second.choice : first.choice;
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
    if (guess === before.choice.get(slot)) continue;
    const choice = new Map(before.choice).set(slot, guess);
    const worth = worthOf(choice, search);
    // Of equal ones the one that says less.
    const isShorter = worth === best.worth && guess === null;
    if (worth > best.worth || isShorter) best = { choice, worth };
  }
  return best;
}

function worthOf(choice: Choice, { draft, read, accepted }: Search): number {
  return agreeing(accepted, read(filledWith(draft, choice)).document).size;
}

/** A template with what its slots say. */
export function filledWith(draft: VendorTemplate, choice: Choice): VendorTemplate {
  return [...choice.values()].reduce((template, guess) => guess?.into(template) ?? template, draft);
}
