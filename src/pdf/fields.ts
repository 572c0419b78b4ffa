import { closing, type Engine } from "./engine.ts";
import type { PdfDocument } from "./open.ts";
import { FORM, TEXT } from "./page-objects.ts";
import type { Address } from "./pdfium-exports.ts";
import type { PdfBox } from "./upright.ts";

/** What a person typed into a page: a form field or a text annotation, in the page's own coordinates. */
export interface FilledField {
  readonly value: string;
  readonly box: PdfBox;
  /** In points; 0 lets the viewer choose. */
  readonly fontSize: number;
  /** 0 left, 1 centre, 2 right. */
  readonly alignment: number;
  readonly isMultiLine: boolean;
  readonly isComb: boolean;
  /** Whether it now stands among the page's objects as it looks. */
  readonly isDrawn: boolean;
}

/** A check box or a radio button. */
interface Tick {
  readonly box: PdfBox;
  readonly isChecked: boolean;
}

/** The form of one page. */
export interface PageFields {
  /** Those that are drawn, in the order of their objects, then the others. */
  readonly filled: readonly FilledField[];
  readonly ticks: readonly Tick[];
  /** Where somebody put ink, a stamp or a digital signature upon the page. */
  readonly marks: readonly PdfBox[];
  /** Index of the page object that shows the first drawn field. */
  readonly firstObject: number;
}

/** Annotations looked at on one page. */
const MOST_ANNOTATIONS = 20_000;

/** Marks kept of one page; more is artwork. */
const MOST_MARKS = 500;

/** PDFium's names of annotations, fields and flags. */
const FREE_TEXT = 3;
const STAMP = 13;
const INK = 15;
const WIDGET = 20;
const HIDDEN_OR_NO_VIEW = 2 | 32;
const CHECK_BOX = 2;
const RADIO_BUTTON = 3;
const COMBO_BOX = 4;
const LIST_BOX = 5;
const TEXT_FIELD = 6;
const SIGNATURE_FIELD = 7;
const MULTI_LINE = 1 << 12;
const PASSWORD = 1 << 13;
const COMB = 1 << 24;

/** Longest value of one field in bytes of UTF-16; it must fit into the engine's scratch memory. */
const VALUE_BYTES = 65_536;

/**
 * Collects what was filled into a page and draws it into the page's contents, so that its words are
 * read where they are seen and as they are seen. Changes the page in memory: once for each document.
 */
export function drawFields(document: PdfDocument, page: Address): PageFields {
  const { engine } = document;
  const { pdfium } = engine;
  const firstObject = pdfium.FPDFPage_CountObjects(page);
  const fields: PageFields & Collected = {
    filled: [],
    undrawn: [],
    ticks: [],
    marks: [],
    firstObject,
  };
  const count = Math.min(pdfium.FPDFPage_GetAnnotCount(page), MOST_ANNOTATIONS);
  const annotations: Address[] = [];
  // Drawing removes an annotation from the page, so all are fetched first.
  for (let index = 0; index < count; index++) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    if (annotation !== 0) annotations.push(annotation);
  }
  closing(engine, {
    work() {
      for (const annotation of annotations) collect(document, { page, annotation }, fields);
    },
    close() {
      for (const annotation of annotations) pdfium.FPDFPage_CloseAnnot(annotation);
    },
  });
  return { ...fields, filled: [...fields.filled, ...fields.undrawn] };
}

interface Collected {
  readonly filled: FilledField[];
  readonly undrawn: FilledField[];
  readonly ticks: Tick[];
  readonly marks: PdfBox[];
}

interface OnPage {
  readonly page: Address;
  readonly annotation: Address;
}

function collect(document: PdfDocument, { page, annotation }: OnPage, fields: Collected): void {
  const { engine, form } = document;
  const { pdfium } = engine;
  if ((pdfium.FPDFAnnot_GetFlags(annotation) & HIDDEN_OR_NO_VIEW) !== 0) return;
  const subtype = pdfium.FPDFAnnot_GetSubtype(annotation);
  const box = boxOf(engine, annotation);
  if (box === null) return;
  if (subtype === INK || subtype === STAMP) keepMark(box, fields);
  else if (subtype === FREE_TEXT)
    add(engine, { page, annotation }, freeText(engine, annotation, box), fields);
  else if (subtype === WIDGET && form !== 0)
    collectWidget(document, { page, annotation, box }, fields);
}

