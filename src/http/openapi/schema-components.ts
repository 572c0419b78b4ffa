/** A JSON schema as plain data. */
export type Schema = Readonly<Record<string, unknown>>;

/**
 * Collects the titled schemas of a document, so that each stands in it once and the others point at it. A record of any names
 * is written in the way that every generator of clients understands.
 */
export class Components {
  readonly #schemas = new Map<string, Schema>();

  /** The schema in the form in which the document uses it: a reference where it has a title. Throws where two share a title. */
  refer(schema: object): Schema {
    const plain = JSON.parse(JSON.stringify(schema)) as Schema;
    return this.#hoisted(plain) as Schema;
  }

  /** All that was referred to, by name. */
  get schemas(): Readonly<Record<string, Schema>> {
    const entries = [...this.#schemas].toSorted(([name], [other]) => (name < other ? -1 : 1));
    return Object.fromEntries(entries);
  }

  #hoisted(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((member) => this.#hoisted(member));
    if (typeof value !== "object" || value === null) return value;
    const members: Record<string, unknown> = Object.fromEntries(
      Object.entries(value).map(([name, member]) =>
        name === "patternProperties"
          ? ["additionalProperties", this.#hoisted(Object.values(member as object)[0])]
          : [name, this.#hoisted(member)],
      ),
    );
    // A property that happens to be called title is no schema's title: it is an object itself.
    const { title, ...schema } = members;
    if (typeof title !== "string") return members;
    this.#keep(title, schema);
    return { $ref: `#/components/schemas/${title}` };
  }

  #keep(title: string, schema: Schema): void {
    const known = this.#schemas.get(title);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`Two different schemas are called ${title}.`);
    }
    this.#schemas.set(title, schema);
  }
}
