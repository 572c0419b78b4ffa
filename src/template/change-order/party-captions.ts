import type { Layout, PageLayout } from "../../layout/layout.ts";
import type { Run } from "../../layout/lines.ts";
import type { Word } from "../../page/page.ts";
import type { PartyCaption } from "../change-order-template.ts";
import { placeSentence } from "../places.ts";
import { beginsRun, isCaption } from "../heading/heading-labels.ts";
import { valuesBeside } from "../heading/heading-values.ts";
import { type Label, labelsIn } from "../labels.ts";
import type { Text } from "../texts.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { type FirmCandidate, firmIn, firmOfBlock } from "./firm-candidates.ts";
import type { PartyMeaning } from "./order-vocabularies.ts";
import { firmLook, isPerson } from "./firm.ts";
import { blockFrom, textOf } from "./text-block.ts";

/** The captions of a paper's head, and their words, which are part of no value. */
export interface Captions {
  readonly captions: readonly Label<PartyMeaning>[];
  readonly words: ReadonlySet<Word>;
}

/** Finds the captions before names of firms, and those that end such a name. */
export function captionsOf(
  texts: readonly Text[],
  vocabulary: Vocabulary<PartyMeaning>,
  fields: readonly Label<unknown>[],
): Captions {
  const labels = labelsIn(texts, vocabulary);
  const captions = labels.filter((label) => isCaption(label) || isBeforeFirm(label));
  const worded = labels.filter((label) => label.length > 1 && beginsRun(label));
  const words = [...captions, ...worded, ...fields.filter(isWholeLine)].flatMap((label) => [
    ...label.words,
  ]);
  return { captions, words: new Set(words) };
}

/** "Contractor Steinway Turner Construction Managers": a part and a firm on one line, without a sign between. */
function isBeforeFirm(label: Label<PartyMeaning>): boolean {
  const run = label.runs.at(-1);
  const last = label.words.at(-1);
  if (run === undefined || last === undefined || !beginsRun(label)) return false;
  const isPart = label.meanings.some((meaning) => meaning !== null && PARTS.has(meaning.caption));
  const behind = textOf(run.words.slice(run.words.indexOf(last) + 1));
  return isPart && firmLook(behind).certainty > 0;
}

const PARTS: ReadonlySet<PartyCaption> = new Set<PartyCaption>([
  "subcontractor",
  "contractor",
  "owner",
  "toSubcontractor",
  "toContractor",
  "toOwner",
]);

/** A caption of a figure or a date that has its line to itself, or ends with a colon. */
function isWholeLine({ length, coverage, words }: Label<unknown>): boolean {
  return coverage > 0.8 && (length > 1 || words.at(-1)?.text.endsWith(":") === true);
}

/** A caption alone says less where it may also head a signature, or a column. */
const CAPTION_SCORE = 1.2;

/** A caption repeated further down heads an older letter that is quoted. */
const QUOTED = -0.8;

/** Firms beside the captions that promise them, by caption, the likeliest first. */
export function firmsByCaption(
  { captions, words }: Captions,
  layout: Layout,
): ReadonlyMap<PartyCaption, readonly FirmCandidate[]> {
  const found = new Map<PartyCaption, FirmCandidate[]>();
  for (const label of captions) {
    const page = layout.pages[label.pageNumber - 1];
    if (page === undefined) continue;
    for (const meaning of label.meanings) {
      if (meaning === null) continue;
      const firm = firmBeside(label, page, words, !MAY_BE_PERSON.has(meaning.caption));
      if (firm === null) continue;
      const own = found.get(meaning.caption) ?? [];
      found.set(meaning.caption, own);
      const isQuoted = captions.some(
        (other) => other !== label && isAbove(other, label) && saysSame(other, label),
      );
      own.push({ ...firm, score: scoreOf(label, page) + (isQuoted ? QUOTED : 0) });
    }
  }
  for (const own of found.values()) own.sort((a, b) => b.score - a.score);
  return found;
}

function isAbove(other: Label<PartyMeaning>, label: Label<PartyMeaning>): boolean {
  return (
    other.pageNumber < label.pageNumber ||
    (other.pageNumber === label.pageNumber && other.box.bottom < label.box.top)
  );
}

function saysSame(other: Label<PartyMeaning>, label: Label<PartyMeaning>): boolean {
  const [one, two] = [other, label].map(({ meanings }) => meanings[0]?.caption);
  return one !== undefined && one === two && other.words[0]?.text === label.words[0]?.text;
}

/** Beside these a person may be named alone. */
const MAY_BE_PERSON: ReadonlySet<PartyCaption> = new Set<PartyCaption>([
  "sender",
  "addressee",
  "subcontractor",
  "contractor",
]);

function scoreOf(label: Label<PartyMeaning>, page: PageLayout): number {
  const isHigh = label.box.top < 0.5 * page.page.height;
  const isFirst = label.pageNumber === 1;
  return CAPTION_SCORE + (isHigh ? 0.2 : -0.2) + (isFirst ? 0.1 : -0.3);
}

function firmBeside(
  label: Label<PartyMeaning>,
  page: PageLayout,
  captionWords: ReadonlySet<Word>,
  isNamed: boolean,
): Omit<FirmCandidate, "score"> | null {
  const values = (["right", "below"] as const).flatMap((look) =>
    valuesBeside(label, [look], page, captionWords),
  );
  for (const { look, words } of values) {
    const [first] = words;
    const because = placeSentence(label, look);
    const own = firmIn(words, label.pageNumber, false);
    if (own !== null) return { ...own, because };
    const run = first === undefined ? undefined : runOf(first, page);
    const rest = run === undefined ? [] : blockFrom(run, page, captionWords).slice(1);
    const isPromised = isNamed || !isPerson(textOf(words));
    const firm = firmOfBlock(rest, false) ?? firmIn(words, label.pageNumber, isPromised);
    if (firm !== null) return { ...firm, because };
  }
  return null;
}

function runOf(word: Word, { lines }: PageLayout): Run | undefined {
  return lines.flatMap(({ runs }) => runs).find((run) => run.words.includes(word));
}
