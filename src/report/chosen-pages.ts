import type { Mark } from "../explain/marks.ts";

/** Pages of one document that are drawn at most; a summary page and its sheets are rarely more. */
const MOST_PAGES = 4;

/** The pages that are drawn: those with figures of failed checks first, then as they follow each other; a page without figures only where it is the first of a document without any. */
export function chosenPages(marks: readonly Mark[]): ReadonlySet<number> {
  const pages = pagesOf(marks);
  const doubtful = pagesOf(marks.filter(({ isDoubtful }) => isDoubtful));
  if (pages.length === 0) return new Set([1]);
  const [first = 1] = pages;
  return new Set([...new Set([first, ...doubtful, ...pages])].slice(0, MOST_PAGES));
}

/** Which pages have figures, in order. */
export function pagesOf(marks: readonly Mark[]): readonly number[] {
  const pages = marks.flatMap(({ from }) => from.map(({ pageNumber }) => pageNumber));
  return [...new Set(pages)].toSorted((a, b) => a - b);
}

/** `2, 4 to 9`. */
export function pageWords(pages: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === page - 1) run[1] = page;
    else runs.push([page, page]);
  }
  return runs
    .map(([from, to]) =>
      from === to ? `${from}` : `${from}${to === from + 1 ? ", " : " to "}${to}`,
    )
    .join(", ");
}
