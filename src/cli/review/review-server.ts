import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { admit, type Guarded } from "./local-guard.ts";
import { answerReview, type Asked, type ReviewAnswered } from "./review-routes.ts";
import type { ReviewSession } from "./review-session.ts";

/** A page that is served to this machine alone. */
export interface ReviewServer {
  /** With the token: whoever has it may look at the papers and accept them. */
  readonly address: string;
  /** Settles when somebody presses the button that ends it. */
  readonly ended: Promise<void>;
  readonly close: () => Promise<void>;
}

/** Bytes of what the page may send: the numbers of some words. */
const BODY_BYTES = 65_536;

/** A page of one's own needs few. */
const MOST_CONNECTIONS = 64;

/** Serves a session on a free port of this machine's loopback. */
export async function serveReview(session: ReviewSession): Promise<ReviewServer> {
  const token = randomBytes(32).toString("base64url");
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  // The port is known once it listens, and nothing is asked before.
  const own: { -readonly [Name in keyof Guarded]: Guarded[Name] } = { token, host: "" };
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 20_000, keepAliveTimeout: 5_000 },
    (request, response) => {
      void handled(request, response, { own, session, end });
    },
  );
  server.maxConnections = MOST_CONNECTIONS;
  await listening(server);
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address: `http://${own.host}/${token}/`,
    ended,
    close: async () => closed(server),
  };
}

async function listening(server: Server): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
}

async function closed(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

interface Handling {
  readonly own: Guarded;
  readonly session: ReviewSession;
  readonly end: () => void;
}

async function handled(
  request: IncomingMessage,
  response: ServerResponse,
  { own, session, end }: Handling,
): Promise<void> {
  const admitted = admit(request, own);
  if (admitted.kind === "refused") return refuse(response, admitted.status);
  const body = admitted.method === "POST" ? await bodyOf(request).catch(() => null) : undefined;
  if (body === null) return refuse(response, 413);
  const asked: Asked | null = askedWith(admitted, body);
  if (asked === null) return refuse(response, 400);
  const answer = await answerReview(asked, session).catch(failed);
  put(response, answer);
  if (answer.ends === true) response.once("close", end);
}

function askedWith(
  { method, path, query }: Pick<Asked, "method" | "path" | "query">,
  body: string | undefined,
): Asked | null {
  try {
    const json: unknown = body === undefined || body === "" ? null : JSON.parse(body);
    return { method, path, query, json };
  } catch {
    return null;
  }
}

/** What failed says nothing of the paper; the page shows its sentence. */
function failed(error: unknown): ReviewAnswered {
  const isOfDisk = error instanceof Error && "syscall" in error;
  const told = isOfDisk
    ? `A file could not be read or written (${error.message}).`
    : "This is a fault of crossfoot, please report it.";
  return { status: 500, type: "application/json", body: JSON.stringify({ kind: "told", told }) };
}

/** The text of a body. Throws where it is larger than it may be. */
async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_BYTES) throw new RangeError("The body is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Nothing from elsewhere, nothing in a frame of somebody else, and nothing that stays in a cache. */
const HEADERS = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
} as const;

function put(response: ServerResponse, { status, type, body }: ReviewAnswered): void {
  response.writeHead(status, { ...HEADERS, "content-type": type });
  response.end(body);
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, {
    ...HEADERS,
    "content-type": "text/plain; charset=utf-8",
    connection: "close",
  });
  response.end("Refused.\n");
}
