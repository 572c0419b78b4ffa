import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from "fastify";
import type { ReadFacts } from "./read-task.ts";
import type { ServeSettings } from "./settings.ts";

/** What is told of a request in log and metrics: a closed list of members, none of which holds text of a document. */
interface Told {
  /** Why it was refused, from a closed list. */
  readonly code?: string;
  readonly reader?: string;
  readonly bytes?: number;
  /** How long the document waited and was read. */
  readonly readMs?: number;
  readonly facts?: ReadFacts;
  /** How its sale ended, from a closed list; left out where nothing is sold. */
  readonly payment?: string;
}

/**
 * JSON lines without the address, the query or the headers of a request: the first is personal, the others may name parties.
 * What Fastify logs by itself of a request is its identifier alone: its sentences and the messages of errors may quote an address
 * with the names in it.
 */
export function loggerOf({ logLevel }: ServeSettings): FastifyServerOptions["logger"] {
  if (logLevel === "silent") return false;
  return {
    level: logLevel,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { req: nothing, res: nothing, err: faultKind },
    hooks: {
      logMethod(args, method) {
        const [subject, message]: readonly unknown[] = args;
        const members = typeof subject === "object" && subject !== null ? subject : {};
        const isOurs = typeof message === "string" && members === subject && !("err" in members);
        if (isOurs || isAboutListening(subject)) method.apply(this, args);
        else method.call(this, members, "fault");
      },
    },
  };
}

/** The one thing that Fastify says in words of its own and that may be kept. */
function isAboutListening(subject: unknown): boolean {
  return typeof subject === "string" && subject.startsWith("Server listening at ");
}

/** How a request ended: with its whole answer, or with a client that did not wait for it. */
export type RequestEnd = "answered" | "gone";

/** Tells once of each request how it ended. */
export function onceEnded(
  app: FastifyInstance,
  tell: (request: FastifyRequest, reply: FastifyReply, end: RequestEnd) => void,
): void {
  app.addHook("onRequest", (request, reply, done) => {
    // Of an answer that is not taken Fastify says nothing.
    reply.raw.once("close", () => {
      if (!reply.raw.writableFinished) tell(request, reply, "gone");
    });
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    tell(request, reply, "answered");
    done();
  });
}

/** One line for each request: route, status, sizes, durations, and of a read its pages, kind and checks. */
export function logRequests(app: FastifyInstance): void {
  onceEnded(app, (request, reply, end) => {
    const { code, reader, bytes, readMs, facts, payment } = request.told;
    const isQuiet = request.routeOptions.config.isQuiet === true;
    request.log[isQuiet ? "debug" : "info"](
      {
        method: request.method,
        route: request.routeOptions.url ?? "none",
        ...(end === "gone" ? {} : { status: reply.statusCode }),
        ms: Math.round(reply.elapsedTime),
        ...(code === undefined ? {} : { code }),
        ...(payment === undefined ? {} : { payment }),
        ...(reader === undefined ? {} : { reader }),
        ...(bytes === undefined ? {} : { bytes }),
        ...(readMs === undefined ? {} : { readMs: Math.round(readMs) }),
        ...(facts === undefined
          ? {}
          : {
              documentType: facts.documentType,
              pages: facts.pages,
              scannedPages: facts.scannedPages,
              failedChecks: facts.checks.filter(({ passed }) => passed === false).length,
              confidence: Math.floor(facts.confidence * 100) / 100,
              ...(facts.modelRequests === 0 ? {} : { modelTokens: facts.modelTokens }),
            }),
      },
      end,
    );
  });
}

function nothing(): Record<string, never> {
  return {};
}

/** Of an error its kind: messages may quote what was sent. */
function faultKind({ name }: Error): { type: string; message: string; stack: string } {
  return { type: name, message: "", stack: "" };
}

declare module "fastify" {
  interface FastifyRequest {
    told: Told;
  }

  interface FastifyContextConfig {
    /** Whether its answers are worth a line only to who looks closely: probes come every few seconds. */
    readonly isQuiet?: boolean;
  }
}
