import type { Paper } from "../paper/paper.ts";

/** The same of a paper that was asked before: it is read as several kinds. What was found goes with the paper. */
export function oncePerPaper<Found>(find: (paper: Paper) => Found): (paper: Paper) => Found {
  const known = new WeakMap<Paper, { readonly found: Found }>();
  return (paper) => {
    const before = known.get(paper) ?? { found: find(paper) };
    known.set(paper, before);
    return before.found;
  };
}
