import { openApiDocument } from "../../../src/http/openapi/document.ts";
import type { Site } from "../../../src/wire/service/readers.ts";
import { developersPage } from "../../../src/http/pages/developers-page.ts";
import { errorPage } from "../../../src/http/pages/page-frame.ts";
import { type Examples, landingPage } from "../../../src/http/pages/landing-page.ts";
import { privacyPage } from "../../../src/http/pages/privacy-page.ts";
import { termsPage } from "../../../src/http/pages/terms-page.ts";
import { toAnswer } from "../../../src/wire/answer.ts";
import { INVOICE } from "../../wire/invoice-by-hand.ts";
import { FIRST_APPLICATION } from "../../wire/reading-by-hand.ts";

/** A server that takes no payment and of which nobody says who runs it. */
export const FREE: Site = {
  baseUrl: "http://127.0.0.1:8402",
  isFree: true,
  version: "0.1.0",
  operator: null,
  contact: null,
  networks: [],
  hasMcp: true,
  modelHost: null,
  readSeconds: 45,
};

/** A server that takes payment, has an operator and asks a model. */
export const PAID: Site = {
  baseUrl: "https://reader.example",
  isFree: false,
  version: "0.1.0",
  operator: "Stavely Reading Office",
  contact: "mailto:desk@reader.example",
  networks: [
    { chain: "Base", network: "eip155:8453", testnet: false },
    { chain: "Solana", network: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", testnet: false },
  ],
  hasMcp: true,
  modelHost: "models.example",
  readSeconds: 45,
};

/** Markup that would do harm where it is not escaped, in text and in attributes. */
export const HOSTILE = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`;

/** A server whose every word is markup. */
export const HOSTILE_SITE: Site = {
  ...PAID,
  version: HOSTILE,
  operator: HOSTILE,
  contact: `javascript:alert(1)//${HOSTILE}`,
  networks: [{ chain: HOSTILE, network: `eip155:${HOSTILE}`, testnet: true }],
  modelHost: HOSTILE,
};

export const EXAMPLES: Examples = {
  construction: toAnswer(FIRST_APPLICATION),
  invoice: toAnswer(INVOICE),
};

/** Every page of a site, by its path; the one of a refusal has a path of its own here. */
export function pagesOf(
  site: Site,
  openapi: object = openApiDocument(site),
): ReadonlyMap<string, string> {
  return new Map([
    ["/", landingPage(site, EXAMPLES)],
    ["/developers", developersPage(site, openapi)],
    ["/api-terms", termsPage(site)],
    ["/privacy", privacyPage(site)],
    ["/refused", errorPage(site, 415, "The body is not a PDF. Send the document as PDF.")],
  ]);
}

/** A page's text as it is read, with single spaces. */
export function wordsOf(page: string): string {
  return page
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[.,;:)])|(?<=\() /g, "");
}
