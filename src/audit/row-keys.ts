import { AUDIT_LIMITS } from "../base/limits.ts";
import type { PayApplication, SheetRow } from "../document/pay-application.ts";

/** The words of a row without what forms print differently: case, punctuation, blanks. */
export function rowText({ description }: SheetRow): string {
  return plain(description?.value ?? "");
}

/** The item number of a row without leading zeros and punctuation. */
export function rowItem({ item }: SheetRow): string {
  return plain(item?.value ?? "").replace(/^0+(?=.)/, "");
}

/** The scheduled value of a row as a key; empty where none is printed. */
export function rowValue({ figures }: SheetRow): string {
  return figures.scheduledValue?.value.key() ?? "";
}

/**
 * Rows that stand for a whole schedule of values: of any two schedules the same rows are taken where both have them,
 * so that a long schedule costs no more than a short one.
 */
export function scheduleSketch({ sheet }: PayApplication): ReadonlySet<string> {
  const keys = new Map<string, number>();
  for (const row of sheet?.rows ?? []) {
    const [text, value] = [rowText(row) || rowItem(row), rowValue(row)];
    if (text === "" || value === "") continue;
    const key = `${text} ${value}`;
    keys.set(key, scattered(key));
  }
  const lowest = [...keys].toSorted((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1));
  return new Set(lowest.slice(0, AUDIT_LIMITS.sketchRows).map(([key]) => key));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** A number that is spread evenly and depends on every character (FNV-1a). */
function scattered(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return hash >>> 0;
}
