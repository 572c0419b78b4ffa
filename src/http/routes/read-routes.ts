import type { FastifyInstance } from "fastify";
import { describeConstruction, describeInvoice } from "../../wire/service/description.ts";
import { READERS, type ReaderFacts } from "../../wire/service/readers.ts";
import {
  constructionQuerySchema,
  constructionRequestSchema,
  invoiceQuerySchema,
  invoiceRequestSchema,
} from "../../wire/service/request.ts";
import { admitRequest, answerRead } from "../answer-read.ts";
import { addBodyParsers } from "../body-parsers.ts";
import type { DaemonParts } from "../daemon-parts.ts";
import { type Submission, submissionOf } from "../submission.ts";

const SCHEMAS = {
  construction: { query: constructionQuerySchema, request: constructionRequestSchema },
  invoice: { query: invoiceQuerySchema, request: invoiceRequestSchema },
} as const;

const DESCRIBE = { construction: describeConstruction, invoice: describeInvoice } as const;

/** The two paid readers: what they say of themselves, and their reads. */
export async function readRoutes(app: FastifyInstance, parts: DaemonParts): Promise<void> {
  await addBodyParsers(app);
  app.decorateRequest("submission", null);
  for (const reader of Object.values(READERS)) addReader(app, reader, parts);
}

function addReader(app: FastifyInstance, reader: ReaderFacts, parts: DaemonParts): void {
  const { service, site, limitReads } = parts;
  app.get(reader.path, { onRequest: [...parts.limitPages] }, (_request, reply) => {
    void reply.header("cache-control", "no-cache");
    return DESCRIBE[reader.name]({ site, isAvailable: service.isAvailable });
  });
  const { query, request } = SCHEMAS[reader.name];
  app.post(
    reader.path,
    {
      schema: {
        querystring: query,
        body: { content: { "application/json": { schema: request } } },
      },
      onRequest: [...limitReads, async (request, reply) => admitRequest(service, request, reply)],
      preHandler: async (request) => {
        request.submission = await submissionOf(request, reader);
      },
    },
    async (request, reply) => {
      const { submission } = request;
      if (submission === null) throw new Error("A read comes after its submission.");
      // What was sent is not kept while its answer is on its way.
      request.submission = null;
      const wanted = { reader, kind: reader.name };
      const read = { submission, wanted, form: submission.detail };
      const body = await answerRead(service, { request, reply }, read);
      return reply
        .header("cache-control", "no-store")
        .type("application/json; charset=utf-8")
        .send(body);
    },
  );
}

declare module "fastify" {
  interface FastifyRequest {
    submission: Submission | null;
  }
}
