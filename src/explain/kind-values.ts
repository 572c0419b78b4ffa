import { sentenceCase } from "../base/sentence-case.ts";
import { entriesOf, type Fields, isFigure } from "../kinds/field.ts";
import { kindOf } from "../kinds/kinds.ts";
import { rowsOf } from "../kinds/known-by.ts";
import type { Reading } from "../kinds/reading.ts";
import { type LabelledValue, printed, toldValues, valuesOf } from "./labelled-values.ts";

/** Values under one heading. */
export interface ValueGroup {
  readonly heading: string;
  /** Figures stand below each other at their right end; texts are broken where they are long. */
  readonly look: "figures" | "texts";
  readonly values: readonly LabelledValue[];
}

/** A printed table. */
export interface ValueTable {
  readonly heading: string;
  /** Its columns. */
  readonly fields: Fields;
  /** Each with a value for each column. */
  readonly rows: readonly (readonly LabelledValue[])[];
  /** Whether the last row totals the others. */
  readonly hasTotals: boolean;
}

/** What is read of a paper of any kind: the contract's fields, all of them, then whatever else is printed. */
export function kindValues(reading: Reading): readonly ValueGroup[] {
  const { noun, fields, choices, groups } = kindOf(reading.documentType);
  const { document } = reading;
  const own: ValueGroup = {
    heading: sentenceCase(noun),
    look: "texts",
    values: [...toldValues(choices, document), ...valuesOf(fields, document)],
  };
  const others = groups
    .filter(({ isTable }) => !isTable)
    .map((group): ValueGroup => {
      const look = entriesOf(group.fields).every(([, field]) => isFigure(field));
      return {
        heading: group.heading,
        look: look ? "figures" : "texts",
        values: (rowsOf(reading, group) ?? []).flatMap((row) =>
          printed(valuesOf(group.fields, row, group.path)),
        ),
      };
    });
  return [own, ...others].filter(({ values }) => values.length > 0);
}

/** The tables of a paper of any kind in which something is printed. */
export function kindTables(reading: Reading): readonly ValueTable[] {
  return kindOf(reading.documentType)
    .groups.filter(({ isTable }) => isTable)
    .map((group) => ({
      heading: group.heading,
      fields: group.fields,
      rows: (rowsOf(reading, group) ?? []).map((row, index) =>
        valuesOf(group.fields, row, `${group.path}.${index}`),
      ),
      hasTotals: false,
    }))
    .filter(({ rows }) => rows.length > 0);
}
