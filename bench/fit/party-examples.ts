import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type PartyCandidates,
  partyCandidates,
} from "../../src/evidence/parties/party-candidates.ts";
import { partyPhrases } from "../../src/evidence/parties/party-phrases.ts";
import { PARTY_SLOTS, type PartySlot } from "../../src/evidence/parties/party-slots.ts";
import type { Page } from "../../src/page/page.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
import { draftOf } from "./draft.ts";
import { foldOfLayout } from "./folds.ts";
import { wordsOf } from "./order-equality.ts";
import { orderPapers } from "./order-papers.ts";
import { CACHE, keptPages } from "./page-cache.ts";
import { isHashed, saysName } from "./party-equality.ts";
import { type PartyTruth, partyTruth } from "./party-truth.ts";
import { RANDOM, randomFiles } from "./random-papers.ts";
import { type PaperFile, papersWithTruth, unseenPapers } from "./sets.ts";

/** A paper whose names are known, with all that it may name. */
export interface PartyExample {
  readonly truth: PartyTruth;
  /** With a tenth of the lexicon left out, to be fitted to. */
  readonly training: PartyCandidates;
  /** With the whole lexicon, to be read. */
  readonly reading: PartyCandidates;
  /** Its letters in one row. */
  readonly text: string;
  /** The fold in which it is held out; null where it is in the training of all, -1 where nothing is fitted to it. */
  readonly fold: number | null;
}

/** Pages of summaries that were looked for already: each asks for a whole reading. */
const PAGES_FILE = join(CACHE, "summary-pages.json");

/** All papers whose names are known and whose words are kept. */
export function partyExamples(): readonly PartyExample[] {
  const found: PartyExample[] = [];
  const pageOf = summaryPages();
  const unseen = new Set(unseenPapers().map(({ pdf }) => pdf));
  for (const file of files()) {
    const truth = partyTruth(file);
    const pages = truth === null ? null : keptPages(file, truth.isPicture ? "ocr" : "text");
    if (
      truth === null ||
      pages === null ||
      PARTY_SLOTS.every((slot) => truth.names[slot] === undefined)
    )
      continue;
    const seed = found.length;
    const dropped = (phrase: number): boolean =>
      (Math.imul(phrase + 77 * seed, 2654435761) >>> 16) % 10 === 0;
    const paper = cutPaper(pages);
    const wishes = {
      summaryPage: truth.isChange ? 1 : pageOf(file, pages),
      isChange: truth.isChange,
    };
    const training = partyCandidates(paper, {
      ...wishes,
      phrases: partyPhrases(undefined, dropped),
    });
    const isRandom = file.set === RANDOM;
    found.push({
      truth,
      training,
      reading: isRandom ? training : partyCandidates(paper, { ...wishes, phrases: partyPhrases() }),
      text: wordsOf(
        pages.map(({ words }) => words.map(({ text }) => text).join(" ")).join(" "),
      ).join(""),
      fold: unseen.has(file.pdf) ? -1 : isRandom ? null : foldOfLayout(truth.layout),
    });
  }
  pageOf.keep();
  return found;
}

function files(): readonly PaperFile[] {
  const all = [
    ...papersWithTruth("pay-application"),
    ...orderPapers(),
    ...unseenPapers(),
    ...randomFiles(),
  ];
  return [...new Map(all.map((file) => [file.pdf, file])).values()];
}

function summaryPages(): {
  (file: PaperFile, pages: readonly Page[]): number;
  keep: () => void;
} {
  const known = new Map(
    existsSync(PAGES_FILE)
      ? (JSON.parse(readFileSync(PAGES_FILE, "utf8")) as [string, number][])
      : [],
  );
  const pageOf = ({ pdf }: PaperFile, pages: readonly Page[]): number => {
    const page = known.get(pdf) ?? (pages.length === 1 ? 1 : draftOf(pages).summary.page);
    known.set(pdf, page);
    return page;
  };
  return Object.assign(pageOf, {
    keep: () => {
      writeFileSync(PAGES_FILE, JSON.stringify([...known]));
    },
  });
}

/** Places of the names that are right in a slot, or of "not printed" behind them; null where the truth does not say. */
export function rightNames(
  { truth }: PartyExample,
  slot: PartySlot,
  { names }: PartyCandidates,
): ReadonlySet<number> | null {
  const wanted = truth.names[slot];
  if (wanted === undefined) return null;
  const says = names.map(({ mentions }) =>
    wanted === null
      ? 0
      : Math.max(...mentions.map(({ figure }) => saysName(slot, figure.value, wanted))),
  );
  const most = Math.max(0, ...says);
  if (most === 0) return new Set([names.length]);
  return new Set(says.flatMap((own, at) => (own > most - NEARLY ? [at] : [])));
}

/** Names that say the wanted one as well as the best do within this are right too. */
const NEARLY = 0.02;

/** Whether a paper prints a name, as far as its letters tell. */
export function isPrinted({ text }: PartyExample, name: string): boolean {
  return isHashed(name) || text.includes(wordsOf(name).join(""));
}
