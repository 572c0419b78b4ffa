import { fieldWords } from "../confidence/signs.ts";
import { withWithheld } from "../confidence/withhold.ts";
import { memberAt } from "../document/value-at.ts";
import type { Mark } from "../explain/marks.ts";
import { marksOf } from "../explain/marks-of.ts";
import { sentenceOf, severityOfFinding } from "../finding/sentences.ts";
import type { FieldType } from "../kinds/field.ts";
import { kindOf } from "../kinds/kinds.ts";
import type { Reading } from "../kinds/reading.ts";
import { isUnsure } from "../pointing/unsure.ts";
import { unsureFields } from "../verdict/reasons.ts";
import { correctedReading, isBeside, leftOutOf } from "./corrected.ts";
import type { Decisions } from "./decisions.ts";
import { listItem } from "./list-items.ts";
import { cellType, listsOf } from "./list-rows.ts";
import { printedAt, type ReviewItem, withInner } from "./review-item.ts";
import { withRows } from "./with-rows.ts";

/** All that can be looked at in a reading, the most doubtful first, then the certain in the order of the paper; rows and cells stand in their lists. The order stays as one decides. */
export function reviewItems(
  reading: Reading,
  decisions: Decisions,
  corrected: Reading = correctedReading(reading, decisions),
): readonly ReviewItem[] {
  const shown = withCandidates(corrected);
  const given: Given = {
    reading,
    shown,
    decisions,
    doubts: doubtsOf(reading),
    marks: markMap(shown),
  };
  const lines = new Set(
    Object.values(kindOf(reading.documentType).fields).flatMap(({ line }) => line ?? []),
  );
  const values = [...markMap(reading).values()].filter(
    ({ path }) => !lines.has(path) && canBeDecided(reading, path),
  );
  const lists = listsOf(reading).map((group) =>
    listItem(group, doubtOf([group.path], given), { reading, corrected, decisions }),
  );
  const items = [...values.map((mark) => valueItem(mark, given)), ...lists];
  const certainty = ({ probability }: ReviewItem): number => probability ?? 1;
  return [
    ...items
      .filter(({ isDoubtful }) => isDoubtful)
      .toSorted((one, other) => certainty(one) - certainty(other)),
    ...items.filter(({ isDoubtful }) => !isDoubtful),
  ];
}

/** The fields and cells that somebody still has to look at. */
export function openFields(items: readonly ReviewItem[]): readonly string[] {
  return withInner(items).flatMap(({ field, isOpen }) => (isOpen ? [field] : []));
}

/** What is looked at under a path; null where there is no such field, row or cell. */
export function itemAt(items: readonly ReviewItem[], path: string): ReviewItem | null {
  return withInner(items).find(({ field }) => field === path) ?? null;
}

/** What may be pointed at for a path of a reading; null where nothing may. */
export function typeAt(reading: Reading, path: string): FieldType | null {
  const { fields, groups } = kindOf(reading.documentType);
  const own = fields[path];
  if (own !== undefined) return own.type;
  for (const group of groups) {
    const prefix = group.path === "" ? "" : `${group.path}.`;
    if (group.isTable || !path.startsWith(prefix) || !hasRoomFor(reading, path)) continue;
    const field = group.fields[path.slice(prefix.length)];
    if (field !== undefined) return field.type;
  }
  return cellType(reading, path);
}

/** Whether a value can be put at a path: what it stands in is there. */
function hasRoomFor(reading: Reading, path: string): boolean {
  const parent = path.split(".").slice(0, -1).join(".");
  return (
    parent === "" ||
    isBeside(reading, path) ||
    typeof memberAt(reading.document, parent) === "object"
  );
}

function canBeDecided(reading: Reading, path: string): boolean {
  return path in kindOf(reading.documentType).choices || typeAt(reading, path) !== null;
}

/** What is shown: what was corrected, and the candidates that are left out and wait for a decision. */
function withCandidates(corrected: Reading): Reading {
  const document = withWithheld(corrected.document, corrected.fields);
  return { ...corrected, document } as Reading;
}

interface Given {
  readonly reading: Reading;
  readonly shown: Reading;
  readonly decisions: Decisions;
  /** Figures of which a check, a finding or the verdict says that they may be wrong, with the sentences. */
  readonly doubts: ReadonlyMap<string, readonly string[]>;
  readonly marks: ReadonlyMap<string, Mark>;
}

/** The marks of all values but those in lists, which are items of their own. */
function markMap(reading: Reading): ReadonlyMap<string, Mark> {
  const bare = listsOf(reading).reduce((rest, group) => withRows(rest, group, []), reading);
  return new Map(
    marksOf(bare)
      .groups.flatMap(({ marks }) => marks)
      .map((mark) => [mark.path, mark]),
  );
}

function doubtsOf(reading: Reading): Given["doubts"] {
  const { findings, checks, identities } = reading;
  const doubts = new Map<string, readonly string[]>();
  const tell = (figures: readonly string[], sentences: readonly string[]): void => {
    for (const figure of figures)
      doubts.set(figure, [...new Set([...(doubts.get(figure) ?? []), ...sentences])]);
  };
  for (const { passed, figures } of [...checks, ...identities])
    if (passed === false) tell(figures, []);
  for (const finding of findings)
    if (severityOfFinding(finding) !== "low") tell(finding.figures, [sentenceOf(finding)]);
  tell(unsureFields(reading) ?? [], []);
  return doubts;
}

function valueItem({ path, label }: Mark, given: Given): ReviewItem {
  const { reading, marks } = given;
  const { fields, choices } = kindOf(reading.documentType);
  const choice = choices[path];
  const mark = marks.get(path);
  const from = mark?.from ?? [];
  return {
    ...doubtOf([path, ...(fields[path]?.line === undefined ? [] : [fields[path].line])], given),
    label,
    kind: choice === undefined ? "value" : "choice",
    type: choice === undefined ? typeAt(reading, path) : null,
    choices: (choice?.values ?? []).map((value) => ({
      value,
      called: choice?.called?.[value] ?? value,
    })),
    text: mark?.text ?? null,
    printed: printedAt(from),
    from,
    grid: null,
  };
}

/** What is said of the doubt of a field that goes by some names. */
function doubtOf(
  names: readonly [string, ...string[]],
  { reading, decisions, doubts }: Given,
): Pick<
  ReviewItem,
  "field" | "isLeftOut" | "probability" | "why" | "isDoubtful" | "isOpen" | "decision"
> {
  const [field] = names;
  const own = reading.fields.find((one) => one.field === field);
  const told = names.flatMap((name) => doubts.get(name) ?? []);
  const decision = decisions.get(field)?.kind ?? null;
  const isDoubtful = names.some((name) => doubts.has(name)) || (own !== undefined && isUnsure(own));
  return {
    field,
    isLeftOut: decision === null && leftOutOf(reading, field) !== null,
    probability: own?.value ?? null,
    why: [...(own === undefined ? [] : [fieldWords(own)]), ...new Set(told)],
    isDoubtful,
    isOpen: isDoubtful && decision === null,
    decision,
  };
}
