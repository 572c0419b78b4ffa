/** Gives each thing a name of its own where several were given the same one. */
export class OwnNames {
  readonly #taken = new Set<string>();

  /** The given name, or one that nobody has yet: `bill.pdf (2)`. */
  take(given: string): string {
    let name = given;
    for (let count = 2; this.#taken.has(name); count += 1) name = `${given} (${count})`;
    this.#taken.add(name);
    return name;
  }
}
