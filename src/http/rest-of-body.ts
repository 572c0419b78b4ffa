import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";

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
