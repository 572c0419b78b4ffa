import { isIPv6 } from "node:net";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, onRequestHookHandler } from "fastify";
import { tooOften } from "./errors.ts";
import type { ServeSettings } from "./settings.ts";

/** Addresses whose requests are counted at the same time; the oldest is forgotten beyond. */
const ADDRESSES = 20_000;
const MINUTE_MS = 60_000;

/** A step of a route that counts its requests; none where nothing is counted. */
export type RateLimit = readonly onRequestHookHandler[];

/** The budgets of one address: reads, and everything else. The answers say what is left in the headers `RateLimit-…`. */
export async function rateLimits(
  app: FastifyInstance,
  { readsPerMinute, requestsPerMinute }: ServeSettings,
): Promise<{ readonly limitReads: RateLimit; readonly limitPages: RateLimit }> {
  await app.register(rateLimit, {
    global: false,
    cache: ADDRESSES,
    timeWindow: MINUTE_MS,
    enableDraftSpec: true,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, { ttl }) => tooOften(Math.max(1, Math.ceil(ttl / 1_000))),
  });
  // One step for all routes that share it: a limit in a route's configuration would count for each route apart.
  const limit = (max: number): RateLimit => (max === 0 ? [] : [app.rateLimit({ max })]);
  return { limitReads: limit(readsPerMinute), limitPages: limit(requestsPerMinute) };
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
