import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Answer } from "../wire/answer.ts";
import { answerLine } from "./answer-line.ts";
import { shortAnswer } from "./short-answer.ts";
import { answer, type Call } from "./tool.ts";

/** The answer of a tool that has read a document: with its whole proof where detail is full, else in few words. */
export function readingAnswer(whole: Answer, detail: "plain" | "full", call: Call): CallToolResult {
  if (detail === "full") return answer(answerLine(whole), whole, call);
  const { members, hasFailuresOnly } = shortAnswer(whole);
  return answer(answerLine(whole, hasFailuresOnly), members, call);
}
