import type { Layout, PageLayout } from "../../layout/layout.ts";
import type { Line, Run } from "../../layout/lines.ts";
import type { Word } from "../../page/page.ts";
import { type FirmCandidate, firmIn } from "./firm-candidates.ts";
import { readDate } from "../read-value.ts";
import { firmLook, isPerson } from "./firm.ts";
import { blockFrom, textOf, usualHeight } from "./text-block.ts";

/** A letterhead stands in this share of the first page, from its top; a footer in the same from its end. */
const TOP = 0.24;

/** The address of a letter stands above this share of the page. */
const ADDRESS_TOP = 0.45;
const BOTTOM = 0.92;

const ADDRESS =
  /\b[A-Z]{2}\.?,?\s+\d{5}\b|\(\d{3}\)\s?\d{3}|\b\d{3}[-.]\d{3}[-.]\d{4}\b|@|\bwww\.|\bp\.?\s?o\.? box\b|^\d+\s+\S+.*\b(?:st|street|ave|avenue|rd|road|dr|drive|blvd|lane|ln|way|suite|pkwy|parkway|hwy|highway|court|ct|place|pl)\b/i;

/** Firms of the head of the first page outside of all captions: whose paper it is, and whom a letter addresses. */
export interface HeadFirms {
  /** Firms that may be whose paper it is, the likeliest first. */
  readonly letterheads: readonly FirmCandidate[];
  /** Firms of an address inside a letter. */
  readonly addressed: readonly FirmCandidate[];
}

/** Reads the head of the first page. */
export function headFirms(
  { pages }: Layout,
  captionWords: ReadonlySet<Word>,
  taken: ReadonlySet<Word>,
): HeadFirms {
  const [page] = pages;
  if (page === undefined) return { letterheads: [], addressed: [] };
  const head: Head = { page, usual: usualHeight(page), captionWords, taken };
  const found: FirmCandidate[] = [];
  const addressed: FirmCandidate[] = [];
  for (const printed of uncaptionedFirms(head)) {
    if (isAddressee(printed, head))
      addressed.push({ ...printed.firm, score: 1, because: "A letter is addressed to it." });
    else if (printed.place !== "upper") found.push(letterheadOf(printed, head));
  }
  if (found.length === 0) found.push(...firstName(page, captionWords, taken));
  return { letterheads: found.toSorted((a, b) => b.score - a.score), addressed };
}

/** The first page, and its words that are read already. */
interface Head {
  readonly page: PageLayout;
  /** Height of its usual print, in points. */
  readonly usual: number;
  readonly captionWords: ReadonlySet<Word>;
  readonly taken: ReadonlySet<Word>;
}

/** A firm where it is printed, before it is known what it does there. */
interface PrintedFirm {
  readonly firm: Omit<FirmCandidate, "score" | "because">;
  readonly run: Run;
  readonly line: Line;
  readonly place: "head" | "upper" | "foot";
}

/** Firms of the head and the foot whose words belong neither to a caption nor to what a caption names. */
function uncaptionedFirms(head: Head): readonly PrintedFirm[] {
  const { page, captionWords, taken } = head;
  const runs = page.lines.flatMap((line) => line.runs.map((run) => ({ run, line })));
  return runs.flatMap(({ run, line }): readonly PrintedFirm[] => {
    const place = placeOf(run, page);
    const isOther = run.words.some((word) => captionWords.has(word) || taken.has(word));
    if (place === null || isOther) return [];
    const firm = firmIn(run.words, 1, false) ?? bareName(run, head);
    return firm === null ? [] : [{ firm, run, line, place }];
  });
}

/** Whether a letter is addressed to a firm: "To" stands before it, or it stands in an address. */
function isAddressee({ run, place }: PrintedFirm, { page, captionWords }: Head): boolean {
  const isTo = /^to\b/i.test(run.words[0]?.text ?? "");
  const isInside =
    !isFirstLine(run, page) && place !== "foot" && isInsideAddress(run, page, captionWords);
  return isTo || isInside;
}

function isFirstLine(run: Run, { lines }: PageLayout): boolean {
  return lines[0]?.runs.includes(run) === true;
}

