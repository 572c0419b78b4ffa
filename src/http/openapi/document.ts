import { fullInvoiceResultSchema, fullReadResultSchema } from "../../wire/full-schemas.ts";
import { invoiceResultSchema, readResultSchema } from "../../wire/plain-schemas.ts";
import {
  constructionDescriptionSchema,
  describeConstruction,
  describeInvoice,
  invoiceDescriptionSchema,
} from "../../wire/service/description.ts";
import {
  CHANGE_ORDER_EXAMPLE,
  INVOICE_EXAMPLE,
  PAY_APPLICATION_EXAMPLE,
} from "../../wire/service/examples.ts";
import { healthSchema, readinessSchema, versionSchema } from "../../wire/service/operation.ts";
import {
  dollars,
  type Price,
  type ReaderFacts,
  READERS,
  type Site,
} from "../../wire/service/readers.ts";
import {
  constructionQuerySchema,
  constructionRequestSchema,
  invoiceQuerySchema,
  invoiceRequestSchema,
} from "../../wire/service/request.ts";
import {
  COMMON_HEADERS,
  Components,
  type Examples,
  jsonContent,
  PAID_HEADERS,
  parametersOf,
  pdfForms,
  plainResponses,
  readRefusals,
  type Schema,
} from "./parts.ts";
import { findPaths } from "./find-paths.ts";
import { uploadPath } from "./upload-path.ts";

/** Of the interface, not of the program: the contract fixes it. */
const INTERFACE_VERSION = "1.0.0";

/** The machine-readable description of this server: OpenAPI 3.1.0, from the schemas that requests are validated against. */
export function openApiDocument(site: Site): Schema {
  const components = new Components();
  const paths = {
    ...constructionPath(site, components),
    ...invoicePath(site, components),
    ...uploadPath(site, components),
    ...findPaths(site, components),
    ...operationPaths(components),
  };
  return {
    openapi: "3.1.0",
    info: {
      title: "crossfoot",
      version: INTERFACE_VERSION,
      summary: "Reads construction pay applications, change orders and invoices from PDF.",
      description:
        "Every figure is printed on the document; what is not printed is null. The arithmetic of the document is checked to the cent. Output is automated: verify it against the document before relying on it.",
      termsOfService: `${site.baseUrl}/api-terms`,
      license: { name: "MIT", identifier: "MIT" },
      ...contactOf(site),
    },
    servers: [{ url: site.baseUrl }],
    externalDocs: { url: `${site.baseUrl}/developers`, description: "Reference for people." },
    tags: [
      {
        name: "readers",
        description: site.isFree
          ? "Reads of documents."
          : "Reads of documents. Only a successful read is charged.",
      },
      { name: "finder", description: "Finds tools in public catalogs. Free." },
      { name: "operation", description: "Whether the server lives and reads." },
    ],
    // No account and no key: a read is authorised by its payment.
    security: [{}],
    paths,
    components: { schemas: components.schemas },
  };
}

function constructionPath(site: Site, components: Components): Schema {
  const reader = READERS.construction;
  return readerPath(reader, components, {
    isFree: site.isFree,
    id: "Construction",
    about:
      "Reads a pay application or a change order. Naming the parties sharpens the distinction between a subcontractor's request and the general contractor's change order.",
    query: constructionQuerySchema,
    request: constructionRequestSchema,
    requestExample: { fileName: "application-7.pdf", gc: "Stavely & Roth Builders" },
    result: readResultSchema,
    fullResult: fullReadResultSchema,
    results: { payApplication: PAY_APPLICATION_EXAMPLE, changeOrder: CHANGE_ORDER_EXAMPLE },
    description: constructionDescriptionSchema,
    descriptions: { description: describeConstruction({ site, isAvailable: true }) },
  });
}

