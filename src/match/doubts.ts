import type { Sourced } from "../document/sourced.ts";
import type { Doubt } from "../finding/match-statement.ts";
import type { Finding } from "../finding/finding.ts";
import { severityOfFinding } from "../finding/sentences.ts";
import type { InvoiceReading } from "../kinds/reading.ts";
import type { InvoiceLine } from "../document/invoice.ts";

/*
 * What a reading itself doubts accuses nobody: a field that is not certain, characters of a picture, a figure of a check that
 * fails or is left open, and whatever else a finding says of it. Such a figure is told as not compared, with where to look.
 */

/** Below this certainty of a field nothing is held against anybody. Draws are compared from the same one on. */
const SURE = 0.8;

/** Recognised characters of at least this certainty count as clear print, as they do for a bill's own checks. */
const CLEAR = 0.95;

/** Why a field of a bill accuses nobody; null where it was read for sure. */
export function fieldDoubt(
  reading: InvoiceReading,
  field: string,
  value: Sourced<unknown> | null,
): Doubt | null {
  const told = findingsOf(reading).find(({ figures }) => figures.some((one) => isOf(one, field)));
  if (told !== undefined) return { because: "finding", finding: told };
  const own = reading.fields.find((one) => one.field === field);
  if (own !== undefined && own.value < SURE) return { because: "uncertain" };
  return value === null ? null : characterDoubt([value]);
}

/** Why no line of a bill accuses anybody; null where that is told line by line. */
export function linesDoubt(reading: InvoiceReading): Doubt | null {
  const { areFactorsClear, lines } = reading.document;
  const told = findingsOf(reading).find(
    (finding) =>
      finding.figures.some((figure) => isOf(figure, "lineItems")) && failedLines(finding) === null,
  );
  if (told !== undefined) return { because: "finding", finding: told };
  const own = reading.fields.find(({ field }) => field === "lineItems");
  if (own !== undefined && own.value < SURE) return { because: "uncertain" };
  const isPriced = lines.some(({ quantity, unitPrice }) => quantity !== null && unitPrice !== null);
  return isPriced && !areFactorsClear.holds
    ? { because: "assessed", sentence: areFactorsClear.because }
    : null;
}

/** Why one line of a bill accuses nobody, by its place from 0. */
export function lineDoubt(
  reading: InvoiceReading,
  line: InvoiceLine,
  lineIndex: number,
): Doubt | null {
  const told = findingsOf(reading).find((finding) =>
    (failedLines(finding) ?? []).includes(lineIndex + 1),
  );
  if (told !== undefined) return { because: "finding", finding: told };
  const { quantity, unitPrice, amount, code, unit } = line;
  return characterDoubt([quantity, unitPrice, amount, code, unit]);
}

/** The findings that say that a figure may be wrong. */
function findingsOf({ findings }: InvoiceReading): readonly Finding[] {
  return findings.filter((finding) => severityOfFinding(finding) !== "low");
}

function isOf(figure: string, field: string): boolean {
  return figure === field || figure.startsWith(`${field}.`) || figure.startsWith(`${field}[`);
}

/** The lines, from 1, that a failed check of the lines names as all that fail; null for every other finding. */
function failedLines({ code, facts }: Finding): readonly number[] | null {
  if (code !== "check-failed" && code !== "check-doubtful") return null;
  if (!("name" in facts) || facts.name !== "line_math" || !("statements" in facts)) return null;
  const failed = facts.statements.flatMap((statement) =>
    statement.code === "lines-fail" ? [statement.facts] : [],
  );
  const [only, second] = failed;
  if (only === undefined || second !== undefined || only.others > 0) return null;
  return only.lines.map(({ number }) => number);
}

function characterDoubt(values: readonly (Sourced<unknown> | null)[]): Doubt | null {
  const unclear = values
    .flatMap((value) => value?.from ?? [])
    .find(({ certainty, reader }) => reader === "ocr" && certainty < CLEAR);
  return unclear === undefined ? null : { because: "characters", printed: unclear.printed };
}