/** A firm with what its place, its size and its address say for the paper being its own. */
function letterheadOf(
  { firm, run, line, place }: PrintedFirm,
  { page, usual, captionWords }: Head,
): FirmCandidate {
  const isCaptioned = line.runs.some(
    (other) => other.box.right < run.box.left && other.words.some((word) => captionWords.has(word)),
  );
  const isAddressed = hasAddress(run, page, captionWords);
  const size = Math.min(0.6, Math.max(0, run.glyphHeight / usual - 1));
  const certainty = 0.25 * firmLook(firm.name).certainty;
  const score =
    (place === "head" ? 1.1 : 0.6) +
    (isAddressed ? 0.5 : 0) +
    size +
    certainty +
    (isFirstLine(run, page) ? 0.15 : 0) -
    (isCaptioned ? 0.8 : 0) -
    run.box.top / page.page.height;
  const because = `It stands in the ${place === "head" ? "head" : "foot"} of the paper${isAddressed ? ", with its address" : ""}.`;
  return { ...firm, score, because };
}

/** Where no word tells a firm: the first line of the paper, where it is a name. */
function firstName(
  page: PageLayout,
  captionWords: ReadonlySet<Word>,
  taken: ReadonlySet<Word>,
): readonly FirmCandidate[] {
  for (const line of page.lines.slice(0, 3)) {
    for (const run of line.runs) {
      if (run.words.some((word) => captionWords.has(word) || taken.has(word))) continue;
      const firm = run.words.length > 6 ? null : firmIn(run.words, 1, true);
      if (firm !== null && !/\d/.test(firm.name) && !isPerson(firm.name))
        return [{ ...firm, score: 0.55, because: "It is the first line of the paper." }];
    }
  }
  return [];
}

/** Whether a name stands in the address of a letter: below its date or a person, or above "Attention" or "Dear". */
function isInsideAddress(run: Run, page: PageLayout, captionWords: ReadonlySet<Word>): boolean {
  const below = blockFrom(run, page, NO_WORDS).slice(1);
  if (below.some(({ words }) => ADDRESSED.test(textOf(words)))) return true;
  const above = page.lines
    .flatMap(({ runs }) => runs)
    .filter(({ box }) => box.bottom <= run.box.top + 2 && Math.abs(box.left - run.box.left) < 40);
  const nearest = above.at(-1);
  const isBelowPerson =
    nearest !== undefined &&
    run.box.top - nearest.box.bottom < nearest.glyphHeight &&
    PERSON.test(textOf(nearest.words));
  const isBelowDate = above.some(
    ({ words }) => readDate(textOf(words).replace(/^date:?\s*/i, ""), "month-first") !== null,
  );
  return isBelowPerson || (isBelowDate && hasAddress(run, page, captionWords));
}

const NO_WORDS: ReadonlySet<Word> = new Set();

const ADDRESSED = /^(?:attn|attention|dear)\b/i;
const PERSON = /^(?:mr|ms|mrs|dr)\b\.?\s|^(?:attn|attention)\b/i;

function placeOf(run: Run, { page }: PageLayout): PrintedFirm["place"] | null {
  if (run.box.top < TOP * page.height) return "head";
  if (run.box.top < ADDRESS_TOP * page.height) return "upper";
  return run.box.top > BOTTOM * page.height ? "foot" : null;
}

/** A name in large print at the very top that no word tells as a firm: it is one where its address follows. */
function bareName(
  run: Run,
  { page, usual, captionWords }: Head,
): Omit<FirmCandidate, "score" | "because"> | null {
  const isLarge = run.glyphHeight > 1.15 * usual || run.words.every((word) => word.isBold);
  if (!isLarge || run.words.length > 6 || run.words.length < 1) return null;
  return hasAddress(run, page, captionWords) ? firmIn(run.words, 1, true) : null;
}

/** Whether an address stands right below, or behind the name on its line. */
function hasAddress(run: Run, page: PageLayout, captionWords: ReadonlySet<Word>): boolean {
  const below = blockFrom(run, page, captionWords).slice(1, 4);
  return [...below.map(({ words }) => textOf(words)), textOf(run.words)].some((text) =>
    ADDRESS.test(text),
  );
}
