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
    maxEventLoopDelay: MOST_LOOP_DELAY_MS,
    sampleInterval: SAMPLE_MS,
    pressureHandler: (request, _reply, type) => {
      // Memory that idle workers keep would have every document refused from now on.
      if (type === underPressure.TYPE_RSS_BYTES) void service.rest();
      if (request.method === "POST") throw busy(RETRY_SECONDS);
    },
  });
}

const MOST_LOOP_DELAY_MS = 2_000;

/** Longer than the delay that is allowed: an interval without a single turn of the loop counts as an endless delay. */
const SAMPLE_MS = MOST_LOOP_DELAY_MS + 500;
const RETRY_SECONDS = 5;
