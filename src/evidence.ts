import { namesOf } from "./base/names-of.ts";
import type { PayApplication } from "./document/pay-application.ts";
import type { Provenance, Sourced } from "./document/sourced.ts";
import type { FieldEvidence, LostCandidate } from "./reading.ts";
import { entriesOf, sourcesOf } from "./kinds/field.ts";
import { APPLICATION_FIELDS } from "./kinds/pay-application/fields.ts";
import type { Candidate } from "./template/candidates.ts";
import type { Choice } from "./template/choose.ts";
import type { HeadingReading } from "./template/heading/read-heading.ts";
import type { ApplicationDraft } from "./template/pay-application/read-pay-application.ts";

/** More lost candidates than these say nothing new. */
const MOST_LOST = 4;

/** How every field came to its value: the contract's fields first, then the lines of the form. */
export function evidenceOf(read: ApplicationDraft): readonly FieldEvidence[] {
  const { document, choices } = read;
  const contract = entriesOf(APPLICATION_FIELDS).map(([name, field]) => {
    const candidates = candidatesOf(name, read);
    return candidates === null
      ? fromChoice(name, document[name], choices.get(sourcesOf(field)[0] ?? ""))
      : fromCandidates<unknown>(name, document[name], candidates);
  });
  const lines = lineEntries(document).map(([name, figure]) =>
    fromChoice(`lines.${name}`, figure, choices.get(`lines.${name}`)),
  );
  const earlier = (["additions", "deductions"] as const).map((name) =>
    fromChoice(`earlierChanges.${name}`, document.earlierChanges?.[name] ?? null, undefined),
  );
  return [...contract, ...lines, ...earlier].flatMap((evidence) =>
    evidence === null ? [] : [evidence],
  );
}

/** What stood for a field that is no line of the form; null for one that is. */
function candidatesOf(
  name: keyof typeof APPLICATION_FIELDS,
  { numbers, dates, rates }: ApplicationDraft,
): readonly Candidate<unknown>[] | null {
  if (name === "applicationNumber") return numbers;
  if (name === "periodTo") return dates;
  return name === "retainageRatePercent" ? (rates.get("retainageRateOnWork") ?? []) : null;
}

/** How every text of the form's head came to be read. */
export function evidenceOfHeading({
  heading,
  candidates,
}: HeadingReading): readonly FieldEvidence[] {
  return namesOf(heading).flatMap((name) => {
    const found = fromCandidates<unknown>(
      `heading.${name}`,
      heading[name],
      candidates.get(name) ?? [],
    );
    return found === null ? [] : [found];
  });
}

function lineEntries(
  document: PayApplication,
): readonly (readonly [string, Sourced<unknown> | null])[] {
  return Object.entries(document.lines);
}

function fromChoice(
  field: string,
  figure: Sourced<unknown> | null,
  choice: Choice | undefined,
): FieldEvidence | null {
  if (figure === null) return null;
  const isChosen = choice !== undefined && choice.candidate.from === figure.from[0];
  if (!isChosen) {
    const because =
      figure.from.length > 1
        ? ["It is computed from two printed figures."]
        : ["It is printed elsewhere on the form and stands for this field by its meaning."];
    return { field, from: figure.from, because, margin: 1, lost: [] };
  }
  const held = choice.holds.map((name) => `The identity ${name} holds with it.`);
  return {
    field,
    from: figure.from,
    because: [...choice.candidate.because, ...held],
    margin: choice.margin,
    lost: lostOf(choice.lost, choice.candidate.from),
  };
}

export function fromCandidates<Value>(
  field: string,
  value: Sourced<Value> | null,
  candidates: readonly Candidate<Value>[],
  otherwise: readonly string[] = [],
): FieldEvidence | null {
  if (value === null) return null;
  const [best, next] = candidates;
  const margin = best === undefined ? 0 : best.score - (next?.score ?? 0);
  return {
    field,
    from: value.from,
    because: best?.because ?? otherwise,
    margin: Math.max(0, Math.min(1, margin)),
    lost: lostOf(candidates.slice(1), value.from[0]),
  };
}

/** Those that are not the one that was chosen. */
export function lostOf(
  candidates: readonly Pick<Candidate<unknown>, "from" | "because">[],
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
