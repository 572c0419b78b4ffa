import { OwnNames } from "../base/own-names.ts";
import type { Outcome } from "../kinds/reading.ts";
import { PapersTogether } from "../verdict/together.ts";
import { RunSheets } from "./run-sheets.ts";
import type { FilledSheet, Origin } from "./sheet.ts";

/** The sheets of a run, filled input by input, with its papers judged beside each other. */
export class CollectedSheets {
  readonly #sheets = new RunSheets();
  readonly #papers = new PapersTogether();
  /** Several inputs may be given under one name; here each has its own. */
  readonly #names = new OwnNames();

  /** Takes one input with what became of it. Files of the same bytes have the same fingerprint. */
  add({ name: given, path }: Origin, fingerprint: string, outcome: Outcome): void {
    const name = this.#names.take(given);
    this.#sheets.add({ name, path }, outcome);
    this.#papers.add(name, fingerprint, outcome);
  }

  /** All sheets from left to right, when all inputs are there. */
  finished(): readonly FilledSheet[] {
    return this.#sheets.finished(this.#papers.together().papers);
  }
}
