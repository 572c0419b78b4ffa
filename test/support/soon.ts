import { expect } from "vitest";

/** Processor time of one piece of work, as a multiple of `reference`, that nobody would call soon. */
const MOST = 100;

/**
 * Does a piece of work and holds that it ends soon: the processor time of this process, in multiples of a fixed piece
 * of work that is measured beside it, so that neither a slow machine nor a busy one changes the outcome.
 */
export async function soon<Result>(
  work: () => Result | Promise<Result>,
  what = "",
): Promise<Result> {
  const before = process.cpuUsage();
  const result = await work();
  const spent = sinceMs(before);
  // What was measured while the machine was quicker is measured again before anything is called slow.
  if (spent >= MOST * usualMs) usualMs = Math.max(usualMs, referenceMs());
  expect(spent / usualMs, `${what} ${Math.round(spent)} ms`).toBeLessThan(MOST);
  return result;
}

let usualMs = referenceMs();

/** Texts taken apart, looked up and put together, as reading does: some 50 ms. */
function referenceMs(): number {
  const before = process.cpuUsage();
  const counts = new Map<string, number>();
  for (let nth = 0; nth < 120_000; nth += 1) {
    const word = `${(nth * 7_919) % 5_003} items at ${nth % 97}.50`;
    for (const part of word.split(" ")) counts.set(part, (counts.get(part) ?? 0) + part.length);
  }
  const text = JSON.stringify([...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  expect(text.length).toBeGreaterThan(10_000);
  return sinceMs(before);
}

function sinceMs(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
