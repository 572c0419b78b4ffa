import type { Engine } from "./engine.ts";
import type { Address } from "./pdfium-exports.ts";

/** What PDFium needs to know form fields; both 0 for a document without a form. */
export interface FormEnvironment {
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
