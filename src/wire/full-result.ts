import { kindOf } from "../kinds/kinds.ts";
import type { Reading } from "../reading.ts";
import type { Addition } from "./added/addition.ts";
import { ADDITIONS } from "./added/additions.ts";
import { toAnswer } from "./answer.ts";
import { bodyOf } from "./body-of.ts";
import type { FullAnswers } from "./full-contract.ts";
import { toEvidenceBodies, toProofBody } from "./proof-body.ts";
import { fullShape } from "./shape-of.ts";

/** The reading with everything that proves it. */
export function toFullResult<Read extends Reading>(
  reading: Read,
): FullAnswers[Read["documentType"]] {
  const plain = toAnswer(reading);
  const additions = ADDITIONS[reading.documentType] ?? NONE;
  const shape = fullShape(kindOf(reading.documentType), additions);
  const result = {
    ...plain,
    evidence: toEvidenceBodies(reading),
    ...bodyOf(shape, reading, ({ path }) => additions[path]?.of(reading)),
    ...toProofBody(reading, plain),
  };
  return result as unknown as FullAnswers[Read["documentType"]];
}

const NONE: Readonly<Record<string, Addition<Reading>>> = {};
