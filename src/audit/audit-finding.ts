import type { Money } from "../base/money.ts";
import type { Severity } from "../document/identities.ts";
import type { Provenance, Sourced } from "../document/sourced.ts";
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
  /** Full sentences with the figures as printed. */
  readonly detail: string;
  /** The files that it is about, the tested one first. */
  readonly files: readonly string[];
  /** What the tested application prints, what the others give, and the difference; null where no amounts are compared. */
  readonly printed: Money | null;
  readonly expected: Money | null;
  readonly difference: Money | null;
  /** Where the compared figures stand, the tested one first. */
  readonly places: readonly FilePlace[];
  /** What to send so that it can be settled; null unless it failed. */
  readonly remedy: string | null;
  /** Whether an application is missing between or before those that are there. */
  readonly lacksApplication: boolean;
}

/** A finding before it has its check's name and weight. */
export type Verdict = Pick<AuditFinding, "passed" | "detail" | "files"> &
  Partial<
    Pick<
      AuditFinding,
      "severity" | "printed" | "expected" | "places" | "remedy" | "lacksApplication"
    >
  >;

/** The verdict as a finding. */
export function findingOf(
  { name, severity }: { readonly name: string; readonly severity: Severity },
  verdict: Verdict,
): AuditFinding {
  const {
    printed = null,
    expected = null,
    places = [],
    remedy = null,
    lacksApplication = false,
  } = verdict;
  return {
    name,
    severity: verdict.severity ?? severity,
    passed: verdict.passed,
    detail: verdict.detail,
    files: verdict.files,
    printed,
    expected,
    difference: printed === null || expected === null ? null : printed.minus(expected),
    places: distinct(places),
    remedy: verdict.passed === false ? remedy : null,
    lacksApplication,
  };
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
