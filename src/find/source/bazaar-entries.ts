import { cleanCount, cleanText, cleanUrl, cleanWord, elements, member } from "../clean-text.ts";
import { momentOf } from "../clock.ts";
import { FIND_LIMITS } from "../find-limits.ts";
import type { Entry, Offer } from "../listing.ts";
import { isTestnet, isUsdc, networkOf } from "../networks.ts";
import { isPublicAddress } from "../public-address.ts";
import { toolKeys } from "../tool-keys.ts";

/** Where an item stands. */
export interface Place {
  readonly source: string;
  readonly page: string;
}

/** What an item of a Bazaar says. */
type BazaarRow =
  | { readonly kind: "tool"; readonly entry: Entry }
  /** It leads to this machine or a private network. */
  | { readonly kind: "local" }
  /** It cannot be called, or is paid on test networks alone. */
  | { readonly kind: "nothing" };

/** What a Bazaar item says, in version 1, version 2 or a mixture of both: every part is taken from where it stands. */
export function bazaarRow(item: unknown, { source, page }: Place): BazaarRow {
  const accepts = elements(member(item, "accepts"), FIND_LIMITS.offersPerListing);
  const first = accepts[0];
  const url = cleanUrl(resourceUrl(item) ?? member(first, "resource"));
  if (url === null) return { kind: "nothing" };
  if (!isPublicAddress(new URL(url))) return { kind: "local" };
  const offers = accepts.map(offerOf).filter((offer) => offer !== null);
  const real = offers.filter(({ network }) => !isTestnet(network));
  if (offers.length > 0 && real.length === 0) return { kind: "nothing" };
  const input = inputOf(item, first);
  const isMcp = member(item, "type") === "mcp" || member(input, "type") === "mcp";
  const tool = isMcp
    ? cleanText(member(input, "toolName") ?? member(input, "tool"), FIND_LIMITS.nameCharacters)
    : "";
  const description = descriptionOf(item, first, input);
  const method = isMcp ? null : methodOf(input);
  const parameters = parameterNames([
    input,
    member(bazaarOf(item), "schema"),
    member(member(first, "outputSchema"), "input"),
  ]);
  const address = { url, method, tool: tool === "" ? null : tool, description };
  const entry: Entry = {
    source,
    keys: toolKeys({ ...address, payees: payeesOf(real) }),
    kind: !isMcp ? "http" : tool === "" ? "mcp-server" : "mcp-tool",
    name: nameOf(item, tool, url),
    description,
    tags: elements(member(item, "tags"), FIND_LIMITS.tags)
      .map((tag) => cleanText(tag, FIND_LIMITS.tagCharacters))
      .filter((tag) => tag !== ""),
    parameters,
    url,
    transport: isMcp ? transportOf(input) : "http",
    method,
    tool: address.tool,
    packages: [],
    offers: distinct(real),
    updatedAt: momentOf(member(item, "lastUpdated")),
    ...qualityOf(item),
    hasSchema: parameters.length > 0,
    isDeprecated: false,
    page,
    missed: 0,
    isStale: false,
  };
  return { kind: "tool", entry };
}

/** The resource is an address, in some answers an object that holds one. */
function resourceUrl(item: unknown): unknown {
  const resource = member(item, "resource");
  return member(resource, "url") ?? resource ?? undefined;
}

function bazaarOf(item: unknown): unknown {
  return member(member(item, "extensions"), "bazaar");
}

function inputOf(item: unknown, first: unknown): unknown {
  return (
    member(member(bazaarOf(item), "info"), "input") ??
    member(member(first, "outputSchema"), "input") ??
    member(member(item, "outputSchema"), "input")
  );
}

function descriptionOf(item: unknown, first: unknown, input: unknown): string {
  const said = [
    member(item, "description"),
    member(member(item, "resource"), "description"),
    member(first, "description"),
    member(input, "description"),
    member(member(item, "metadata"), "description"),
  ];
  const texts = said.map((text) => cleanText(text, FIND_LIMITS.descriptionCharacters));
  return texts.find((text) => text !== "") ?? "";
}

/** What the listing calls itself; an address without a name is called by the end of its path and its host. */
function nameOf(item: unknown, tool: string, url: string): string {
  const said = cleanText(
    member(item, "serviceName") ?? member(member(item, "metadata"), "name"),
    FIND_LIMITS.nameCharacters,
  );
  if (tool !== "") return said === "" ? tool : `${tool} (${said})`;
  if (said !== "") return said;
  const { hostname, pathname } = new URL(url);
  const last = pathname.split("/").findLast((segment) => /^[\w.-]{2,60}$/.test(segment));
  return cleanText(
    last === undefined ? hostname : `${last} (${hostname})`,
    FIND_LIMITS.nameCharacters,
  );
}

