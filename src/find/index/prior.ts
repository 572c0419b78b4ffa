import type { Entry } from "../listing.ts";

/**
 * How well a listing is attested, whatever is asked, 0 to 1: half of it who paid in thirty days (a thousand payers are all of
 * it), a quarter whether it says how it is called, a quarter how complete it is.
 */
export function meritOf(whole: Entry): number {
  const payers = Math.min(1, Math.log10(1 + (whole.payers ?? 0)) / 3);
  const isCallable = whole.hasSchema || whole.packages.length > 0 || whole.kind === "mcp-server";
  const said = [
    whole.description.length >= 40,
    whole.tags.length > 0 || whole.parameters.length > 0,
    whole.updatedAt !== null,
    whole.url !== null || whole.packages.length > 0,
  ];
  const completeness = said.filter(Boolean).length / said.length;
  return 0.5 * payers + 0.25 * (isCallable ? 1 : 0) + 0.25 * completeness;
}

/** Whether a description says nothing of what the tool does. */
export function isBlank(description: string): boolean {
  return (
    description.length < 4 ||
    /^(?:access to (?:protected|premium|gated) (?:content|resource|data)|protected (?:route|endpoint|resource)|payment required|test|todo|example|lorem ipsum.*|description|untitled|n\/a)\.?$/i.test(
      description,
    )
  );
}

/** How a match counts by what is known beside its words. Days since 1970. */
interface Circumstances {
  /** 0 to 1. */
  readonly merit: number;
  /** 0 where it is not known. */
  readonly updatedDay: number;
  readonly today: number;
  readonly isBlank: boolean;
  readonly isDeprecated: boolean;
}

/** The most that `prior` gives. */
export const MOST_PRIOR = 1.3;

/** What a match is multiplied with, as said in docs/finder.md. */
export function prior({ merit, updatedDay, today, isBlank, isDeprecated }: Circumstances): number {
  const age = updatedDay === 0 ? Number.POSITIVE_INFINITY : Math.max(0, today - updatedDay);
  const recency = 2 ** (-age / HALF_LIFE_DAYS);
  const kept = (isBlank ? 0.75 : 1) * (isDeprecated ? 0.6 : 1);
  return kept * (1 + 0.2 * merit + 0.1 * recency);
}

const HALF_LIFE_DAYS = 90;
