import type { FastifyInstance } from "fastify";
import {
  healthSchema,
  type Health,
  readinessSchema,
  type Readiness,
  versionSchema,
  type VersionBody,
} from "../../wire/service/operation.ts";
import { VERSION } from "../../wire/version.ts";
import { type DaemonParts, isAvailable } from "../daemon-parts.ts";
import { STATUS } from "../errors.ts";

const QUIET = { isQuiet: true } as const;

/** What operators and their machines ask: alive, ready, which version, and metrics where they are switched on here. */
export function operationRoutes(app: FastifyInstance, parts: DaemonParts): void {
  const { service, settings, metrics } = parts;
  app.addHook("onSend", (_request, reply, _payload, done) => {
    void reply.header("cache-control", "no-store");
    done();
  });
  app.get(
    "/healthz",
    { config: QUIET, schema: { response: { 200: healthSchema } } },
    (): Health => ({ status: "alive" }),
  );
  app.get(
    "/readyz",
    { config: QUIET, schema: { response: { "2xx": readinessSchema, "5xx": readinessSchema } } },
    (_request, reply): Readiness => {
      const isReady = isAvailable(parts);
      if (!isReady) void reply.code(STATUS.unavailable).header("retry-after", "1");
      return { ready: isReady, ...service.load };
    },
  );
  app.get(
    "/version",
    { config: QUIET, schema: { response: { 200: versionSchema } } },
    (): VersionBody => ({ name: "crossfoot", version: VERSION, node: process.version }),
  );
  if (settings.metrics.kind === "beside") {
    app.get("/metrics", { config: QUIET }, async (_request, reply) => {
      const { type, text } = await metrics.exposition();
      return reply.type(type).send(text);
    });
  }
}
