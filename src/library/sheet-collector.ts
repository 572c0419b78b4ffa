import { fingerprintOf, type Input } from "../batch/input.ts";
import { isObjectPath } from "../batch/objects/object-address.ts";
import type { Outcome } from "../kinds/reading.ts";
import { RunSheets } from "../sheets/run-sheets.ts";
import type { FilledSheet, Origin } from "../sheets/sheet.ts";
import { PapersTogether } from "../verdict/together.ts";

/** Gathers the sheets of a run, input by input, and judges its papers beside each other. */
export class SheetCollector {
  readonly #sheets = new RunSheets();
  readonly #papers = new PapersTogether();
  readonly #names = new Set<string>();

  /** Takes one input with what became of it. */
  async add(input: Input, outcome: Outcome): Promise<void> {
    const name = this.#nameFor(input);
    this.#sheets.add({ name, path: pathOf(input) }, outcome);
    this.#papers.add(name, outcome.kind === "read" ? await fingerprintOf(input) : "", outcome);
  }

  /** All sheets from left to right, when all inputs are there. */
  finished(): readonly FilledSheet[] {
    return this.#sheets.finished(this.#papers.together().papers);
  }

  /** Programs may give several inputs of one name; here each has its own. */
  #nameFor({ name: given }: Input): string {
    let name = given;
    for (let count = 2; this.#names.has(name); count += 1) name = `${given} (${count})`;
    this.#names.add(name);
    return name;
  }
}

/** Where a document lies that a workbook can lead to; null where it is no file. */
export function pathOf(input: Input): Origin["path"] {
  const path = input.kind === "document" && "path" in input.source ? input.source.path : null;
  // Programs for workbooks open files, and know nothing of object storage.
  return path === null || isObjectPath(path) ? null : path;
}
