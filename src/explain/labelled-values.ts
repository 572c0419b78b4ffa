import { isoDate } from "../base/calendar-date.ts";
import type { PayApplication } from "../document/pay-application.ts";
import type { Provenance, Sourced } from "../document/sourced.ts";
import { memberAt, valueAt } from "../document/value-at.ts";
import {
  type Choices,
  entriesOf,
  type Field,
  type Fields,
  type FieldType,
  type ValueOfType,
} from "../kinds/field.ts";
import { APPLICATION_FIELDS } from "../kinds/pay-application/fields.ts";
import { RATE_FIELDS, SUMMARY_FIELDS } from "../kinds/pay-application/summary-fields.ts";

/** A value of a document under the name that people know it by. */
export interface LabelledValue {
  /** The engine's path, such as `lines.previousCertificates`. */
  readonly path: string;
  /** The number of the line on the form, or nothing. */
  readonly item: string;
  readonly label: string;
  /** As people write it; null where nothing is printed. */
  readonly text: string | null;
  readonly from: readonly Provenance[];
}

/** How people write a value of each type. */
const WRITERS: { readonly [Type in FieldType]?: (value: ValueOfType[Type]) => string } = {
  date: isoDate,
  quantity: (value) => value.key(),
};

/** The values of declared fields under their labels, printed or not, in the order of the fields. */
export function valuesOf(fields: Fields, values: object, path = ""): readonly LabelledValue[] {
  return entriesOf(fields).map(([name, field]) => {
    const full = path === "" ? name : `${path}.${name}`;
    return valueUnder(full, field, valueAt(values, name));
  });
}

/** What is told of a paper, in words; weighed from many places, so it has none of its own. */
export function toldValues(choices: Choices, document: object): readonly LabelledValue[] {
  return Object.entries(choices).map(([path, { label, called = {} }]) => {
    const value = String(memberAt(document, path));
    return { path, item: "", label, text: called[value] ?? value, from: [] };
  });
}

/** A value under the label of its field. */
export function valueUnder(
  path: string,
  { type, label, item = "" }: Field,
  sourced: Sourced<unknown> | null,
): LabelledValue {
  const write = WRITERS[type] as ((value: unknown) => string) | undefined;
  return { ...labelled<unknown>(path, label, sourced, write ?? String), item };
}

/** Those that are printed. */
export function printed(values: readonly LabelledValue[]): readonly LabelledValue[] {
  return values.filter(({ text }) => text !== null);
}

/** The contract's fields, all of them, in the contract's order. */
export function contractValues(document: PayApplication): readonly LabelledValue[] {
  return valuesOf(APPLICATION_FIELDS, document);
}

/** The summary page: its numbered lines, all of them where any is printed; the rates and the others where they are. */
export function summaryValues({ lines, rates }: PayApplication): readonly LabelledValue[] {
  const all = valuesOf(SUMMARY_FIELDS, lines, "lines");
  const ofRates = valuesOf(RATE_FIELDS, rates, "rates");
  const numbered = all.filter(({ item }) => item !== "");
  const hasLines = numbered.some(({ text }) => text !== null);
  const shown = numbered.flatMap((line) => [
    ...printed(ofRates.filter(({ item }) => item === line.item)),
    ...(hasLines ? [line] : []),
  ]);
  return [...shown, ...printed(all.filter(({ item }) => item === ""))];
}

/** A value under its label. */
export function labelled<Value>(
  path: string,
  label: string,
  sourced: Sourced<Value> | null,
  write: (value: Value) => string = String,
): LabelledValue {
  return sourced === null
    ? { path, item: "", label, text: null, from: [] }
    : { path, item: "", label, text: write(sourced.value), from: sourced.from };
}
