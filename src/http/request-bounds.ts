import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import { Readable } from "node:stream";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import { busy, tooOften } from "./errors.ts";
import type { ReadService } from "./read-service.ts";
import type { ServeSettings } from "./settings.ts";

/** Addresses whose requests are counted at the same time; the oldest is forgotten beyond. */
const ADDRESSES = 20_000;
const MINUTE_MS = 60_000;

/** Counts a read of the address that a request comes from. Throws a Refusal beyond its budget. */
export type CountRead = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** How often one address may ask. */
interface RateLimits {
  readonly limitReads: RateLimit;
  readonly limitPages: RateLimit;
  readonly countRead: CountRead;
}

/** A step of a route that counts its requests; none where nothing is counted. */
export type RateLimit = readonly onRequestHookHandler[];

/** The budgets of one address: reads, and everything else. The answers say what is left in the headers `RateLimit-…`. */
export async function rateLimits(
  app: FastifyInstance,
  { readsPerMinute, requestsPerMinute }: ServeSettings,
): Promise<RateLimits> {
  await app.register(rateLimit, {
    global: false,
    cache: ADDRESSES,
    timeWindow: MINUTE_MS,
    enableDraftSpec: true,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, { ttl }) => tooOften(Math.max(1, Math.ceil(ttl / 1_000))),
  });
  const reads = readsPerMinute === 0 ? null : app.createRateLimit({ max: readsPerMinute });
  const countRead: CountRead = async (request, reply) => {
    const budget = await reads?.(request);
    if (budget === undefined || budget.isAllowed) return;
    const { max, remaining, ttlInSeconds, isExceeded } = budget;
    void reply.headers({
      "ratelimit-limit": max,
      "ratelimit-remaining": remaining,
      "ratelimit-reset": ttlInSeconds,
    });
    if (isExceeded) throw tooOften(Math.max(1, ttlInSeconds));
  };
  // One step for all routes that share it: a limit in a route's configuration would count for each route apart.
  const limitPages = requestsPerMinute === 0 ? [] : [app.rateLimit({ max: requestsPerMinute })];
  return { limitReads: reads === null ? [] : [countRead], limitPages, countRead };
}

/** The network that one caller has: an address of IPv4, the first 64 bits of IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = (address.split("%", 1)[0] ?? "").split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: 8 - groups.length - after.length }, () => "0");
  const whole = tail === undefined ? groups : [...groups, ...zeros, ...after];
  return whole
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":");
}

/** Memory and event loop beyond their bounds refuse what is sent; everything else is still answered. */
export async function refuseUnderPressure(
  app: FastifyInstance,
  { settings, service }: { readonly settings: ServeSettings; readonly service: ReadService },
): Promise<void> {
  await app.register(underPressure, {
    maxRssBytes: settings.memoryMegabytes * 1_048_576,
    maxEventLoopDelay: settings.loopDelayMs,
    sampleInterval: settings.loopDelayMs + SAMPLED_LATER_MS,
    pressureHandler: (request, _reply, type) => {
      // Memory that idle workers keep would have every document refused from now on.
      if (type === underPressure.TYPE_RSS_BYTES) void service.rest();
      if (request.method === "POST") throw busy(RETRY_SECONDS);
    },
  });
}

/** An interval is longer than the delay that is allowed: one without a single turn of the loop counts as an endless delay. */
const SAMPLED_LATER_MS = 500;
const RETRY_SECONDS = 5;

/**
 * An answer that comes before the whole body has come goes out at once, but its connection is kept until the rest was thrown
 * away: closing it takes the answer from a client that still sends, and reading no further leaves its next request unread.
 * The time that a request may take to arrive bounds it.
 */
export function takeRestOfBody(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    const { raw } = request;
    // A parser that gave up may have left it standing.
    raw.unpipe().resume();
    // Fastify would close after each error of a parser.
    if (reply.hasHeader("connection")) {
      void reply.header("connection", reply.raw.shouldKeepAlive ? "keep-alive" : "close");
    }
    const isWhole = !mayHaveBody(raw) || raw.complete || raw.readableEnded || raw.destroyed;
    if (isWhole || typeof payload !== "string") return done(null, payload);
    void reply.header("content-length", Buffer.byteLength(payload));
    done(null, Readable.from(untilTaken(payload, raw)));
  });
}

function mayHaveBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || headers["content-length"] !== undefined;
}

async function* untilTaken(payload: string, raw: IncomingMessage): AsyncGenerator<string> {
  yield payload;
  if (raw.readableEnded || raw.destroyed) return;
  await new Promise<void>((resolve) => {
    const settle = (): void => resolve();
    raw.once("end", settle).once("close", settle);
  });
}
