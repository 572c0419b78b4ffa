import { declareDiscoveryExtension } from "@x402/extensions/bazaar";
import {
  declarePaymentIdentifierExtension,
  PAYMENT_IDENTIFIER,
} from "@x402/extensions/payment-identifier";
import { CHANGE_ORDER_EXAMPLE } from "../wire/service/examples.ts";
import type { ReaderFacts, ReaderName } from "../wire/service/readers.ts";

/** A PDF that is cut off: catalogs send it to see whether payment is asked for, and it is small. */
const EXAMPLE_INPUT = { document: "JVBERi0xLjcKJcKlwrEK", fileName: "document.pdf" };

/**
 * What catalogs are told of a reader's tool. Its example asks for nothing that could be read, so that trying it costs nothing.
 * What it answers is in the tool's listing: a demand goes through a model where no client pays it, and must be short.
 */
export function toolDiscoveryOf({ name, tool }: ReaderFacts): Readonly<Record<string, unknown>> {
  const { bazaar } = declareDiscoveryExtension({
    toolName: tool,
    transport: "streamable-http",
    inputSchema: inputSchemaOf(name),
    example: EXAMPLE_INPUT,
  });
  return { [PAYMENT_IDENTIFIER]: declarePaymentIdentifierExtension(), bazaar };
}

/**
 * What catalogs of paid services read from a demand: how the reader is called and what it answers; and that a purchase may be
 * given a name. It goes into a header that must stay below 4 KB, so that the example is a short one.
 */
export function discoveryOf({ name }: ReaderFacts): Readonly<Record<string, unknown>> {
  const { bazaar } = declareDiscoveryExtension({
    bodyType: "json",
    input: EXAMPLE_INPUT,
    inputSchema: inputSchemaOf(name),
    output: { example: EXAMPLE_OUTPUTS[name] },
  });
  if (bazaar === undefined) throw new Error("The discovery extension declares nothing.");
  const { info } = bazaar;
  return {
    [PAYMENT_IDENTIFIER]: declarePaymentIdentifierExtension(),
    bazaar: { ...bazaar, info: { ...info, input: { ...info.input, method: "POST" } } },
  };
}

function inputSchemaOf(name: ReaderName): Record<string, unknown> {
  const party = { type: "string", maxLength: 200 };
  return {
    type: "object",
    required: ["document"],
    properties: {
      document: { type: "string", description: "The PDF in base64, at most 4 MB decoded." },
      fileName: { type: "string" },
      ...(name === "construction" ? { subcontractor: party, gc: party } : {}),
    },
    additionalProperties: false,
  };
}

const SHORT_INVOICE = {
  invoice: {
    documentType: "INVOICE",
    invoiceNumber: "2616",
    invoiceDate: "2026-02-03",
    currency: "USD",
    total: 18_640,
    balanceDue: 18_640,
  },
  checks: [{ name: "total", passed: true, detail: "Holds." }],
  warnings: [],
  confidence: 0.8,
};

const EXAMPLE_OUTPUTS = { construction: CHANGE_ORDER_EXAMPLE, invoice: SHORT_INVOICE } as const;
