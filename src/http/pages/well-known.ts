import { priceWords } from "./told-facts.ts";
import { READERS, type Site } from "../../wire/service/readers.ts";

/** The JSON at `/.well-known/x402`, by which explorers of paid resources find them. */
interface WellKnownX402 {
  readonly version: 1;
  /** Method and address of each paid resource; none where the site is free. */
  readonly resources: readonly string[];
  readonly instructions: string;
}

/** What the site tells explorers of paid resources. */
export function wellKnownX402(site: Site): WellKnownX402 {
  const { construction, invoice } = READERS;
  const more = `Fields and errors: ${site.baseUrl}/llms.txt and ${site.baseUrl}/openapi.json.`;
  if (site.isFree) {
    return { version: 1, resources: [], instructions: `This server takes no payment. ${more}` };
  }
  return {
    version: 1,
    resources: [construction, invoice].map(({ path }) => `POST ${site.baseUrl}${path}`),
    instructions: `Send a PDF as application/pdf, as multipart/form-data in the field file, or as JSON {"document": base64}. ${construction.path} reads construction pay applications and change orders for ${priceWords(construction.price)}; ${invoice.path} reads invoices, bills and receipts for ${priceWords(invoice.price)}, and its answer 402 states the amount for the document that was sent. Only a successful read is charged. ${more}`,
  };
}

/** The text at `/robots.txt`: everything may be indexed but what is no page. */
export const ROBOTS_TEXT: string = `User-agent: *
Disallow: /try
Disallow: /mcp
Disallow: /invoice/mcp
`;

/** The text at `/.well-known/security.txt` (RFC 9116), valid until `expires`, an instant such as `2027-01-01T00:00:00Z`; null where the site names no contact. */
export function securityText({ contact, baseUrl }: Site, expires: string): string | null {
  if (contact === null) return null;
  const fields = [
    ["Contact", contact],
    ["Expires", expires],
    ["Preferred-Languages", "en"],
    ["Canonical", `${baseUrl}/.well-known/security.txt`],
  ] as const;
  return fields.map(([name, value]) => `${name}: ${inOneLine(value)}\n`).join("");
}

/** A field ends with its line, so that no value may bring further fields. */
function inOneLine(value: string): string {
  return value.replace(/\p{Cc}+/gu, " ").trim();
}
