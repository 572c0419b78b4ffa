/** The weights of a sign for several questions at once, in their order; undefined where it says nothing of any. */
export type WeightTable = (sign: string) => readonly number[] | undefined;

/** A table from its text, such as `title=1.25 0 -0.5; word draw=0 2 0`. A row is taken apart when its sign is met: most never are. */
export function weightTable(text: string): WeightTable {
  const rows = new Map<string, string | readonly number[]>();
  for (const row of text.split("; ")) {
    const at = row.indexOf("=");
    rows.set(row.slice(0, at), row.slice(at + 1));
  }
  return (sign) => {
    const row = rows.get(sign);
    if (typeof row !== "string") return row;
    const weights = row.split(" ").map(Number);
    rows.set(sign, weights);
    return weights;
  };
}

/** The same table as a text: what each question's weights say by sign. */
export function textOfTable(questions: readonly Readonly<Record<string, number>>[]): string {
  const signs = new Set(questions.flatMap((weights) => Object.keys(weights)));
  return [...signs]
    .map((sign) => `${sign}=${questions.map((weights) => weights[sign] ?? 0).join(" ")}`)
    .join("; ");
}
