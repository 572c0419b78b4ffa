import type { CheckResult } from "../checks/check.ts";
import { figuresOfField } from "../read/pay-application/application-signs.ts";
import { certaintySign, identitiesOf, pageClassOf } from "../confidence/signs.ts";
import { withProbabilities } from "../confidence/weigh.ts";
import { withWithheld } from "../confidence/withhold.ts";
import type { Provenance } from "../document/sourced.ts";
import type { PointedValue, ValueReaders } from "../fallback/pointed-value.ts";
import { acceptedOf, type Asked, questionFor } from "../fallback/question.ts";
import type { AskModel, Reply } from "../fallback/model.ts";
import { type Finding, found } from "../finding/finding.ts";
import { kindOf, subjectOf } from "../kinds/kinds.ts";
import { type Layout, layoutOf } from "../layout/layout.ts";
import type { Page } from "../page/page.ts";
import { listedWords } from "./listed-words.ts";
import { rechecked, withPointed } from "./rechecked.ts";
import { isUnsure, SURE } from "./unsure.ts";
import type { FieldConfidence, Reading } from "../kinds/reading.ts";
import type { TemplateLists } from "../lexicon/template-lists.ts";
import { notationOf } from "./notation.ts";
import { valueReadersOf } from "./value-readers.ts";

/** Pages of which words are sent. */
const MOST_PAGES = 3;

/** What asking a model needs. */
export interface AskGiven {
  readonly pages: readonly Page[];
  readonly templates: TemplateLists;
  readonly ask: AskModel;
  /** It is asked where the confidence of the reading is below this. */
  readonly below: number;
}

/**
 * Asks a model where the fields are printed that are null or unsure, and reads them there. The model only points: a
 * value is taken where our own reader reads one of its kind at words that stand together, that are no certain
 * field's, and that break no identity. Nothing that is certain changes.
 */
export async function withPointing(reading: Reading, given: AskGiven): Promise<Reading> {
  const { pages, below, ask, templates } = given;
  if (reading.confidence >= below) return reading;
  const layout = layoutOf(pages);
  const asked = questionOf(reading, layout);
  if (asked === null) return reading;
  const reply = await ask(asked.question);
  const readers = valueReadersOf(notationOf(reading.documentType, layout, templates));
  return withReply(reading, asked, reply, readers);
}

function questionOf(reading: Reading, layout: Layout): Asked | null {
  const unsure = reading.fields.filter(isUnsure).map(({ field }) => field);
  const counts = new Map<number, number>([[1, 1]]);
  for (const { field, from } of reading.evidence) {
    const weight = reading.fields.some((one) => one.field === field) ? 2 : 1;
    for (const { pageNumber } of from)
      counts.set(pageNumber, (counts.get(pageNumber) ?? 0) + weight);
  }
  const pages = [...counts]
    .toSorted(([onePage, one], [otherPage, other]) => other - one || onePage - otherPage)
    .slice(0, MOST_PAGES)
    .map(([pageNumber]) => pageNumber)
    .toSorted((one, other) => one - other);
  return questionFor(reading.documentType, unsure, {
    layout,
    pages,
    isListed: listedWords(reading),
  });
}

function withReply(reading: Reading, asked: Asked, reply: Reply, readers: ValueReaders): Reading {
  const names = asked.question.fields.map(({ name }) => name);
  const report = { ...reply.use, asked: names, taken: [], failure: null };
  if (reply.kind === "failed") {
    const { message } = reply;
    const findings = [...reading.findings, found("model-failed", { message })];
    return { ...reading, findings, model: { ...report, failure: message } };
  }
  const { values, choices } = acceptedOf(reply.pointings, asked, readers);
  const taken = [...choices.keys()];
  let document: Reading["document"] = { ...reading.document, ...Object.fromEntries(choices) };
  for (const [field, value] of values) {
    if (isTakenAlready(value.from[0], field, reading)) continue;
    const next = withPointed(document, field, value);
    const others = reading.fields.filter(
      (one) => one.field !== field && !taken.includes(one.field),
    );
    if (breaksMore(withWithheld(next, others), withWithheld(document, others), field)) continue;
    document = next;
    taken.push(field);
  }
  return recheck({ ...reading, document } as Reading, reading, { ...report, taken }, values);
}

/** The words of a field that is certain are not those of another one. */
function isTakenAlready(place: Provenance, field: string, { fields, evidence }: Reading): boolean {
  const certain = new Set(
    fields
      .filter(({ value, state }) => value >= SURE && state !== "absent")
      .map((one) => one.field),
  );
  return evidence.some(
    (one) =>
      one.field !== field &&
      certain.has(one.field) &&
      one.from.some((other) => isSamePlace(other, place)),
  );
}

function isSamePlace(one: Provenance, other: Provenance): boolean {
  if (one.pageNumber !== other.pageNumber) return false;
  const { left, right, top, bottom } = other.box;
  return (
    one.box.left < right && left < one.box.right && one.box.top < bottom && top < one.box.bottom
  );
}

/** Whether more identities of a field are broken than before. */
function breaksMore(
  next: Reading["document"],
  before: Reading["document"],
  field: string,
): boolean {
  const brokenIn = (document: Reading["document"]): number =>
    resultsOf(document).filter(
      ({ passed, figures }) =>
        passed === false && figuresOfField(field).some((name) => figures.includes(name)),
    ).length;
  return brokenIn(next) > brokenIn(before);
}

function resultsOf(document: Reading["document"]): readonly CheckResult[] {
  const { checks, identities } = kindOf(document.documentType).check(document);
  return [...checks, ...identities];
}

/** The reading with what was pointed at. */
function recheck(
  reading: Reading,
  before: Reading,
  model: NonNullable<Reading["model"]>,
  values: ReadonlyMap<string, PointedValue>,
): Reading {
  const { taken } = model;
  if (taken.length === 0) return { ...before, model };
  const kind = reading.documentType;
  const pages = pageClassOf(before.evidence);
  const next = rechecked(reading, before, {
    taken,
    values,
    because: "A model pointed at these words, and our reader read them.",
    weigh: (field, results) =>
      pointedField(field, values.get(field.field), { kind, pages, results }),
  });
  return { ...next, findings: [...next.findings, pointedFinding(kind, model)], model };
}

/** A field that was pointed at: only identities and the rest of the paper speak for it. */
function pointedField(
  field: FieldConfidence,
  value: PointedValue | undefined,
  given: {
    readonly kind: Reading["documentType"];
    readonly pages: ReturnType<typeof pageClassOf>;
    readonly results: readonly CheckResult[];
  },
): FieldConfidence {
  const { kind, pages, results } = given;
  const { company = 0, leftover = 0, notices = 0, layout = 0, lead = 0 } = field.signs;
  const signs = {
    company,
    leftover,
    notices,
    layout,
    ...(field.field === "kind" ? { lead } : {}),
    ...identitiesOf(figuresOfField(field.field), results),
    characters: certaintySign(value?.from ?? []),
  };
  const [pointed = field] = withProbabilities({
    kind,
    pages,
    fields: [{ field: field.field, state: "pointed", signs }],
  });
  return pointed;
}

function pointedFinding(
  documentType: Reading["documentType"],
  { taken, host, leftMachine }: NonNullable<Reading["model"]>,
): Finding {
  const names = taken.map((field) => subjectOf(documentType, field));
  return found("model-pointed", { names, host, leftMachine }, taken);
}
