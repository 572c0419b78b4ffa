import { hasLetters } from "../../../base/letters.ts";
import type { Piece } from "./party-paper.ts";

const DOMAIN =
  /(?:@|www\.|https?:\/\/(?:www\.)?|^)([\p{L}\d-]+(?:\.[\p{L}\d-]+)*)\.\p{L}{2,}(?:[/,;:)]|$)/iu;
/** Hosts of everybody's mail. */
const MAIL_HOSTS = new Set(
  "gmail googlemail hotmail outlook yahoo icloud gmx web t-online orange wanadoo free laposte libero tiscali example email mail icloud live".split(
    " ",
  ),
);

/** Names of web and mail addresses on the paper, without host and country. */
export function domainsOf(pieces: readonly Piece[]): ReadonlySet<string> {
  const domains = new Set<string>();
  for (const { run } of pieces) {
    for (const { text } of run.words) {
      if (text.length < 6 || !text.includes(".") || text.startsWith("file:")) continue;
      const [, domain = ""] = DOMAIN.exec(text) ?? [];
      const name = ownName(domain);
      if (name !== null) domains.add(name);
    }
  }
  return domains;
}

/** The part of a domain that its owner chose; null for hosts of everybody's mail. */
function ownName(domain: string): string | null {
  const parts = domain.toLowerCase().split(".");
  const name = parts.findLast((part) => part.length > 3) ?? parts.at(-1) ?? "";
  if (name.length < 3 || !hasLetters(name) || MAIL_HOSTS.has(name)) return null;
  return name.replaceAll("-", "");
}

/** Whether the words of a name make up the name of a domain, or begin it. */
export function matchesDomain(words: readonly string[], domains: ReadonlySet<string>): boolean {
  const joined = words.filter(hasLetters).join("");
  const [first = ""] = words;
  for (const domain of domains) {
    if (joined.length > 3 && (joined.startsWith(domain) || domain.startsWith(joined))) return true;
    if (joined.length > 5 && domain.length > 5 && joined.includes(domain)) return true;
    if (first.length > 4 && (domain.startsWith(first) || domain.endsWith(first))) return true;
  }
  return false;
}
