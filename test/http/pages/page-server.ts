import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { explainPage } from "../../../src/explain/explain-document.ts";
import { ANSWER_FRAME, ANSWER_FRAME_POLICY } from "../../../src/http/pages/answer-frame.ts";
import { DROP_SCRIPT } from "../../../src/http/pages/drop-script.ts";
import { errorPage } from "../../../src/http/pages/page-frame.ts";
import { ICON_180_BASE64, ICON_32_BASE64, ICON_SVG } from "../../../src/http/pages/icons.ts";
import { SITE_STYLE } from "../../../src/http/pages/site-style.ts";
import type { Site } from "../../../src/wire/service/readers.ts";
import { FIRST_APPLICATION } from "../../wire/reading-by-hand.ts";
import { pagesOf } from "./sites.ts";

/** What every page of the daemon is served with. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data: blob:; connect-src 'self'; frame-src 'self' blob:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** What the answer of `/try` is served with: the strictest policy that its own style allows. */
const ANSWER_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; frame-ancestors 'none'";

export const REFUSAL = "The body is not a PDF. Send the document as PDF.";

interface Served {
  readonly type: string;
  readonly body: string | Buffer;
  readonly policy: string;
}

/** A server of the pages alone, whose `/try` takes what begins as a PDF and refuses the rest. */
export async function servePages(
  site: Site,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const files = served(site);
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (path === "/try") return void answerTry(site, request, response);
    const file = files.get(path);
    send(response, file === undefined ? 404 : 200, file ?? page("<p>404</p>"));
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

function served(site: Site): ReadonlyMap<string, Served> {
  const policy = PAGE_POLICY;
  return new Map<string, Served>([
    ...[...pagesOf(site)].map(([path, text]): [string, Served] => [path, page(text)]),
    ["/assets/site.css", { type: "text/css", body: SITE_STYLE, policy }],
    ["/assets/drop.js", { type: "text/javascript", body: DROP_SCRIPT, policy }],
    ["/assets/answer.html", { ...page(ANSWER_FRAME), policy: ANSWER_FRAME_POLICY }],
    ["/icon.svg", { type: "image/svg+xml", body: ICON_SVG, policy }],
    ["/icon-180.png", { type: "image/png", body: Buffer.from(ICON_180_BASE64, "base64"), policy }],
    ["/favicon.ico", { type: "image/png", body: Buffer.from(ICON_32_BASE64, "base64"), policy }],
  ]);
}

function page(body: string): Served {
  return { type: "text/html; charset=utf-8", body, policy: PAGE_POLICY };
}

/** A file named `slow…` takes long enough to be cancelled. */
async function answerTry(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts).toString("latin1");
  const [, name = ""] = /name="file"; filename="([^"]*)"/.exec(body) ?? [];
  if (name.startsWith("slow")) await wait(2_000);
  if (body.includes("\r\n\r\n%PDF-")) {
    const answer = page(explainPage(name, FIRST_APPLICATION, [PICTURE]));
    return send(response, 200, { ...answer, policy: ANSWER_POLICY });
  }
  if (request.headers.accept?.startsWith("application/json") === true) {
    const refusal = JSON.stringify({ error: REFUSAL });
    return send(response, 415, { ...page(refusal), type: "application/json" });
  }
  send(response, 415, page(errorPage(site, 415, REFUSAL)));
}

function send(response: ServerResponse, status: number, { type, body, policy }: Served): void {
  response.writeHead(status, {
    "content-type": type,
    "content-security-policy": policy,
    // Older than the policies, which take its place where a browser knows them.
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
  });
  response.end(body);
}

/** A page of one pixel. */
const PICTURE = {
  pageNumber: 1,
  width: 600,
  height: 800,
  mediaType: "image/webp",
  bytes: new Uint8Array(
    Buffer.from("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA", "base64"),
  ),
} as const;
