import type { Application } from "../application.ts";
import { type AuditCheck, filesOf, applicationNames } from "../audit-check.ts";
import { type BareFinding, findingOf, placesIn } from "../audit-finding.ts";
import type { Chain } from "../chain.ts";
import { isOfOnePeriod } from "../same-application.ts";
import { isRepeated, type Step } from "../step.ts";

/** X1: applications are numbered one after the other. */
export const applicationNumbers: AuditCheck = {
  name: "application_numbers",
  severity: "medium",
  verifies: "No number comes twice, and none is missing between.",
  run(chain, steps) {
    const told = [...twice(chain, steps), ...gaps(steps), ...withoutNumber(chain)];
    const findings = told.length > 0 ? told : [inOrder(chain)];
    return findings.map((bare) => findingOf(applicationNumbers, bare));
  },
};

/** Some forms have no number, and nothing follows from that. */
function withoutNumber({ links }: Chain): readonly BareFinding[] {
  return links.flatMap(({ document, file }): readonly BareFinding[] => {
    if (document.applicationNumber !== null) return [];
    const order = document.periodTo === null ? "completed" : "period";
    const facts = { file, orderedBy: links.length === 1 ? null : order } as const;
    return [{ passed: null, statement: { code: "number-not-found", facts }, files: [file] }];
  });
}

function twice({ placed }: Chain, steps: readonly Step[]): readonly BareFinding[] {
  const competing = placed.flatMap(({ application, standing }): readonly BareFinding[] => {
    if (standing.kind !== "competing") return [];
    const { instead } = standing;
    const isOnePeriod = isOfOnePeriod(application, instead);
    const facts = { application: application.name, compared: instead.file, isOnePeriod };
    return [repeated(application, instead, { code: "number-claimed-twice", facts })];
  });
  const again = steps.flatMap((step): readonly BareFinding[] => {
    const { former, current } = step;
    if (!isRepeated(former, current)) return [];
    return [repeated(current, former, { code: "number-repeated", facts: applicationNames(step) })];
  });
  return [...competing, ...again];
}

function repeated(
  one: Application,
  other: Application,
  statement: BareFinding["statement"],
): BareFinding {
  return {
    passed: false,
    severity: "high",
    statement,
    files: [one.file, other.file],
    places: [
      ...placesIn(one, one.document.applicationNumber),
      ...placesIn(other, other.document.applicationNumber),
    ],
  };
}

function gaps(steps: readonly Step[]): readonly BareFinding[] {
  return steps.flatMap((step): readonly BareFinding[] => {
    const { current, missing } = step;
    if (missing.length === 0) return [];
    return [
      {
        passed: false,
        statement: { code: "applications-missing", facts: { ...applicationNames(step), missing } },
        files: filesOf(step),
        places: placesIn(current, current.document.applicationNumber),
      },
    ];
  });
}

/** Applications that begin in the middle of a job are in order; what came before is not known. */
function inOrder({ links }: Chain): BareFinding {
  const files = links.map(({ file }) => file);
  const first = links[0]?.ordinal?.number ?? 1;
  return first > 1
    ? { passed: null, statement: { code: "first-application-missing", facts: { first } }, files }
    : { passed: true, statement: { code: "numbers-in-order", facts: {} }, files };
}
