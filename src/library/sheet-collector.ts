import { fingerprintOf, type Input } from "../batch/input.ts";
import { isObjectPath } from "../batch/objects/object-address.ts";
import type { Outcome } from "../kinds/reading.ts";
import { CollectedSheets } from "../sheets/collected-sheets.ts";
import type { FilledSheet, Origin } from "../sheets/sheet.ts";

/** Gathers the sheets of a run, input by input, and judges its papers beside each other. */
export class SheetCollector {
  readonly #sheets = new CollectedSheets();

  /** Takes one input with what became of it. */
  async add(input: Input, outcome: Outcome): Promise<void> {
    const fingerprint = outcome.kind === "read" ? await fingerprintOf(input) : "";
    this.#sheets.add({ name: input.name, path: pathOf(input) }, fingerprint, outcome);
  }

  /** All sheets from left to right, when all inputs are there. */
  finished(): readonly FilledSheet[] {
    return this.#sheets.finished();
  }
}

/** Where a document lies that a workbook can lead to; null where it is no file. */
export function pathOf(input: Input): Origin["path"] {
  const path = input.kind === "document" && "path" in input.source ? input.source.path : null;
  // Programs for workbooks open files, and know nothing of object storage.
  return path === null || isObjectPath(path) ? null : path;
}
