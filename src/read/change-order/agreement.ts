import type { ChangeOrderKind, KindMark } from "../../document/change-order.ts";
import type { Layout, PageLayout } from "../../layout/layout.ts";
import type { Line, Run } from "../../layout/lines.ts";
import { isInkHidden, signersOn } from "../../evidence/signers.ts";
import { placeOfWords } from "../../paper/places.ts";
import { datesIn } from "../../paper/date-order.ts";
import type { DateOrder } from "../../paper/read-value.ts";
import { anyOf, wholeWords } from "../../words/any-of.ts";
import {
  agreedStamps,
  agreedWords,
  approverLinks,
  approverNotes,
  checkedWords,
  decidingBodies,
  decisions,
  executedCaptions,
  noWords,
  openWords,
  pendingNotes,
  rejectedWords,
  signingWords,
  statuses,
  voidParts,
  yesWords,
} from "../../words/construction/agreement.ts";
import { textOfWords } from "../../page/page.ts";
import { signablePage } from "../signable-page.ts";
import { stampOf } from "../stamps.ts";

/** What a paper says about being agreed. */
export interface Agreement {
  readonly marks: readonly KindMark[];
  /** Whether both sides, or a status, agree. */
  readonly isShown: boolean;
  /** Whether it is a draft, or void. */
  readonly flaw: "draft" | "void" | "rejected" | null;
  /** Whether it says that nobody has agreed so far. */
  readonly isPending: boolean;
  /** Whether a signature may stand where none can be seen: in a picture. */
  readonly isInkHidden: boolean;
}

const STATUS = new RegExp(`^${anyOf(statuses)}\\s*:?$`, "i");
const STATUS_INSIDE = new RegExp(`^(?:[\\w ]{0,20}\\b${anyOf(statuses)})\\s*[:–-]\\s*(.+)$`, "i");
const AGREED = new RegExp(`^${anyOf(agreedWords)}$`, "i");
const OPEN = new RegExp(`^${anyOf(openWords)}$`, "i");
const REJECTED = new RegExp(`^${anyOf(rejectedWords)}$`, "i");
const VOID_STATUS = new RegExp(anyOf(voidParts), "i");

const STATUS_WEIGHT = 1.7;

/** Reads status, execution, signatures and stamps of the whole paper. */
export function agreementOf(layout: Layout, order: DateOrder | null): Agreement {
  const marks: KindMark[] = [];
  let isShown = false;
  let flaw: Agreement["flaw"] = null;
  let isPending = saysPending(layout);
  for (const { status, run } of statusesOf(layout)) {
    const kind = kindOfStatus(status);
    if (kind === null) continue;
    if (kind === "rejected") {
      flaw = VOID_STATUS.test(status) ? "void" : "rejected";
      continue;
    }
    isShown ||= kind === "GC_CHANGE_ORDER";
    isPending ||= kind === "SUBCONTRACTOR_REQUEST";
    marks.push({
      speaksFor: kind,
      weight: STATUS_WEIGHT,
      because: `Its status is "${status}".`,
      from: placeOfWords(run.words, run.pageNumber),
    });
  }
  const executed = executionOf(layout);
  if (executed !== null) {
    marks.push(executed);
    isShown ||= executed.speaksFor === "GC_CHANGE_ORDER";
  }
  for (const stamp of approvalsOf(layout)) {
    isShown = true;
    marks.push(stamp);
  }
  const pages = layout.pages.map(signablePage);
  const signed = signedBy(signaturesOf(layout, order), signersOn(pages));
  if (signed !== null) {
    isShown = true;
    marks.push(signed);
  }
  return {
    marks,
    isShown,
    isPending,
    flaw: flaw ?? stampOf(layout, () => true),
    isInkHidden: pages.some(isInkHidden),
  };
}

