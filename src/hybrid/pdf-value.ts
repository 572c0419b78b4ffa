/** A value of a PDF. Numbers and strings stay as they are written, so that they are written again letter by letter. */
export type PdfValue =
  | { readonly kind: "plain"; readonly text: string }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "string"; readonly text: string }
  | { readonly kind: "array"; readonly items: readonly PdfValue[] }
  | PdfDictionary
  | PdfReference;

/** Entries by their names, without the slash. */
export interface PdfDictionary {
  readonly kind: "dictionary";
  readonly entries: ReadonlyMap<string, PdfValue>;
}

/** Stands for an object elsewhere in the file. */
export interface PdfReference {
  readonly kind: "reference";
  readonly number: number;
  readonly generation: number;
}

/** An object of the file: its value and, where it is a stream, the bytes as they are packed. */
export interface PdfObject {
  readonly value: PdfValue;
  readonly packed: Uint8Array | null;
}

/** What stands for an object that is not there. */
export const PDF_NULL: PdfValue = { kind: "plain", text: "null" };

/** The file is not built as PDF is, or goes beyond the bounds. */
export class DamagedPdf extends Error {}

/** A dictionary of entries. */
export function dictionaryOf(entries: Readonly<Record<string, PdfValue>>): PdfDictionary {
  return { kind: "dictionary", entries: new Map(Object.entries(entries)) };
}

/** The same dictionary with other entries. */
export function withEntries(
  { entries }: PdfDictionary,
  others: Readonly<Record<string, PdfValue>>,
): PdfDictionary {
  return { kind: "dictionary", entries: new Map([...entries, ...Object.entries(others)]) };
}

export function numberValue(number: number): PdfValue {
  return { kind: "plain", text: String(number) };
}

export function nameValue(name: string): PdfValue {
  return { kind: "name", name };
}

/** A string of plain letters without brackets. */
export function stringValue(text: string): PdfValue {
  return { kind: "string", text: `(${text})` };
}

export function referenceTo(number: number): PdfReference {
  return { kind: "reference", number, generation: 0 };
}

/** The whole number that a value is, null for any other. */
export function integerOf(value: PdfValue | undefined): number | null {
  if (value?.kind !== "plain" || !/^[+-]?\d{1,15}$/.test(value.text)) return null;
  return Number(value.text);
}

/** A whole number that is a size or a place. Throws DamagedPdf for anything else. */
export function countOf(value: PdfValue | undefined): number {
  const count = integerOf(value);
  if (count === null || count < 0) throw new DamagedPdf("A size is no whole number.");
  return count;
}

/** The name that a value is, null for any other. */
export function nameOf(value: PdfValue | undefined): string | null {
  return value?.kind === "name" ? value.name : null;
}

/** Whether nothing stands there. */
export function isAbsent(value: PdfValue | undefined): boolean {
  return value === undefined || (value.kind === "plain" && value.text === "null");
}
