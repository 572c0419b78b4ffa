import type { Box } from "../base/box.ts";
import type { Limits } from "../base/limits.ts";
import { ReadError } from "../base/read-error.ts";
import type { Page, PageRange, Reader, Word } from "../page/page.ts";
import { type Attachment, attachmentsOf } from "./attachments.ts";
import { closing, type Engine, runInEngine } from "./engine.ts";
import { drawFields, type PageFields } from "./fields.ts";
import { type DrawnWord, filledWords } from "./filled-words.ts";
import { openPdf, type PdfDocument } from "./open.ts";
import { type Area, type PageObjects, pageObjects } from "./page-objects.ts";
import { turnOfRuns } from "./page-turn.ts";
import type { Address } from "./pdfium-exports.ts";
import { rulingsOf } from "./rulings.ts";
import { type OnScan, withScansRead } from "./scanned-pages.ts";
import { textRuns } from "./text-runs.ts";
import {
  IDENTITY,
  type Matrix,
  type PdfBox,
  seenBox,
  type Upright,
  uprightOf,
  writeMatrix,
} from "./upright.ts";
import { judgeOf, pictureShare } from "./visibility.ts";
import { type DraftWord, wordsOf } from "./words.ts";

export type { OnScan, ScanPlace } from "./scanned-pages.ts";

/** What a PDF shows and what it carries inside. */
export interface PdfContents {
  readonly pages: readonly Page[];
  /** XML files, those with the name of a standard first. */
  readonly attachments: readonly Attachment[];
}

/**
 * Opens a document, reads its pages or some of them, takes out its XML files and closes it. Pages without usable text are
 * read from their pictures. Throws a ReadError when the pages cannot be read.
 */
export async function contentsOf(
  bytes: Uint8Array,
  limits: Limits,
  onScan: OnScan = () => undefined,
  range: Pick<PageRange, "from" | "to"> | null = null,
): Promise<PdfContents> {
  const document = await openPdf(bytes, limits);
  try {
    const pages = readPages(document, limits, range);
    const attachments = range === null ? attachmentsOf(document) : [];
    return { pages: await withScansRead(document, pages, { limits, onScan }), attachments };
  } finally {
    document.close();
  }
}

/** Certainty of characters whose meaning the file does not say. */
const UNSURE = 0.5;

/** Certainty of words that another program recognised in a scan. */
const RECOGNISED = 0.8;

/** Opens a document, reads its pages and closes it. Throws a ReadError when it cannot be read. */
export async function pagesOf(bytes: Uint8Array, limits: Limits): Promise<readonly Page[]> {
  const document = await openPdf(bytes, limits);
  try {
    return readPages(document, limits);
  } finally {
    document.close();
  }
}

/** All pages of an open document. Throws a ReadError when one cannot be read. */
export function readPages(
  document: PdfDocument,
  limits: Limits,
  range: Pick<PageRange, "from" | "to"> | null = null,
): readonly Page[] {
  const { memory } = document;
  memory.pages ??= runInEngine(document.engine, () => {
    const pages: Page[] = [];
    let wordCount = 0;
    const { from, to } = range ?? { from: 1, to: document.pageCount };
    for (let pageNumber = from; pageNumber <= Math.min(to, document.pageCount); pageNumber++) {
      const page = readPage(document, pageNumber, limits);
      wordCount += page.words.length + page.hiddenWords.length;
      if (wordCount > limits.words) throw new ReadError("too-many-words");
      pages.push(page);
    }
    return pages;
  });
  return memory.pages;
}

function readPage(document: PdfDocument, pageNumber: number, limits: Limits): Page {
  const { pdfium } = document.engine;
  const address = pdfium.FPDF_LoadPage(document.address, pageNumber - 1);
  if (address === 0) throw new ReadError(document.whenIncomplete, `Page ${pageNumber} is missing.`);
  return closing(document.engine, {
    work: () => readLoadedPage(document, address, { pageNumber, limits }),
    close: () => pdfium.FPDF_ClosePage(address),
  });
}

function readLoadedPage(
  document: PdfDocument,
  page: Address,
  { pageNumber, limits }: { readonly pageNumber: number; readonly limits: Limits },
): Page {
  const { engine } = document;
  const area = visibleArea(engine, page, { pageNumber, limits });
  const fields = drawFields(document, page);
  const { upright, drafts } = readText(document, page, { area, pageNumber, limits });
  const objects = pageObjects(engine, page, {
    base: upright.turn === 0 ? upright.matrix : IDENTITY,
    clipBase: upright.matrix,
    mostLines: limits.rulingsPerPage,
    firstField: fields.firstObject,
  });
  const { seen, hidden } = placed(drafts, {
    objects,
    upright,
    fields,
    hasStaleFields: document.hasStaleFields,
  });
  const { width, height } = upright;
  const pictures = objects.areas
    .filter(({ isPicture }) => isPicture)
    .map(({ box, pixelsPerPoint }) => ({ box: fromTop(box, height), pixelsPerPoint }));
  document.memory.pictures.set(pageNumber, pictures);
  return {
    pageNumber,
    width,
    height,
    words: seen,
    hiddenWords: hidden,
    rulings: rulingsOf(objects.lines, { width, height, most: limits.rulingsPerPage }),
    checkBoxes: fields.ticks.map(({ box, isChecked }) => ({
      box: seenBox(box, upright),
      isChecked,
    })),
    pictureShare: pictureShare(objects, upright),
    drawings: [
      ...objects.strokes.map((box) => fromTop(box, height)),
      ...objects.areas.filter(isMark).map(({ box }) => fromTop(box, height)),
      ...pictures.slice(0, MOST_PICTURES).map(({ box }) => box),
      ...fields.marks.map((box) => seenBox(box, upright)),
    ],
  };
}

