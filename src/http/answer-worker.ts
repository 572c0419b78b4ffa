import { getHeapStatistics } from "node:v8";
import { answerTasks, askMain, tellScan } from "../batch/main-thread.ts";
import { readDocument } from "../read.ts";
import type { Reading } from "../kinds/reading.ts";
import { toAnswer } from "../wire/answer.ts";
import { toFullResult } from "../wire/full-result.ts";
import type { ReadAnswer, ReadFacts, ReadTask } from "./read-task.ts";

answerTasks<ReadAnswer>(answerTo, ({ code }) => ({
  kind: "unread",
  code,
  heldMegabytes: heldMegabytes(),
}));

/** Reads and writes the answer's body here, so that the main thread only passes it on. */
async function answerTo(task: ReadTask): Promise<ReadAnswer> {
  const { body, reading } = await answered(task);
  return { kind: "read", body, facts: factsOf(reading), heldMegabytes: heldMegabytes() };
}

async function answered(
  task: ReadTask,
): Promise<{ readonly body: string; readonly reading: Reading }> {
  const { bytes, options, form, mayAsk } = task;
  const ask = mayAsk ? askMain : null;
  if (form === "page") {
    const { explainDocument } = await import("../explain/explain-document.ts");
    const wishes = { name: "Your document", options, onScan: tellScan, ask };
    const { page, reading } = await explainDocument(bytes, wishes);
    return { body: page, reading };
  }
  const reading = await readDocument(bytes, options, tellScan, ask);
  const answer = form === "full" ? toFullResult(reading) : toAnswer(reading);
  return { body: JSON.stringify(answer), reading };
}

function factsOf({
  documentType,
  pageCount,
  scans,
  checks,
  confidence,
  model,
}: Reading): ReadFacts {
  return {
    documentType,
    pages: pageCount,
    scannedPages: scans?.length ?? 0,
    checks: checks.map(({ name, passed }) => ({ name, passed })),
    confidence,
    modelRequests: model?.requests ?? 0,
    modelTokens: (model?.inputTokens ?? 0) + (model?.outputTokens ?? 0),
  };
}

/** What engines keep outside of JavaScript, of this thread alone. */
function heldMegabytes(): number {
  return getHeapStatistics().external_memory / 1_048_576;
}
