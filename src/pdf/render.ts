import { POINTS_PER_INCH } from "../base/box.ts";
import { ReadError } from "../base/read-error.ts";
import type { Grey } from "../ocr/picture/grey.ts";
import { closing, runInEngine } from "./engine.ts";
import { closeForm, openForm, type PdfDocument } from "./open.ts";
import { turnOfPage } from "./page-turn.ts";
import type { Address } from "./pdfium-exports.ts";

/** A drawn page. `rgba` has four bytes for each pixel, row by row from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

const BYTES_PER_PIXEL = 4;

/** PDFium's names: four bytes for each pixel, annotations drawn, red first. */
const BGRA = 4;
const DRAW_ANNOTATIONS = 0x01;
const RED_FIRST = 0x10;

const OPAQUE_WHITE = 0xffffffff;

/**
 * Draws a page as `Page` has it: upright, with its filled-in fields. A page that would have more
 * pixels than the limit is drawn at a lower resolution.
 */
export function renderPage(
  document: PdfDocument,
  pageNumber: number,
  { renderDpi }: { readonly renderDpi: number },
): Picture {
  const { engine, file } = document;
  const { pdfium } = engine;
  return runInEngine(engine, () => {
    // Reading takes filled-in fields off the pages, so the file is opened anew.
    const untouched = pdfium.FPDF_LoadMemDocument(file.address, file.bytes, 0);
    if (untouched === 0) throw new ReadError("damaged");
    return closing(engine, {
      work: () => drawUntouched(document, untouched, { pageNumber, renderDpi }),
      close: () => pdfium.FPDF_CloseDocument(untouched),
    });
  });
}

interface Wanted {
  readonly pageNumber: number;
  readonly renderDpi: number;
}

function drawUntouched(document: PdfDocument, untouched: Address, wanted: Wanted): Picture {
  const { engine } = document;
  const environment = openForm(engine, untouched);
  return closing(engine, {
    work() {
      const page = engine.pdfium.FPDF_LoadPage(untouched, wanted.pageNumber - 1);
      if (page === 0)
        throw new ReadError(document.whenIncomplete, `Page ${wanted.pageNumber} is missing.`);
      return drawPage(document, { page, form: environment.form }, wanted);
    },
    close: () => closeForm(engine, environment),
  });
}

interface PageWithForm {
  readonly page: Address;
  readonly form: Address;
}

function drawPage(document: PdfDocument, { page, form }: PageWithForm, wanted: Wanted): Picture {
  const { engine } = document;
  const { pdfium } = engine;
  if (form !== 0) pdfium.FORM_OnAfterLoadPage(page, form);
  return closing(engine, {
    work: () => drawLoaded(document, { page, form }, wanted),
    close() {
      if (form !== 0) pdfium.FORM_OnBeforeClosePage(page, form);
      pdfium.FPDF_ClosePage(page);
    },
  });
}

function drawLoaded(
  document: PdfDocument,
  { page, form }: PageWithForm,
  { pageNumber, renderDpi }: Wanted,
): Picture {
  const { engine } = document;
  const { pdfium, memory } = engine;
  const turned = turnOfPage(document, page, pageNumber) / 90;
  const quarters = (turned + 4 - pdfium.FPDFPage_GetRotation(page)) % 4;
  const { width, height } = pixelSize(document, page, { quarters, renderDpi });
  const bytes = width * height * BYTES_PER_PIXEL;
  const pixels = pdfium.malloc(bytes);
  if (pixels === 0) throw new ReadError("out-of-memory");
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRA, pixels, width * BYTES_PER_PIXEL);
  return closing(engine, {
    work() {
      if (bitmap === 0) throw new ReadError("out-of-memory");
      const flags = DRAW_ANNOTATIONS | RED_FIRST;
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, OPAQUE_WHITE);
      pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, quarters, flags);
      if (form !== 0) pdfium.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, quarters, flags);
      return { width, height, rgba: memory.bytes(pixels, bytes) };
    },
    close() {
      if (bitmap !== 0) pdfium.FPDFBitmap_Destroy(bitmap);
      pdfium.free(pixels);
    },
  });
}

function pixelSize(
  { engine, limits }: PdfDocument,
  page: Address,
  { quarters, renderDpi }: { readonly quarters: number; readonly renderDpi: number },
): { readonly width: number; readonly height: number } {
  const across = engine.pdfium.FPDF_GetPageWidthF(page);
  const along = engine.pdfium.FPDF_GetPageHeightF(page);
  const [width, height] = quarters % 2 === 0 ? [across, along] : [along, across];
  if (!(width > 0 && height > 0)) throw new ReadError("damaged");
  const wanted = renderDpi / POINTS_PER_INCH;
  const scale = Math.min(wanted, Math.sqrt(limits.pagePixels / (width * height)));
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
}

/** Share of the lightest channel in a pixel's grey: coloured stamps, pens and markers become light, red print stays. */
const LIGHTEST = 0.6;

/** Draws a page in grey, upright. */
export function greyPage(
  document: PdfDocument,
  pageNumber: number,
  { renderDpi }: { readonly renderDpi: number },
): Grey {
  const { width, height, rgba } = renderPage(document, pageNumber, { renderDpi });
  const pixels = new Uint8Array(width * height);
  for (let index = 0, at = 0; index < pixels.length; index++, at += 4) {
    const red = rgba[at] ?? 0;
    const green = rgba[at + 1] ?? 0;
    const blue = rgba[at + 2] ?? 0;
    const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
    pixels[index] = LIGHTEST * Math.max(red, green, blue) + (1 - LIGHTEST) * luma;
  }
  return { width, height, pixels };
}
