import { Type, type TObject } from "@sinclair/typebox";
import type { InvoicePaper } from "../document/invoice.ts";
import {
  type EvidenceBodies,
  evidencesSchema,
  type RowPlace,
  rowPlaceSchema,
} from "./evidence-contract.ts";
import {
  type InvoiceResult,
  invoiceResultSchema,
  type InvoiceTaxBody,
  invoiceTaxSchema,
  type LineItemBody,
  lineItemSchema,
} from "./invoice-contract.ts";
import { type ProofBody, proofSchema } from "./proof-contract.ts";
import { CLOSED, exactly, oneOf, orNull, type SchemaOf } from "./schema-parts.ts";

/** Whom the paper is for, as printed. */
export interface InvoiceCustomerBody {
  readonly name: string | null;
  readonly taxId: string | null;
}

/** An item with all that its row prints, and where it stands. */
export interface FullLineItemBody extends LineItemBody, RowPlace {
  readonly code: string | null;
  readonly unit: string | null;
  /** The number of units that the price is for; null where it is one and not printed. */
  readonly priceBasis: number | null;
  /** Taken off in this line; positive. */
  readonly discount: number | null;
  readonly discountRatePercent: number | null;
  readonly taxRatePercent: number | null;
  readonly taxAmount: number | null;
  /** `YYYY-MM-DD`. */
  readonly serviceDate: string | null;
}

/** A tax with what it was taken of, and where it stands. */
export interface FullInvoiceTaxBody extends InvoiceTaxBody, RowPlace {
  readonly base: number | null;
}

/** The invoice in XML inside of the PDF beside what the pages print; `figure` is a path into this answer. */
export interface EmbeddedInvoiceBody {
  /** Of the file inside of the PDF. */
  readonly name: string;
  readonly profile: string | null;
  readonly comparisons: readonly {
    readonly figure: string;
    readonly xml: string;
    readonly printed: string | null;
    /** Null where the two cannot be compared. */
    readonly agrees: boolean | null;
  }[];
}

/** The contract's answer for an invoice with its whole proof. The first four members are the plain answer. */
export interface FullInvoiceResult extends InvoiceResult, ProofBody {
  readonly evidence: EvidenceBodies;
  /** What the paper calls itself. */
  readonly paper: InvoicePaper;
  readonly customer: InvoiceCustomerBody;
  /** Those of `invoice.lineItems`, each with its whole row. */
  readonly lineItems: readonly FullLineItemBody[];
  /** Those of `invoice.taxes`, each with its base. */
  readonly taxes: readonly FullInvoiceTaxBody[];
  /** What was open before and is part of the amount due. */
  readonly previousBalance: number | null;
  /** Held back from the total by the customer, positive. */
  readonly withheld: number | null;
  /** Account that the vendor is paid into. */
  readonly iban: string | null;
  /** Null where the PDF carries none. */
  readonly eInvoice: EmbeddedInvoiceBody | null;
}

const customerSchema: SchemaOf<InvoiceCustomerBody> = exactly(
  Type.Object(
    {
      name: orNull(Type.String(), "Who is billed, as printed."),
      taxId: orNull(Type.String(), "VAT, EIN, ABN and the like, without its label."),
    },
    { ...CLOSED, title: "InvoiceCustomer" },
  ),
);

const fullLineItemSchema: SchemaOf<FullLineItemBody> = exactly(
  Type.Object(
    {
      ...lineItemSchema.properties,
      code: orNull(Type.String(), "Of the article, as printed."),
      unit: orNull(Type.String(), "Of the quantity, as printed."),
      priceBasis: orNull(
        Type.Number(),
        "The number of units that the price is for; null where it is one and not printed.",
      ),
      discount: orNull(Type.Number(), "Taken off in this line, positive."),
      discountRatePercent: orNull(Type.Number(), "The printed percent."),
      taxRatePercent: orNull(Type.Number(), "The printed percent."),
      taxAmount: orNull(Type.Number(), "As printed in the line."),
      serviceDate: orNull(Type.String({ format: "date" }), "As printed in the line."),
      ...rowPlaceSchema.properties,
    },
    { ...CLOSED, title: "FullLineItem" },
  ),
);

const fullTaxSchema: SchemaOf<FullInvoiceTaxBody> = exactly(
  Type.Object(
    {
      ...invoiceTaxSchema.properties,
      base: orNull(Type.Number(), "What the tax was taken of."),
      ...rowPlaceSchema.properties,
    },
    { ...CLOSED, title: "FullInvoiceTax" },
  ),
);

const embeddedSchema: SchemaOf<EmbeddedInvoiceBody> = exactly(
  Type.Object(
    {
      name: Type.String({ description: "Of the file inside of the PDF." }),
      profile: orNull(Type.String(), "That it names, such as EN 16931; null where it names none."),
      comparisons: Type.Array(
        Type.Object(
          {
            figure: Type.String({ description: "Path into this answer." }),
            xml: Type.String({ description: "What the file says." }),
            printed: orNull(Type.String(), "What the pages print, in the same writing."),
            agrees: orNull(Type.Boolean(), "Null where the two cannot be compared."),
          },
          { ...CLOSED, title: "EmbeddedComparison" },
        ),
        { description: "What the file says beside what the pages print." },
      ),
    },
    { ...CLOSED, title: "EmbeddedInvoice" },
  ),
);

/** What the plain answer for an invoice does not have, beside the proof. */
const addedSchema: SchemaOf<Omit<FullInvoiceResult, keyof InvoiceResult | keyof ProofBody>> =
  exactly(
    Type.Object({
      evidence: evidencesSchema,
      paper: oneOf(["invoice", "credit-note", "receipt", "pro-forma"], {
        description: "What the paper calls itself.",
      }),
      customer: customerSchema,
      lineItems: Type.Array(fullLineItemSchema, {
        description: "Those of `invoice.lineItems`, each with its whole row.",
      }),
      taxes: Type.Array(fullTaxSchema, {
        description: "Those of `invoice.taxes`, each with its base.",
      }),
      previousBalance: orNull(Type.Number(), "What was open before and is part of the amount due."),
      withheld: orNull(Type.Number(), "Held back from the total by the customer, positive."),
      iban: orNull(Type.String(), "Account that the vendor is paid into."),
      eInvoice: orNull(
        embeddedSchema,
        "The invoice in XML inside of the PDF; null where it carries none.",
      ),
    }),
  );

/** The answer for an invoice with its whole proof. */
export const fullInvoiceResultSchema: TObject = Type.Object(
  { ...invoiceResultSchema.properties, ...addedSchema.properties, ...proofSchema.properties },
  { ...CLOSED, title: "FullInvoiceResult" },
);
