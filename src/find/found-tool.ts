import { DAY_MS, isoOf } from "./clock.ts";
import { type PlaceName, PLACES } from "./index/index-data.ts";
import type { MatchedWord } from "./index/search-index.ts";
import { type Entry, isPaid, leastPrice, type Listing, type PackageCall } from "./listing.ts";
import { wholeOf } from "./merge.ts";
import type { FoundTool } from "../wire/find/result.ts";

/** What is known of a match beside its listing. */
interface Found {
  readonly words: readonly MatchedWord[];
  /** The moment of the search in milliseconds. */
  readonly at: number;
  /** Sources as people read them, by their identifiers. */
  readonly labels: ReadonlyMap<string, string>;
}

/** A listing as a result. */
export function foundTool(listing: Listing, { words, at, labels }: Found): FoundTool {
  const whole = wholeOf(listing);
  const price = leastPrice(whole.offers);
  const sources = listing.parts.map(({ source }) => labels.get(source) ?? source);
  return {
    name: whole.name,
    description: whole.description,
    source: [...new Set(sources)].join(", "),
    kind: whole.kind,
    url: whole.url,
    transport: whole.transport,
    method: whole.method,
    price:
      price?.currency === undefined || price.currency === null
        ? null
        : { currency: price.currency, microUsd: BigInt(price.microUsd) },
    networks: [...new Set(whole.offers.map(({ network }) => network))],
    howToCall: howToCall(whole),
    why: whyFound(words, whole, at),
    updatedAt: whole.updatedAt === null ? null : isoOf(whole.updatedAt),
  };
}

/** Names of parameters that are told. */
const MOST_NAMES = 8;

/**
 * How a tool is called, in our own words. Of a listing it holds addresses, identifiers and names of parameters alone, each
 * of a form in which no sentence can be written.
 */
export function howToCall(whole: Entry): string {
  const { kind, url } = whole;
  if (kind === "http") return url === null ? UNKNOWN : httpCall(whole, url);
  if (url !== null) return mcpCall(whole, url);
  const [first] = whole.packages;
  return first === undefined
    ? "Its listing names neither an address nor a package; look for it by its name."
    : `Run ${commandOf(first)} as an MCP server over stdio${variablesOf(first)}.`;
}

const UNKNOWN = "Its listing names no address.";

const PAID =
  " It answers 402 with the payment request; pay that with an x402 client and send again.";

function httpCall({ method, parameters, offers }: Entry, url: string): string {
  const takes = namesOf(parameters);
  const named = takes === "" ? "" : ` with ${takes}`;
  const call =
    method === null
      ? `Call ${url}${named}; its listing names no method.`
      : `${method} ${url}${named}.`;
  return `${call}${offers.length > 0 ? PAID : ""}`;
}

function mcpCall({ tool, transport, parameters, offers, packages }: Entry, url: string): string {
  const takes = namesOf(parameters);
  const what =
    tool === null || !/^[\w./-]+$/.test(tool)
      ? ""
      : ` and call its tool ${tool}${takes === "" ? "" : ` with ${takes}`}`;
  const [first] = packages;
  const local = first === undefined ? "" : ` Or run ${commandOf(first)}${variablesOf(first)}.`;
  const paid = isPaid(offers) ? " The call is paid over x402." : "";
  return `Connect an MCP client to ${url} (${transport})${what}.${paid}${local}`;
}

function namesOf(parameters: readonly string[]): string {
  const shown = parameters.slice(0, MOST_NAMES).join(", ");
  return parameters.length > MOST_NAMES
    ? `${shown} and ${parameters.length - MOST_NAMES} more`
    : shown;
}

function commandOf({ registry, identifier, version }: PackageCall): string {
  const isPinned = /^\d[\w.+-]*$/.test(version);
  switch (registry) {
    case "npm":
      return `npx -y ${identifier}${isPinned ? `@${version}` : ""}`;
    case "pypi":
      return `uvx ${identifier}${isPinned ? `==${version}` : ""}`;
    case "oci":
    case "docker":
      return `docker run -i ${identifier}${isPinned && !identifier.includes(":") ? `:${version}` : ""}`;
    case "nuget":
      return `dnx ${identifier}${isPinned ? `@${version}` : ""}`;
    default:
      return `the ${registry === "unknown" ? "" : `${registry} `}package ${identifier}`;
  }
}

function variablesOf({ variables }: PackageCall): string {
  return variables.length === 0 ? "" : `, with ${variables.join(", ")} set`;
}

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
function whyFound(words: readonly MatchedWord[], whole: Entry, atMs: number): string {
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
