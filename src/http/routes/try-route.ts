import type { FastifyInstance } from "fastify";
import { READERS } from "../../wire/service/readers.ts";
import { constructionQuerySchema, constructionRequestSchema } from "../../wire/service/request.ts";
import { admitRequest, answerRead, departureOf } from "../answer-read.ts";
import { addBodyParsers } from "../body-parsers.ts";
import type { DaemonParts } from "../daemon-parts.ts";
import { Refusal } from "../errors.ts";
import { errorPage } from "../pages/error-page.ts";
import { ANY_READER } from "../read-service.ts";
import { submissionOf } from "../submission.ts";

/** What the page that comes out may do: its own script and style, nothing from anywhere, and no access to this site. */
const PAGE_POLICY =
  "sandbox allow-scripts; default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; frame-ancestors 'self'";

/** Where the start page sends a document where reads cost nothing: it comes back as a page with every figure marked. */
export async function tryRoute(app: FastifyInstance, parts: DaemonParts): Promise<void> {
  await addBodyParsers(app);
  app.post(
    "/try",
    {
      schema: {
        querystring: constructionQuerySchema,
        body: { content: { "application/json": { schema: constructionRequestSchema } } },
      },
      onRequest: [
        ...parts.limitReads,
        async (request, reply) => admitRequest(parts.service, request, reply),
      ],
      errorHandler: (error, request, reply) => {
        if (!(error instanceof Refusal) || !wantsPage(request.headers.accept)) throw error;
        request.told = { ...request.told, code: error.code };
        void reply
          .code(error.status)
          .header("cache-control", "no-store")
          .type("text/html; charset=utf-8")
          .send(errorPage(parts.site, error.status, error.message));
      },
    },
    async (request, reply) => {
      const submission = await submissionOf(request, READERS.construction);
      const read = { submission, wanted: ANY_READER, form: "page" } as const;
      const page = await answerRead(
        parts.service,
        { request, signal: departureOf(request, reply) },
        read,
      );
      return reply
        .header("cache-control", "no-store")
        .header("content-security-policy", PAGE_POLICY)
        .type("text/html; charset=utf-8")
        .send(page);
    },
  );
}

/** A form without scripts wants a page, a script asks for JSON. */
function wantsPage(accept: string | undefined): boolean {
  return accept?.includes("text/html") === true && !accept.includes("application/json");
}