function collectWidget(
  document: PdfDocument,
  { page, annotation, box }: OnPage & { readonly box: PdfBox },
  fields: Collected,
): void {
  const { engine, form } = document;
  const { pdfium } = engine;
  const type = pdfium.FPDFAnnot_GetFormFieldType(form, annotation);
  if (type === CHECK_BOX || type === RADIO_BUTTON) {
    fields.ticks.push({ box, isChecked: isChecked(engine, annotation) });
  } else if (type === SIGNATURE_FIELD) {
    // A field that waits for its signature shows nothing.
    if (pdfium.FPDFAnnot_GetObjectCount(annotation) > 0) keepMark(box, fields);
  } else if (type === LIST_BOX) {
    // Its look shows all choices, and only the chosen one is a value.
    const field = widget(document, annotation, box);
    if (field !== null && field.value.trim() !== "") fields.undrawn.push(field);
  } else if (type === TEXT_FIELD || type === COMBO_BOX) {
    const field = widget(document, annotation, box);
    if (field !== null) add(engine, { page, annotation }, field, fields);
  }
}

function keepMark(box: PdfBox, { marks }: Collected): void {
  if (marks.length < MOST_MARKS) marks.push(box);
}

/** Draws a field that shows text or has a value; an empty one is left out. */
function add(
  engine: Engine,
  { page, annotation }: OnPage,
  field: FilledField,
  fields: Collected,
): void {
  const { pdfium } = engine;
  const hasValue = field.value.trim() !== "";
  if (!showsText(engine, annotation)) {
    if (!hasValue) return;
    if (pdfium.FPDFAnnot_GetSubtype(annotation) === WIDGET)
      pdfium.EPDFAnnot_GenerateFormFieldAP(annotation);
    else pdfium.EPDFAnnot_GenerateAppearance(annotation);
  }
  const before = pdfium.FPDFPage_CountObjects(page);
  pdfium.EPDFAnnot_Flatten(page, annotation);
  // Each drawn field is one object more; its place tells later which field a text belongs to.
  const isDrawn = pdfium.FPDFPage_CountObjects(page) === before + 1;
  if (isDrawn) fields.filled.push({ ...field, isDrawn });
  else if (hasValue) fields.undrawn.push(field);
}

function showsText({ pdfium }: Engine, annotation: Address): boolean {
  const count = Math.min(pdfium.FPDFAnnot_GetObjectCount(annotation), MOST_ANNOTATIONS);
  for (let index = 0; index < count; index++) {
    const type = pdfium.FPDFPageObj_GetType(pdfium.FPDFAnnot_GetObject(annotation, index));
    if (type === TEXT || type === FORM) return true;
  }
  return false;
}

function widget(
  { engine, form }: PdfDocument,
  annotation: Address,
  box: PdfBox,
): FilledField | null {
  const { pdfium, memory, scratch } = engine;
  const flags = pdfium.FPDFAnnot_GetFormFieldFlags(form, annotation);
  if ((flags & PASSWORD) !== 0) return null;
  const length = pdfium.FPDFAnnot_GetFormFieldValue(form, annotation, scratch, VALUE_BYTES);
  const value = length > VALUE_BYTES ? "" : memory.utf16(scratch, length);
  const isSized = pdfium.FPDFAnnot_GetFontSize(form, annotation, scratch) !== 0;
  return {
    value,
    box,
    fontSize: isSized ? memory.float(scratch) : 0,
    alignment: pdfium.EPDFAnnot_GetTextAlignment(annotation),
    isMultiLine: (flags & MULTI_LINE) !== 0,
    isComb: (flags & COMB) !== 0,
    isDrawn: false,
  };
}

/** What is seen of a tick is its state; a box without one shows none. */
function isChecked(engine: Engine, annotation: Address): boolean {
  const state = textOf(engine, annotation, APPEARANCE_STATE);
  return state !== "" && state !== "Off";
}

function freeText(engine: Engine, annotation: Address, box: PdfBox): FilledField {
  return {
    value: textOf(engine, annotation, CONTENTS),
    box,
    fontSize: 0,
    alignment: engine.pdfium.EPDFAnnot_GetTextAlignment(annotation),
    isMultiLine: true,
    isComb: false,
    isDrawn: false,
  };
}

/** Keys of an annotation, closed by a zero. */
const CONTENTS: Uint8Array = new TextEncoder().encode("Contents\0");
const APPEARANCE_STATE: Uint8Array = new TextEncoder().encode("AS\0");

function textOf({ pdfium, memory, scratch }: Engine, annotation: Address, key: Uint8Array): string {
  const at = scratch + VALUE_BYTES;
  memory.writeBytes(at, key);
  const length = pdfium.FPDFAnnot_GetStringValue(annotation, at, scratch, VALUE_BYTES);
  return length > VALUE_BYTES ? "" : memory.utf16(scratch, length);
}

function boxOf({ pdfium, memory, scratch: at }: Engine, annotation: Address): PdfBox | null {
  if (pdfium.FPDFAnnot_GetRect(annotation, at) === 0) return null;
  const [left, top] = [memory.float(at), memory.float(at + 4)];
  const [right, bottom] = [memory.float(at + 8), memory.float(at + 12)];
  const box = {
    left: Math.min(left, right),
    right: Math.max(left, right),
    bottom: Math.min(top, bottom),
    top: Math.max(top, bottom),
  };
  return box.right > box.left && box.top > box.bottom ? box : null;
}
