import { member } from "./clean-text.ts";
import { wordsOf } from "./index/word-stems.ts";

/** Needs that speak of the same things. */
export interface UnmetGroup {
  /** As it was first said. */
  readonly need: string;
  readonly count: number;
  /** ISO 8601. */
  readonly firstAt: string;
  readonly lastAt: string;
  /** What was said besides, the latest first. */
  readonly details: readonly string[];
}

/** Details that a group keeps. */
const MOST_DETAILS = 5;

/** The reports of a notebook in groups: needs of the same words in any order are one. The most frequent first. */
export function unmetGroups(lines: readonly unknown[]): readonly UnmetGroup[] {
  const groups = new Map<string, UnmetGroup>();
  for (const line of lines) {
    const [need, at, details] = [member(line, "need"), member(line, "at"), member(line, "details")];
    if (typeof need !== "string" || typeof at !== "string") continue;
    const stems = new Set(wordsOf(need).map(({ stem }) => stem));
    const key = stems.size === 0 ? need : [...stems].toSorted().join(" ");
    const known = groups.get(key);
    const said = typeof details === "string" && details !== "" ? [details] : [];
    groups.set(key, {
      need: known?.need ?? need,
      count: (known?.count ?? 0) + 1,
      firstAt: known?.firstAt ?? at,
      lastAt: at,
      details: [...said, ...(known?.details ?? [])].slice(0, MOST_DETAILS),
    });
  }
  return [...groups.values()].toSorted(
    (one, other) => other.count - one.count || (one.lastAt < other.lastAt ? 1 : -1),
  );
}
