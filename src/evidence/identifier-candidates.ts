import { onceFor } from "../base/once-for.ts";
import type { Figure, Paper } from "../paper/paper.ts";
import { anyOf } from "../words/any-of.ts";
import { ands, longRanges, shortRanges } from "../words/construction/numbers.ts";
import type { Candidate, Share } from "./candidate.ts";
import { joinedSigns, Signs } from "./signs.ts";

const NUMBER = /^\d+$/;

/** Applications are numbered below this. */
const SMALL = 40;

/** Candidates for slots that name a paper. */
export function identifierCandidates(paper: Paper, share: Share): readonly Candidate[] {
  return numbersIn(paper).map(({ figure, isItem, signs }) => {
    const { fits, signs: shared } = share(figure, isItem);
    const { at, by } = joinedSigns([signs, shared]);
    return { figure, key: figure.value, cents: 0, fits, at, by };
  });
}

/** The numbers of a paper, and what is said of each whatever its words are. */
const numbersIn = onceFor((paper: Paper) => {
  const company = companyOf(paper);
  return paper.identifiers.map((figure) => {
    const signs = new Signs();
    const { value } = figure;
    shapeSigns(value, signs);
    signs.when(figure.from === 0, "begins line");
    signs.when(NUMBER.test(value) && company.ends.has(Number(value) - 1), "next after range");
    signs.when(NUMBER.test(value) && company.ends.has(Number(value)), "ends range");
    signs.measured("number copies", company.copies.get(value) ?? 1, [1, 2, 4, 8]);
    const longest = company.longest.get(figure.words[0]) ?? 1;
    signs.when(figure.words.length > 1, "with tail");
    signs.when(figure.words.length === 1 && longest > 1, "tail left out");
    const run = runBegunBy(figure, paper);
    const isItem = run !== null && run > figure.words.length;
    signs.when(run !== null, isItem ? "begins run" : "run of its own");
    return { figure, isItem, signs: signs.done() };
  });
});

function shapeSigns(value: string, signs: Signs): void {
  const isNumber = NUMBER.test(value);
  signs.named(isNumber ? `digits ${Math.min(5, value.length)}` : "mixed");
  const shape = value.replace(/\d+/g, "0").replace(/\p{L}+/gu, "a");
  signs.named(`shape ${shape.slice(0, 8)}`);
  signs.when(isNumber && Number(value) < SMALL, "small");
}

/** What the numbers of a paper are together. */
interface Company {
  readonly copies: ReadonlyMap<string, number>;
  /** Last numbers of ranges. */
  readonly ends: ReadonlySet<number>;
  /** Of readings that begin with one word, how many words the longest has. */
  readonly longest: ReadonlyMap<unknown, number>;
}

function companyOf(paper: Paper): Company {
  const copies = new Map<string, number>();
  const ends = new Set<number>();
  const longest = new Map<unknown, number>();
  for (const figure of paper.identifiers) {
    const { value, words } = figure;
    copies.set(value, (copies.get(value) ?? 0) + 1);
    longest.set(words[0], Math.max(longest.get(words[0]) ?? 0, words.length));
    const before = lineOf(figure, paper)?.words[figure.from - 1]?.text ?? "";
    if (isRangeWord(before) && NUMBER.test(value)) ends.add(Number(value));
  }
  return { copies, ends, longest };
}

function lineOf({ pageNumber, line }: Figure<unknown>, { pages }: Paper) {
  return pages[pageNumber - 1]?.lines[line]?.line;
}

/** How many words the run has that begins with the figure; null where it begins none. */
function runBegunBy(figure: Figure<string>, paper: Paper): number | null {
  const [first] = figure.words;
  const run = lineOf(figure, paper)?.runs.find(({ words }) => words[0] === first);
  return first === undefined || run === undefined ? null : run.words.length;
}

/** Words before the last number of a range: "Draws 1 through 5". */
const RANGE = new RegExp(`^(?:${anyOf(shortRanges, longRanges, ands)}|[-–—&])$`, "i");

/** Whether a word ties two numbers to a range. */
export function isRangeWord(text: string): boolean {
  return RANGE.test(text);
}
