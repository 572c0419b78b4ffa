/** The scores of each printed layout, layouts in alphabetic order. */
export function familiesOf<Score extends { readonly family: string }>(
  scores: readonly Score[],
): readonly (readonly [family: string, scores: readonly Score[]])[] {
  const families = [...new Set(scores.map(({ family }) => family))].toSorted();
  return families.map((family) => [family, scores.filter((score) => score.family === family)]);
}
