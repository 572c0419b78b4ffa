import { type Entry, isPaid, type PackageCall } from "./listing.ts";

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
