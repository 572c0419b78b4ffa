import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Answer } from "../wire/answer.ts";
import { shortAnswer } from "./short-answer.ts";
import { answer } from "./tool.ts";

/** The answer of a tool that has read a document: with its whole proof where detail is full, else in few words. */
export function readingAnswer(whole: Answer, detail: "plain" | "full"): CallToolResult {
  return answer(detail === "full" ? whole : shortAnswer(whole));
}