/** A filled check box has sides of these lengths, in points. */
const MARK_SIDES = { least: 3, most: 16 };

/** A colour whose parts are all below this is seen as black. */
const DARK = 120;

function isMark({ box, colour }: Area): boolean {
  if (colour === null || Math.max(colour.red, colour.green, colour.blue) > DARK) return false;
  const sides = [box.right - box.left, box.top - box.bottom];
  return sides.every((side) => side >= MARK_SIDES.least && side <= MARK_SIDES.most);
}

/** Pictures kept of one page; more are the pieces of a scan. */
const MOST_PICTURES = 200;

/** The part of the page that is shown, before it is turned. */
function visibleArea(
  { pdfium, memory, scratch }: Engine,
  page: Address,
  { pageNumber, limits }: { readonly pageNumber: number; readonly limits: Limits },
): PdfBox {
  pdfium.FPDF_GetPageBoundingBox(page, scratch);
  const area = {
    left: memory.float(scratch),
    top: memory.float(scratch + 4),
    right: memory.float(scratch + 8),
    bottom: memory.float(scratch + 12),
  };
  const longest = Math.max(area.right - area.left, area.top - area.bottom);
  const shortest = Math.min(area.right - area.left, area.top - area.bottom);
  if (longest > limits.pageSidePoints)
    throw new ReadError("page-too-large", `It is page ${pageNumber}.`);
  if (!(shortest > 0) || !Number.isFinite(longest)) throw new ReadError("damaged");
  return area;
}

/** Reads the words of a page, after turning its contents so that most of its text runs from left to right. */
function readText(
  document: PdfDocument,
  page: Address,
  {
    area,
    pageNumber,
    limits,
  }: { readonly area: PdfBox; readonly pageNumber: number; readonly limits: Limits },
): { readonly upright: Upright; readonly drafts: readonly DraftWord[] } {
  const { engine } = document;
  const { pdfium } = engine;
  let text = loadedText(engine, page);
  return closing(engine, {
    work() {
      const asIs = uprightOf(area, 0);
      const runs = textRuns(engine, text, { shift: shiftOf(asIs), limits });
      const upright = uprightOf(area, turnOfRuns(document, runs, { page, pageNumber }));
      if (upright.turn === 0) return { upright, drafts: wordsOf(runs) };
      turnContents(engine, page, upright.matrix);
      pdfium.FPDFText_ClosePage(text);
      text = 0;
      text = loadedText(engine, page);
      const turned = textRuns(engine, text, { shift: shiftOf(upright), limits });
      return { upright, drafts: wordsOf(turned) };
    },
    close() {
      if (text !== 0) pdfium.FPDFText_ClosePage(text);
    },
  });
}

function loadedText({ pdfium }: Engine, page: Address): Address {
  const text = pdfium.FPDFText_LoadPage(page);
  if (text === 0) throw new ReadError("damaged");
  return text;
}

function turnContents(engine: Engine, page: Address, matrix: Matrix): void {
  const { pdfium, scratch } = engine;
  writeMatrix(engine, scratch, matrix);
  const count = pdfium.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index++) {
    pdfium.FPDFPageObj_TransformF(pdfium.FPDFPage_GetObject(page, index), scratch);
  }
}

/** From the contents' coordinates to upright ones: contents that were turned are upright already. */
function shiftOf({ turn, matrix }: Upright): { readonly x: number; readonly y: number } {
  return turn === 0 ? { x: matrix[4], y: matrix[5] } : { x: 0, y: 0 };
}

function placed(
  drafts: readonly DraftWord[],
  {
    objects,
    upright,
    fields,
    hasStaleFields,
  }: {
    readonly objects: PageObjects;
    readonly upright: Upright;
    readonly fields: PageFields;
    readonly hasStaleFields: boolean;
  },
): { readonly seen: readonly Word[]; readonly hidden: readonly Word[] } {
  const judge = judgeOf(objects, upright);
  const seen: Word[] = [];
  const hidden: Word[] = [];
  const inFields: DrawnWord[][] = fields.filled.map(() => []);
  for (const draft of drafts) {
    const visibility = judge.judge(draft);
    const field = inFields[objects.fieldOfText.get(draft.object) ?? -1];
    const reader = field !== undefined ? "form" : visibility === "recognised" ? "ocr" : "text";
    const word = wordOf(draft, upright.height, reader);
    if (field !== undefined && visibility !== "hidden") {
      field.push({ word, isClipped: visibility === "clipped" });
    } else {
      (visibility === "hidden" || visibility === "clipped" ? hidden : seen).push(word);
    }
  }
  fields.filled.forEach((field, index) => {
    seen.push(...filledWords(field, inFields[index] ?? [], { upright, hasStaleFields }));
  });
  return { seen, hidden };
}

function fromTop({ left, right, bottom, top }: PdfBox, pageHeight: number): Box {
  return { left, top: pageHeight - top, right, bottom: pageHeight - bottom };
}

function wordOf(draft: DraftWord, pageHeight: number, reader: Reader): Word {
  const { text, left, right, bottom, top, look, isBold, isSure } = draft;
  return {
    text,
    box: fromTop({ left, top, right, bottom }, pageHeight),
    glyphHeight: look.glyphHeight,
    isBold,
    reader,
    certainty: reader === "ocr" ? RECOGNISED : isSure ? 1 : UNSURE,
  };
}