/** That two parties or more have signed, by dates beside signatures or by the signatures themselves. */
function signedBy(dates: readonly KindMark["from"][], signers: readonly Run[]): KindMark | null {
  const [isDated, count] = [dates.length > 1, Math.max(dates.length, signers.length)];
  if (count < 2) return null;
  const [first] = signers;
  const signer = first === undefined ? null : placeOfWords(first.words, first.pageNumber);
  return {
    speaksFor: "GC_CHANGE_ORDER",
    weight: 1.5,
    because: `It is signed${isDated ? " and dated" : ""} by ${count === 2 ? "two parties" : "several parties"}.`,
    from: isDated ? (dates[0] ?? null) : signer,
  };
}

const PENDING = wholeWords(pendingNotes);

/** A longer line is a sentence of the terms, which say what holds of every paper. */
const NOTE_WORDS = 12;

function saysPending({ pages }: Layout): boolean {
  return pages.some(({ lines }) =>
    lines.some(({ words }) => words.length <= NOTE_WORDS && PENDING.test(textOfWords(words))),
  );
}

function kindOfStatus(status: string): ChangeOrderKind | "rejected" | null {
  if (REJECTED.test(status)) return "rejected";
  if (OPEN.test(status)) return "SUBCONTRACTOR_REQUEST";
  return AGREED.test(status) ? "GC_CHANGE_ORDER" : null;
}

/** A status with the words that print it. */
interface PrintedStatus {
  readonly status: string;
  readonly run: Run;
}

/** Words behind or below a caption "status". */
function statusesOf({ pages }: Layout): readonly PrintedStatus[] {
  return pages
    .flatMap(({ lines }) =>
      lines.map((line, lineIndex) => ({ line, next: lines.slice(lineIndex + 1, lineIndex + 3) })),
    )
    .flatMap(({ line, next }) =>
      line.runs.flatMap((run, runIndex) => statusAt(run, line.runs[runIndex + 1], next) ?? []),
    );
}

/** The status that a run of words prints or is the caption of, with what stands right of it and below it. */
function statusAt(
  run: Run,
  right: Run | undefined,
  nextLines: readonly Line[],
): PrintedStatus | null {
  const text = textOfWords(run.words);
  const inOwn = STATUS_INSIDE.exec(text)?.[1];
  if (inOwn !== undefined) return { status: inOwn, run };
  if (!STATUS.test(text)) return null;
  const isNear = right !== undefined && right.box.left - run.box.right < 14 * run.glyphHeight;
  if (isNear && kindOfStatus(textOfWords(right.words)) !== null)
    return { status: textOfWords(right.words), run: right };
  const below = nextLines
    .flatMap(({ runs }) => runs)
    .find((other) => Math.abs(other.box.left - run.box.left) < 2 * run.glyphHeight);
  return below === undefined ? null : { status: textOfWords(below.words), run: below };
}

/** "Approved for Ludlow Street Partners LLC: Anne Ludlow Date: December 2, 2025". */
const APPROVED_BY = new RegExp(
  `^${anyOf(approverNotes)}\\b(?: ${anyOf(approverLinks)}\\b[^:]*)?:?\\s+\\p{Lu}`,
  "iu",
);
const AGREED_STAMP = new RegExp(`^${anyOf(agreedStamps)}$`, "i");
const CHECKED_WORD = new RegExp(`^${anyOf(checkedWords)}\\b`, "i");
/** "Board action 5/11/2024, carried.", no sentence of the recitals. */
const RESOLVED = new RegExp(
  `^${anyOf(decidingBodies)}(?!\\p{L}).*(?<!\\p{L})${anyOf(decisions)}(?!\\p{L})`,
  "iu",
);
const LONGEST = 60;

const CHECKED = /^(?:\[x\]|\(x\)|☒|☑|✓|✔|■)$/i;

