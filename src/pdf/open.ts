import type { Box } from "../base/box.ts";
import type { Limits } from "../base/limits.ts";
import { ReadError } from "../base/read-error.ts";
import type { Page } from "../page/page.ts";
import {
  closing,
  type Engine,
  noteCrash,
  releaseEngine,
  runInEngine,
  startEngine,
} from "./engine.ts";
import type { Address } from "./pdfium-exports.ts";
import type { Turn } from "./upright.ts";
import { kindByBytes } from "../wrapper/wrapper-kind.ts";
import { pictureKind } from "./wrapped/picture-kind.ts";

/** A header may stand within this many bytes: viewers accept it there. */
const HEADER_WITHIN_BYTES = 1_024;

/** The end mark is looked for in this many last bytes: some mailers append to a file. */
const END_WITHIN_BYTES = 2_048;

const STALE_FIELDS = "/NeedAppearances true";

/** PDFium's codes for a document that wants a password, and for a protection it does not know. */
const PROTECTED: ReadonlySet<number> = new Set([4, 5]);

/** An open document. Its owner closes it. */
export interface PdfDocument {
  readonly engine: Engine;
  readonly limits: Limits;
  readonly address: Address;
  /** The file itself, in the engine's memory. */
  readonly file: { readonly address: Address; readonly bytes: number };
  /** The environment that knows form fields; 0 when the document has no form. */
  readonly form: Address;
  readonly pageCount: number;
  /** Why a part of the document that should be there is not: without its end the file is cut off. */
  readonly whenIncomplete: "cut-off" | "damaged";
  /** Whether the file says that the looks of its fields are out of date. */
  readonly hasStaleFields: boolean;
  readonly memory: DocumentMemory;
  close(): void;
}

/** A picture on a page. */
export interface PlacedPicture {
  /** In points from the top left of the upright page. */
  readonly box: Box;
  /** 0 where it is not known. */
  readonly pixelsPerPoint: number;
}

/** What is found out once for a document. */
interface DocumentMemory {
  /** Reading draws filled-in fields into the pages, which can be done only once. */
  pages: readonly Page[] | null;
  /** How far each page is turned, by its number. */
  readonly turns: Map<number, Turn>;
  /** The pictures of each page, by its number. */
  readonly pictures: Map<number, readonly PlacedPicture[]>;
}

/** Opens a document: a PDF, or a picture as a PDF that shows it. Throws a ReadError when it cannot be read. */
export async function openPdf(given: Uint8Array, limits: Limits): Promise<PdfDocument> {
  const bytes = await pdfIn(given, limits);
  const engine = await engineFor(limits);
  return runInEngine(engine, () => open(engine, bytes, limits));
}

/** Opens a PDF only as far as its pages can be counted. Throws a ReadError wherever `openPdf` does, and for a picture. */
export async function countPages(bytes: Uint8Array, limits: Limits): Promise<number> {
  refuseSize(bytes, limits);
  refuseZip(bytes);
  if (!hasHeader(bytes)) throw new ReadError("not-a-pdf");
  const engine = await engineFor(limits);
  return runInEngine(engine, () => {
    const { address, copy, ending } = load(engine, bytes);
    const close = (): void => release(engine, { environment: NO_FORM, address, copy });
    const work = (): number => pageCountOf(engine, address, { ending, limits });
    const pages = closing(engine, { work, close });
    // With less memory than a read has PDFium may have given a part up, and found fewer pages than are read.
    if (engine.state.isOverLimit) throw new ReadError("out-of-memory");
    return pages;
  });
}

/** The PDF that was given, or that shows the picture that was given. */
async function pdfIn(bytes: Uint8Array, limits: Limits): Promise<Uint8Array> {
  refuseSize(bytes, limits);
  refuseZip(bytes);
  if (hasHeader(bytes)) return bytes;
  const kind = pictureKind(bytes);
  if (kind === null) throw new ReadError("not-a-pdf");
  const { pdfOfPicture } = await import("./wrapped/pdf-of-picture.ts");
  return pdfOfPicture(bytes, kind, limits);
}

function refuseSize(bytes: Uint8Array, limits: Limits): void {
  if (bytes.length === 0) throw new ReadError("empty-file");
  if (bytes.length > limits.documentBytes) {
    throw new ReadError(
      "too-large",
      `It has ${bytes.length} bytes, the limit is ${limits.documentBytes}.`,
    );
  }
}

/** A PDF that lies unpacked at the begin of a ZIP file would be found, and those behind it would be missed. */
function refuseZip(bytes: Uint8Array): void {
  if (kindByBytes(bytes) === "zip") throw new ReadError("not-a-pdf", "", ZIP);
}

const ZIP =
  "This is a ZIP file by another name, or a document of an office program. Name a ZIP file with the ending .zip, and save a document as PDF.";

async function engineFor(limits: Limits): Promise<Engine> {
  const engine = await startEngine(limits);
  engine.state.isOverLimit = false;
  return engine;
}

const NO_FORM: FormEnvironment = { settings: 0, form: 0 };

