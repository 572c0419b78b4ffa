import { Type } from "@sinclair/typebox";
import type { OrderAgreement } from "../document/change-order.ts";
import { ORDER_CHOICES } from "../kinds/change-order/fields.ts";
import { COSTS } from "../kinds/change-order/kind.ts";
import type { DocumentType } from "../kinds/kinds.ts";
import { boxSchema } from "./evidence-contract.ts";
import type {
  CostLineBody,
  CostTotalBody,
  EmbeddedInvoiceBody,
  KindMarkBody,
  RowCheckBody,
} from "./full-contract.ts";
import { choiceSchema, rowSchema } from "./schema-of.ts";
import {
  CLOSED,
  exactly,
  oneOf,
  orNull,
  type SchemaOf,
  type SchemasByName,
} from "./schema-parts.ts";
import { tableShape } from "./shape.ts";

/** A check of one row. */
const rowCheckSchema: SchemaOf<RowCheckBody> = exactly(
  Type.Object(
    {
      name: Type.String({ description: "Identifier of the check." }),
      passed: Type.Boolean(),
      printed: Type.Number({ description: "What the row prints." }),
      expected: Type.Number({ description: "What the row's other figures give." }),
      difference: Type.Number({ description: "Printed less expected." }),
      detail: Type.Optional(
        Type.String({ description: "A sentence for a person; only where the check fails." }),
      ),
    },
    { ...CLOSED, title: "RowCheck" },
  ),
);

/** How far the paper shows that both sides agreed. */
const agreementSchema: SchemaOf<OrderAgreement> = exactly(
  Type.Object(
    {
      isShown: Type.Boolean({
        description: "Whether signatures of two parties, an approval or an execution are printed.",
      }),
      flaw: orNull(
        oneOf(["draft", "pending", "void", "rejected"]),
        "What takes it back; null where nothing does.",
      ),
    },
    { ...CLOSED, title: "OrderAgreement" },
  ),
);

/** What speaks for a kind. */
const kindMarkSchema: SchemaOf<KindMarkBody> = exactly(
  Type.Object(
    {
      speaksFor: choiceSchema(ORDER_CHOICES.kind),
      weight: Type.Number({ description: "How much it says, about 0 to 4." }),
      because: Type.String({ description: "A sentence for a person." }),
      page: orNull(Type.Integer({ minimum: 1 }), "Counted from 1; null for what is not printed."),
      box: orNull(boxSchema, "Null for what is not printed, such as a signature."),
      printed: orNull(Type.String(), "The characters as printed."),
    },
    { ...CLOSED, title: "KindMark" },
  ),
);

const costLineSchema = Type.Unsafe<CostLineBody>(rowSchema(tableShape(COSTS)));

/** The total of the breakdown. */
const costTotalSchema: SchemaOf<CostTotalBody> = exactly(
  Type.Object(
    {
      total: costLineSchema,
      parts: Type.Array(costLineSchema, {
        description: "What it should be the sum of; subtotals in place of what they sum.",
      }),
    },
    { ...CLOSED, title: "CostTotal" },
  ),
);

/** An invoice in XML inside of the PDF. */
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

/** The schemas of what additions say, by the same paths. */
export const ADDED_SCHEMAS: Readonly<Partial<Record<DocumentType, SchemasByName>>> = {
  PAY_APPLICATION: {
    "g703.rows.checks": Type.Array(rowCheckSchema, {
      description: "Its own identities, those that its printed figures can prove or contradict.",
    }),
  },
  CHANGE_ORDER: {
    agreement: agreementSchema,
    kindMarks: Type.Array(kindMarkSchema, {
      description: "What speaks for the kind and against it, the weightiest first.",
    }),
    costTotal: orNull(costTotalSchema, "Null where no breakdown leads to the amount."),
  },
  INVOICE: {
    eInvoice: orNull(
      embeddedSchema,
      "The invoice in XML inside of the PDF; null where it carries none.",
    ),
  },
};
