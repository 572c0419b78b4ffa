import { type DocumentType, kindOf } from "../kinds/kinds.ts";
import type { Reading } from "../kinds/reading.ts";
import { ADDITIONS } from "./added/additions.ts";
import { toAnswer } from "./answer.ts";
import { bodyOf } from "./body-of.ts";
import type { FullAnswers } from "./full-contract.ts";
import { toEvidenceBodies, toProofBody } from "./proof-body.ts";
import { oncePerType } from "./once-per-type.ts";
import { fullShape } from "./shape-of.ts";

/** The reading with everything that proves it. */
export function toFullResult<Read extends Reading>(
  reading: Read,
): FullAnswers[Read["documentType"]] {
  const plain = toAnswer(reading);
  const additions = additionsOf(reading.documentType);
  const shape = shapeOf(reading.documentType);
  const result = {
    ...plain,
    evidence: toEvidenceBodies(reading),
    ...bodyOf(shape, reading, ({ path }) => additions[path]?.of(reading)),
    ...toProofBody(reading, plain),
  };
  return result as unknown as FullAnswers[Read["documentType"]];
}

function additionsOf(documentType: DocumentType): NonNullable<(typeof ADDITIONS)[DocumentType]> {
  return ADDITIONS[documentType] ?? {};
}

const shapeOf = oncePerType((documentType) =>
  fullShape(kindOf(documentType), additionsOf(documentType)),
);
