/** The inverse document frequency of BM25: how much a word says that so many of all listings have. */
export function inverseFrequency(having: number, all: number): number {
  return Math.log(1 + (all - having + 0.5) / (having + 0.5));
}
