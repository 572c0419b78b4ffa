import { readFileSync } from "node:fs";
import { LIMITS } from "../../src/base/limits.ts";
import { ReadError } from "../../src/base/read-error.ts";
import type { Outcome } from "../../src/kinds/reading.ts";
import { readDocument } from "../../src/read.ts";
import { RunSheets } from "../../src/sheets/run-sheets.ts";
import type { FilledSheet, Origin } from "../../src/sheets/sheet.ts";
import { PapersTogether, type SeenPaper } from "../../src/verdict/together.ts";

/** A run: its inputs with what became of them. */
export type Run = readonly (readonly [origin: Origin, outcome: Outcome])[];

/** The sheets of a run. */
export function sheetsOf(run: Run): readonly FilledSheet[] {
  const sheets = new RunSheets();
  for (const [origin, outcome] of run) sheets.add(origin, outcome);
  return sheets.finished(judged(run));
}

/** Its inputs, judged among each other. */
export function judged(run: Run): readonly SeenPaper[] {
  const papers = new PapersTogether();
  for (const [{ name }, outcome] of run) papers.add(name, name, outcome);
  return papers.together().papers;
}

/** What becomes of a file. */
export async function outcomeOf(file: string): Promise<Outcome> {
  try {
    const bytes = new Uint8Array(readFileSync(file));
    return { kind: "read", reading: await readDocument(bytes, { kind: "auto", limits: LIMITS }) };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { kind: "unread", code: error.code, message: error.message };
  }
}
