import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { admitRequest, answerRead, departureOf } from "../answer-read.ts";
import { refusalOf, sendRefusal } from "../answer-refusals.ts";
import { type DaemonParts, isAvailable } from "../daemon-parts.ts";
import { Refusal, STATUS } from "../errors.ts";
import { errorPage } from "../pages/page-frame.ts";
import { ANY_READER } from "../read-service.ts";
import type { Exchange } from "../sell-read.ts";
import type { Shop } from "../shop.ts";
import { addBodyParsers, type Submission, submissionOf } from "../submission.ts";
import { describeConstruction, describeInvoice } from "../../wire/service/description.ts";
import { type ReaderFacts, READERS } from "../../wire/service/readers.ts";
import {
  constructionQuerySchema,
  constructionRequestSchema,
  invoiceQuerySchema,
  invoiceRequestSchema,
} from "../../wire/service/request.ts";

const SCHEMAS = {
  construction: { query: constructionQuerySchema, request: constructionRequestSchema },
  invoice: { query: invoiceQuerySchema, request: invoiceRequestSchema },
} as const;

const DESCRIBE = { construction: describeConstruction, invoice: describeInvoice } as const;

/** The two paid readers: what they say of themselves, and their reads. */
export async function readRoutes(app: FastifyInstance, parts: DaemonParts): Promise<void> {
  await addBodyParsers(app);
  app.decorateRequest("submission", null);
  const { cashier, signer, site, service, channels } = parts;
  const counter: Counter | null = cashier && {
    // What knows the protocol of payment is loaded only where payments are taken.
    selling: await import("../sell-read.ts"),
    shop: { site, service, cashier, signer, channels },
  };
  for (const reader of Object.values(READERS)) addReader(app, reader, { parts, counter });
}

/** Where reads are sold; there is none where they are free. */
interface Counter {
  readonly selling: typeof import("../sell-read.ts");
  readonly shop: Shop;
}

function addReader(
  app: FastifyInstance,
  reader: ReaderFacts,
  { parts, counter }: { readonly parts: DaemonParts; readonly counter: Counter | null },
): void {
  const { service, site, limitReads } = parts;
  app.get(reader.path, { onRequest: [...parts.limitPages] }, (_request, reply) => {
    void reply.header("cache-control", "no-cache");
    return DESCRIBE[reader.name]({ site, isAvailable: isAvailable(parts) });
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
      // Who wants a deposit back sends no document.
      preValidation: async (request, reply) => {
        if (counter?.selling.isRefund(counter.shop, request) !== true) return undefined;
        return counter.selling.refundDeposit(counter.shop, reader, { request, reply });
      },
      preHandler: async (request) => {
        request.submission = await submissionOf(request, reader);
      },
      errorHandler: askInstead(counter, reader),
    },
    async (request, reply) => {
      const { submission } = request;
      if (submission === null) throw new Error("A read comes after its submission.");
      // What was sent is not kept while its answer is on its way.
      request.submission = null;
      const exchange = { request, reply };
      if (counter !== null) {
        return counter.selling.sellRead(counter.shop, reader, { submission, exchange });
      }
      const wanted = { reader, kind: reader.name };
      const read = { submission, wanted, form: submission.detail };
      const body = await answerRead(
        service,
        { request, signal: departureOf(request, reply) },
        read,
      );
      return reply
        .header("cache-control", "no-store")
        .type("application/json; charset=utf-8")
        .send(body);
    },
  );
}

/**
 * Without payment the answer is that payment is required, whatever is wrong with what was sent: catalogs ask with an empty or an
 * example body. Only what could never be bought is refused as such.
 */
function askInstead(counter: Counter | null, reader: ReaderFacts): ErrorAnswer {
  return (error, request, reply) => {
    const { status } = refusalOf(error);
    const isAboutBody =
      status === STATUS.wrong || status === STATUS.noPdf || status === STATUS.unreadable;
    if (counter === null || !isAboutBody || !counter.selling.isUnpaid(request)) throw error;
    void askOrRefuse(counter, reader, { request, reply });
  };
}

async function askOrRefuse(
  { selling, shop }: Counter,
  reader: ReaderFacts,
  exchange: Exchange,
): Promise<void> {
  try {
    await selling.askForPayment(shop, reader, exchange);
  } catch (fault) {
    sendRefusal(exchange.request, exchange.reply, refusalOf(fault as FastifyError));
  }
}

type ErrorAnswer = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void;

declare module "fastify" {
  interface FastifyRequest {
    submission: Submission | null;
  }
}

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
          .send(errorPage(parts.site, error.status, error.freeMessage));
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
