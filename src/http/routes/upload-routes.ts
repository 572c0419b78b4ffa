import type { FastifyInstance } from "fastify";
import { READERS, UPLOADS_PATH } from "../../wire/service/readers.ts";
import { invoiceRequestSchema } from "../../wire/service/request.ts";
import { admitRequest } from "../answer-read.ts";
import type { DaemonParts } from "../daemon-parts.ts";
import { busy, STATUS } from "../errors.ts";
import { networkOf } from "../request-bounds.ts";
import { addBodyParsers, documentOf } from "../submission.ts";

/** Seconds after which there may be room again. */
const RETRY_SECONDS = 30;

/** Where a document is put for a tool of MCP to read, so that it need not pass through a model. Free, and counted like a read. */
export async function uploadRoutes(
  app: FastifyInstance,
  { service, uploads, limitReads }: DaemonParts,
): Promise<void> {
  await addBodyParsers(app);
  app.post(
    UPLOADS_PATH,
    {
      schema: { body: { content: { "application/json": { schema: invoiceRequestSchema } } } },
      onRequest: [...limitReads, async (request, reply) => admitRequest(service, request, reply)],
    },
    async (request, reply) => {
      // Both readers take documents of the same size.
      const document = await documentOf(request, READERS.construction);
      request.told = { ...request.told, bytes: document.length };
      const upload = uploads.keep(document, networkOf(request.ip));
      if (upload === null) throw busy(RETRY_SECONDS);
      return reply.code(STATUS.created).header("cache-control", "no-store").send(upload);
    },
  );
  app.addHook("onClose", (_app, done) => {
    uploads.close();
    done();
  });
}
