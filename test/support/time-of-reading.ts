import { ReadError } from "../../src/base/read-error.ts";
import type { Page } from "../../src/page/page.ts";
import { readInvoiceOf } from "./read-invoice-pages.ts";

/** Milliseconds of work; several times what was measured. */
export const MOST_TIME: number = 2500;

/**
 * Reads pages that may be an invoice or not; how long it worked, in milliseconds, whatever else the machine does.
 * Anything but a refusal is a fault.
 */
export function timeOf(pages: readonly Page[]): number {
  const start = process.cpuUsage();
  try {
    readInvoiceOf(pages);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
