import type { Content } from "../kinds/kind.ts";
import { type DocumentType, kindOf } from "../kinds/kinds.ts";
import type { Reading } from "../kinds/reading.ts";
import { bodyOf, oncePerType } from "./body-of.ts";
import type { Bodies, InvoiceResult, PlainAnswers, ReadResult } from "./contract.ts";
import { plainShape } from "./shape.ts";
import { toVerdictBody } from "./values.ts";

/** The contract's answer for a document of any kind: `document` for a construction document, `invoice` for an invoice. */
export type Answer = ReadResult | InvoiceResult;

/** The reading in the contract's shape for its kind, members in the contract's order; null for what is not printed. */
export function toAnswer<Read extends Reading>(reading: Read): PlainAnswers[Read["documentType"]] {
  const { answerMember } = kindOf(reading.documentType);
  const answer = { [answerMember]: toDocumentBody(reading), ...toVerdictBody(reading) };
  return answer as unknown as PlainAnswers[Read["documentType"]];
}

/** What the plain answer says of a document. The fields that its members follow from are those of its type. */
export function toDocumentBody<Type extends DocumentType>(read: {
  readonly documentType: Type;
  readonly document: Content["document"];
}): Bodies[Type] {
  const { documentType } = read;
  const members = bodyOf(shapeOf(documentType), read, () => null);
  return { documentType, ...members } as Bodies[Type];
}

const shapeOf = oncePerType((documentType) => plainShape(kindOf(documentType)));
