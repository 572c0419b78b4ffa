import type { Provenance } from "../document/sourced.ts";
import { valueAt } from "../document/value-at.ts";
import { coreOf } from "../confidence/weigh.ts";
import { kindOf } from "../kinds/kinds.ts";
import { rowsOf } from "../kinds/known-by.ts";
import type { Reading } from "../kinds/reading.ts";

/** Where a figure of a reading stands, by any name that a check or a finding gives it; none where it is not printed. */
export function placesOf(reading: Reading, figure: string): readonly Provenance[] {
  const evidence = reading.evidence.find(({ field }) => field === figure);
  if (evidence !== undefined) return evidence.from;
  const path = figure.replaceAll(ROW, ".$1");
  const inRow = figure.replaceAll(ROW, ".$1.figures");
  const value =
    valueAt(reading.document, path) ?? valueAt(reading, path) ?? valueAt(reading.document, inRow);
  return value?.from ?? listedPlaces(reading, path);
}

/** The number of a row in a path. */
const ROW = /\[(\d+)\]/g;

/** Where the amounts of a list stand; none for what is no list. */
function listedPlaces(reading: Reading, path: string): readonly Provenance[] {
  return columnPlaces(reading, `${path}.amount`);
}

/** Where a column of a list stands, such as `lineItems.quantity`; none for what is no column. */
export function columnPlaces(reading: Reading, column: string): readonly Provenance[] {
  const end = column.lastIndexOf(".");
  const path = column.slice(0, end);
  const group = kindOf(reading.documentType).groups.find((one) => one.isTable && one.path === path);
  const rows = group === undefined ? null : rowsOf(reading, group);
  return (rows ?? []).flatMap((row) => valueAt(row, column.slice(end + 1))?.from ?? []);
}

/** How likely a figure is as printed, 0 to 1: by its field where it is one, else by its characters and its lead over the next candidate. */
export function certaintyOf(reading: Reading, figure: string): number {
  const field = reading.fields.find((one) => one.field === figure);
  if (field !== undefined) return field.value;
  const characters = placesOf(reading, figure).map(({ certainty }) => certainty);
  const margin = reading.evidence.find((one) => one.field === figure)?.margin ?? 1;
  return characters.length === 0 ? 0 : Math.min(...characters) * margin;
}

/** A figure, or a reading as a whole, is likelier right than not. */
export const LIKELIER_RIGHT = 0.5;

/**
 * Whether one figure is certain to be printed as it was read. A cell of a table has no rival to be weighed against: where it
 * was recognised in a picture, it is misread more often than misprinted (both of two on the samples).
 */
export function isCertainPrint(reading: Reading, figure: string): boolean {
  const isWeighed =
    reading.fields.some(({ field }) => field === figure) ||
    reading.evidence.some(({ field }) => field === figure);
  const places = placesOf(reading, figure);
  const isOwnText = places.length > 0 && places.every(({ reader }) => reader !== "ocr");
  return isWeighed ? certaintyOf(reading, figure) >= LIKELIER_RIGHT : isOwnText;
}

/**
 * Whether a failed check says that the paper is wrong: all of its figures together are likelier read right than not, and so is
 * what decides the payment. On an invoice a check fails only then (DESIGN.md §4). Sums over the rows of a schedule never say so
 * by themselves: where they fail, a row was missed far more often than misprinted (15 of 17 times on the samples), and a misprint
 * is found by its cell.
 */
export function isCertainFailure(
  reading: Reading,
  { facts, figures }: { readonly facts: object; readonly figures: readonly string[] },
): boolean {
  if (coreCertainty(reading) < LIKELIER_RIGHT) return false;
  if (reading.documentType === "INVOICE") return areCertain(reading, knownOf(reading, figures));
  const weighs = "severity" in facts ? facts.severity : null;
  const isOfRows = figures.some((figure) => figure.startsWith("sheet."));
  const isProven = figures.every((figure) => isCertainPrint(reading, figure));
  return weighs === "high" && !isOfRows && isProven && areCertain(reading, figures);
}

/** The figures that have a probability; the others are members of lists, which the check itself has asked for doubts. */
function knownOf({ fields }: Reading, figures: readonly string[]): readonly string[] {
  return figures.filter((figure) => fields.some(({ field }) => field === figure));
}

function areCertain(reading: Reading, figures: readonly string[]): boolean {
  const together = figures.reduce((product, figure) => product * certaintyOf(reading, figure), 1);
  return together >= LIKELIER_RIGHT;
}

/** How likely the fields that decide a payment are all as printed, 0 to 1. */
export function coreCertainty({ documentType, fields, confidenceParts }: Reading): number {
  const calibrated = confidenceParts.find(({ name }) => name === "core");
  if (calibrated !== undefined) return calibrated.value;
  return coreOf(documentType, fields).reduce((product, { value }) => product * value, 1);
}
