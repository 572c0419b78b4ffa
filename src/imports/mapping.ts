import type { CodeName, LineKind } from "./codes.ts";

/** A line of a user's mapping: under these conditions the field has this value. What is null holds for everything. */
export interface MappingLine {
  /** In the file, from 1 with its header. */
  readonly row: number;
  readonly vendor: string | null;
  readonly order: string | null;
  readonly line: LineKind | null;
  readonly item: string | null;
  /** `*` stands for any text. */
  readonly description: string | null;
  readonly field: CodeName;
  readonly value: string;
}

/** What a code is looked up for. Null is not printed, or not of a line. */
export interface Subject {
  readonly vendor: string | null;
  /** The purchase order of a bill, the project of an application. */
  readonly order: string | null;
  readonly line: LineKind | null;
  /** The number that the paper prints at its line. */
  readonly item: string | null;
  readonly description: string | null;
}

/** What a mapping says of a field. */
export type Found =
  | { readonly kind: "found"; readonly value: string; readonly by: MappingLine }
  | { readonly kind: "none" }
  /** Two lines fit as well and say different things. */
  | { readonly kind: "unclear"; readonly rows: readonly [number, number] };

/** The lines of a mapping by their field and vendor, so that a long one is as quick as a short one. */
export type Mapping = ReadonlyMap<CodeName, ReadonlyMap<string, readonly MappingLine[]>>;

const ANY_VENDOR = "";

/** Lines prepared for looking up. */
export function mappingOf(lines: readonly MappingLine[]): Mapping {
  const fields = new Map<CodeName, Map<string, MappingLine[]>>();
  for (const line of lines) {
    const vendors = fields.get(line.field) ?? new Map<string, MappingLine[]>();
    fields.set(line.field, vendors);
    const key = line.vendor === null ? ANY_VENDOR : comparedText(line.vendor);
    const ofVendor = vendors.get(key) ?? [];
    vendors.set(key, ofVendor);
    ofVendor.push(line);
  }
  return fields;
}

/** The value of a field: of the line whose conditions say most. */
export function codeFor(mapping: Mapping, field: CodeName, subject: Subject): Found {
  const vendors = mapping.get(field);
  if (vendors === undefined) return NONE;
  const lines = [...ofVendor(vendors, subject), ...(vendors.get(ANY_VENDOR) ?? [])];
  const fitting = lines.flatMap((line) => {
    const value = fits(line, subject) ? filledIn(line.value, subject) : null;
    return value === null ? [] : [{ line, value, weight: weightOf(line) }];
  });
  const most = fitting.reduce((weight, one) => Math.max(weight, one.weight), 0);
  const [best, ...others] = fitting.filter(({ weight }) => weight === most);
  if (best === undefined) return NONE;
  const rival = others.find(({ value }) => value !== best.value);
  if (rival === undefined) return { kind: "found", value: best.value, by: best.line };
  const [first = 0, second = 0] = [best.line.row, rival.line.row].toSorted((a, b) => a - b);
  return { kind: "unclear", rows: [first, second] };
}

function ofVendor(
  vendors: ReadonlyMap<string, readonly MappingLine[]>,
  { vendor }: Subject,
): readonly MappingLine[] {
  return vendor === null ? [] : (vendors.get(comparedText(vendor)) ?? []);
}

const NONE: Found = { kind: "none" };

/** Whether any line of the mapping is of the field. */
export function hasField(mapping: Mapping, field: CodeName): boolean {
  return mapping.has(field);
}

function fits(line: MappingLine, subject: Subject): boolean {
  return (
    (line.line === null || line.line === subject.line) &&
    isSame(line.order, subject.order) &&
    isSame(line.item, subject.item) &&
    (line.description === null ||
      (subject.description !== null && hasPattern(subject.description, line.description)))
  );
}

function isSame(wanted: string | null, printed: string | null): boolean {
  if (wanted === null) return true;
  return printed !== null && comparedText(wanted) === comparedText(printed);
}

/** Conditions of the line; a description without `*` counts twice, as it says more than one with. */
function weightOf({ vendor, order, line, item, description }: MappingLine): number {
  const others = [vendor, order, line, item].filter((condition) => condition !== null).length;
  if (description === null) return others;
  return others + (description.includes("*") ? 1 : 2);
}

/** What stands in braces for something that the paper prints. */
const PLACEHOLDERS = ["item", "vendor", "order"] as const;

/** The value with what the paper prints; null where it does not print that. */
function filledIn(value: string, subject: Subject): string | null {
  const wanted = PLACEHOLDERS.filter((name) => value.includes(`{${name}}`));
  if (wanted.some((name) => subject[name] === null)) return null;
  return wanted.reduce(
    (filled, name) => filled.replaceAll(`{${name}}`, () => subject[name] ?? ""),
    value,
  );
}

/** A text as conditions are compared with it: capitals and the number of blanks say nothing. */
export function comparedText(text: string): string {
  return text.normalize("NFC").toLowerCase().trim().replaceAll(/\s+/g, " ");
}

/** Whether a text is as a pattern says, in which `*` stands for any text. */
function hasPattern(text: string, pattern: string): boolean {
  const whole = comparedText(text);
  const [first = "", ...others] = comparedText(pattern).split("*");
  const last = others.pop();
  if (last === undefined) return whole === first;
  if (!whole.startsWith(first) || whole.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of others) {
    const found = whole.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return whole.length - last.length >= at && whole.endsWith(last);
}
