import { Type } from "@sinclair/typebox";
import { namesOf } from "../base/names-of.ts";
import type { Severity } from "../document/identities.ts";
import type { FindingCode } from "../finding/finding.ts";
import { FINDING_CODES } from "../finding/finding-codes.ts";
import type { Verdict } from "../finding/verdict-words.ts";
import type { FieldState } from "../kinds/reading.ts";
import { type CheckBody, checkSchema } from "./contract.ts";
import {
  type HeldDocumentBody,
  heldDocumentSchema,
  type ScannedPageBody,
  scannedPageSchema,
} from "./file-contract.ts";
import { type ReasonCode, REASONS } from "../verdict/reason-codes.ts";
import { CLOSED, exactly, oneOf, orNull, type SchemaOf } from "./schema-parts.ts";

/** A check with both of its sides; the figures are paths into this answer. */
export interface IdentityBody extends CheckBody {
  readonly printed: number | null;
  readonly expected: number | null;
  readonly difference: number | null;
  readonly figures: readonly string[];
}

/** A warning as a value, so that a program can act on it. */
export interface FindingBody {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** The warning's sentence. */
  readonly sentence: string;
  /** The check that fails; null where the finding is no check's. */
  readonly check: string | null;
  /** Paths into this answer, or fields of it. */
  readonly figures: readonly string[];
}

/** How certain a field is, null included, and how it came to be what it is. */
export interface FieldConfidenceBody {
  readonly confidence: number;
  readonly state: FieldState;
}

/** What a second reader made of the places that a reading stands on. */
export interface WitnessBody {
  readonly witness: "picture" | "pdf.js" | "tesseract.js";
  /** Places at which it saw digits, and those of them at which they are others. */
  readonly compared: number;
  readonly differing: number;
}

/** What a model that was asked did, what it cost and where words went. */
export interface ModelBody {
  readonly model: string;
  readonly host: string;
  /** Whether words were sent beyond this machine. */
  readonly leftMachine: boolean;
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In US dollars; null where no prices were set. */
  readonly costUsd: number | null;
  /** Fields that it was asked for, and those whose words were taken. */
  readonly asked: readonly string[];
  readonly taken: readonly string[];
  readonly failure: string | null;
}

/** Why a paper is not simply to be paid. */
export interface ReasonBody {
  readonly code: ReasonCode;
  readonly sentence: string;
  /** Where to look; none where it is about the paper as a whole. */
  readonly pages: readonly number[];
  /** Checks that fail because of it. */
  readonly checks: readonly string[];
}

/** What proves an answer, whatever the kind of document. */
export interface ProofBody {
  /** What is to be done about the paper: by itself, or among those that the command line or `readTogether` read with it. */
  readonly verdict: Exclude<Verdict, "not-read">;
  /** The one that decides first; none where the verdict is `pay`. */
  readonly reasons: readonly ReasonBody[];
  /** The warnings one by one, in their order. */
  readonly findings: readonly FindingBody[];
  /** The contract's checks and the form's further identities, both sides of each. */
  readonly identities: readonly IdentityBody[];
  readonly confidenceParts: readonly {
    readonly name: string;
    readonly value: number;
    readonly because: string;
  }[];
  /** Every field of the contract by its name; within an object with a point, such as `vendor.name`. */
  readonly fieldConfidence: Readonly<Record<string, FieldConfidenceBody>>;
  /** Null where no model was asked. */
  readonly model: ModelBody | null;
  /** What second readers saw in the same places; none where none was asked. */
  readonly witnesses: readonly WitnessBody[];
  /** Pages whose words were recognised in their pictures. */
  readonly scannedPages: readonly ScannedPageBody[];
  /** What the file holds, in the order of its pages; one where it is a single document. */
  readonly documents: readonly HeldDocumentBody[];
  readonly engine: {
    readonly version: string;
    readonly templateId: string;
    /** SHA-256 of `JSON.stringify` of the plain answer, in lower-case hexadecimal. */
    readonly sha256: string;
  };
}

const identitySchema: SchemaOf<IdentityBody> = exactly(
  Type.Object(
    {
      ...checkSchema.properties,
      printed: orNull(Type.Number(), "What the document prints; null where not compared."),
      expected: orNull(
        Type.Number(),
        "What the other printed figures give; null where not compared.",
      ),
      difference: orNull(Type.Number(), "Printed less expected; null where not compared."),
      figures: Type.Array(Type.String(), {
        description: "Paths into this answer of the figures that it uses, the tested one first.",
      }),
    },
    { ...CLOSED, title: "Identity" },
  ),
);

const findingSchema: SchemaOf<FindingBody> = exactly(
  Type.Object(
    {
      code: oneOf(namesOf(FINDING_CODES), {
        description: "What was found; a code keeps its meaning. New ones may be added.",
      }),
      severity: oneOf(["high", "medium", "low"], {
        description: "`high`: a figure may be wrong; `medium`: look before relying on it.",
      }),
      sentence: Type.String({ description: "The warning." }),
      check: orNull(Type.String(), "Identifier of the check that fails, where it is one."),
      figures: Type.Array(Type.String(), {
        description: "Paths into this answer of what it is about; none where it is the paper.",
      }),
    },
    { ...CLOSED, title: "Finding" },
  ),
);