function methodOf(input: unknown): string | null {
  const method = cleanWord(member(input, "method"), 7).toUpperCase();
  return /^(?:GET|POST|PUT|PATCH|DELETE)$/.test(method) ? method : null;
}

function transportOf(input: unknown): string {
  return member(input, "transport") === "sse" ? "sse" : "streamable-http";
}

/** Quality of version 2, or what older listings counted. Empty and missing ones say nothing. */
function qualityOf(item: unknown): Pick<Entry, "payers" | "calls"> {
  const quality = member(item, "quality");
  const older = member(member(item, "metadata"), "paymentAnalytics");
  return {
    payers: cleanCount(member(quality, "l30DaysUniquePayers") ?? member(older, "totalUniqueUsers")),
    calls: cleanCount(member(quality, "l30DaysTotalCalls") ?? member(older, "transactionsMonth")),
  };
}

function offerOf(accepts: unknown): Offer | null {
  const network = networkOf(cleanWord(member(accepts, "network")));
  if (network === "") return null;
  const asset = cleanWord(member(accepts, "asset"));
  const isDollar = isUsdc(network, asset);
  const payTo = cleanWord(member(accepts, "payTo"));
  return {
    network,
    currency: isDollar ? "USDC" : null,
    microUsd: isDollar
      ? atomicUnits(member(accepts, "amount") ?? member(accepts, "maxAmountRequired"))
      : null,
    payTo: payTo === "" ? null : payTo,
  };
}

/** Atomic units as digits alone: signs, points and exponents are no such units, and nobody asks a million dollars for a call. */
function atomicUnits(value: unknown): string | null {
  return typeof value === "string" && /^\d{1,12}$/.test(value) ? String(BigInt(value)) : null;
}

function payeesOf(offers: readonly Offer[]): readonly string[] {
  return [...new Set(offers.flatMap(({ payTo }) => (payTo === null ? [] : [payTo.toLowerCase()])))];
}

function distinct(offers: readonly Offer[]): readonly Offer[] {
  return [...new Map(offers.map((offer) => [JSON.stringify(offer), offer])).values()];
}

/** Members whose own members are named by a tool: what stands in them is what a call takes. */
const HOLDERS = [
  "queryParams",
  "queryParameters",
  "pathParams",
  "bodyFields",
  "bodyParams",
  "query_params",
  "path_params",
  "body_fields",
  "body",
  "query",
  "properties",
] as const;

/** Members on the way to those. */
const PATHS = ["input", "inputSchema", "schema", "body", "properties", "example"] as const;

/** What belongs to the protocol rather than to the tool. */
const OF_PROTOCOL: ReadonlySet<string> = new Set([
  "type",
  "method",
  "bodyType",
  "body",
  "queryParams",
  "pathParams",
  "headers",
  "toolName",
  "tool",
  "inputSchema",
  "transport",
  "example",
  "description",
  "input",
  "output",
  "discoverable",
]);

/** The names of what a call takes, from whatever form its schema has. */
function parameterNames(schemas: readonly unknown[]): readonly string[] {
  const names = new Set<string>();
  for (const schema of schemas) collect(schema, names, FIND_LIMITS.schemaDepth);
  return [...names].slice(0, FIND_LIMITS.parameters);
}

function collect(schema: unknown, names: Set<string>, depth: number): void {
  if (typeof schema !== "object" || schema === null) return;
  if (depth === 0 || names.size >= FIND_LIMITS.parameters) return;
  for (const holder of HOLDERS) {
    for (const name of ownNames(member(schema, holder))) {
      if (!OF_PROTOCOL.has(name)) names.add(name);
    }
  }
  for (const path of PATHS) collect(member(schema, path), names, depth - 1);
}

function ownNames(holder: unknown): readonly string[] {
  if (!isObject(holder)) return [];
  // Some write a schema where others write its properties.
  const properties = member(holder, "properties");
  return Object.keys(isObject(properties) ? properties : holder)
    .slice(0, FIND_LIMITS.parameters)
    .map((name) => cleanWord(name, 40))
    .filter((name) => name !== "");
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
