import { ReadError } from "../../src/base/read-error.ts";
import type { Page } from "../../src/page/page.ts";
import { readInvoiceOf } from "./read-invoice-pages.ts";

/** Milliseconds of work on the machine of {@link USUAL_WORK}; several times what was measured there. */
export const MOST_TIME: number = 2500;

/** Milliseconds {@link fixedWork} takes on the machine where {@link MOST_TIME} was set. */
const USUAL_WORK = 70;

/** A page that seems too slow is read again so often: the shortest time is the one that other programs disturbed least. */
const MOST_ATTEMPTS = 3;

/**
 * Reads pages that may be an invoice or not; how long it worked, in milliseconds of a usual machine.
 * Whatever else this one does, and however slow it is, counts for nothing. Anything but a refusal is a fault.
 */
export function timeOf(pages: readonly Page[]): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < MOST_ATTEMPTS && shortest > MOST_TIME; attempt += 1) {
    const time = workOf(() => read(pages));
    const slowness = time > MOST_TIME ? Math.max(1, workOf(fixedWork) / USUAL_WORK) : 1;
    shortest = Math.min(shortest, time / slowness);
  }
  return shortest;
}

function read(pages: readonly Page[]): void {
  try {
    readInvoiceOf(pages);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
  }
}

/** The milliseconds of processor time an action takes. */
function workOf(action: () => void): number {
  const start = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** What a reading does too, always as much of it: makes texts and objects, looks them up and sorts them. */
function fixedWork(): void {
  const found = new Map<string, { readonly text: string; readonly at: number }>();
  for (let at = 0; at < 100_000; at += 1) {
    const text = String((at * 7919) % 100_003);
    found.set(text, { text, at });
  }
  [...found.values()].toSorted((one, other) => (one.text < other.text ? -1 : 1));
}
