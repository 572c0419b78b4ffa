import { knownPaper } from "../../kinds/known-by.ts";
import { kindOf } from "../../kinds/kinds.ts";
import type { Reading } from "../../kinds/reading.ts";
import { judgeReading } from "../../verdict/judgement.ts";
import { reasonWords, verdictWords } from "../../verdict/shown.ts";
import { type Answer, toAnswer } from "../../wire/answer.ts";
import { toFullResult } from "../../wire/full-result.ts";

/**
 * What is told of a document that was read: the contract's answer with what people look for first, or exactly the full answer
 * of the command line and the library.
 */
export function answerOf(reading: Reading, detail: "plain" | "full"): Answer {
  return detail === "full" ? toFullResult(reading) : { ...toAnswer(reading), ...headOf(reading) };
}

/** What people look for first, for an agent to say: what to do and why, who bills whom, for which project. */
function headOf(reading: Reading): object {
  const { verdict, reasons } = judgeReading(reading);
  const { sender, customer, project } = knownPaper(reading);
  const short = reasons.map((one) => ({ code: one.code, sentence: reasonWords(one) }));
  return { verdict, reasons: short, sender, customer, project };
}

/** A document in a list: its kind and its verdict. Nothing that it prints is in it: a list may come before a model unasked. */
export function listedWords(reading: Reading): string {
  const { verdict } = judgeReading(reading);
  const { documentType } = reading;
  return `${kindOf(documentType).noun}: ${verdictWords(verdict, documentType).toLowerCase()}`;
}
