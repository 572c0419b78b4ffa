import { type FindingOf, found } from "../finding/finding.ts";
import type { Alternative, Page, Word } from "../page/page.ts";
import type { Reading } from "../kinds/reading.ts";
import { likelyReadings, type Standing, standingOf, takenAs } from "../paper/second-readings.ts";

/** Readings of figures that are tried in one round, and rounds: each takes one further figure. */
const MOST_TRIES = 40;
const MOST_ROUNDS = 4;

/** Pages that are read again in all rounds together: a long document allows fewer tries, so that it is read in time. */
const MOST_PAGES = 3_000;

/** A figure whose second reading was taken, and why it is not the one that its picture shows best. */
type Reconsidered = FindingOf<"second-reading-taken">;

/**
 * Where the recognised figures of an invoice contradict each other, tries the other readings that their pictures allow, and keeps
 * those with which more holds and less is broken. A document that does not add up stays as it is printed: without a
 * picture that allows it, no figure changes.
 */
export function reconsidered(
  pages: readonly Page[],
  first: Reading,
  read: (pages: readonly Page[]) => Reading | null,
): { readonly reading: Reading; readonly taken: readonly Reconsidered[] } {
  const taken: Reconsidered[] = [];
  const tries = Math.min(MOST_TRIES, Math.floor(MOST_PAGES / (MOST_ROUNDS * pages.length)));
  let current: State = { pages, reading: first, standing: standingIn(first) };
  for (let round = 0; round < MOST_ROUNDS && current.standing.broken > 0; round++) {
    const better = bestChange(current, { read, tries });
    if (better === null) break;
    taken.push(better.change);
    current = better;
  }
  return { reading: current.reading, taken };
}

interface State {
  readonly pages: readonly Page[];
  readonly reading: Reading;
  readonly standing: Standing;
}

interface Changed extends State {
  readonly change: Reconsidered;
}

function bestChange(
  state: State,
  {
    read,
    tries,
  }: { readonly read: (pages: readonly Page[]) => Reading | null; readonly tries: number },
): Changed | null {
  let best: Changed | null = null;
  for (const doubt of doubtsOf(state.pages).slice(0, tries)) {
    const pages = state.pages.map((page) => (page === doubt.page ? changedPage(doubt) : page));
    const reading = read(pages);
    if (reading === null) continue;
    const standing = standingIn(reading);
    const least = best?.standing.broken ?? state.standing.broken;
    if (standing.broken >= least || standing.held <= state.standing.held) continue;
    const { page, word, other } = doubt;
    const { text: taken, share } = other;
    const facts = { page: page.pageNumber, first: word.text, taken, share };
    const change = found("second-reading-taken", facts);
    best = { pages, reading, standing, change };
  }
  return best;
}

/** Another reading of one word. */
interface Doubt {
  readonly page: Page;
  readonly word: Word;
  readonly other: Alternative;
}

/** The most probable second readings first. */
function doubtsOf(pages: readonly Page[]): readonly Doubt[] {
  return pages
    .flatMap((page) =>
      page.words.flatMap((word) => likelyReadings(word).map((other) => ({ page, word, other }))),
    )
    .toSorted((one, other) => other.other.share - one.other.share);
}

function changedPage({ page, word, other }: Doubt): Page {
  const changed = takenAs(word, other);
  return { ...page, words: page.words.map((one) => (one === word ? changed : one)) };
}

/** What the printed figures of a reading say of each other. */
function standingIn({ checks, identities }: Reading): Standing {
  return standingOf([...checks, ...identities].map(({ passed }) => passed));
}
