import type { Box } from "../../base/box.ts";
import type { Money } from "../../base/money.ts";
import type {
  ListedChangeOrder,
  SheetFigureName,
  SheetRow,
} from "../../document/pay-application.ts";
import type { Provenance } from "../../document/sourced.ts";
import type { FieldEvidence, Reading } from "../../reading.ts";
import { failingRows } from "../failing-rows.ts";
import { contractValues, labelled, summaryValues, type LabelledValue } from "../labelled-values.ts";

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
}

/** A place on a page, with everything that was read there: a line of the form may be a field of the contract, too. */
export interface Place {
  readonly id: string;
  readonly pageNumber: number;
  readonly box: Box;
  readonly marks: readonly [Mark, ...Mark[]];
}

export interface MarkGroup {
  readonly heading: string;
  readonly marks: readonly Mark[];
}

/** Everything that was read, in groups and in rows. */
export interface Marks {
  readonly groups: readonly MarkGroup[];
  /** The continuation sheet: a mark for each cell in the order of `ROW_HEADERS`, the totals last. */
  readonly rows: readonly (readonly Mark[])[];
}

const COLUMNS: readonly (readonly [SheetFigureName, string])[] = [
  ["scheduledValue", "Scheduled value"],
  ["previousWork", "Previous work"],
  ["workThisPeriod", "Work this period"],
  ["storedMaterials", "Materials stored"],
  ["completedAndStored", "Completed and stored"],
  ["balanceToFinish", "Balance to finish"],
  ["retainage", "Retainage"],
];

/** Headers of the cells of a row. */
export const ROW_HEADERS: readonly string[] = [
  "Item",
  "Description",
  ...COLUMNS.map(([, header]) => header),
  "Percent complete",
];

/** Collects the marks of a reading. */
export function marksOf(reading: Reading): Marks {
  const { document, evidence, checks, identities } = reading;
  const evidenceOf = new Map(evidence.map((entry) => [entry.field, entry]));
  const doubtful = new Set(
    [...checks, ...identities].flatMap(({ passed, figures }) => (passed === false ? figures : [])),
  );
  const mark = ({ path, item, label, text, from }: LabelledValue): Mark => ({
    id: path.replaceAll(".", "-"),
    path,
    label: item === "" ? label : `${item} ${label}`,
    text,
    from,
    evidence: evidenceOf.get(path) ?? null,
    isDoubtful: doubtful.has(path),
  });
  const groups = [
    { heading: "Pay application", marks: contractValues(document).map(mark) },
    { heading: "Summary", marks: summaryValues(document).map(mark) },
    { heading: "Change orders", marks: document.changeOrders.map(changeOrderValue).map(mark) },
  ];
  const { sheet } = document;
  const failing = failingRows(reading);
  const rows = (sheet?.rows ?? []).map((row, index) =>
    rowValues(row, `sheet.row.${index + 1}`).map((value) => {
      const figure = `sheet.rows.${value.path.split(".").at(-1) ?? ""}`;
      return { ...mark(value), isDoubtful: failing.get(index)?.has(figure) === true };
    }),
  );
  const figures = sheet?.totals ?? null;
  const totals = { item: null, description: null, figures, percentComplete: null };
  return {
    groups: groups.filter(({ marks }) => marks.length > 0),
    rows:
      figures === null
        ? rows
        : [...rows, rowValues({ ...totals, figures }, "sheet.totals").map(mark)],
  };
}

/** The places of all marks, in their order, each place once. */
export function placesOf(marks: readonly Mark[]): readonly Place[] {
  const places = new Map<string, Place>();
  for (const mark of marks) {
    for (const { pageNumber, box } of mark.from) {
      const key = [pageNumber, box.left, box.top, box.right, box.bottom].join(" ");
      const known = places.get(key);
      const id = known?.id ?? `place-${places.size + 1}`;
      places.set(key, { id, pageNumber, box, marks: known ? [...known.marks, mark] : [mark] });
    }
  }
  return [...places.values()];
}

/** A listed change order under its number and description; its place is that of all its parts. */
function changeOrderValue(order: ListedChangeOrder, index: number): LabelledValue {
  const parts = [order.number, order.reference, order.description];
  const words = parts.flatMap((part) => (part === null ? [] : [part.value])).join(" · ");
  const label = words === "" ? `Change order ${index + 1}` : words;
  const amount = labelled(`changeOrders.${index + 1}`, label, order.amount);
  return { ...amount, from: [...amount.from, ...parts.flatMap((part) => part?.from ?? [])] };
}

function rowValues(row: SheetRow, path: string): readonly LabelledValue[] {
  return [
    labelled(`${path}.item`, "Item", row.item),
    labelled(`${path}.description`, "Description", row.description),
    ...COLUMNS.map(([name, label]) => labelled<Money>(`${path}.${name}`, label, row.figures[name])),
    labelled(`${path}.percentComplete`, "Percent complete", row.percentComplete),
  ];
}
