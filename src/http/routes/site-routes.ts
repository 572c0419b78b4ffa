import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type DaemonParts, isAvailable } from "../daemon-parts.ts";
import { STATUS } from "../errors.ts";
import { openApiDocument } from "../openapi/document.ts";
import { API_CATALOG_TYPE, apiCatalog, serverCards } from "../pages/api-catalogs.ts";
import { ANSWER_FRAME, ANSWER_FRAME_POLICY } from "../pages/answer-frame.ts";
import { developersPage } from "../pages/developers-page.ts";
import { DROP_SCRIPT } from "../pages/drop-script.ts";
import { ICON_180_BASE64, ICON_32_BASE64, ICON_SVG } from "../pages/icons.ts";
import { landingPage } from "../pages/landing-page.ts";
import { llmsText } from "../pages/llms-text.ts";
import { privacyPage } from "../pages/privacy-page.ts";
import { READER_PAGE_PATH, servedReaderPage } from "../pages/reader/reader-page.ts";
import { SITE_STYLE } from "../pages/site-style.ts";
import { termsPage } from "../pages/terms-page.ts";
import { ROBOTS_TEXT, securityText, wellKnownX402 } from "../pages/well-known.ts";
import type { Site } from "../../wire/service/readers.ts";
import type { ReceiptSigner } from "../../pay/receipts/receipt-signer.ts";
import { INVOICE_EXAMPLE, PAY_APPLICATION_EXAMPLE } from "../../wire/service/examples.ts";
import {
  type Health,
  healthSchema,
  type Readiness,
  readinessSchema,
  type VersionBody,
  versionSchema,
} from "../../wire/service/operation.ts";
import { VERSION } from "../../wire/version.ts";

/** What is served as it is: its type, its text or bytes, and a policy of its own where it has one. */
interface Still {
  readonly type: string;
  readonly body: string | Buffer;
  readonly policy?: string;
  /** By it a browser asks whether what it has kept still holds: for what is too large to be sent again and again. */
  readonly tag?: string;
}

const HTML = "text/html; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";
const JSON_TYPE = "application/json; charset=utf-8";

/** The pages around the readers, and what programs look for at known places. They are written once and do not change. */
export function siteRoutes(
  app: FastifyInstance,
  { site, limitPages, readerPage, signer }: DaemonParts,
): void {
  const openapi = openApiDocument(site);
  const examples = { construction: PAY_APPLICATION_EXAMPLE, invoice: INVOICE_EXAMPLE };
  const stills: Readonly<Record<string, Still>> = {
    "/": { type: HTML, body: landingPage(site, examples) },
    [READER_PAGE_PATH]: tagged({ type: HTML, ...servedReaderPage(readerPage) }),
    "/developers": { type: HTML, body: developersPage(site, openapi) },
    "/api-terms": { type: HTML, body: termsPage(site) },
    "/privacy": { type: HTML, body: privacyPage(site) },
    "/openapi.json": { type: JSON_TYPE, body: JSON.stringify(openapi) },
    "/llms.txt": { type: TEXT, body: llmsText(site) },
    "/robots.txt": { type: TEXT, body: ROBOTS_TEXT },
    "/.well-known/x402": { type: JSON_TYPE, body: JSON.stringify(wellKnownX402(site)) },
    "/.well-known/api-catalog": {
      type: API_CATALOG_TYPE,
      body: JSON.stringify(apiCatalog(site)),
    },
    ...serversOf(site),
    "/assets/site.css": { type: "text/css; charset=utf-8", body: SITE_STYLE },
    "/assets/drop.js": { type: "text/javascript; charset=utf-8", body: DROP_SCRIPT },
    "/assets/answer.html": { type: HTML, body: ANSWER_FRAME, policy: ANSWER_FRAME_POLICY },
    "/icon.svg": { type: "image/svg+xml", body: ICON_SVG },
    "/icon-180.png": { type: "image/png", body: Buffer.from(ICON_180_BASE64, "base64") },
    "/favicon.ico": { type: "image/png", body: Buffer.from(ICON_32_BASE64, "base64") },
  };
  const known = signer === null ? stills : { ...stills, ...keysOf(signer) };
  for (const [path, still] of Object.entries(known)) {
    app.get(path, { onRequest: [...limitPages] }, (request, reply) =>
      sendStill(request, reply, still),
    );
  }
  if (securityText(site, inAYear()) === null) return;
  app.get("/.well-known/security.txt", { onRequest: [...limitPages] }, (request, reply) =>
    sendStill(request, reply, { type: TEXT, body: securityText(site, inAYear()) ?? "" }),
  );
}

/** Where programs look for the MCP servers of a site. */
function serversOf(site: Site): Readonly<Record<string, Still>> {
  const { catalog, cards, cardType } = serverCards(site);
  const known = Object.entries(cards).map(([path, card]) => [
    path,
    { type: cardType, body: JSON.stringify(card) },
  ]);
  return {
    "/.well-known/mcp/catalog.json": { type: JSON_TYPE, body: JSON.stringify(catalog) },
    ...(Object.fromEntries(known) as Record<string, Still>),
  };
}

/** Where programs look for the keys of who signs receipts. */
function keysOf({ didDocument, didPath }: ReceiptSigner): Readonly<Record<string, Still>> {
  return { [didPath]: { type: JSON_TYPE, body: JSON.stringify(didDocument) } };
}

function tagged(still: Still): Still {
  return { ...still, tag: `"${createHash("sha256").update(still.body).digest("base64url")}"` };
}

function sendStill(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, policy, tag }: Still,
): FastifyReply {
  if (tag !== undefined) void reply.header("etag", tag);
  if (tag !== undefined && request.headers["if-none-match"] === tag) return reply.code(304).send();
  if (policy !== undefined) void reply.header("content-security-policy", policy);
  return reply.header("cache-control", "public, max-age=300").type(type).send(body);
}

/** RFC 9116 asks for a day after which the text is stale, at most a year away; it is told anew with each answer. */
function inAYear(): string {
  const day = new Date(Date.now() + 364 * 86_400_000);
  return `${day.toISOString().slice(0, 10)}T00:00:00Z`;
}

const QUIET = { isQuiet: true } as const;

/** What operators and their machines ask: alive, ready, which version, and metrics where they are switched on here. */
export function operationRoutes(app: FastifyInstance, parts: DaemonParts): void {
  const { service, settings, metrics } = parts;
  app.addHook("onSend", (_request, reply, _payload, done) => {
    void reply.header("cache-control", "no-store");
    done();
  });
  app.get(
    "/healthz",
    { config: QUIET, schema: { response: { 200: healthSchema } } },
    (): Health => ({ status: "alive" }),
  );
  app.get(
    "/readyz",
    { config: QUIET, schema: { response: { "2xx": readinessSchema, "5xx": readinessSchema } } },
    (_request, reply): Readiness => {
      const isReady = isAvailable(parts);
      if (!isReady) void reply.code(STATUS.unavailable).header("retry-after", "1");
      return { ready: isReady, ...service.load };
    },
  );
  app.get(
    "/version",
    { config: QUIET, schema: { response: { 200: versionSchema } } },
    (): VersionBody => ({ name: "crossfoot", version: VERSION, node: process.version }),
  );
  if (settings.metrics.kind === "beside") {
    app.get("/metrics", { config: QUIET }, async (_request, reply) => {
      const { type, text } = await metrics.exposition();
      return reply.type(type).send(text);
    });
  }
}
