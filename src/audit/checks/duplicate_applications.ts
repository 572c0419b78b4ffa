import type { AuditCheck } from "../audit-check.ts";
import { type BareFinding, findingOf } from "../audit-finding.ts";

/** One paper is in the folder once. */
export const duplicateApplications: AuditCheck = {
  name: "duplicate_applications",
  severity: "medium",
  verifies: "No application is in the folder twice.",
  run({ placed }) {
    const copies = placed.flatMap(({ application: { file }, standing }): readonly BareFinding[] => {
      if (standing.kind !== "duplicate") return [];
      const { isSameFile, instead } = standing;
      const facts = { file, of: instead.file, isSameFile };
      const files = [file, instead.file];
      return [{ passed: false, statement: { code: "copy-found", facts }, files }];
    });
    const files = placed.map(({ application }) => application.file);
    const none = { passed: true, statement: { code: "no-copy-found", facts: {} }, files } as const;
    const findings = copies.length > 0 ? copies : [none];
    return findings.map((bare) => findingOf(duplicateApplications, bare));
  },
};
