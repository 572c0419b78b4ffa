import { answerTasks, tellScan } from "../../batch/main-thread.ts";
import { packOutcome, unreadBy } from "../../batch/outcomes.ts";
import { bytesOf, documentHashOf, type Source } from "../../batch/read-bytes.ts";
import { drawnExplanation } from "../../explain/explain-document.ts";
import type { Reading, Unread } from "../../kinds/reading.ts";
import { layoutOf } from "../../layout/layout.ts";
import type { Page } from "../../page/page.ts";
import { type PagePicture, pagePictures } from "../../pdf/picture.ts";
import { notationOf } from "../../pointing/notation.ts";
import type { Notation } from "../../pointing/value-readers.ts";
import { allTemplates, type ReadOptions, readWithPages } from "../../read.ts";
import { readAcceptedSource } from "../../review/read-accepted-source.ts";
import { type PrintedWords, printedWords } from "../../review/printed-words.ts";

/** What the worker is asked to do with a paper that is looked at. It keeps nothing from one task to the next. */
export type ReviewTask =
  | { readonly kind: "open"; readonly source: Source; readonly options: ReadOptions }
  | {
      readonly kind: "draw";
      readonly source: Source;
      readonly options: ReadOptions;
      readonly scans: Reading["scans"];
      readonly pageNumber: number;
    }
  /** Read it as a person has accepted it, by the text of the saved review. */
  | {
      readonly kind: "accepted";
      readonly source: Source;
      readonly options: ReadOptions;
      readonly saved: string;
    }
  /** Draw the page that explains it as a person has accepted it. */
  | {
      readonly kind: "explain";
      readonly source: Source;
      readonly options: ReadOptions;
      readonly saved: string;
      /** As the page names the document. */
      readonly name: string;
    };

/** What comes of a task, or why the paper cannot be read. */
export type ReviewAnswer =
  | {
      readonly kind: "opened";
      /** The reading, as `packOutcome` writes it. */
      readonly outcome: string;
      readonly pages: readonly Page[];
      readonly words: PrintedWords;
      readonly notation: Notation;
      /** Of the bytes that were read. */
      readonly fingerprint: string;
    }
  | { readonly kind: "drawn"; readonly picture: PagePicture | null }
  /** The reading, as `packOutcome` writes it. */
  | { readonly kind: "read-accepted"; readonly outcome: string }
  /** The finished page. */
  | { readonly kind: "explained"; readonly page: string }
  | Unread;

answerTasks<ReviewAnswer>(answerOf, unreadBy);

async function answerOf(task: ReviewTask): Promise<ReviewAnswer> {
  switch (task.kind) {
    case "open":
      return opened(task);
    case "draw":
      return drawn(task);
    case "accepted":
      return accepted(task);
    case "explain":
      return explained(task);
  }
}

type Task<Kind extends ReviewTask["kind"]> = Extract<ReviewTask, { readonly kind: Kind }>;

async function opened({ source, options }: Task<"open">): Promise<ReviewAnswer> {
  const bytes = await bytesOf(source, options.limits.documentBytes);
  const fingerprint = documentHashOf(bytes);
  const { reading, pages } = await readWithPages(bytes, options, tellScan);
  const outcome = packOutcome({ kind: "read", reading });
  const layout = layoutOf(pages);
  const notation = notationOf(reading.documentType, layout, await allTemplates(options));
  return { kind: "opened", outcome, pages, words: printedWords(layout), notation, fingerprint };
}

async function drawn({
  source,
  options: { limits },
  scans = [],
  pageNumber,
}: Task<"draw">): Promise<ReviewAnswer> {
  const bytes = await bytesOf(source, limits.documentBytes);
  const [picture = null] = await pagePictures(bytes, limits, scans, {
    ...LOOK,
    pageNumbers: new Set([pageNumber]),
  });
  return { kind: "drawn", picture };
}

async function accepted({ source, options, saved }: Task<"accepted">): Promise<ReviewAnswer> {
  const { reading } = await readAcceptedSource(source, options, saved);
  return { kind: "read-accepted", outcome: packOutcome({ kind: "read", reading }) };
}

async function explained({ source, options, saved, name }: Task<"explain">): Promise<ReviewAnswer> {
  const { bytes, reading } = await readAcceptedSource(source, options, saved);
  return { kind: "explained", page: await drawnExplanation(bytes, { name, options }, reading) };
}

/** Sharper than a page that shows all: small print is compared here. */
const LOOK = { renderDpi: 140, quality: 80, isGrey: false } as const;
