import { answerTasks, tellScan } from "../../batch/main-thread.ts";
import { packAmounts, packOutcome, unreadBy } from "../../batch/outcomes.ts";
import { bytesOf, documentHashOf, type Source } from "../../batch/read-bytes.ts";
import { pointedValue } from "../../fallback/pointed-value.ts";
import type { FieldType } from "../../kinds/field.ts";
import type { Reading, Unread } from "../../kinds/reading.ts";
import { layoutOf } from "../../layout/layout.ts";
import type { Page } from "../../page/page.ts";
import { type PagePicture, pagePictures } from "../../pdf/picture.ts";
import { valueReadersOf } from "../../pointing/value-readers.ts";
import { allTemplates, type ReadOptions, readWithPages } from "../../read.ts";
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
  | {
      readonly kind: "point";
      readonly documentType: Reading["documentType"];
      readonly options: ReadOptions;
      readonly pages: readonly Page[];
      readonly pointings: readonly Pointing[];
    };

/** Words that were pointed at, and what is to be read there. */
export interface Pointing {
  readonly words: PrintedWords;
  readonly type: FieldType;
}

/** What comes of a task, or why the paper cannot be read. */
export type ReviewAnswer =
  | {
      readonly kind: "opened";
      /** The reading, as `packOutcome` writes it. */
      readonly outcome: string;
      readonly pages: readonly Page[];
      readonly words: PrintedWords;
      /** Of the bytes that were read. */
      readonly fingerprint: string;
    }
  | { readonly kind: "drawn"; readonly picture: PagePicture | null }
  /** The values that stand at the words, each as `packAmounts` writes it; null where none of the type does. */
  | { readonly kind: "pointed"; readonly values: readonly (string | null)[] }
  | Unread;

answerTasks<ReviewAnswer>(answerOf, unreadBy);

async function answerOf(task: ReviewTask): Promise<ReviewAnswer> {
  switch (task.kind) {
    case "open":
      return opened(task);
    case "draw":
      return drawn(task);
    case "point":
      return pointed(task);
  }
}

type Task<Kind extends ReviewTask["kind"]> = Extract<ReviewTask, { readonly kind: Kind }>;

async function opened({ source, options }: Task<"open">): Promise<ReviewAnswer> {
  const bytes = await bytesOf(source, options.limits.documentBytes);
  const fingerprint = documentHashOf(bytes);
  const { reading, pages } = await readWithPages(bytes, options, tellScan);
  const outcome = packOutcome({ kind: "read", reading });
  return { kind: "opened", outcome, pages, words: printedWords(layoutOf(pages)), fingerprint };
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

/** Sharper than a page that shows all: small print is compared here. */
const LOOK = { renderDpi: 140, quality: 80, isGrey: false } as const;

async function pointed(task: Task<"point">): Promise<ReviewAnswer> {
  const templates = await allTemplates(task.options);
  const readers = valueReadersOf(task.documentType, layoutOf(task.pages), templates);
  const values = task.pointings.map(({ words, type }) => {
    const value = pointedValue(words, type, readers);
    return value === null ? null : packAmounts(value);
  });
  return { kind: "pointed", values };
}
