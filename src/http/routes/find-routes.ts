import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { describeFinder, FIND } from "../../wire/find/result.ts";
import {
  findAddressSchema,
  type FindRequest,
  findRequestSchema,
  requestOfAddress,
  type UnmetReport,
  unmetReportSchema,
} from "../../wire/find/query.ts";
import { refusalOf, sendRefusal } from "../answer-refusals.ts";
import { addJsonParser } from "../submission.ts";
import type { DaemonParts } from "../daemon-parts.ts";
import { Refusal, STATUS } from "../errors.ts";

/** Bytes of a search or a report: their texts are bounded, and few letters need more than four. */
const BODY_BYTES = 16_384;

/** The tool finder: what it says of itself, its searches, and reports of what it did not find. All free. */
export function findRoutes(app: FastifyInstance, { site, finder, limitPages }: DaemonParts): void {
  app.removeAllContentTypeParsers();
  addJsonParser(app, BODY_BYTES);
  app.setErrorHandler(answerError);
  const onRequest = [...limitPages];
  app.get<{ Querystring: Parameters<typeof requestOfAddress>[0] }>(
    FIND.path,
    { schema: { querystring: findAddressSchema }, onRequest },
    async ({ query }, reply) => {
      void reply.header("cache-control", "no-cache");
      const request = requestOfAddress(query);
      return request === null ? describeFinder(site) : finder.search(request);
    },
  );
  app.post<{ Body: FindRequest }>(
    FIND.path,
    { schema: { body: findRequestSchema }, onRequest },
    async ({ body }, reply) => {
      void reply.header("cache-control", "no-store");
      return finder.search(body);
    },
  );
  app.post<{ Body: UnmetReport }>(
    FIND.unmet,
    { schema: { body: unmetReportSchema }, onRequest },
    async ({ body }, reply) => {
      const answer = await finder.reportUnmet(body);
      void reply.code(STATUS.accepted).header("cache-control", "no-store");
      return answer;
    },
  );
}

/** What is said of bodies in words of the readers, in those of the finder. */
const WORDS: Readonly<Record<string, string>> = {
  "too-large": `The body is larger than ${BODY_BYTES} bytes, the most that is taken here.`,
  "no-document":
    'The request holds no need. Send JSON such as {"need": "validate an email address"}.',
  "unknown-type": "Send JSON, with Content-Type application/json.",
};

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error);
  const { status, code, retryAfterSeconds, message } = refusal;
  const sentence = WORDS[code] ?? message;
  sendRefusal(request, reply, new Refusal(status, { code, sentence, retryAfterSeconds }));
}
