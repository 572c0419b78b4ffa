import { fingerprintOf, type Input } from "../batch/input.ts";
import type { Outcome } from "../kinds/reading.ts";
import { PapersTogether, type Together } from "../verdict/together.ts";

/** Gathers the inputs of a run under the names that people call them by. */
export class SeenPapers {
  readonly #papers = new PapersTogether();
  readonly #nameOf: (input: Input) => string;
  readonly #isAlone: boolean;
  #together: Together | null = null;

  constructor(inputs: readonly Input[], nameOf: (input: Input) => string) {
    this.#nameOf = nameOf;
    this.#isAlone = inputs.length === 1;
  }

  async add(input: Input, outcome: Outcome): Promise<void> {
    const hasOthers = !this.#isAlone && outcome.kind === "read";
    this.#papers.add(this.#nameOf(input), hasOthers ? await fingerprintOf(input) : "", outcome);
    this.#together = null;
  }

  /** The name that people call an input by. */
  nameOf(input: Input): string {
    return this.#nameOf(input);
  }

  /** What they say together, when all are there. */
  together(): Together {
    this.#together ??= this.#papers.together();
    return this.#together;
  }
}
