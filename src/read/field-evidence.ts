import type { CheckResult } from "../checks/check.ts";
import { namesOf } from "../base/names-of.ts";
import type { PayApplication } from "../document/pay-application.ts";
import type { LostCandidate, Provenance, Sourced } from "../document/sourced.ts";
import type { FieldEvidence } from "../kinds/reading.ts";
import { entriesOf, sourcesOf } from "../kinds/field.ts";
import { APPLICATION_FIELDS } from "../kinds/pay-application/fields.ts";
import type { HeadingCandidate, HeadingReading } from "./heading/read-heading.ts";
import { type Chosen, chosenFor, chosenLine } from "./pay-application/application-summary.ts";
import type { ApplicationDraft } from "./pay-application/read-pay-application.ts";

/** More lost candidates than these say nothing new. */
const MOST_LOST = 4;

/** How every field came to its value: the contract's fields first, then the lines of the form. */
export function evidenceOf(
  { document, summary }: ApplicationDraft,
  results: readonly CheckResult[],
): readonly FieldEvidence[] {
  const held = (field: string, sources: readonly string[]): readonly string[] =>
    results
      .filter(
        ({ passed, figures }) =>
          passed === true && figures.some((one) => [field, ...sources].includes(one)),
      )
      .map(({ name }) => `The identity ${name} holds with it.`);
  const contract = entriesOf(APPLICATION_FIELDS).map(([name, field]) =>
    fromChosen(name, document[name], chosenFor(name, summary), held(name, sourcesOf(field))),
  );
  const lines = lineEntries(document).map(([name, figure]) => {
    const path = `lines.${name}`;
    return fromChosen(path, figure, chosenLine(path, summary), held(path, []));
  });
  const earlier = (["additions", "deductions"] as const).map((name) =>
    fromChosen(`earlierChanges.${name}`, document.earlierChanges?.[name] ?? null, null, []),
  );
  return [...contract, ...lines, ...earlier].flatMap((evidence) =>
    evidence === null ? [] : [evidence],
  );
}

/** How every text of the form's head came to be read. */
export function evidenceOfHeading({
  heading,
  candidates,
}: HeadingReading): readonly FieldEvidence[] {
  return namesOf(heading).flatMap((name) => {
    const value = heading[name];
    const own = candidates.get(name) ?? [];
    return value === null ? [] : [fromCandidates(`heading.${name}`, value, own)];
  });
}

function lineEntries(
  document: PayApplication,
): readonly (readonly [string, Sourced<unknown> | null])[] {
  return Object.entries(document.lines);
}

/** How a field came to its value that was chosen among all that may fill it; what else holds with it. */
export function fromChosen(
  field: string,
  figure: Sourced<unknown> | null,
  chosen: Chosen<unknown> | null,
  held: readonly string[],
): FieldEvidence | null {
  if (figure === null) return null;
  const { from } = figure;
  if (chosen === null || chosen.best.from !== from[0]) {
    const because =
      from.length > 1
        ? ["It is computed from two printed figures."]
        : ["It is printed elsewhere on the form and stands for this field by its meaning."];
    return { field, from, because, margin: 1, lost: [] };
  }
  const { best, probability, lost } = chosen;
  const because = [...best.because, ...held];
  return { field, from, because, margin: probability, lost: lostOf(lost, best.from) };
}

/** How a field came to the likeliest of some values that were weighed. */
export function fromCandidates(
  field: string,
  value: Sourced<unknown>,
  candidates: readonly HeadingCandidate[],
): FieldEvidence {
  const [best, next] = candidates;
  const margin = best === undefined ? 0 : best.score - (next?.score ?? 0);
  return {
    field,
    from: value.from,
    because: best?.because ?? [],
    margin: Math.max(0, Math.min(1, margin)),
    lost: lostOf(candidates.slice(1), value.from[0]),
  };
}

/** Those that are not the one that was chosen. */
function lostOf(
  candidates: readonly Pick<HeadingCandidate, "from" | "because">[],
  chosen: Provenance,
): readonly LostCandidate[] {
  return candidates
    .filter(({ from }) => from.printed !== chosen.printed || from.pageNumber !== chosen.pageNumber)
    .slice(0, MOST_LOST)
    .map(({ from, because }) => ({
      printed: from.printed,
      pageNumber: from.pageNumber,
      because: because.join(" "),
    }));
}
