import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { FastifyServerFactory } from "fastify";
import { type Admission, type ConnectionEnd, ConnectionKeeper } from "./connection-keeper.ts";
import { STATUS } from "./errors.ts";
import type { ServeSettings } from "./settings.ts";

/** What the app is built upon: its server, and what becomes of connections that bring no request. */
interface WebServer {
  readonly serverFactory: FastifyServerFactory;
  readonly clientErrorHandler: (error: NodeJS.ErrnoException, socket: Duplex) => void;
}

/**
 * A server with its bounds. What is no request never reaches a route; its answer has the same form as every refusal.
 * `onEnd` hears of connections that are closed because there are too many.
 */
export function webServer(settings: ServeSettings, onEnd: (end: ConnectionEnd) => void): WebServer {
  const keeper = new ConnectionKeeper(settings, onEnd);
  /** The answers of a connection that are not over. */
  const answers = new WeakMap<Duplex, Set<ServerResponse>>();
  const refused = new WeakSet<Duplex>();
  const refuse = (socket: Duplex, words: Words): void => {
    refused.add(socket);
    socket.end(wholeAnswer(words));
    const linger = setTimeout(() => socket.destroy(), LINGER_MS);
    // An asked-for tunnel is handed over without anybody who hears its errors, which would end the process.
    socket.on("error", () => undefined).once("close", () => clearTimeout(linger));
    socket.resume();
  };
  const admit = (socket: Socket): void => {
    const admission = keeper.take(socket);
    if (admission === "taken") return;
    refused.add(socket);
    // A connection that is one too many gets no time: its answer goes as far as it goes at once.
    socket
      .on("error", () => undefined)
      .end(wholeAnswer(CROWDED[admission]), () => socket.destroy());
  };
  return {
    serverFactory: (onRequest) => {
      const take: RequestListener = (request, response) => {
        const { socket } = request;
        if (refused.has(socket)) return;
        const open = answers.get(socket) ?? openAnswers(socket);
        answers.set(socket, open.add(response));
        keeper.markBusy(socket);
        response.once("close", () => {
          open.delete(response);
          if (open.size === 0) keeper.markIdle(socket);
        });
        onRequest(request, response);
      };
      return (
        boundServer(settings)
          .on("connection", admit)
          .on("request", take)
          // What a client expects beyond 100-continue is no reason to leave it without an answer.
          .on("checkExpectation", take)
          .on("connect", (_request, socket) => refuse(socket, NO_PROXY))
      );
    },
    clientErrorHandler: (error, socket) => {
      // What still comes in on a refused connection is thrown away.
      if (refused.has(socket)) return;
      const hasBegun = [...(answers.get(socket) ?? [])].some(({ headersSent }) => headersSent);
      if (error.code === "ECONNRESET" || !socket.writable || hasBegun) socket.destroy();
      else refuse(socket, brokenWords(error.code));
    },
  };
}

/** The answers of one connection. Node tells those that queue behind another one nothing when it ends: their reads would go on. */
function openAnswers(socket: Socket): Set<ServerResponse> {
  const open = new Set<ServerResponse>();
  socket.once("close", () => {
    for (const response of open) if (response.socket === null) response.emit("close");
  });
  return open;
}

const HEAD_BYTES = 16_384;
const HEAD_MS = 10_000;
const KEEP_ALIVE_MS = 72_000;
const TIMEOUT_CHECK_MS = 1_000;

/** A refused connection is kept for so long: closing it at once would take the answer from a client that still sends. */
const LINGER_MS = 2_000;

function boundServer({ uploadMs, queueMs, readMs }: ServeSettings): Server {
  const server = createServer({
    maxHeaderSize: HEAD_BYTES,
    // Node exchanges the two limits where that of the head is the longer one.
    headersTimeout: Math.min(HEAD_MS, uploadMs),
    requestTimeout: uploadMs,
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Node would refuse a request without a host with an empty answer; no route looks at it.
    requireHostHeader: false,
  });
  // Nothing moves while a document waits and is read; who then does not take the answer must not keep it in memory.
  server.timeout = queueMs + readMs + uploadMs;
  return server;
}

/** What is said of what is no request. */
interface Words {
  readonly status: number;
  /** As HTTP calls the status. */
  readonly reason: string;
  /** As every refusal has one: a code keeps its meaning. */
  readonly code: string;
  readonly sentence: string;
}

/** Why a new connection has no place. */
const CROWDED: Readonly<Record<Exclude<Admission, "taken">, Words>> = {
  "address full": {
    status: STATUS.tooOften,
    reason: "Too Many Requests",
    code: "too-many-connections",
    sentence: "Too many connections of your address are open. Use fewer, or try again in a second.",
  },
  "server full": {
    status: STATUS.unavailable,
    reason: "Service Unavailable",
    code: "too-many-connections",
    sentence: "Too many connections are open. Try again in a second.",
  },
};

const NO_PROXY: Words = {
  status: STATUS.wrongMethod,
  reason: "Method Not Allowed",
  code: "wrong-method",
  sentence: "This server is no proxy.",
};

function brokenWords(code: string | undefined): Words {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") {
    return {
      status: STATUS.slow,
      reason: "Request Timeout",
      code: "too-slow",
      sentence: "The request took too long to arrive.",
    };
  }
  if (code === "HPE_HEADER_OVERFLOW") {
    return {
      status: STATUS.longHead,
      reason: "Request Header Fields Too Large",
      code: "headers-too-long",
      sentence: "The headers are too long.",
    };
  }
  return {
    status: STATUS.wrong,
    reason: "Bad Request",
    code: "bad-request",
    sentence: "This is no request that could be understood.",
  };
}

/** These say when to come again. */
const RETRIED: ReadonlySet<number> = new Set([STATUS.tooOften, STATUS.unavailable]);
const RETRY_SECONDS = 1;

function wholeAnswer({ status, reason, code, sentence }: Words): string {
  const body = JSON.stringify({ error: sentence });
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    "Content-Type: application/json; charset=utf-8",
    `X-Error-Code: ${code}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
    ...(RETRIED.has(status) ? [`Retry-After: ${RETRY_SECONDS}`] : []),
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}
