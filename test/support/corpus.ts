import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { LIMITS } from "../../src/base/limits.ts";
import type { Page } from "../../src/page/page.ts";
import { pagesOf } from "../../src/pdf/contents.ts";

/** Every drawn application that has a truth beside it, attacks that can be read included: paths without ending. */
export const READABLE: readonly string[] = withTruth().filter(
  (path) => !isOrder(path) && !isInvoice(path) && !isWaiver(path),
);

/** Every drawn change order that has a truth beside it: paths without ending. */
export const CHANGE_ORDERS: readonly string[] = withTruth().filter(isOrder);

/** Every drawn invoice that has a truth beside it: paths without ending. */
export const INVOICES: readonly string[] = withTruth().filter(isInvoice);

function withTruth(): readonly string[] {
  return globSync("fixtures/**/*.truth.json", { ignore: ["fixtures/scans/**"] })
    .map((path) => path.replace(/\.truth\.json$/, ""))
    .toSorted();
}

function isOrder(path: string): boolean {
  return path.startsWith("fixtures/change-order/");
}

function isInvoice(path: string): boolean {
  return path.startsWith("fixtures/invoice/");
}

function isWaiver(path: string): boolean {
  return path.startsWith("fixtures/lien-waiver/");
}

/** The bytes of a document of `fixtures`, by its path without ending. */
export function bytesOfFixture(path: string): Uint8Array {
  return new Uint8Array(readFileSync(`${path}.pdf`));
}

/** The pages of a document of `fixtures`, by its path without ending. */
export async function pagesOfFixture(path: string): Promise<readonly Page[]> {
  return pagesOf(bytesOfFixture(path), LIMITS);
}
