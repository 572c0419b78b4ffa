import type { Candidate } from "../../candidates.ts";
import { textOf } from "../text-block.ts";
import type { DescriptionContext } from "./description-context.ts";
import { described } from "./described.ts";
import { isDescription } from "./wording.ts";

/** Sentences that name the change: "your COR 21 for …", "authorization to proceed with …", "approved in the amount of $2,640.00 for …". */
const SAYS: readonly RegExp[] = [
  /\b(?:cors?|pco|rfco|sco|co|change orders?(?: requests?)?|change requests?)\s*(?:no\.?\s*)?#?\d+\s+for\s+(.+)$/i,
  /\bauthoriz(?:ation|es|ed)\s+(?:you\s+)?to\s+(?:proceed with|perform|furnish)\s+(.+)$/i,
  /\b(?:in the amount of|for the sum of)\s+\$[\d,.]+\d\s+(?:is for|for)\s+(.+)$/i,
];

const IN_PROSE = 0.7;

/** A longer part of a sentence says more than the change. */
const MOST_WORDS = 25;

/** What a sentence of the letter says the change is for. */
export function inProse({ layout }: DescriptionContext): readonly Candidate<string>[] {
  const [page] = layout.pages;
  if (page === undefined) return [];
  return page.stacks.flatMap((stack): readonly Candidate<string>[] => {
    const words = stack.flatMap((run) => run.words);
    const said = SAYS.map((pattern) => pattern.exec(textOf(words))?.[1]).find(
      (found) => found !== undefined,
    );
    if (said === undefined) return [];
    const behind = words.slice(words.length - said.split(" ").length);
    const end = behind.findIndex(({ text }) => /\)\.$|.{3}[.;]$/.test(text));
    const own = end < 0 ? behind : behind.slice(0, end + 1);
    return own.length <= MOST_WORDS && isDescription(textOf(own))
      ? [described(own, page.page.pageNumber, IN_PROSE, "A sentence says what the change is for.")]
      : [];
  });
}
