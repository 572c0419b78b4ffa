import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { FIND_TOOL_SET, type FindDesk, type FindEnd } from "../../mcp/find-tools.ts";
import { remoteToolSets } from "../../mcp/reader-tools.ts";
import { serversFor, type ToolSet } from "../../mcp/tool-server.ts";
import { FIND } from "../../wire/find/result.ts";
import { READERS } from "../../wire/service/readers.ts";
import { admitRequest, departureOf } from "../answer-read.ts";
import { refusalOf } from "../answer-refusals.ts";
import { addJsonParser } from "../submission.ts";
import type { DaemonParts } from "../daemon-parts.ts";
import { wrongRequest } from "../errors.ts";
import { streamableHttp } from "./exchange.ts";
import { type DeskFor, freeDesks } from "./read-desks.ts";

/** The MCP servers over Streamable HTTP, with the same workers, prices and payments as the readers. */
export async function mcpRoutes(app: FastifyInstance, parts: DaemonParts): Promise<void> {
  app.removeAllContentTypeParsers();
  addJsonParser(app);
  const deskFor = await desksOf(parts);
  const keepRoom: Step = (request, reply) => admitRequest(parts.service, request, reply);
  for (const [path, set] of Object.entries(remoteToolSets(parts.site))) {
    addServer(app, path, { parts, set, deskFor, onRequest: [keepRoom] });
  }
  addServer(app, FIND.mcp, { parts, set: FIND_TOOL_SET, deskFor: findDesks(parts), onRequest: [] });
}

type Step = (request: FastifyRequest, reply: FastifyReply) => void;

interface Served<Desk> {
  readonly parts: DaemonParts;
  readonly set: ToolSet<Desk>;
  readonly deskFor: (request: FastifyRequest) => Desk;
  /** Steps before the body comes. */
  readonly onRequest: readonly Step[];
}

function addServer<Desk>(
  app: FastifyInstance,
  path: string,
  { parts, set, deskFor, onRequest }: Served<Desk>,
): void {
  const makeServer = serversFor(set);
  const callers = new WeakMap<Request, FastifyRequest>();
  const answer = streamableHttp((web) => {
    const request = callers.get(web);
    if (request === undefined) throw new Error("A server is made for a request that came.");
    return makeServer(deskFor(request), {
      payment: headerOf(request, "payment-signature"),
      signal: web.signal,
      onFault: () => request.log.error({ fault: "tool" }, "fault"),
    });
  });
  const before = onRequest.map(
    (step) => async (request: FastifyRequest, reply: FastifyReply) => step(request, reply),
  );
  app.post(
    path,
    {
      onRequest: [...parts.limitPages, ...before],
      preHandler: async (request, reply) => {
        if (readsOf(request.body) > 0) await parts.countRead(request, reply);
      },
      errorHandler: answerError,
    },
    async (request, reply) => {
      const web = webRequestOf(request, reply);
      callers.set(web, request);
      const { body } = request;
      // The text of a document is large; what is decoded of it waits for its read.
      request.body = undefined;
      return reply.header("cache-control", "no-store").send(await answer({ web, body }));
    },
  );
}

/** The desk of the tool finder, the same for all. */
function findDesks({ finder }: DaemonParts): (request: FastifyRequest) => FindDesk {
  const ended = async <Body>(
    request: FastifyRequest,
    body: Promise<Body>,
  ): Promise<FindEnd<Body>> => {
    try {
      return { kind: "done", body: await body };
    } catch (error) {
      const { code, freeMessage } = refusalOf(error as FastifyError);
      request.told = { ...request.told, code };
      return { kind: "refused", sentence: freeMessage };
    }
  };
  return (request) => ({
    search: async (wanted) => ended(request, finder.search(wanted)),
    reportUnmet: async (report) => ended(request, finder.reportUnmet(report)),
  });
}

async function desksOf(parts: DaemonParts): Promise<DeskFor> {
  const { cashier, signer, site, service, channels } = parts;
  if (cashier === null) return freeDesks(parts);
  // What knows the protocol of payment is loaded only where payments are taken.
  const { paidDesks } = await import("./paid-desks.ts");
  return paidDesks(parts, { site, service, cashier, signer, channels });
}

/** Messages of one body; only the oldest revision has several. */
const MOST_MESSAGES = 10;

const LONG_BATCH = `A batch has at most ${MOST_MESSAGES} messages, and one read among them. Send the others on their own.`;

/** How many documents a body has read. Throws a Refusal where it is more than is done at a time. */
function readsOf(body: unknown): number {
  const messages: readonly unknown[] = Array.isArray(body) ? body : [body];
  const reads = messages.filter(isRead).length;
  if (messages.length > MOST_MESSAGES || reads > 1) throw wrongRequest("long-batch", LONG_BATCH);
  return reads;
}

const READING_TOOLS: ReadonlySet<unknown> = new Set(Object.values(READERS).map(({ tool }) => tool));

function isRead(message: unknown): boolean {
  if (typeof message !== "object" || message === null || !("params" in message)) return false;
  const { params } = message;
  const isCall = typeof params === "object" && params !== null && "name" in params;
  return isCall && READING_TOOLS.has(params.name);
}

/** The request as the protocol's package takes it, without its body: that is parsed. */
function webRequestOf(request: FastifyRequest, reply: FastifyReply): Request {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new Request(new URL(request.url, "http://localhost"), {
    method: "POST",
    headers,
    signal: departureOf(request, reply),
  });
}

/** A refusal in the form of JSON-RPC, with the status that it has everywhere. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, message, code, retryAfterSeconds } = refusalOf(error);
  request.told = { ...request.told, code };
  if (retryAfterSeconds !== null) void reply.header("retry-after", String(retryAfterSeconds));
  const [rpcCode, sentence] = RPC_WORDS[code] ?? [-32_000, message];
  void reply
    .code(status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(
      JSON.stringify({ jsonrpc: "2.0", id: null, error: { code: rpcCode, message: sentence } }),
    );
}

/** The codes of JSON-RPC for a body that is no message, and words for it; all else is told as it is to other clients. */
const RPC_WORDS: Readonly<Record<string, readonly [code: number, sentence: string]>> = {
  "bad-json": [-32_700, "The body is no JSON that could be a message of MCP."],
  "no-document": [-32_600, "The body is empty. Send a message of MCP as JSON."],
  "unknown-type": [-32_000, "Send a message of MCP as JSON, with Content-Type application/json."],
  "long-batch": [-32_600, LONG_BATCH],
};

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(",") : value;
}
