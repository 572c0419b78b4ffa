import type { AuditCheck } from "../audit-check.ts";
import { findingOf, type Verdict } from "../audit-finding.ts";

/** One paper is in the folder once. */
export const duplicateApplications: AuditCheck = {
  name: "duplicate_applications",
  severity: "medium",
  verifies: "No application is in the folder twice.",
  run({ placed }) {
    const duplicates = placed.flatMap(({ application, standing }): readonly Verdict[] => {
      if (standing.kind !== "duplicate") return [];
      const how = standing.isSameFile
        ? "the same file, byte for byte"
        : "one application: number, period and all figures that both print are the same";
      return [
        {
          passed: false,
          detail: `${application.file} and ${standing.of.file} are ${how}. It was counted once.`,
          files: [application.file, standing.of.file],
          remedy: "Say whether it was sent twice by mistake, so that it is not paid twice.",
        },
      ];
    });
    const files = placed.map(({ application }) => application.file);
    const none: Verdict = { passed: true, detail: "No application is in the folder twice.", files };
    const verdicts = duplicates.length > 0 ? duplicates : [none];
    return verdicts.map((verdict) => findingOf(duplicateApplications, verdict));
  },
};
