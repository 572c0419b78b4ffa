import type { InvoicePaper } from "../invoice-paper.ts";

const DOMAIN = /(?:@|www\.|https?:\/\/(?:www\.)?)([\p{L}\d-]+(?:\.[\p{L}\d-]+)*)\.\p{L}{2,}/giu;
/** Hosts of everybody's mail. */
const MAIL_HOSTS = new Set(
  "gmail googlemail hotmail outlook yahoo icloud gmx web t-online orange wanadoo free laposte libero tiscali example".split(
    " ",
  ),
);

/** Names of web and mail addresses on the paper, without host and country. */
export function domainsOf({ lines }: InvoicePaper): ReadonlySet<string> {
  const domains = new Set<string>();
  for (const { line } of lines) {
    for (const { text } of line.words) {
      for (const match of text.matchAll(DOMAIN)) {
        const parts = (match[1] ?? "").toLowerCase().split(".");
        const name = parts.findLast((part) => part.length > 3) ?? parts.at(-1) ?? "";
        if (!MAIL_HOSTS.has(name)) domains.add(name.replaceAll("-", ""));
      }
    }
  }
  return domains;
}

/** Whether the words of a name make up the name of a domain, or begin it. */
export function matchesDomain(words: readonly string[], domains: ReadonlySet<string>): boolean {
  const joined = words.join("");
  const [first = ""] = words;
  for (const domain of domains) {
    if (joined.length > 3 && (joined.startsWith(domain) || domain.startsWith(joined))) return true;
    if (first.length > 3 && (domain.startsWith(first) || domain.endsWith(first))) return true;
  }
  return false;
}
