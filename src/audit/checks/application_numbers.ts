import type { Application } from "../application.ts";
import { type AuditCheck, missingWords, numberWords } from "../audit-check.ts";
import type { Chain } from "../chain.ts";
import { findingOf, placesIn, type Verdict } from "../audit-finding.ts";
import { isOfOnePeriod } from "../same-application.ts";
import { isRepeated, type Step } from "../step.ts";

/** X1: applications are numbered one after the other. */
export const applicationNumbers: AuditCheck = {
  name: "application_numbers",
  severity: "medium",
  verifies: "No number comes twice, and none is missing between.",
  run(chain, steps) {
    const told = [...twice(chain, steps), ...gaps(steps), ...withoutNumber(chain)];
    const verdicts = told.length > 0 ? told : [inOrder(chain)];
    return verdicts.map((verdict) => findingOf(applicationNumbers, verdict));
  },
};

/** Some forms have no number, and nothing follows from that. */
function withoutNumber({ links }: Chain): readonly Verdict[] {
  return links.flatMap((link): readonly Verdict[] => {
    const { applicationNumber, periodTo } = link.document;
    if (applicationNumber !== null) return [];
    const place = periodTo === null ? "what is completed" : "its period";
    return [
      {
        passed: null,
        detail: `No application number was found in ${link.file}${links.length === 1 ? "" : `; it was put in order by ${place}`}.`,
        files: [link.file],
      },
    ];
  });
}

const REMEDY = "Say which of the two counts, and number the other one anew.";

function twice({ placed }: Chain, steps: readonly Step[]): readonly Verdict[] {
  const competing = placed.flatMap(({ application, standing }): readonly Verdict[] => {
    if (standing.kind !== "competing") return [];
    const other = standing.with;
    const period = isOfOnePeriod(application, other) ? ", of one period and with" : ", with";
    const detail = `${application.file} and ${other.file} are both ${application.words}${period} different figures; only ${other.file} was compared with the others.`;
    return [repeated(application, other, detail)];
  });
  const again = steps.flatMap(({ former, current }): readonly Verdict[] => {
    if (!isRepeated(former, current)) return [];
    const detail = `${current.file} and ${former.file} are both ${current.words}, of two periods.`;
    return [repeated(current, former, detail)];
  });
  return [...competing, ...again];
}

function repeated(one: Application, other: Application, detail: string): Verdict {
  return {
    passed: false,
    severity: "high",
    detail,
    files: [one.file, other.file],
    places: [
      ...placesIn(one, one.document.applicationNumber),
      ...placesIn(other, other.document.applicationNumber),
    ],
    remedy: REMEDY,
  };
}

function gaps(steps: readonly Step[]): readonly Verdict[] {
  return steps.flatMap(({ former, current, missing }): readonly Verdict[] => {
    if (missing.length === 0) return [];
    return [
      {
        passed: false,
        detail: `Between ${former.words} and ${current.words}, ${missingWords(missing)}.`,
        files: [current.file, former.file],
        places: placesIn(current, current.document.applicationNumber),
        remedy: `Send ${numberWords(missing)}, or say why the number was left out.`,
        lacksApplication: true,
      },
    ];
  });
}

/** Applications that begin in the middle of a job are in order; what came before is not known. */
function inOrder({ links }: Chain): Verdict {
  const files = links.map(({ file }) => file);
  const [first] = links;
  const number = first?.ordinal?.number ?? null;
  if (first !== undefined && number !== null && number > 1)
    return {
      passed: null,
      detail: `The first application here is ${number}; those before it are missing, so nothing was compared with them.`,
      files,
      lacksApplication: true,
    };
  return { passed: true, detail: "The applications are numbered one after the other.", files };
}
