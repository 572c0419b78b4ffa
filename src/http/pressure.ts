import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { busy } from "./errors.ts";
import type { ReadService } from "./read-service.ts";
import type { ServeSettings } from "./settings.ts";

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
