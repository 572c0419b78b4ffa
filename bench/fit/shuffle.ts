/** Mixes in place by a linear congruential generator: the same order in every run. */
export function shuffle(order: number[], seed: number): void {
  let state = (seed * 2654435761 + 12345) >>> 0;
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