/** A stamp "APPROVED" in the head of the paper, and a checked box before the word. */
function approvalsOf({ pages }: Layout): readonly KindMark[] {
  const [page] = pages;
  const marks: KindMark[] = [];
  const add = (run: Run, because: string): void => {
    marks.push({
      speaksFor: "GC_CHANGE_ORDER",
      weight: STATUS_WEIGHT,
      because,
      from: placeOfWords(run.words, run.pageNumber),
    });
  };
  for (const run of page?.lines.flatMap(({ runs }) => runs) ?? []) {
    const text = textOfWords(run.words);
    const isHigh = run.box.top < 0.3 * (page?.page.height ?? 0);
    if (isHigh && AGREED_STAMP.test(text)) add(run, `It is stamped "${text}".`);
    const isResolved = RESOLVED.test(text) && run.words.length <= NOTE_WORDS;
    const isNamed = (APPROVED_BY.test(text) || isResolved) && /\b\d{4}\b|\d\/\d{2}\b/.test(text);
    if (isNamed) add(run, `It prints "${text.slice(0, LONGEST)}".`);
    const isChecked = run.words.some(
      ({ text: sign }, index) =>
        CHECKED.test(sign) && CHECKED_WORD.test(run.words[index + 1]?.text ?? ""),
    );
    if (isChecked) add(run, "The box before its approval is checked.");
  }
  return marks;
}

const EXECUTED = new RegExp(
  `\\b${anyOf(executedCaptions)}:?\\s+(?:(${anyOf(yesWords)})|${anyOf(noWords)})\\b`,
  "i",
);

/** "EXECUTED: Yes", as platforms print it. */
function executionOf({ pages }: Layout): KindMark | null {
  for (const { lines } of pages) {
    for (const line of lines) {
      const text = textOfWords(line.words);
      const answer = EXECUTED.exec(text);
      const [first] = line.runs;
      if (answer === null || first === undefined) continue;
      const isYes = answer[1] !== undefined;
      return {
        speaksFor: isYes ? "GC_CHANGE_ORDER" : "SUBCONTRACTOR_REQUEST",
        weight: isYes ? 1.7 : 0.4,
        because: isYes ? "It says that it is executed." : "It says that it is not executed.",
        from: placeOfWords(line.words, line.pageNumber),
      };
    }
  }
  return null;
}

const SIGNING = new RegExp(`\\b${anyOf(signingWords)}\\b|_{5}|/s/`, "i");

/** A date as somebody wrote it beside or below a signature. */
interface SignedDate {
  readonly left: number;
  readonly top: number;
  readonly from: KindMark["from"];
}

/** Dates beside or below signature lines, each in a column of its own. */
function signaturesOf(layout: Layout, order: DateOrder | null): readonly KindMark["from"][] {
  const found: SignedDate[] = [];
  const dates = layout.pages
    .flatMap(signingLines)
    .flatMap(({ runs }) => runs)
    .flatMap((run) => signedDatesIn(run, order));
  for (const date of dates) {
    const isNew = found.every(
      ({ left, top }) => Math.abs(left - date.left) > 40 || Math.abs(top - date.top) > 24,
    );
    if (isNew) found.push(date);
  }
  return found.map(({ from }) => from);
}

/** Lines below the head of a page that words of signing stand near. */
function signingLines({ page, lines }: PageLayout): readonly Line[] {
  return lines.filter((line, index) => {
    if (line.box.top < 0.4 * page.height) return false;
    const around = lines
      .slice(Math.max(0, index - 4), index + 3)
      .map(({ words }) => textOfWords(words))
      .join(" ");
    return SIGNING.test(around);
  });
}

/** A run of more words is a sentence: the dates in it are not those of signatures. */
const MOST_WORDS = 12;

function signedDatesIn(run: Run, order: DateOrder | null): readonly SignedDate[] {
  const texts = run.words.map(({ text }) => text.replace(/^_+|_+$/g, ""));
  if (texts.length > MOST_WORDS) return [];
  return datesIn(texts, order ?? "month-first").flatMap(({ begin, end }) => {
    const words = run.words.slice(begin, end);
    const [first] = words;
    if (first === undefined) return [];
    const { left, top } = first.box;
    return [{ left, top, from: placeOfWords(words, run.pageNumber) }];
  });
}
