/** The anchor of each name: readable, fit for an address, and no two alike. */
export type Anchors = ReadonlyMap<string, string>;

/** Anchors of names that may hold any character, each with the same beginning. */
export function anchorsOf(beginning: string, names: readonly string[]): Anchors {
  const taken = new Set<string>();
  const anchors = new Map<string, string>();
  for (const name of names) {
    const plain = `${beginning}${slug(name)}`;
    let anchor = plain;
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${plain}-${count}`;
    taken.add(anchor);
    anchors.set(name, anchor);
  }
  return anchors;
}

function slug(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9_]+/g, "-").replace(/^-|-$/g, "");
  return plain === "" ? "-" : plain;
}
