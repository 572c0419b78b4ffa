import type { AuditedApplication, AuditedContract } from "./audit.ts";
import type { AuditFinding } from "./audit-finding.ts";

/** A contract in one line: who bills, for what, under which number. */
export function contractWords({ texts, applications }: AuditedContract): string {
  const { contractor, project, contractNumber, projectNumber, addressee } = texts;
  const parts = [
    contractor,
    project,
    contractNumber === null ? null : `contract ${contractNumber}`,
    projectNumber === null || projectNumber === contractNumber ? null : `project ${projectNumber}`,
    addressee === null ? null : `billed to ${addressee}`,
  ].filter((part) => part !== null);
  const [first] = applications;
  return parts.length > 0
    ? parts.join(" · ")
    : `The contract of ${first?.application.file ?? "no file"}`;
}

/** Why an application was not compared, in a few words; empty for those that were. */
export function standingWords({ standing }: AuditedApplication): string {
  switch (standing.kind) {
    case "compared":
      return "";
    case "duplicate":
      return `copy of ${standing.of.file}`;
    case "superseded":
      return `replaced by ${standing.by.file}`;
    case "competing":
      return `not compared, ${standing.with.file} has its number`;
  }
}

const WEIGHTS = { high: 0, medium: 1, low: 2 } as const;

/** The failed findings, the weightiest first. */
export function failedFindings({ findings }: AuditedContract): readonly AuditFinding[] {
  return findings
    .filter(({ passed }) => passed === false)
    .toSorted((a, b) => WEIGHTS[a.severity] - WEIGHTS[b.severity]);
}

/** Why comparisons could not be made, each reason once with the names of its comparisons. */
export function untestedReasons({ findings }: AuditedContract): readonly {
  readonly reason: string;
  readonly names: readonly string[];
}[] {
  const reasons = new Map<string, Set<string>>();
  for (const { name, passed, detail } of findings) {
    if (passed !== null) continue;
    const names = reasons.get(detail) ?? new Set();
    reasons.set(detail, names.add(name));
  }
  return [...reasons].map(([reason, names]) => ({ reason, names: [...names] }));
}

/** `pa-03.pdf p. 1`, for each place of a finding. */
export function placeWords({ places }: AuditFinding): string {
  return places.map(({ file, pageNumber }) => `${file} p. ${pageNumber}`).join(", ");
}
