import type { Money } from "../base/money.ts";
import type { Severity } from "../document/identities.ts";
import type { Provenance, Sourced } from "../document/sourced.ts";
import type { AuditStatement } from "../finding/audit-statement.ts";
import type { Application } from "./application.ts";

/** A figure's place in a folder. */
export interface FilePlace {
  readonly file: string;
  readonly pageNumber: number;
}

/** What a comparison of applications says. `passed` is null when a figure or an application is missing. */
export interface AuditFinding {
  /** Public, lower case with underscores. */
  readonly name: string;
  readonly severity: Severity;
  readonly passed: boolean | null;
  /** What it says, and what to send where it failed: `auditDetail` and `auditRemedy` put it into words. */
  readonly statement: AuditStatement;
  /** The files that it is about, the tested one first. */
  readonly files: readonly string[];
  /** What the tested application prints, what the others give, and the difference; null where no amounts are compared. */
  readonly printed: Money | null;
  readonly expected: Money | null;
  readonly difference: Money | null;
  /** Where the compared figures stand, the tested one first. */
  readonly places: readonly FilePlace[];
}

/** A finding before it has its check's name and weight. */
export type BareFinding = Pick<AuditFinding, "passed" | "statement" | "files"> &
  Partial<Pick<AuditFinding, "severity" | "printed" | "expected" | "places">>;

/** The finding of a check. */
export function findingOf(
  { name, severity }: { readonly name: string; readonly severity: Severity },
  bare: BareFinding,
): AuditFinding {
  const { passed, statement, files, printed = null, expected = null, places = [] } = bare;
  return {
    name,
    severity: bare.severity ?? severity,
    passed,
    statement,
    files,
    printed,
    expected,
    difference: printed === null || expected === null ? null : printed.minus(expected),
    places: distinct(places),
  };
}

const WEIGHTS = { high: 0, medium: 1, low: 2 } as const;

/** The failed findings, the weightiest first. */
export function failedFindings({
  findings,
}: {
  readonly findings: readonly AuditFinding[];
}): readonly AuditFinding[] {
  return findings
    .filter(({ passed }) => passed === false)
    .toSorted((a, b) => WEIGHTS[a.severity] - WEIGHTS[b.severity]);
}

/** Where printed values of a file stand. */
export function placesIn(
  { file }: Pick<Application, "file">,
  ...values: readonly (Sourced<unknown> | null)[]
): readonly FilePlace[] {
  return values.flatMap((value) =>
    (value?.from ?? []).map(({ pageNumber }: Provenance) => ({ file, pageNumber })),
  );
}

function distinct(places: readonly FilePlace[]): readonly FilePlace[] {
  const seen = new Map(places.map((place) => [`${place.pageNumber} ${place.file}`, place]));
  return [...seen.values()];
}
