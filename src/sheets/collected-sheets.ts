import type { Outcome } from "../kinds/reading.ts";
import { PapersTogether } from "../verdict/together.ts";
import { RunSheets } from "./run-sheets.ts";
import type { FilledSheet, Origin } from "./sheet.ts";

/** The sheets of a run, filled input by input, with its papers judged beside each other. */
export class CollectedSheets {
  readonly #sheets = new RunSheets();
  readonly #papers = new PapersTogether();
  readonly #names = new Set<string>();

  /** Takes one input with what became of it. Files of the same bytes have the same fingerprint. */
  add({ name: given, path }: Origin, fingerprint: string, outcome: Outcome): void {
    const name = this.#nameFor(given);
    this.#sheets.add({ name, path }, outcome);
    this.#papers.add(name, fingerprint, outcome);
  }

  /** All sheets from left to right, when all inputs are there. */
  finished(): readonly FilledSheet[] {
    return this.#sheets.finished(this.#papers.together().papers);
  }

  /** Several inputs may be given under one name; here each has its own. */
  #nameFor(given: string): string {
    let name = given;
    for (let count = 2; this.#names.has(name); count += 1) name = `${given} (${count})`;
    this.#names.add(name);
    return name;
  }
}