const reasonSchema: SchemaOf<ReasonBody> = exactly(
  Type.Object(
    {
      code: oneOf(namesOf(REASONS), {
        description: "Why; a code keeps its meaning. New ones may be added.",
      }),
      sentence: Type.String({ description: "For a person." }),
      pages: Type.Array(Type.Integer({ minimum: 1 }), {
        description: "Where to look; none where it is about the paper as a whole.",
      }),
      checks: Type.Array(Type.String(), {
        description: "Identifiers of the checks that fail because of it.",
      }),
    },
    { ...CLOSED, title: "Reason" },
  ),
);

const fieldConfidenceSchema: SchemaOf<FieldConfidenceBody> = exactly(
  Type.Object(
    {
      confidence: Type.Number({
        minimum: 0,
        maximum: 1,
        description: "Probability that the field is as printed, null included.",
      }),
      state: oneOf(
        ["labelled", "unlabelled", "derived", "computed", "pointed", "absent", "withheld"],
        {
          description:
            "How the field came to its value; `pointed` by a model, `withheld` is null because it was not certain enough.",
        },
      ),
    },
    { ...CLOSED, title: "FieldConfidence" },
  ),
);

const modelSchema: SchemaOf<ModelBody> = exactly(
  Type.Object(
    {
      model: Type.String({ description: "As its provider calls it." }),
      host: Type.String({ description: "Where words were sent, with the port." }),
      leftMachine: Type.Boolean({ description: "Whether words were sent beyond this machine." }),
      requests: Type.Integer({ minimum: 0, description: "Repeated ones included." }),
      inputTokens: Type.Integer({ minimum: 0 }),
      outputTokens: Type.Integer({ minimum: 0 }),
      costUsd: orNull(Type.Number({ minimum: 0 }), "In US dollars; null where no prices were set."),
      asked: Type.Array(Type.String(), { description: "Fields that it was asked for." }),
      taken: Type.Array(Type.String(), { description: "Fields whose words were taken." }),
      failure: orNull(Type.String(), "Why it did not help, in a sentence; null where it answered."),
    },
    { ...CLOSED, title: "ModelUse" },
  ),
);

const witnessSchema: SchemaOf<WitnessBody> = exactly(
  Type.Object(
    {
      witness: oneOf(["picture", "pdf.js", "tesseract.js"], {
        description: "The picture of the pages as they are shown, or another program.",
      }),
      compared: Type.Integer({ minimum: 0, description: "Places at which it saw digits." }),
      differing: Type.Integer({ minimum: 0, description: "Of these, places with other digits." }),
    },
    { ...CLOSED, title: "Witness" },
  ),
);

/** Members that end every full answer. */
export const proofSchema: SchemaOf<ProofBody> = exactly(
  Type.Object({
    verdict: oneOf(["pay", "check", "send-back", "hold"], {
      description:
        "What is to be done about the paper by itself: `pay`; `check` the reading; `send-back`, because an error of the paper is certain; `hold`, because it waits or does not count.",
    }),
    reasons: Type.Array(reasonSchema, {
      description: "Why it is not `pay`; the reason that decides comes first.",
    }),
    findings: Type.Array(findingSchema, {
      description: "The warnings as values that a program can act on, in the same order.",
    }),
    identities: Type.Array(identitySchema, {
      description: "The checks and the form's further identities, with both sides of each.",
    }),
    confidenceParts: Type.Array(
      Type.Object(
        {
          name: Type.String({ description: "Identifier of the part." }),
          value: Type.Number({ minimum: 0, maximum: 1 }),
          because: Type.String({ description: "A sentence for a person." }),
        },
        { ...CLOSED, title: "ConfidencePart" },
      ),
      { description: "What the confidence follows from." },
    ),
    fieldConfidence: Type.Record(Type.String(), fieldConfidenceSchema, {
      description:
        "Every field of the plain answer by its name; within an object with a point, such as `vendor.name`.",
    }),
    model: orNull(modelSchema, "Null where no model was asked."),
    witnesses: Type.Array(witnessSchema, {
      description: "What second readers saw in the same places; none where none was asked.",
    }),
    scannedPages: Type.Array(scannedPageSchema, {
      description: "Pages whose words were recognised in their pictures.",
    }),
    documents: Type.Array(heldDocumentSchema, {
      description:
        "What the file holds, in the order of its pages, each of which belongs to one; one document where it is nothing else.",
    }),
    engine: Type.Object(
      {
        version: Type.String({ description: "Of crossfoot." }),
        templateId: Type.String({ description: "Of the layout that the document was read by." }),
        sha256: Type.String({
          pattern: "^[0-9a-f]{64}$",
          description: "Of the plain answer as JSON without spaces, in lower-case hexadecimal.",
        }),
      },
      { ...CLOSED, title: "Engine" },
    ),
  }),
);
