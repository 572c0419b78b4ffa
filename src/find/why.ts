import { DAY_MS } from "./clock.ts";
import { type PlaceName, PLACES } from "./index/index-data.ts";
import type { MatchedWord } from "./index/search-index.ts";
import type { Entry } from "./listing.ts";

/** Places as they are told, those that say most first. */
const SAID_PLACES: Readonly<Record<PlaceName, string>> = {
  name: "name",
  tags: "tags",
  path: "address",
  description: "description",
  parameters: "parameters",
  product: "product",
  host: "publisher",
};

/** Why a tool is among the results, and how fresh and how well attested its listing is. */
export function whyFound(words: readonly MatchedWord[], whole: Entry, atMs: number): string {
  const matches = words.map(({ word, places, isRelated }) => {
    const place = placeOf(places);
    return isRelated ? `${word} (by a related word in the ${place})` : `${word} (${place})`;
  });
  return `Matches ${matches.join(", ")}. ${attested(whole)} ${ageOf(whole.updatedAt, atMs)}`;
}

function placeOf(places: number): string {
  const names = Object.keys(SAID_PLACES) as PlaceName[];
  const best = names.find((name) => (places & PLACES[name]) !== 0);
  return best === undefined ? "listing" : SAID_PLACES[best];
}

function attested({ payers, calls, isDeprecated, missed, isStale }: Entry): string {
  const sentences = [
    payers === null
      ? "Nothing is known of who uses it."
      : `${counted(payers, "payer")}${calls === null ? "" : `, ${counted(calls, "call")}`} in the last counted month.`,
    isDeprecated ? "Its publisher calls it deprecated." : "",
    isStale ? "Its catalog could not be fetched in full the last time: this is from before." : "",
    missed > 0 ? "Its catalog did not show it any more the last time." : "",
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

function ageOf(updatedAt: number | null, atMs: number): string {
  if (updatedAt === null) return "Its listing has no date.";
  const days = Math.max(0, Math.floor((atMs - updatedAt) / DAY_MS));
  return days === 0
    ? "Its listing was changed today."
    : `Its listing was changed ${counted(days, "day")} ago.`;
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
