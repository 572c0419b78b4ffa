import { Type, type TObject } from "@sinclair/typebox";
import type { Box } from "../base/box.ts";
import type { OrderAgreement } from "../document/change-order.ts";
import {
  type ChangeOrderBody,
  changeOrderSchema,
  type ReadResult,
  readResultSchema,
} from "./contract.ts";
import { boxSchema, type EvidenceBodies, evidencesSchema } from "./evidence-contract.ts";
import { type HeadingBody, headingSchema } from "./heading-contract.ts";
import { type ProofBody, proofSchema } from "./proof-contract.ts";
import { CLOSED, exactly, oneOf, orNull, type SchemaOf } from "./schema-parts.ts";

/** The job and the contract as printed; its firms stand in `parties`. */
export type OrderHeadingBody = Pick<HeadingBody, "project" | "contractNumber" | "projectNumber">;

/** One thing that speaks for a kind; page, box and print are null for what is not printed anywhere. */
export interface KindMarkBody {
  readonly speaksFor: ChangeOrderBody["kind"];
  readonly weight: number;
  readonly because: string;
  readonly page: number | null;
  readonly box: Box | null;
  readonly printed: string | null;
}

/** The firms by their part in the change, as printed. */
export interface OrderPartiesBody {
  readonly sender: string | null;
  readonly addressee: string | null;
  readonly owner: string | null;
  readonly contractor: string | null;
  readonly subcontractor: string | null;
}

/** The contract sum as the form carries it from the original to the new one. */
export interface ContractSumBody {
  readonly original: number | null;
  readonly previousChanges: number | null;
  readonly before: number | null;
  readonly change: number | null;
  readonly after: number | null;
}

/** A priced line of the cost breakdown and where its amount stands. */
export interface CostLineBody {
  readonly description: string | null;
  readonly amount: number;
  readonly page: number;
  readonly box: Box;
}

/** The total of the breakdown that is the amount, and the lines that it should be the sum of. */
export interface CostTotalBody {
  readonly total: CostLineBody;
  readonly parts: readonly CostLineBody[];
}

/** The contract's answer for a change order with its whole proof. The first four members are the plain answer. */
export interface FullChangeOrderResult extends ReadResult, ProofBody {
  readonly document: ChangeOrderBody;
  readonly evidence: EvidenceBodies;
  readonly heading: OrderHeadingBody;
  /** Whether signatures of two parties or an approval are printed, and what takes them back. */
  readonly agreement: OrderAgreement;
  /** What speaks for the kind and against it, the weightiest first. */
  readonly kindMarks: readonly KindMarkBody[];
  readonly parties: OrderPartiesBody;
  readonly contractSum: ContractSumBody;
  /** From top to bottom; mark-ups, taxes, subtotals and the total among them. */
  readonly costs: readonly CostLineBody[];
  /** Null where no breakdown leads to the amount. */
  readonly costTotal: CostTotalBody | null;
  /** What was asked for, where the paper prints it beside what was agreed. */
  readonly requested: number | null;
}

const orderHeadingSchema: SchemaOf<OrderHeadingBody> = exactly(
  Type.Object(
    {
      project: headingSchema.properties.project,
      contractNumber: headingSchema.properties.contractNumber,
      projectNumber: headingSchema.properties.projectNumber,
    },
    {
      ...CLOSED,
      title: "OrderHeading",
      description: "As printed; null for what is not printed or not clear.",
    },
  ),
);

const agreementSchema: SchemaOf<OrderAgreement> = exactly(
  Type.Object(
    {
      isShown: Type.Boolean({
        description: "Whether signatures of two parties, an approval or an execution are printed.",
      }),
      flaw: orNull(
        oneOf(["draft", "void", "rejected"]),
        "What takes it back; null where nothing does.",
      ),
    },
    { ...CLOSED, title: "OrderAgreement" },
  ),
);

const kindMarkSchema: SchemaOf<KindMarkBody> = exactly(
  Type.Object(
    {
      speaksFor: changeOrderSchema.properties.kind,
      weight: Type.Number({ description: "How much it says, about 0 to 4." }),
      because: Type.String({ description: "A sentence for a person." }),
      page: orNull(Type.Integer({ minimum: 1 }), "Counted from 1; null for what is not printed."),
      box: orNull(boxSchema, "Null for what is not printed, such as a signature."),
      printed: orNull(Type.String(), "The characters as printed."),
    },
    { ...CLOSED, title: "KindMark" },
  ),
);

const partiesSchema: SchemaOf<OrderPartiesBody> = exactly(
  Type.Object(
    {
      sender: orNull(Type.String(), "Whose paper it is."),
      addressee: orNull(Type.String(), "Whom it is for."),
      owner: orNull(Type.String(), "By its caption."),
      contractor: orNull(Type.String(), "By its caption."),
      subcontractor: orNull(Type.String(), "By its caption."),
    },
    { ...CLOSED, title: "OrderParties", description: "As printed." },
  ),
);

const contractSumSchema: SchemaOf<ContractSumBody> = exactly(
  Type.Object(
    {
      original: orNull(Type.Number(), "Before all change orders."),
      previousChanges: orNull(Type.Number(), "Net change by the orders before this one."),
      before: orNull(Type.Number(), "Before this change."),
      change: orNull(Type.Number(), "This change, signed as it moves the sum."),
      after: orNull(Type.Number(), "With this change."),
    },
    { ...CLOSED, title: "ContractSum", description: "As the form carries it forward." },
  ),
);

const costLineSchema: SchemaOf<CostLineBody> = exactly(
  Type.Object(
    {
      description: orNull(Type.String(), "As printed."),
      amount: Type.Number({ description: "As printed, signed." }),
      page: Type.Integer({ minimum: 1, description: "Of its amount, counted from 1." }),
      box: boxSchema,
    },
    { ...CLOSED, title: "CostLine" },
  ),
);

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

/** What the plain answer for a change order does not have, beside the proof. */
const addedSchema: SchemaOf<Omit<FullChangeOrderResult, keyof ReadResult | keyof ProofBody>> =
  exactly(
    Type.Object({
      evidence: evidencesSchema,
      heading: orderHeadingSchema,
      agreement: agreementSchema,
      kindMarks: Type.Array(kindMarkSchema, {
        description: "What speaks for the kind and against it, the weightiest first.",
      }),
      parties: partiesSchema,
      contractSum: contractSumSchema,
      costs: Type.Array(costLineSchema, {
        description:
          "The breakdown from top to bottom; mark-ups, taxes, subtotals and the total among them.",
      }),
      costTotal: orNull(costTotalSchema, "Null where no breakdown leads to the amount."),
      requested: orNull(
        Type.Number(),
        "What was asked for, where the paper prints it beside what was agreed.",
      ),
    }),
  );

/** The answer for a change order with its whole proof. */
export const fullChangeOrderSchema: TObject = Type.Object(
  {
    ...readResultSchema.properties,
    document: changeOrderSchema,
    ...addedSchema.properties,
    ...proofSchema.properties,
  },
  { ...CLOSED, title: "FullChangeOrderResult" },
);
