/*
 * The daemon. An app is put together here from its routes and plugins; `serve` gives it workers and a port.
 * `web-server` answers what is no request, `connection-keeper` bounds connections, `rest-of-body` keeps one usable
 * after an early answer. A request passes: limits by address, whether there is a place (`ReadService.admit`), the body
 * in one of three forms as one `Submission`, a worker of the pool, which writes the answer's body itself (`answer-
 * worker`); the main thread only passes it on. Until a payment is verified nothing but its pages is known of a document
 * (`page-counter`).
 * Every refusal is a `Refusal` of `errors`, the only file that knows statuses, from a closed list of sentences: an
 * error text never quotes a document.
 */

import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { randomUUID } from "node:crypto";
import type { Finder } from "../find/finder.ts";
import type { Cashier } from "../pay/cashier.ts";
import type { Channels } from "../pay/channels/channels.ts";
import type { ReceiptSigner } from "../pay/receipts/receipt-signer.ts";
import type { Site } from "../wire/service/readers.ts";
import { answerRefusals, sendRefusal } from "./answer-refusals.ts";
import type { DaemonParts } from "./daemon-parts.ts";
import { type Refusal, wrongRequest } from "./errors.ts";
import { mcpRoutes } from "./mcp/mcp-routes.ts";
import { Metrics } from "./metrics.ts";
import { rateLimits, refuseUnderPressure, takeRestOfBody } from "./request-bounds.ts";
import type { ReadService } from "./read-service.ts";
import { loggerOf, logRequests } from "./request-log.ts";
import { findRoutes } from "./routes/find-routes.ts";
import { operationRoutes, siteRoutes } from "./routes/site-routes.ts";
import { uploadRoutes } from "./routes/upload-routes.ts";
import { Uploads } from "./uploads.ts";
import { readRoutes, tryRoute } from "./routes/read-routes.ts";
import type { ServeSettings } from "./settings.ts";
import { ToolFinder } from "./tool-finder.ts";
import { webServer } from "./web-server.ts";

/** What the daemon is made of. */
interface DaemonGiven {
  readonly settings: ServeSettings;
  readonly site: Site;
  readonly service: ReadService;
  readonly metrics: Metrics;
  /** The page that reads documents where it is opened. */
  readonly readerPage: string;
  /** Takes payments; null where reads are free. */
  readonly cashier: Cashier | null;
  /** Signs offers and receipts; without it nothing is signed. */
  readonly signer?: ReceiptSigner | null;
  /** Deposits that pay for many reads; without it none are taken. */
  readonly channels?: Channels | null;
  /** Searches catalogs of tools; without it there are no listings. */
  readonly finder?: Finder | null;
}

/** The daemon, ready to listen or to be asked by tests. It does not own its workers. */
export async function makeDaemon(given: DaemonGiven): Promise<FastifyInstance> {
  const { settings, site, metrics } = given;
  const app = newApp(given);
  // Only the readers take a body, each with parsers of its own.
  app.removeAllContentTypeParsers();
  app.decorateRequest("told");
  app.addHook("onRequest", (request, _reply, done) => {
    request.told = {};
    const { httpVersion, headers } = request.raw;
    done(httpVersion === "1.1" && headers.host === undefined ? withoutHost() : undefined);
  });
  answerRefusals(app, site.isFree);
  logRequests(app);
  metrics.watch(app);
  takeRestOfBody(app);
  app.addHook("onSend", (request, reply, _payload, done) => {
    void reply.header("x-request-id", request.id);
    // A connection that is kept would keep the daemon, too.
    if (given.service.isClosing) void reply.header("connection", "close");
    done();
  });
  await refuseUnderPressure(app, given);
  await app.register(helmet, helmetOptions(site));
  await app.register(cors, site.isFree ? FREE_CORS : CORS);
  const finder = new ToolFinder(given.finder ?? null);
  const { signer = null, channels = null } = given;
  const parts: DaemonParts = {
    ...given,
    signer,
    channels,
    finder,
    uploads: new Uploads(),
    ...(await rateLimits(app, settings)),
  };
  await app.register(async (scope) => readRoutes(scope, parts));
  if (site.isFree) await app.register(async (scope) => tryRoute(scope, parts));
  await app.register(async (scope) => uploadRoutes(scope, parts));
  await app.register(async (scope) => findRoutes(scope, parts));
  await app.register(async (scope) => mcpRoutes(scope, parts));
  await app.register(async (scope) => siteRoutes(scope, parts));
  await app.register(async (scope) => operationRoutes(scope, parts));
  return app;
}

/** RFC 9112 wants it refused; the server leaves that to us, because its own answer would be empty. */
function withoutHost(): Refusal {
  return wrongRequest("no-host", "The request lacks the header Host.");
}

function newApp({ settings, metrics }: DaemonGiven): FastifyInstance {
  return Fastify({
    logger: loggerOf(settings) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: settings.trustedProxies.length === 0 ? false : [...settings.trustedProxies],
    ...webServer(settings, (end) => metrics.countConnection(end)),
    forceCloseConnections: "idle",
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => {
      sendRefusal(request, reply, wrongRequest("bad-request", "This address is not well formed."));
    },
    ajv: {
      customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false },
    },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 100 },
  });
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

const EXPOSED_HEADERS = [
  "retry-after",
  "ratelimit-limit",
  "ratelimit-remaining",
  "ratelimit-reset",
  "x-request-id",
  "x-error-code",
];

/** Any page may call the readers; it may send a payment and see what is asked, paid and left. */
const CORS = {
  origin: "*",
  // Who asks what is allowed without saying what for is answered, too; the plugin would refuse it in a form of its own.
  strictPreflight: false,
  methods: ["GET", "HEAD", "POST"],
  allowedHeaders: [
    "content-type",
    "payment-signature",
    // Of the first version of the payment protocol: who sends it is told which one to speak.
    "x-payment",
    // The published payment clients send it with a payment, though it is a header of answers.
    "access-control-expose-headers",
    "mcp-protocol-version",
    "mcp-method",
    "mcp-name",
    "mcp-session-id",
    "last-event-id",
  ],
  exposedHeaders: ["payment-required", "payment-response", ...EXPOSED_HEADERS],
  maxAge: 86_400,
};

/** A server that takes no payment has no headers of one; it takes those of a client that is able to pay. */
const FREE_CORS = { ...CORS, exposedHeaders: EXPOSED_HEADERS };
