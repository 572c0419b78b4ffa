import { isIPv6 } from "node:net";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import { tooOften } from "./errors.ts";
import type { ServeSettings } from "./settings.ts";

/** Addresses whose requests are counted at the same time; the oldest is forgotten beyond. */
const ADDRESSES = 20_000;
const MINUTE_MS = 60_000;

/** Counts a read of the address that a request comes from. Throws a Refusal beyond its budget. */
export type CountRead = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** How often one address may ask. */
export interface RateLimits {
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
