/** The middle of some numbers, 0 for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Milliseconds that some work takes. */
export async function timeOf(work: () => unknown): Promise<number> {
  const started = process.hrtime.bigint();
  await work();
  return Number(process.hrtime.bigint() - started) / 1e6;
}

/**
 * Median milliseconds of each work. They take turns, so that what else happens on the machine
 * hits all of them alike and their ratios hold.
 */
export async function mediansOf<Name extends string>(
  works: Readonly<Record<Name, () => unknown>>,
  rounds: number,
): Promise<Readonly<Record<Name, number>>> {
  const names = Object.keys(works) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of names) times.get(name)?.push(await timeOf(works[name]));
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<
    Name,
    number
  >;
}
