import { Money } from "../base/money.ts";
import { ANSWER_WORDS } from "../finding/match-codes.ts";
import type { HistoryEntry, HistoryItem } from "./history-entry.ts";

/** Entries as lines of text, each JSON. */
export function historyLines(entries: readonly HistoryEntry[]): string {
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
}

/** A history, or the line that is none, from 1. */
export type HistoryOutcome =
  | { readonly kind: "read"; readonly entries: readonly HistoryEntry[] }
  | { readonly kind: "broken"; readonly lineNumber: number };

/** The entries of a text. Of a bill that was matched several times, the last time counts; a last line that was cut off is none. */
export function historyIn(text: string): HistoryOutcome {
  const entries = new Map<string, HistoryEntry>();
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const entry = historyEntryIn(parsed(line));
    // A run that was killed left its last line unfinished.
    if (entry === null && index === lines.length - 1) continue;
    if (entry === null) return { kind: "broken", lineNumber: index + 1 };
    entries.set(`${entry.fingerprint} ${entry.file}`, entry);
  }
  return { kind: "read", entries: [...entries.values()] };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return null;
  }
}

/** A value as an entry; null where it is none. */
export function historyEntryIn(value: unknown): HistoryEntry | null {
  if (!isRecord(value)) return null;
  const { items, answer, isUnclear, vendorKeys } = value;
  const isEntry =
    [value["file"], value["fingerprint"]].every((text) => typeof text === "string") &&
    NULLABLE.every((name) => isTextOrNull(value[name])) &&
    [value["freight"], value["tax"], value["net"]].every(isFigure) &&
    (value["amount"] === null || isFigure(value["amount"])) &&
    typeof isUnclear === "boolean" &&
    typeof answer === "string" &&
    answer in ANSWER_WORDS &&
    isTexts(vendorKeys) &&
    Array.isArray(items) &&
    items.every(isItem);
  return isEntry ? (value as unknown as HistoryEntry) : null;
}

const NULLABLE = [
  "vendor",
  "invoiceNumber",
  "date",
  "currency",
  "numberKey",
  "contentKey",
  "order",
] as const;

function isItem(value: unknown): value is HistoryItem {
  return (
    isRecord(value) &&
    isTexts(value["lines"]) &&
    typeof value["codeKey"] === "string" &&
    isTextOrNull(value["description"]) &&
    ["price", "quantity", "amount"].every(
      (name) => value[name] === null || isFigure(value[name]),
    ) &&
    typeof value["isSure"] === "boolean"
  );
}

function isFigure(value: unknown): boolean {
  return typeof value === "string" && Money.fromPlain(value) !== null;
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === "string";
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
