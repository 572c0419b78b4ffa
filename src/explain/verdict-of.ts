import type { Reading } from "../kinds/reading.ts";
import { shownCertainty } from "./shown-certainty.ts";

/** What a reading comes to in a few words: how many checks hold or fail, and how sure it is. */
export function verdictOf({ checks, identities, confidence }: Reading): string {
  const tested = [...checks, ...identities].filter(({ passed }) => passed !== null);
  const failed = tested.filter(({ passed }) => passed === false);
  const outcome =
    failed.length > 0
      ? `${failed.length} of ${tested.length} checks fail`
      : tested.length > 0
        ? `All ${tested.length} checks hold`
        : "Nothing on it can be checked";
  return `${outcome} · confidence ${shownCertainty(confidence)}`;
}
