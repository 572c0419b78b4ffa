import { comparedName, compareNames } from "../../base/firm-names.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { Layout } from "../../layout/layout.ts";
import type { Word } from "../../page/page.ts";
import type { PartyCaption } from "../change-order-template.ts";
import { valuesBeside } from "../heading/heading-values.ts";
import type { FirmCandidate } from "./firm-candidates.ts";
import { headFirms } from "./letterhead.ts";
import { firmsInProse } from "./named-in-prose.ts";
import { type Captions, firmsByCaption } from "./party-captions.ts";
import { closingFirms } from "./closing.ts";
import { blockFrom, textOf } from "./text-block.ts";

/** The firms of a paper, by their part in it. */
export interface PartiesReading {
  /** Firms that may have sent it, the likeliest first. */
  readonly senders: readonly FirmCandidate[];
  readonly addressees: readonly FirmCandidate[];
  readonly byCaption: ReadonlyMap<PartyCaption, readonly FirmCandidate[]>;
  /** Firms below the text, where papers are signed, from left to right and top to bottom. */
  readonly signers: readonly FirmCandidate[];
  /** The texts beside captions, whatever they say. */
  readonly taken: ReadonlySet<Word>;
}

/** What an addressee takes from a firm that may be the sender. */
const IS_ADDRESSED = 1.1;

/** What a second place adds to a firm. */
const AGAIN = 0.4;

/** Reads who speaks and to whom. */
export function readParties(
  layout: Layout,
  captions: Captions,
  {
    isRequest,
    titleWords,
  }: { readonly isRequest: boolean; readonly titleWords: ReadonlySet<Word> },
): PartiesReading {
  const byCaption = withProse(firmsByCaption(captions, layout), layout);
  const taken = takenWords(layout, captions);
  const { letterheads, addressed } = headFirms(
    layout,
    new Set([...captions.words, ...titleWords]),
    taken,
  );
  const signers = closingFirms(layout, captions.words);
  const named = ranked([
    ...(byCaption.get("toSubcontractor") ?? []),
    ...(byCaption.get("toContractor") ?? []),
    ...(byCaption.get("toOwner") ?? []),
    ...(byCaption.get("addressee") ?? []),
  ]);
  const [addressee] = named.length > 0 ? named : addressed;
  const senders = ranked(
    [
      ...(isMail(layout) ? [] : letterheads),
      ...(byCaption.get("sender") ?? []).map((firm) => (isRequest ? asking(firm) : firm)),
      ...(isRequest ? (byCaption.get("subcontractor") ?? []).map(asking) : []),
      ...signers,
    ].map((firm) =>
      addressee !== undefined && isSameFirm(firm.name, addressee.name)
        ? { ...firm, score: firm.score - IS_ADDRESSED }
        : firm,
    ),
  );
  const [sender] = senders;
  const inside = [
    ...addressed,
    ...letterheads.filter(({ because }) => because.includes("address")),
  ];
  const isSender = ({ name }: FirmCandidate): boolean =>
    sender !== undefined && isSameFirm(name, sender.name);
  const others = inside.filter((firm) => !isSender(firm));
  const toOthers = named.filter((firm) => firm.from.pageNumber === 1 || !isSender(firm));
  return {
    senders,
    addressees: toOthers.length > 0 ? toOthers : others,
    byCaption,
    signers,
    taken,
  };
}

/** A printed message has no letterhead: the first line is the reader's own mailbox. */
function isMail({ pages: [page] }: Layout): boolean {
  const lines = (page?.lines ?? []).slice(0, 14).map(({ words }) => textOf(words));
  return lines.some((line) => /^from:/i.test(line)) && lines.some((line) => line.includes("@"));
}

/** Who asks is named on the form of who is asked, whose letterhead it may be. */
function asking(firm: FirmCandidate): FirmCandidate {
  return { ...firm, score: firm.score + ASKS };
}

const ASKS = 0.9;

/** Firms beside captions, and those that sentences call by their part. */
function withProse(
  byCaption: ReadonlyMap<PartyCaption, readonly FirmCandidate[]>,
  layout: Layout,
): ReadonlyMap<PartyCaption, readonly FirmCandidate[]> {
  const all = new Map(byCaption);
  for (const [caption, firm] of firmsInProse(layout)) {
    all.set(caption, [...(all.get(caption) ?? []), firm]);
  }
  return all;
}

/** Evidence that somebody sends a paper; a firm among the signatures alone may be either side. */
const SENDS = 0.8;

/** The firm that sends the paper, where more than a place among the signatures says so. */
export function sureSender({ senders }: PartiesReading): FirmCandidate | undefined {
  const [sender] = senders;
  return sender !== undefined && sender.score >= SENDS ? sender : undefined;
}

/** Whether two printed names are of one firm. */
export function isSameFirm(one: string, other: string): boolean {
  const relation = compareNames(comparedName(one), comparedName(other));
  return relation === "same" || relation === "alike";
}

/** A candidate as a value with its origin. */
export function sourcedFirm(firm: FirmCandidate | undefined): Sourced<string> | null {
  return firm === undefined ? null : { value: firm.name, from: [firm.from] };
}

/** Firms by evidence, each once; what is printed in several places counts a little more. */
function ranked(firms: readonly FirmCandidate[]): readonly FirmCandidate[] {
  const best: FirmCandidate[] = [];
  for (const firm of firms.toSorted((a, b) => b.score - a.score)) {
    const at = best.findIndex(({ name }) => isSameFirm(name, firm.name));
    const known = best[at];
    if (known === undefined) best.push(firm);
    else best[at] = both(known, firm);
  }
  return best.toSorted((a, b) => b.score - a.score);
}

/** One firm of two places: the fuller name, and a little more evidence. */
function both(known: FirmCandidate, again: FirmCandidate): FirmCandidate {
  const isFuller = again.name.toLowerCase().startsWith(`${known.name.toLowerCase()} `);
  const name = isFuller ? { name: again.name, from: again.from } : {};
  return { ...known, ...name, score: known.score + AGAIN * Math.max(0, again.score) };
}

/** The texts beside captions: they are the captions' values and no letterhead. */
function takenWords(layout: Layout, { captions, words }: Captions): ReadonlySet<Word> {
  const taken = new Set<Word>();
  for (const label of captions) {
    const page = layout.pages[label.pageNumber - 1];
    if (page === undefined) continue;
    const right = valuesBeside(label, ["right"], page, words);
    const isCaption = right.some(({ texts }) => texts.at(-1)?.endsWith(":") === true);
    const below =
      right.length === 0 || isCaption ? valuesBeside(label, ["below"], page, words) : [];
    for (const value of isCaption ? below : [...right, ...below]) {
      for (const word of wordsOfBlock(value.words, page, words)) taken.add(word);
    }
  }
  return taken;
}

function wordsOfBlock(
  words: readonly Word[],
  page: Layout["pages"][number],
  captionWords: ReadonlySet<Word>,
): readonly Word[] {
  const [first] = words;
  const run = page.lines
    .flatMap(({ runs }) => runs)
    .find((other) => first !== undefined && other.words.includes(first));
  const isOwn = run?.words[0] !== first;
  if (run === undefined || isOwn) return words;
  return [...words, ...blockFrom(run, page, captionWords).flatMap((line) => line.words)];
}
