import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { Site } from "../wire/service/site.ts";
import { answerRefusals, sendRefusal } from "./answer-refusals.ts";
import type { DaemonParts } from "./daemon-parts.ts";
import { STATUS, wrongRequest } from "./errors.ts";
import { Metrics } from "./metrics.ts";
import { rateLimits } from "./rate-limits.ts";
import type { ReadService } from "./read-service.ts";
import { loggerOf, logAnswers } from "./request-log.ts";
import { operationRoutes } from "./routes/operation-routes.ts";
import { readRoutes } from "./routes/read-routes.ts";
import { siteRoutes } from "./routes/site-routes.ts";
import { tryRoute } from "./routes/try-route.ts";
import type { ServeSettings } from "./settings.ts";

/** What the daemon is made of. */
export interface DaemonGiven {
  readonly settings: ServeSettings;
  readonly site: Site;
  readonly service: ReadService;
  readonly metrics: Metrics;
}

/** The daemon, ready to listen or to be asked by tests. It does not own its workers. */
export async function makeDaemon(given: DaemonGiven): Promise<FastifyInstance> {
  const { settings, site, metrics } = given;
  const app = newApp(settings);
  app.decorateRequest("told");
  app.addHook("onRequest", (request, _reply, done) => {
    request.told = {};
    done();
  });
  answerRefusals(app);
  logAnswers(app);
  metrics.watch(app);
  app.addHook("onSend", (request, reply, _payload, done) => {
    void reply.header("x-request-id", request.id);
    done();
  });
  await app.register(helmet, helmetOptions(site));
  await app.register(cors, CORS);
  const parts: DaemonParts = { ...given, ...(await rateLimits(app, settings)) };
  await app.register(async (scope) => readRoutes(scope, parts));
  if (site.isFree) await app.register(async (scope) => tryRoute(scope, parts));
  await app.register(async (scope) => siteRoutes(scope, parts));
  await app.register(async (scope) => operationRoutes(scope, parts));
  return app;
}

const HEAD_BYTES = 16_384;
const HEAD_MS = 10_000;
const KEEP_ALIVE_MS = 72_000;
const TIMEOUT_CHECK_MS = 1_000;

function newApp(settings: ServeSettings): FastifyInstance {
  const app = Fastify({
    logger: loggerOf(settings) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: settings.trustedProxies.length === 0 ? false : [...settings.trustedProxies],
    requestTimeout: settings.uploadMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    http: {
      maxHeaderSize: HEAD_BYTES,
      headersTimeout: HEAD_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (_error, request, reply) => {
      sendRefusal(request, reply, wrongRequest("bad-request", "This address is not well formed."));
    },
    ajv: {
      customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false },
    },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 100 },
  });
  app.server.maxConnections = settings.connections;
  return app;
}

/** Headers for browsers: nothing from anywhere else, no frames around the pages, no guessing of types. */
function helmetOptions({ baseUrl }: Site) {
  const isSecure = baseUrl.startsWith("https:");
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        scriptSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:"],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", "blob:"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // The frame that shows an answer has an origin of its own anyway; browsers warn of the mixture.
    originAgentCluster: false,
    // Answers are for programs of any origin; pages are not framed anyway.
    crossOriginResourcePolicy: { policy: "cross-origin" as const },
    strictTransportSecurity: isSecure ? { maxAge: 15_552_000 } : false,
  } as const;
}

/** Any page may call the readers; it may send a payment and see what is asked, paid and left. */
const CORS = {
  origin: "*",
  methods: ["GET", "HEAD", "POST"],
  allowedHeaders: ["content-type", "payment-signature"],
  exposedHeaders: [
    "payment-required",
    "payment-response",
    "retry-after",
    "ratelimit-limit",
    "ratelimit-remaining",
    "ratelimit-reset",
    "x-request-id",
  ],
  maxAge: 86_400,
};

/** What is no request never reaches a route; its answer has the same form as every refusal. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const [status, reason, sentence] = brokenRequest(error.code);
  const body = JSON.stringify({ error: sentence });
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

function brokenRequest(code: string | undefined): readonly [number, string, string] {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") {
    return [STATUS.slow, "Request Timeout", "The request took too long to arrive."];
  }
  if (code === "HPE_HEADER_OVERFLOW") {
    return [STATUS.longHead, "Request Header Fields Too Large", "The headers are too long."];
  }
  return [STATUS.wrong, "Bad Request", "This is no request that could be understood."];
}
