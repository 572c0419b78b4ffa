import { type TSchema, Type } from "@sinclair/typebox";
import type { AnswerMember, Content, Kind } from "../kinds/kind.ts";
import { type AnyContent, type DocumentType, kindOf, KINDS } from "../kinds/kinds.ts";
import { type Bodies, checkSchema, type InvoiceResult, type ReadResult } from "./contract.ts";
import { schemasOf } from "./schema-of.ts";
import { type BodySchema, bodySchema, CLOSED, type SchemasByName } from "./schema-parts.ts";
import { plainShape } from "./shape.ts";

/** The two contracts: that of construction documents promises no member but what selects the kind. */
const CONTRACTS: {
  readonly [Member in AnswerMember]: { readonly title: string; readonly mayLack: boolean };
} = {
  document: { title: "ReadResult", mayLack: true },
  invoice: { title: "InvoiceResult", mayLack: false },
};

/** The schema of the document of a kind. */
export function documentSchema<Type extends DocumentType>(
  documentType: Type,
): BodySchema<Bodies[Type]> {
  return schemaOfDocument(kindOf(documentType));
}

/** The members of the plain answer for some kinds of document, all of one contract. */
export function plainMembers(member: AnswerMember, kinds: readonly Kind<Content>[]): SchemasByName {
  const [only, ...others] = kinds.map(schemaOfDocument);
  return {
    [member]:
      only !== undefined && others.length === 0
        ? only
        : Type.Union(kinds.map(schemaOfDocument), { description: "Selected by documentType." }),
    checks: Type.Array(checkSchema),
    warnings: Type.Array(Type.String(), { description: "One sentence per failed check first." }),
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
  };
}

/** The kinds of document that one contract is about. */
export function kindsOf(member: AnswerMember): readonly Kind<AnyContent>[] {
  return KINDS.filter(({ answerMember }) => answerMember === member);
}

function schemaOfDocument<Body>(kind: Kind<Content>): BodySchema<Body> {
  const { documentType, answerMember, titles } = kind;
  const shape = plainShape(kind);
  const members = Object.entries(schemasOf(shape)).map(([name, schema]): [string, TSchema] => {
    const mayLack = CONTRACTS[answerMember].mayLack && shape.get(name)?.is !== "choice";
    return [name, mayLack ? Type.Optional(schema) : schema];
  });
  return bodySchema(
    { documentType: Type.Literal(documentType), ...Object.fromEntries(members) },
    { ...CLOSED, title: titles.plain },
  );
}

function resultSchema<Body>(member: AnswerMember): BodySchema<Body> {
  const { title } = CONTRACTS[member];
  return bodySchema(plainMembers(member, kindsOf(member)), { ...CLOSED, title });
}

/** The answer of the construction document reader. */
export const readResultSchema: BodySchema<ReadResult> = resultSchema("document");

/** The answer of the invoice reader. */
export const invoiceResultSchema: BodySchema<InvoiceResult> = resultSchema("invoice");
