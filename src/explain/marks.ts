import type { Box } from "../base/box.ts";
import type { Provenance } from "../document/sourced.ts";
import { entriesOf, isFigure } from "../kinds/field.ts";
import type { FieldEvidence, Reading } from "../kinds/reading.ts";
import type { ValueGroup, ValueTable } from "./kind-values.ts";
import type { LabelledValue } from "./labelled-values.ts";

/** A value that was read, with the places on the pages where it stands. */
export interface Mark {
  /** Letters, digits and dashes: names the field in the links of the page. */
  readonly id: string;
  readonly path: string;
  readonly label: string;
  /** Null where nothing is printed. */
  readonly text: string | null;
  readonly from: readonly Provenance[];
  readonly evidence: FieldEvidence | null;
  /** Whether a failed check uses it. */
  readonly isDoubtful: boolean;
  /** How likely it is as printed, null included; null where that is not said of it alone. */
  readonly certainty: number | null;
  /** Whether its value is left out because it is not certain enough. */
  readonly isLeftOut: boolean;
}

/** A place on a page, with everything that was read there: a line of the form may be a field of the contract, too. */
export interface Place {
  readonly id: string;
  readonly pageNumber: number;
  readonly box: Box;
  readonly marks: readonly [Mark, ...Mark[]];
}

export interface MarkGroup extends Omit<ValueGroup, "values"> {
  readonly marks: readonly Mark[];
}

/** A printed table: a mark for each cell. */
export interface MarkTable {
  readonly heading: string;
  readonly columns: readonly { readonly header: string; readonly look: "figure" | "text" }[];
  /** Each with a cell for each column. */
  readonly rows: readonly (readonly Mark[])[];
  /** Whether the last row totals the others. */
  readonly hasTotals: boolean;
}

/** Everything that was read, in groups and in the tables that have rows. */
export interface Marks {
  readonly groups: readonly MarkGroup[];
  readonly tables: readonly MarkTable[];
}

/** A table of values as marks: texts stand at their left, figures at their right. */
export function markTable(
  { heading, fields, rows, hasTotals }: ValueTable,
  mark: (value: LabelledValue, rowIndex: number) => Mark,
): MarkTable {
  return {
    heading,
    columns: entriesOf(fields).map(([, field]) => ({
      header: field.label,
      look: isFigure(field) ? "figure" : "text",
    })),
    // A cell is called by the head of its column, which has no number of the form.
    rows: rows.map((row, index) => row.map((value) => mark({ ...value, item: "" }, index))),
    hasTotals,
  };
}

/** What makes a mark of a value: its evidence, and whether a failed check uses it. */
export function markerOf({
  evidence,
  checks,
  identities,
  fields,
}: Reading): (value: LabelledValue) => Mark {
  const evidenceOf = new Map(evidence.map((entry) => [entry.field, entry]));
  const doubtful = new Set(
    [...checks, ...identities].flatMap(({ passed, figures }) => (passed === false ? figures : [])),
  );
  const certaintyOf = new Map(fields.map(({ field, value }) => [field, value]));
  const leftOut = new Set(
    fields.flatMap(({ field, state }) => (state === "withheld" ? [field] : [])),
  );
  return ({ path, item, label, text, from }) => ({
    id: path.replaceAll(".", "-"),
    path,
    label: item === "" ? label : `${item} ${label}`,
    text,
    from,
    evidence: evidenceOf.get(path) ?? null,
    isDoubtful: doubtful.has(path),
    certainty: certaintyOf.get(path) ?? null,
    isLeftOut: leftOut.has(path),
  });
}

/** The places of all marks, in their order, each place once. Their names begin as is said. */
export function placesOf(marks: readonly Mark[], prefix = "place-"): readonly Place[] {
  const places = new Map<string, Place>();
  for (const mark of marks) {
    for (const { pageNumber, box } of mark.from) {
      const key = [pageNumber, box.left, box.top, box.right, box.bottom].join(" ");
      const known = places.get(key);
      const id = known?.id ?? `${prefix}${places.size + 1}`;
      places.set(key, { id, pageNumber, box, marks: known ? [...known.marks, mark] : [mark] });
    }
  }
  return [...places.values()];
}
