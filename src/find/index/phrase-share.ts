/**
 * How far the words of a need stand side by side, in its order, among those of a listing: of its neighbours the share that is
 * kept, 0 to 1. Each concept of the need is given by the stems that stand for it.
 */
export function phraseShare(words: Uint32Array, concepts: readonly (readonly number[])[]): number {
  if (concepts.length < 2) return 0;
  const conceptOf = new Map<number, number>();
  concepts.forEach((terms, concept) => {
    for (const term of terms) if (!conceptOf.has(term)) conceptOf.set(term, concept);
  });
  const kept = new Set<number>();
  let previous = -1;
  for (const word of words) {
    const concept = conceptOf.get(word) ?? -1;
    if (concept > 0 && concept === previous + 1 && previous >= 0) kept.add(concept);
    previous = concept;
  }
  return kept.size / (concepts.length - 1);
}
