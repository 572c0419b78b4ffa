import { fingerprintOf, type Input } from "../batch/input.ts";
import type { Outcome } from "../kinds/reading.ts";
import type { Reason } from "../verdict/reason-codes.ts";
import { PapersTogether, type Together } from "../verdict/together.ts";

/** Gathers the inputs of a run under the names that people call them by. */
export class SeenPapers {
  readonly #papers = new PapersTogether();
  readonly #nameOf: (input: Input) => string;
  readonly #isAlone: boolean;
  /** The names that people call inputs by, by their own. */
  readonly #called = new Map<string, string>();
  #together: Together | null = null;

  constructor(inputs: readonly Input[], nameOf: (input: Input) => string) {
    this.#nameOf = nameOf;
    this.#isAlone = inputs.length === 1;
  }

  async add(input: Input, outcome: Outcome): Promise<void> {
    const hasOthers = !this.#isAlone && outcome.kind === "read";
    this.#called.set(input.name, this.#nameOf(input));
    this.#papers.add(this.#nameOf(input), hasOthers ? await fingerprintOf(input) : "", outcome);
    this.#together = null;
  }

  /** The name that people call an input by. */
  nameOf(input: Input): string {
    return this.#nameOf(input);
  }

  /** The reasons that other papers give against an input by its own name, when all are there. */
  othersOn(name: string): readonly Reason[] {
    return this.together().others.get(this.#called.get(name) ?? name) ?? [];
  }

  /** What they say together, when all are there. */
  together(): Together {
    this.#together ??= this.#papers.together();
    return this.#together;
  }
}