function invoicePath(site: Site, components: Components): Schema {
  return readerPath(READERS.invoice, components, {
    isFree: site.isFree,
    id: "Invoice",
    about: "Reads an invoice, bill, receipt or credit note of any vendor.",
    query: invoiceQuerySchema,
    request: invoiceRequestSchema,
    requestExample: { fileName: "bill-2616.pdf" },
    result: invoiceResultSchema,
    fullResult: fullInvoiceResultSchema,
    results: { invoice: INVOICE_EXAMPLE },
    description: invoiceDescriptionSchema,
    descriptions: { description: describeInvoice({ site, isAvailable: true }) },
  });
}

interface ReaderParts {
  /** A server that takes no payment says nothing of prices. */
  readonly isFree: boolean;
  readonly id: string;
  readonly about: string;
  readonly query: object;
  readonly request: object;
  readonly requestExample: object;
  readonly result: object;
  /** With `detail=full`. */
  readonly fullResult: object;
  readonly results: Examples;
  readonly description: object;
  readonly descriptions: Examples;
}

function readerPath(reader: ReaderFacts, components: Components, parts: ReaderParts): Schema {
  const { isFree, id, about, query, result, fullResult, results, description, descriptions } =
    parts;
  const title = reader.title.toLowerCase();
  return {
    [reader.path]: {
      get: {
        operationId: `describe${id}Reader`,
        tags: ["readers"],
        summary: isFree
          ? `What the ${title} is and takes.`
          : `What the ${title} is, costs and takes. Free.`,
        responses: plainResponses(
          "The description.",
          jsonContent(components.refer(description), descriptions),
          components,
        ),
      },
      post: {
        operationId: `read${id}`,
        tags: ["readers"],
        summary: isFree ? "Read a document." : `Read a document. ${priceWords(reader.price)}`,
        description: `${about} At most ${reader.maxBytes} bytes and ${reader.maxPages} pages.`,
        ...(isFree ? {} : paymentInfo(reader)),
        parameters: parametersOf(query),
        requestBody: pdfForms(components.refer(parts.request), parts.requestExample),
        responses: {
          200: {
            description: isFree ? "The reading." : "The reading. Charged.",
            headers: isFree ? COMMON_HEADERS : { ...COMMON_HEADERS, ...PAID_HEADERS },
            content: jsonContent(
              { anyOf: [components.refer(result), components.refer(fullResult)] },
              results,
            ),
          },
          ...readRefusals(reader, components, isFree),
        },
      },
    },
  };
}

function paymentInfo({ price }: ReaderFacts): Schema {
  return {
    "x-payment-info": {
      protocols: ["x402"],
      pricingMode: price.per === "read" ? "fixed" : "per-page",
      price: dollars(price.microUsd).slice(1),
      currency: "USD",
    },
  };
}

function operationPaths(components: Components): Schema {
  const path = (id: string, summary: string, schema: object): Schema => ({
    get: {
      operationId: id,
      tags: ["operation"],
      summary,
      responses: plainResponses(summary, jsonContent(components.refer(schema)), components),
    },
  });
  return {
    "/healthz": path("health", "Whether the process answers.", healthSchema),
    "/readyz": readyPath(components),
    "/version": path("version", "What runs here.", versionSchema),
  };
}

function readyPath(components: Components): Schema {
  const readiness = jsonContent(components.refer(readinessSchema));
  const answer = (description: string): Schema => ({
    description,
    headers: COMMON_HEADERS,
    content: readiness,
  });
  return {
    get: {
      operationId: "readiness",
      tags: ["operation"],
      summary: "Whether a document would be read now.",
      responses: {
        200: answer("It would."),
        503: answer("It would be refused: too many wait, or the server is restarting."),
      },
    },
  };
}

function priceWords({ microUsd, per }: Price): string {
  return per === "read"
    ? `${dollars(microUsd)} per successful read.`
    : `${dollars(microUsd)} per page of a successful read.`;
}

function contactOf({ operator, contact }: Site): Schema {
  if (operator === null && contact === null) return {};
  const address =
    contact === null
      ? {}
      : contact.startsWith("mailto:")
        ? { email: contact.slice("mailto:".length) }
        : { url: contact };
  return { contact: { ...(operator === null ? {} : { name: operator }), ...address } };
}
