import { enumerate } from "../../checks/figure-words.ts";
import { type AuditCheck, missingWords } from "../audit-check.ts";
import type { Chain } from "../chain.ts";
import { findingOf, placesIn, type Verdict } from "../finding.ts";
import type { Step } from "../step.ts";

/** X1: applications are numbered one after the other. */
export const applicationNumbers: AuditCheck = {
  name: "application_numbers",
  severity: "medium",
  verifies: "Every application has a number, no number comes twice, and none is missing between.",
  run(chain, steps) {
    const faults = [...withoutNumber(chain), ...twice(chain, steps), ...gaps(steps)];
    const verdicts = faults.length > 0 ? faults : [inOrder(chain)];
    return verdicts.map((verdict) => findingOf(applicationNumbers, verdict));
  },
};

function withoutNumber({ links }: Chain): readonly Verdict[] {
  return links.flatMap((link): readonly Verdict[] => {
    if (link.document.applicationNumber !== null) return [];
    return [
      {
        passed: false,
        severity: "low",
        detail: `No application number is printed in ${link.file}.`,
        files: [link.file],
        remedy: "Send the application with its number.",
      },
    ];
  });
}

function twice({ placed }: Chain, steps: readonly Step[]): readonly Verdict[] {
  const remedy = "Say which of the two counts, and number the other one anew.";
  const competing = placed.flatMap(({ application, standing }): readonly Verdict[] => {
    if (standing.kind !== "competing") return [];
    const other = standing.with;
    return [
      {
        passed: false,
        severity: "high",
        detail: `${application.file} and ${other.file} are both ${application.words} of one period with different figures; only ${other.file} was compared with the others.`,
        files: [application.file, other.file],
        places: [
          ...placesIn(application, application.document.applicationNumber),
          ...placesIn(other, other.document.applicationNumber),
        ],
        remedy,
      },
    ];
  });
  const repeated = steps.flatMap(({ former, current }): readonly Verdict[] => {
    const number = current.ordinal?.number;
    if (number === undefined || number !== former.ordinal?.number) return [];
    return [
      {
        passed: false,
        severity: "high",
        detail: `${current.file} and ${former.file} are both ${current.words}, of two periods.`,
        files: [current.file, former.file],
        places: [
          ...placesIn(current, current.document.applicationNumber),
          ...placesIn(former, former.document.applicationNumber),
        ],
        remedy,
      },
    ];
  });
  return [...competing, ...repeated];
}

function gaps(steps: readonly Step[]): readonly Verdict[] {
  return steps.flatMap(({ former, current, missing }): readonly Verdict[] => {
    if (missing.length === 0) return [];
    const numbers = `${missing.length === 1 ? "application" : "applications"} ${enumerate(missing.map(String))}`;
    return [
      {
        passed: false,
        detail: `Between ${former.words} and ${current.words}, ${missingWords(missing)}.`,
        files: [current.file, former.file],
        places: placesIn(current, current.document.applicationNumber),
        remedy: `Send ${numbers}, or say why the number was left out.`,
      },
    ];
  });
}

/** A folder that begins in the middle of a job is in order; what came before is not known. */
function inOrder({ links }: Chain): Verdict {
  const files = links.map(({ file }) => file);
  const [first] = links;
  const number = first?.ordinal?.number ?? null;
  if (first !== undefined && number !== null && number > 1)
    return {
      passed: null,
      detail: `The first application here is ${number}; those before it are not in the folder, so nothing was compared with them.`,
      files,
    };
  return { passed: true, detail: "The applications are numbered one after the other.", files };
}
