/** Weights of named signs as one text, such as `title 1.25; no title -0.5`. */
export function namedWeights(text: string): Readonly<Record<string, number>> {
  const rows = text.split("; ").filter((row) => row !== "");
  return Object.fromEntries(
    rows.map((row) => {
      const at = row.lastIndexOf(" ");
      return [row.slice(0, at), Number(row.slice(at + 1))];
    }),
  );
}

/** The same weights as a text. */
export function textOfWeights(weights: Readonly<Record<string, number>>): string {
  return Object.entries(weights)
    .map(([name, weight]) => `${name} ${weight}`)
    .join("; ");
}
