import { type TObject, type TUnion, Type } from "@sinclair/typebox";
import type { Kind } from "../kinds/kind.ts";
import { type AnyContent, type DocumentType, kindOf } from "../kinds/kinds.ts";
import { ADDED_SCHEMAS } from "./added-schemas.ts";
import { ADDITIONS } from "./additions.ts";
import { evidencesSchema } from "./evidence-contract.ts";
import { kindsOf, plainMembers } from "./plain-schemas.ts";
import { proofSchema } from "./proof-contract.ts";
import { schemasOf } from "./schema-of.ts";
import { CLOSED } from "./schema-parts.ts";
import { fullShape } from "./shape.ts";

/** The answer for one kind of document with its whole proof. */
export function fullSchema(documentType: DocumentType): TObject {
  return schemaOfKind(kindOf(documentType));
}

function schemaOfKind(kind: Kind<AnyContent>): TObject {
  const { documentType } = kind;
  const shape = fullShape(kind, ADDITIONS[documentType] ?? {});
  return Type.Object(
    {
      ...plainMembers(kind.answerMember, [kind]),
      evidence: evidencesSchema,
      ...schemasOf(shape, ADDED_SCHEMAS[documentType]),
      ...proofSchema.properties,
    },
    { ...CLOSED, title: kind.titles.full },
  );
}

/** The answer for a construction document with its whole proof. */
export const fullReadResultSchema: TUnion = Type.Union(kindsOf("document").map(schemaOfKind), {
  title: "FullReadResult",
  description: "Selected by the documentType of the document.",
});

/** The answer for an invoice with its whole proof. */
export const fullInvoiceResultSchema: TObject = fullSchema("INVOICE");
