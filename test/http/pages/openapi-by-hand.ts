import { checkSchema, errorBodySchema } from "../../../src/wire/contract.ts";
import {
  documentSchema,
  invoiceResultSchema,
  readResultSchema,
} from "../../../src/wire/plain-schemas.ts";

/** A description such as the daemon serves, with every way of OpenAPI 3.1 to say something. */
export const OPENAPI: object = {
  openapi: "3.1.0",
  info: { title: "crossfoot", version: "1.0.0" },
  paths: {
    "/api/v1/extract": {
      summary: "Construction document reader",
      parameters: [{ $ref: "#/components/parameters/Detail" }],
      get: {
        summary: "Describe the construction document reader",
        responses: {
          "200": {
            description: "The description.",
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  required: ["service", "chains"],
                  properties: {
                    service: { type: "string" },
                    chains: { type: "array", items: { $ref: "#/components/schemas/Chain" } },
                    optionalParties: {
                      type: "object",
                      properties: { subcontractor: { type: "string" }, gc: { type: "string" } },
                    },
                    parts: {
                      type: "object",
                      patternProperties: { "^x-": { type: "integer" } },
                      additionalProperties: { type: ["number", "null"] },
                    },
                  },
                },
              },
            },
          },
        },
      },
      post: {
        operationId: "extract",
        summary: "Read a pay application or change order",
        description:
          "Sends one PDF. `application/pdf` is the shortest form.\n\nOnly a successful read is charged.",
        parameters: [
          {
            name: "subcontractor",
            in: "query",
            description: "Subcontractor company name.",
            schema: { type: "string", maxLength: 200 },
            example: "Hewlow Electric",
          },
          { name: "gc", in: "query", schema: { type: "string", maxLength: 200 } },
        ],
        requestBody: { $ref: "#/components/requestBodies/Pdf" },
        responses: {
          "200": {
            description: "The read; charged.",
            headers: {
              "PAYMENT-RESPONSE": {
                description: "The settlement, in base64.",
                schema: { type: "string", contentEncoding: "base64" },
              },
            },
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/ReadResult" },
                examples: {
                  change: { summary: "A change order", value: { warnings: [], confidence: 0.9 } },
                  listed: { $ref: "#/components/examples/Listed" },
                },
              },
            },
          },
          "402": {
            description: "Payment required.",
            headers: { "PAYMENT-REQUIRED": { $ref: "#/components/headers/PaymentRequired" } },
            content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
          },
          "503": { $ref: "#/components/responses/Unavailable" },
        },
      },
    },
    "/api/v1/invoice": {
      post: {
        summary: "Read an invoice",
        deprecated: true,
        requestBody: {
          content: { "application/pdf": { schema: { type: "string", format: "binary" } } },
        },
        responses: {
          "200": {
            description: "The read; charged.",
            content: {
              "application/json": { schema: { $ref: "#/components/schemas/InvoiceResult" } },
            },
          },
        },
      },
    },
  },
  components: {
    parameters: {
      Detail: {
        name: "detail",
        in: "query",
        description: "How much is told.",
        schema: { enum: ["plain", "full"], default: "plain" },
      },
    },
    requestBodies: {
      Pdf: {
        required: true,
        description: "The PDF in one of three forms.",
        content: {
          "application/pdf": { schema: { type: "string", format: "binary" } },
          "multipart/form-data": {
            schema: {
              type: "object",
              required: ["file"],
              properties: { file: { type: "string", contentMediaType: "application/pdf" } },
            },
          },
          "application/json": {
            schema: {
              type: "object",
              required: ["document"],
              properties: {
                document: { type: "string", contentEncoding: "base64", minLength: 1 },
                fileName: { type: "string" },
              },
              additionalProperties: false,
            },
            example: { document: "JVBERi0xLjcK", fileName: "application-4.pdf" },
          },
        },
      },
    },
    headers: {
      PaymentRequired: {
        description: "The x402 payment requirements, in base64.",
        schema: { type: "string" },
      },
    },
    examples: {
      Listed: { summary: "Warnings", value: { warnings: ["The totals differ."], confidence: 0.4 } },
    },
    responses: {
      Unavailable: {
        description: "Reading is temporarily unavailable.",
        headers: { "Retry-After": { required: true, schema: { type: "integer", minimum: 1 } } },
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
    schemas: {
      ReadResult: readResultSchema,
      PayApplication: documentSchema("PAY_APPLICATION"),
      InvoiceResult: invoiceResultSchema,
      Check: checkSchema,
      Error: errorBodySchema,
      Chain: {
        type: "object",
        description: "A network on which payment is taken.",
        required: ["chain", "network"],
        properties: {
          chain: { enum: ["Base", "Solana"] },
          network: { type: "string", pattern: "^(eip155|solana):", examples: ["eip155:8453"] },
          testnet: { type: "boolean", default: false },
          next: { anyOf: [{ $ref: "#/components/schemas/Chain" }, { type: "null" }] },
          amounts: {
            type: "array",
            prefixItems: [{ const: "USDC" }, { type: ["string", "integer"] }],
            items: false,
          },
          rest: {
            allOf: [{ $ref: "#/components/schemas/Error" }, { required: ["error"] }],
            deprecated: true,
          },
        },
      },
    },
  },
};
