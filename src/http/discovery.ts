import { declareDiscoveryExtension } from "@x402/extensions/bazaar";
import {
  declarePaymentIdentifierExtension,
  PAYMENT_IDENTIFIER,
} from "@x402/extensions/payment-identifier";
import { CHANGE_ORDER_EXAMPLE } from "../wire/service/examples.ts";
import type { ReaderFacts } from "../wire/service/readers.ts";

/** A PDF that is cut off: catalogs send it to see whether payment is asked for, and it is small. */
const EXAMPLE_DOCUMENT = "JVBERi0xLjcKJcKlwrEK";

/**
 * What catalogs of paid services read from a demand: how the reader is called and what it answers; and that a purchase may be
 * given a name. It goes into a header that must stay below 4 KB, so that the example is a short one.
 */
export function discoveryOf({ name }: ReaderFacts): Readonly<Record<string, unknown>> {
  const party = { type: "string", maxLength: 200 };
  const { bazaar } = declareDiscoveryExtension({
    bodyType: "json",
    input: { document: EXAMPLE_DOCUMENT, fileName: "document.pdf" },
    inputSchema: {
      type: "object",
      required: ["document"],
      properties: {
        document: { type: "string", description: "The PDF in base64, at most 4 MB decoded." },
        fileName: { type: "string" },
        ...(name === "construction" ? { subcontractor: party, gc: party } : {}),
      },
      additionalProperties: false,
    },
    output: {
      example: name === "construction" ? CHANGE_ORDER_EXAMPLE : SHORT_INVOICE,
    },
  });
  if (bazaar === undefined) throw new Error("The discovery extension declares nothing.");
  const { info } = bazaar;
  return {
    [PAYMENT_IDENTIFIER]: declarePaymentIdentifierExtension(),
    bazaar: { ...bazaar, info: { ...info, input: { ...info.input, method: "POST" } } },
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
  checks: [{ name: "total", passed: true, detail: "…" }],
  warnings: [],
  confidence: 0.8,
};
