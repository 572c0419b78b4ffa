/** Words that phrases name: the alternatives of each slot. */
export type Slots = ReadonlyMap<string, readonly string[]>;

/** A phrase with its slots put in, and the slots that nobody declared. */
export interface Expanded {
  readonly phrase: string;
  readonly unknown: readonly string[];
}

/** Puts the alternatives of a slot in its place: in brackets, or among the others of the bracket where it stands. */
export function expandSlots(phrase: string, slots: Slots): Expanded {
  const unknown: string[] = [];
  const expanded = phrase.replaceAll(/<([A-Z_]+)>/g, (whole, name: string, at: number) => {
    const words = slots.get(name);
    if (words === undefined) {
      unknown.push(name);
      return whole;
    }
    const before = phrase.slice(0, at);
    const isInside = before.lastIndexOf("[") > before.lastIndexOf("]");
    return isInside ? words.join("|") : `[${words.join("|")}]`;
  });
  return { phrase: expanded, unknown };
}
