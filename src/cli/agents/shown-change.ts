/** What a change takes away from a text and what it puts there, as whole lines where these are not too long. */
export interface ShownChange {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** Characters that are shown of a line beside what is changed in it: a file on a single line may be long, and hold what nobody should see. */
const MOST_BESIDE = 60;

/** Shows the one place in which two texts differ. */
export function shownChange(before: string, after: string): ShownChange {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  const head = before.slice(before.lastIndexOf("\n", from - 1) + 1, from);
  const tail = /^[^\r\n]*/.exec(before.slice(before.length - same))?.[0] ?? "";
  const shown = (text: string): readonly string[] => {
    const middle = text.slice(from, text.length - same);
    return linesOf(shortEnd(head) + middle + shortStart(tail));
  };
  return withoutSameEnds({ removed: shown(before), added: shown(after) }, tail);
}

function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

function shortEnd(text: string): string {
  return text.length > MOST_BESIDE ? `…${text.slice(-MOST_BESIDE)}` : text;
}

function shortStart(text: string): string {
  return text.length > MOST_BESIDE ? `${text.slice(0, MOST_BESIDE)}…` : text;
}

/** A line is no change that begins before what is changed, or ends behind it, and is the same on both sides. */
function withoutSameEnds({ removed, added }: ShownChange, tail: string): ShownChange {
  const first = removed[0] === added[0] ? 1 : 0;
  const hasMore = removed.length > first && added.length > first;
  const last = hasMore && tail !== "" && removed.at(-1) === added.at(-1) ? 1 : 0;
  const middle = (lines: readonly string[]): readonly string[] =>
    lines.slice(first, lines.length - last);
  return { removed: middle(removed), added: middle(added) };
}
