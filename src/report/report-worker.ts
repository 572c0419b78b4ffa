import { limitsOfFile } from "../base/limits.ts";
import { answerTasks } from "../batch/main-thread.ts";
import type { Source } from "../batch/read-bytes.ts";
import { readSource } from "../batch/read-source.ts";
import { packOutcome, unreadBy } from "../batch/outcomes.ts";
import type { Mark } from "../explain/marks.ts";
import { ownPages } from "../explain/own-pages.ts";
import { type PagePicture, pagePictures, type PictureLook } from "../pdf/picture.ts";
import type { ReadOptions } from "../read.ts";
import type { Reading } from "../kinds/reading.ts";
import { readAcceptedSource } from "../review/read-accepted-source.ts";
import { chosenPages, documentDetail, marksUnder, shownMarks } from "./document-detail.ts";

/** What the worker is asked to read and to draw. */
interface ReportTask {
  readonly source: Source;
  readonly options: ReadOptions;
  /** Begins the names of all its parts of the page. */
  readonly id: string;
  /** As the page names the document. */
  readonly file: string;
  readonly hasPictures: boolean;
  /** What a person has accepted of it, the text of a saved review; null where nobody has. */
  readonly saved: string | null;
}

/** What was read of a document, and its part of the page; empty where nothing was read. */
export interface ReportAnswer {
  /** As `packOutcome` writes it. */
  readonly outcome: string;
  readonly detail: string;
}

answerTasks(answerOf, (error) => ({ outcome: packOutcome(unreadBy(error)), detail: "" }));

async function answerOf({ source, ...task }: ReportTask): Promise<ReportAnswer> {
  const { options, saved } = task;
  const { bytes, reading } =
    saved === null
      ? await readSource(source, options)
      : await readAcceptedSource(source, options, saved);
  const marks = marksUnder(task.id, reading);
  const pictures = task.hasPictures
    ? await picturesOf(bytes, reading, { ...task, marks: shownMarks(marks) })
    : null;
  const { id, file } = task;
  const detail = documentDetail({ id, file, reading, marks, pictures });
  return { outcome: packOutcome({ kind: "read", reading }), detail };
}

/** Sharp enough to recognise a figure, and about thirty kilobytes a page. */
const LOOK: Omit<PictureLook, "pageNumbers"> = { renderDpi: 96, quality: 40, isGrey: true };

/** Bytes of the pictures of one document; further pages are left out, the first one never. */
const MOST_PICTURE_BYTES = 160_000;

async function picturesOf(
  bytes: Uint8Array,
  reading: Reading,
  { options, marks }: { readonly options: ReadOptions; readonly marks: readonly Mark[] },
): Promise<readonly PagePicture[]> {
  const pageNumbers = chosenPages(marks, ownPages(reading));
  const look = { ...LOOK, pageNumbers };
  const drawn = await pagePictures(bytes, limitsOfFile(options.limits), reading.scans, look);
  const kept = new Set<number>();
  let sizeBytes = 0;
  for (const pageNumber of pageNumbers) {
    const picture = drawn.find((page) => page.pageNumber === pageNumber);
    sizeBytes += picture?.bytes.length ?? 0;
    if (kept.size === 0 || sizeBytes <= MOST_PICTURE_BYTES) kept.add(pageNumber);
  }
  return drawn.filter(({ pageNumber }) => kept.has(pageNumber));
}