/** A document that the engine has taken, and the copy of the file that it reads from. */
interface Loaded {
  readonly address: Address;
  readonly copy: Address;
  readonly ending: Ending;
}

function load(engine: Engine, bytes: Uint8Array): Loaded {
  const { pdfium } = engine;
  const copy = pdfium.malloc(bytes.length);
  if (copy === 0) throw new ReadError("out-of-memory");
  engine.memory.writeBytes(copy, bytes);
  const ending = endingOf(bytes);
  const address = pdfium.FPDF_LoadMemDocument(copy, bytes.length, 0);
  if (address === 0) {
    const isProtected = PROTECTED.has(pdfium.FPDF_GetLastError());
    pdfium.free(copy);
    throw new ReadError(isProtected ? "encrypted" : ending === "whole" ? "damaged" : "cut-off");
  }
  return { address, copy, ending };
}

function open(engine: Engine, bytes: Uint8Array, limits: Limits): PdfDocument {
  const { address, copy, ending } = load(engine, bytes);
  engine.state.openDocuments++;
  const environment = openForm(engine, address);
  let isOpen = true;
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    engine.state.openDocuments--;
    release(engine, { environment, address, copy });
    releaseEngine(engine);
  };
  try {
    const pageCount = pageCountOf(engine, address, { ending, limits });
    const whenIncomplete = ending === "whole" ? "damaged" : "cut-off";
    const hasStaleFields = environment.form !== 0 && holds(bytes, STALE_FIELDS);
    const memory: DocumentMemory = { pages: null, turns: new Map(), pictures: new Map() };
    return {
      engine,
      limits,
      address,
      file: { address: copy, bytes: bytes.length },
      form: environment.form,
      pageCount,
      whenIncomplete,
      hasStaleFields,
      memory,
      close,
    };
  } catch (error) {
    noteCrash(engine, error);
    close();
    throw error;
  }
}

/** A crash while closing costs the engine, not the pages that were read. */
function release(
  engine: Engine,
  {
    environment,
    address,
    copy,
  }: {
    readonly environment: FormEnvironment;
    readonly address: Address;
    readonly copy: Address;
  },
): void {
  if (engine.state.isBroken) return;
  try {
    closeForm(engine, environment);
    engine.pdfium.FPDF_CloseDocument(address);
    engine.pdfium.free(copy);
  } catch (error) {
    if (!noteCrash(engine, error)) throw error;
  }
}

function pageCountOf(
  engine: Engine,
  address: Address,
  { ending, limits }: { readonly ending: Ending; readonly limits: Limits },
): number {
  const { pdfium } = engine;
  const pageCount = pdfium.FPDF_GetPageCount(address);
  if (pageCount <= 0) throw new ReadError(ending === "whole" ? "no-pages" : "cut-off");
  if (pageCount > limits.pages) {
    throw new ReadError(
      "too-many-pages",
      `It has ${pageCount} pages, the limit is ${limits.pages}.`,
    );
  }
  const isRebuilt = pdfium.FPDF_DocumentHasValidCrossReferenceTable(address) === 0;
  if (ending === "torn" && isRebuilt) throw new ReadError("cut-off");
  return pageCount;
}

function hasHeader(bytes: Uint8Array): boolean {
  return latin(bytes.subarray(0, HEADER_WITHIN_BYTES + 5)).includes("%PDF-");
}

/** `unmarked` lacks the end mark but stops behind a whole object; `torn` stops in the middle of one. */
type Ending = "whole" | "unmarked" | "torn";

function endingOf(bytes: Uint8Array): Ending {
  const end = latin(bytes.subarray(Math.max(0, bytes.length - END_WITHIN_BYTES)));
  if (end.includes("%%EOF")) return "whole";
  return /(?:endobj|startxref\s+\d+|trailer\s*<<[^]*>>)[\s\0]*$/.test(end) ? "unmarked" : "torn";
}

/** Whether a text of one-byte characters stands anywhere in the bytes. */
function holds(bytes: Uint8Array, text: string): boolean {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (standsAt(bytes, at, text)) return true;
  }
  return false;
}

function standsAt(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

function latin(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

/** What PDFium needs to know form fields; both 0 for a document without a form. */
interface FormEnvironment {
  readonly settings: Address;
  readonly form: Address;
}

/** Opens the environment of a document's form. Documents without one save its cost. */
export function openForm({ pdfium }: Engine, document: Address): FormEnvironment {
  if (pdfium.FPDF_GetFormType(document) === 0) return { settings: 0, form: 0 };
  const settings = pdfium.PDFiumExt_OpenFormFillInfo();
  return { settings, form: pdfium.PDFiumExt_InitFormFillEnvironment(document, settings) };
}

/** Closes it; must be done before the document is closed. */
export function closeForm({ pdfium }: Engine, { settings, form }: FormEnvironment): void {
  if (form !== 0) pdfium.PDFiumExt_ExitFormFillEnvironment(form);
  if (settings !== 0) pdfium.PDFiumExt_CloseFormFillInfo(settings);
}
