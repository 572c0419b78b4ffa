import { fieldWords } from "../confidence/signs.ts";
import { withWithheld } from "../confidence/withhold.ts";
import type { Provenance } from "../document/sourced.ts";
import { memberAt } from "../document/value-at.ts";
import type { Mark, MarkTable } from "../explain/marks.ts";
import { marksOf } from "../explain/marks-of.ts";
import { sentenceOf, severityOfFinding } from "../finding/sentences.ts";
import type { FieldType } from "../kinds/field.ts";
import { kindOf } from "../kinds/kinds.ts";
import { rowsOf } from "../kinds/known-by.ts";
import type { Reading } from "../kinds/reading.ts";
import { isUnsure } from "../pointing/unsure.ts";
import { unsureFields } from "../verdict/reasons.ts";
import { correctedReading, isBeside, leftOutOf } from "./corrected.ts";
import type { Decision, Decisions } from "./decisions.ts";

/** One thing that a person looks at: a value, one of a few words, or a list. */
export interface ReviewItem {
  /** The engine's path. */
  readonly field: string;
  readonly label: string;
  readonly kind: "value" | "choice" | "list";
  /** What may be pointed at; null where nothing may. */
  readonly type: FieldType | null;
  /** The words among which one is chosen, and what people call them. */
  readonly choices: readonly { readonly value: string; readonly called: string }[];
  /** As people write it; null where nothing is printed. */
  readonly text: string | null;
  /** The characters as printed. */
  readonly printed: string | null;
  readonly from: readonly Provenance[];
  /** The rows of a list, as a table where it is printed as one; none of a value. */
  readonly rows: MarkTable | readonly Mark[];
  /** Whether the value is a candidate that the reading leaves out. */
  readonly isLeftOut: boolean;
  /** How likely it is as printed, 0 to 1; null where that is not said of it alone. */
  readonly probability: number | null;
  /** Why it is as certain as it is, in full sentences. */
  readonly why: readonly string[];
  /** Whether somebody has to look at it. */
  readonly isDoubtful: boolean;
  /** What was said of it; null where nothing was. */
  readonly decision: Decision["kind"] | null;
}

/** All that can be looked at in a reading, the most doubtful first, then the certain in the order of the paper. The order stays as one decides. */
export function reviewItems(reading: Reading, decisions: Decisions): readonly ReviewItem[] {
  const shown = shownReading(reading, decisions);
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
  const items = [...values.map((mark) => valueItem(mark, given)), ...listItems(given)];
  const certainty = ({ probability }: ReviewItem): number => probability ?? 1;
  return [
    ...items
      .filter(({ isDoubtful }) => isDoubtful)
      .toSorted((one, other) => certainty(one) - certainty(other)),
    ...items.filter(({ isDoubtful }) => !isDoubtful),
  ];
}

/** The fields that somebody still has to look at. */
export function openFields(items: readonly ReviewItem[]): readonly string[] {
  return items.flatMap(({ field, isDoubtful, decision }) =>
    isDoubtful && decision === null ? [field] : [],
  );
}

/** What may be pointed at for a path of a reading; null where nothing may. */
export function typeAt(reading: Reading, path: string): FieldType | null {
  const { fields, groups } = kindOf(reading.documentType);
  const own = fields[path];
  if (own !== undefined) return own.type;
  for (const group of groups) {
    const prefix = group.path === "" ? "" : `${group.path}.`;
    if (!path.startsWith(prefix) || !hasRoomFor(reading, path)) continue;
    const inner = path.slice(prefix.length);
    const name = group.isTable ? inner.replace(/^\d+\./, "") : inner;
    const field = group.isTable === (name !== inner) ? group.fields[name] : undefined;
    if (field !== undefined) return field.type;
  }
  return null;
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
function shownReading(reading: Reading, decisions: Decisions): Reading {
  const corrected = correctedReading(reading, decisions);
  return {
    ...corrected,
    document: withWithheld(corrected.document, corrected.fields),
  } as Reading;
}

interface Given {
  readonly reading: Reading;
  readonly shown: Reading;
  readonly decisions: Decisions;
  /** Figures of which a check, a finding or the verdict says that they may be wrong, with the sentences. */
  readonly doubts: ReadonlyMap<string, readonly string[]>;
  readonly marks: ReadonlyMap<string, Mark>;
}

function markMap(reading: Reading): ReadonlyMap<string, Mark> {
  return new Map(
    marksOf(reading)
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
    printed: from.length === 0 ? null : from.map(({ printed }) => printed).join(" + "),
    from,
    rows: [],
  };
}

/** Lists whose rows are as certain as they are together. */
function listItems(given: Given): readonly ReviewItem[] {
  const { reading } = given;
  const { tables, groups: valueGroups } = marksOf(reading);
  const values = valueGroups.flatMap(({ marks }) => marks);
  return kindOf(reading.documentType).groups.flatMap((group) => {
    const isList = group.isTable && reading.fields.some(({ field }) => field === group.path);
    if (!isList) return [];
    const isOwn = ({ path }: Mark): boolean => path.startsWith(`${group.path}.`);
    const table = tables.find(({ rows }) => rows.some((row) => row.some(isOwn)));
    const rows = table ?? values.filter(isOwn);
    const count = rowsOf(reading, group)?.length ?? 0;
    const cells = table === undefined ? values.filter(isOwn) : table.rows.flat();
    return {
      ...doubtOf([group.path], given),
      label: group.heading,
      kind: "list" as const,
      type: null,
      choices: [],
      text: count === 0 ? null : `${count} ${count === 1 ? "row" : "rows"}`,
      printed: null,
      from: cells.flatMap(({ from }) => from),
      rows,
    };
  });
}

/** What is said of the doubt of a field that goes by some names. */
function doubtOf(
  names: readonly [string, ...string[]],
  { reading, decisions, doubts }: Given,
): Pick<ReviewItem, "field" | "isLeftOut" | "probability" | "why" | "isDoubtful" | "decision"> {
  const [field] = names;
  const own = reading.fields.find((one) => one.field === field);
  const told = names.flatMap((name) => doubts.get(name) ?? []);
  const decision = decisions.get(field)?.kind ?? null;
  return {
    field,
    isLeftOut: decision === null && leftOutOf(reading, field) !== null,
    probability: own?.value ?? null,
    why: [...(own === undefined ? [] : [fieldWords(own)]), ...new Set(told)],
    isDoubtful: names.some((name) => doubts.has(name)) || (own !== undefined && isUnsure(own)),
    decision,
  };
}
