import { HASHED, hashed, NAMED } from "./hash.ts";

/** Collects the signs of one candidate. */
export class Signs {
  readonly #at: number[] = [];
  readonly #by: number[] = [];

  /** A word or a pair of words in a relation. */
  word(text: string, by: number): void {
    this.#at.push(hashed(text));
    this.#by.push(by);
  }

  /** A sign with a name. */
  named(name: string): void {
    this.#at.push(HASHED + (hashed(`sign ${name}`) % NAMED));
    this.#by.push(1);
  }

  /** A sign with a name where it holds. */
  when(holds: boolean, name: string): void {
    if (holds) this.named(name);
  }

  /** In which of the ranges between some limits a measure lies. */
  measured(name: string, value: number, limits: readonly number[]): void {
    const at = limits.findIndex((limit) => value <= limit);
    this.named(`${name} ${at < 0 ? limits.length : at}`);
  }

  done(): { readonly at: Uint32Array; readonly by: Float32Array } {
    return { at: Uint32Array.from(this.#at), by: Float32Array.from(this.#by) };
  }
}
