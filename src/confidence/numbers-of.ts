import type { DocumentType } from "../kinds/kinds.ts";
import { NUMBERS } from "./numbers.ts";
import type { KindNumbers } from "./probability.ts";

/** The numbers of a kind; of one that was never fitted, those that say as much for a field as against it. */
export function numbersOf(documentType: DocumentType): KindNumbers {
  const fitted: Readonly<Partial<Record<DocumentType, KindNumbers>>> = NUMBERS;
  return fitted[documentType] ?? UNFITTED;
}

const UNFITTED: KindNumbers = {
  field: { begins: {}, weights: { found: {}, absent: {} }, classes: {} },
  document: { begin: 0, fields: 0, weights: {}, classes: { native: 0, form: 0, ocr: 0 } },
};
