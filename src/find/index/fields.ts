import type { Entry } from "../listing.ts";
import type { PlaceName } from "./index-data.ts";
import { KNOWN_PRODUCTS } from "./known-products.ts";
import { type Word, wordsOf } from "./word-stems.ts";

/** One field of a listing. */
export interface Field {
  readonly place: PlaceName;
  readonly words: readonly Word[];
  /** How much a word in it counts. */
  readonly weight: number;
  /** Words that such a field usually has. */
  readonly usualLength: number;
}

/** The fields in which a listing is searched. */
export function fieldsOf(whole: Entry): readonly Field[] {
  const { name, path, owner } = namesOf(whole);
  const identifiers = whole.packages.map(({ identifier }) => identifier).join(" ");
  return [
    field("name", name, { weight: 2.6, usualLength: 4 }),
    field("path", path, { weight: 1.4, usualLength: 4 }),
    field("tags", whole.tags.join(" "), { weight: 1.6, usualLength: 5 }),
    field("description", whole.description, { weight: 1, usualLength: 16 }),
    field("parameters", whole.parameters.join(" "), { weight: 0.5, usualLength: 8 }),
    field("host", owner, { weight: 0.7, usualLength: 2 }),
    field("product", productsIn([name, path, owner, identifiers].join(" ")), {
      weight: 0.9,
      usualLength: 5,
    }),
  ];
}

function field(
  place: PlaceName,
  text: string,
  { weight, usualLength }: Pick<Field, "weight" | "usualLength">,
): Field {
  return { place, words: wordsOf(text), weight, usualLength };
}

/** Labels of hosts that say nothing of who or what is behind them. */
const COMMON_LABELS =
  /^(?:www|api|app|com|org|net|io|ai|dev|xyz|fun|vercel|onrender|netlify|workers|railway|up|replit|ngrok|ngrok-free|supabase|co|x402|github|gitlab|production|staging|mcp|server)$/;

/** What a listing is called, the words of its path, and those of its host or publisher. */
function namesOf({ name, url, tool, kind }: Entry): {
  readonly name: string;
  readonly path: string;
  readonly owner: string;
} {
  const { title, inner } = partsOfName(name);
  // The registry's names say who publishes before they say what it is.
  const full = inner === "" ? title : inner;
  const isRegistered = kind === "mcp-server" && /^[\w.-]+\/[\w.-]+$/.test(full);
  const [publisher = "", server = ""] = isRegistered ? full.split("/") : [];
  const address = url === null ? null : new URL(url);
  const labels = `${address?.hostname ?? ""}.${publisher}`.split(".");
  return {
    name: [isRegistered && inner === "" ? "" : title, server, tool ?? ""].join(" "),
    path: pathWords(address?.pathname ?? ""),
    owner: labels.filter((label) => label !== "" && !COMMON_LABELS.test(label)).join(" "),
  };
}

/** A name as the sources give it: what it is called, and in parentheses what tells it apart. */
function partsOfName(name: string): { readonly title: string; readonly inner: string } {
  const at = name.endsWith(")") ? name.lastIndexOf(" (") : -1;
  return at < 0
    ? { title: name, inner: "" }
    : { title: name.slice(0, at), inner: name.slice(at + 2, -1) };
}

function pathWords(path: string): string {
  return path.replaceAll(/\/(?:api|v\d+|x402|x)(?=\/|$)/gi, "/").replaceAll(/[/_.-]+/g, " ");
}

/** What the products are that a listing names, each kind once. */
function productsIn(names: string): string {
  const words = wordsOf(names).map(({ word }) => word);
  const pairs = words.map((word, at) => `${word}${words[at + 1] ?? ""}`);
  const kinds = [...words, ...pairs].flatMap((word) => KNOWN_PRODUCTS.get(word) ?? []);
  return [...new Set(kinds)].join(" ");
}
