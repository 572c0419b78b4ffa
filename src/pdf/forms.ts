import type { Box } from "../base/box.ts";
import type { CheckBox, Word } from "../page/page.ts";
import { fieldWords } from "./field-words.ts";
import type { PdfDocument } from "./open.ts";
import type { Address } from "./pdfium-exports.ts";
import { seen, type Upright } from "./upright.ts";

/** What a person filled into a page. */
export interface FormEntries {
  readonly words: readonly Word[];
  readonly checkBoxes: readonly CheckBox[];
}

/** Annotations looked at on one page. */
const MOST_ANNOTATIONS = 20_000;

/** PDFium's names of annotations, fields and flags. */
const WIDGET = 20;
const HIDDEN_OR_NO_VIEW = 2 | 32;
const CHECK_BOX = 2;
const RADIO_BUTTON = 3;
const COMBO_BOX = 4;
const LIST_BOX = 5;
const TEXT_FIELD = 6;
const MULTI_LINE = 1 << 12;
const PASSWORD = 1 << 13;
const COMB = 1 << 24;

/** Longest value of one field in bytes of UTF-16. */
const VALUE_BYTES = 65_536;

/** The values of a page's form fields as words in their boxes, and its check boxes. */
export function formEntries(document: PdfDocument, page: Address, upright: Upright): FormEntries {
  const { engine, form } = document;
  const words: Word[] = [];
  const checkBoxes: CheckBox[] = [];
  if (form === 0) return { words, checkBoxes };
  const count = Math.min(engine.pdfium.FPDFPage_GetAnnotCount(page), MOST_ANNOTATIONS);
  for (let index = 0; index < count; index++) {
    const annotation = engine.pdfium.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    try {
      readAnnotation(document, annotation, { upright, words, checkBoxes });
    } finally {
      if (!engine.state.isBroken) engine.pdfium.FPDFPage_CloseAnnot(annotation);
    }
  }
  return { words, checkBoxes };
}

function readAnnotation(
  document: PdfDocument,
  annotation: Address,
  into: {
    readonly upright: Upright;
    readonly words: Word[];
    readonly checkBoxes: CheckBox[];
  },
): void {
  const { pdfium } = document.engine;
  if (pdfium.FPDFAnnot_GetSubtype(annotation) !== WIDGET) return;
  if ((pdfium.FPDFAnnot_GetFlags(annotation) & HIDDEN_OR_NO_VIEW) !== 0) return;
  const box = boxOf(document, annotation, into.upright);
  if (box === null) return;
  const type = pdfium.FPDFAnnot_GetFormFieldType(document.form, annotation);
  if (type === CHECK_BOX || type === RADIO_BUTTON) {
    const isChecked = pdfium.FPDFAnnot_IsChecked(document.form, annotation) !== 0;
    into.checkBoxes.push({ box, isChecked });
  } else if (type === TEXT_FIELD || type === COMBO_BOX || type === LIST_BOX) {
    into.words.push(...valueWords(document, annotation, box));
  }
}

function boxOf({ engine }: PdfDocument, annotation: Address, upright: Upright): Box | null {
  const { pdfium, memory, scratch: at } = engine;
  if (pdfium.FPDFAnnot_GetRect(annotation, at) === 0) return null;
  const ys = [memory.float(at + 4), memory.float(at + 12)];
  const xs = [memory.float(at), memory.float(at + 8)];
  const box = seen(
    {
      left: Math.min(...xs),
      right: Math.max(...xs),
      bottom: Math.min(...ys),
      top: Math.max(...ys),
    },
    upright,
  );
  const isOnPage =
    box.right > 0 && box.left < upright.width && box.bottom > 0 && box.top < upright.height;
  return isOnPage && box.right > box.left && box.bottom > box.top ? box : null;
}

function valueWords(document: PdfDocument, annotation: Address, box: Box): Word[] {
  const { form, engine } = document;
  const { pdfium, memory, scratch } = engine;
  const flags = pdfium.FPDFAnnot_GetFormFieldFlags(form, annotation);
  if ((flags & PASSWORD) !== 0) return [];
  const length = pdfium.FPDFAnnot_GetFormFieldValue(form, annotation, scratch, VALUE_BYTES);
  const value = memory.utf16(scratch, Math.min(length, VALUE_BYTES));
  if (value.trim() === "") return [];
  const isSized = pdfium.FPDFAnnot_GetFontSize(form, annotation, scratch) !== 0;
  return fieldWords(value, {
    box,
    fontSize: isSized ? memory.float(scratch) : 0,
    alignment: pdfium.EPDFAnnot_GetTextAlignment(annotation),
    isMultiLine: (flags & MULTI_LINE) !== 0,
    isComb: (flags & COMB) !== 0,
  });
}
