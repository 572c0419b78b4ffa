import { describe, expect, test } from "vitest";
import { isoDate } from "../../src/base/calendar-date.ts";
import { Money } from "../../src/base/money.ts";
import { Percent } from "../../src/base/percent.ts";
import { goldenText } from "../../src/cli/golden.ts";
import { usualSections } from "../../src/cli/golden-sections.ts";
import { documentTable, usualLines } from "../../src/cli/table/document-table.ts";
import type { TableStyle } from "../../src/cli/table/figures.ts";
import type { Sourced } from "../../src/document/sourced.ts";
import { memberAt } from "../../src/document/value-at.ts";
import { explainPage } from "../../src/explain/explain-document.ts";
import type { Mark, Marks } from "../../src/explain/marks.ts";
import { usualMarks } from "../../src/explain/marks-of.ts";
import { entriesOf, type Fields, type FieldType } from "../../src/kinds/field.ts";
import { KINDS } from "../../src/kinds/kinds.ts";
import type { Reading } from "../../src/kinds/reading.ts";
import { REQUEST } from "../wire/change-order-by-hand.ts";
import { INVOICE } from "../wire/invoice-by-hand.ts";
import { WAIVER } from "../wire/waiver-by-hand.ts";
import { FIRST_APPLICATION, printed } from "../wire/reading-by-hand.ts";

const same = (text: string): string => text;
const STYLE: TableStyle = {
  paint: { bold: same, dim: same, red: same, green: same, yellow: same },
  columns: Infinity,
  isFull: false,
};

/** Groups of which a page and a table show nothing: only answers and sheets have them. */
const NOT_SHOWN = new Set(["PAY_APPLICATION heading", "PAY_APPLICATION earlierChanges"]);

/** Groups of which a golden holds nothing. */
const NOT_HELD = new Set(["PAY_APPLICATION rates", "PAY_APPLICATION earlierChanges"]);

/** The head of a change order tells its firms among the parties, and it has no billing period. */
const NOT_OF_ORDERS = new Set(["heading.contractor", "heading.addressee", "heading.periodFrom"]);

/** A value by its path, as each of the three writes it. */
interface Filled {
  readonly path: string;
  readonly group: string;
  readonly shown: string;
  readonly held: string;
}

/** Values of every type, each unlike all others of the document. */
class Filler {
  readonly filled: Filled[] = [];

  fill(fields: Fields, place: string, group: string): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    for (const [name, { type }] of entriesOf(fields)) {
      const path = place === "" ? name : `${place}.${name}`;
      put(object, name, this.value(type, path, group));
    }
    return object;
  }

  private value(type: FieldType, path: string, group: string): Sourced<unknown> {
    const n = 101 + this.filled.length;
    const [value, shown, held] = valueOf(type, n);
    this.filled.push({ path, group, shown, held });
    return printed(value, `printed ${n}`, n % 60);
  }
}

function valueOf(type: FieldType, n: number): readonly [unknown, shown: string, held: string] {
  switch (type) {
    case "date": {
      const date = { year: 2026, month: 1 + (n % 12), day: 10 + (Math.floor(n / 12) % 18) };
      return [date, isoDate(date), isoDate(date)];
    }
    case "money":
    case "deduction":
      return [Money.of(`${n}.25`), `${n}.25`, `${n}.25`];
    case "percent":
      return [Percent.of(`${n}`), `${n} %`, `${n} %`];
    case "quantity":
      return [Money.of(`${n}.5`), `${n}.5`, `${n}.5`];
    case "text":
    case "identifier":
    case "code":
      return [`word${n}`, `word${n}`, `word${n}`];
  }
}

/** Puts a value at a path of an object, making what holds it. */
function put(object: Record<string, unknown>, path: string, value: unknown): void {
  const [first = "", ...rest] = path.split(".");
  if (rest.length === 0) {
    object[first] = value;
    return;
  }
  const held = object[first];
  const inner: Record<string, unknown> =
    typeof held === "object" && held !== null ? { ...held } : {};
  put(inner, rest.join("."), value);
  object[first] = inner;
}

const BY_HAND: readonly Reading[] = [FIRST_APPLICATION, REQUEST, INVOICE, WAIVER];

describe.each(KINDS.map((kind) => [kind.noun, kind] as const))("of a filled %s", (_, kind) => {
  const filler = new Filler();
  const byHand = BY_HAND.find(({ documentType }) => documentType === kind.documentType);
  const document: Record<string, unknown> = { ...byHand?.document };
  const reading: Record<string, unknown> = { ...byHand };
  for (const [name, value] of Object.entries(filler.fill(kind.fields, "", ""))) {
    document[name] = value;
  }
  for (const { path, fields, isTable, heading } of kind.groups) {
    const label = path === "" ? heading : path;
    const values = filler.fill(fields, path, `${kind.documentType} ${label}`);
    const target = path in reading ? reading : document;
    if (path === "")
      for (const [name, value] of Object.entries(values)) merge(document, name, value);
    else if (path === "sheet.rows") put(document, path, [{ ...values, figures: values }]);
    else put(target, path === "lineItems" ? "lines" : path, isTable ? [values] : values);
  }
  const whole = { ...reading, document, checks: [], identities: [], fields: [] };
  const read = whole as unknown as Reading;
  const outcome = { kind: "read", reading: read } as const;
  const of = (left: ReadonlySet<string>): readonly Filled[] =>
    filler.filled.filter(
      ({ group, path }) =>
        !left.has(group) && !(kind.documentType === "CHANGE_ORDER" && NOT_OF_ORDERS.has(path)),
    );

  test("every declared field is on the page", () => {
    const page = explainPage("x.pdf", read, []);
    for (const { path, shown } of of(NOT_SHOWN)) expect(page, path).toContain(shown);
  });

  test("every declared field is in the table", () => {
    const table = documentTable("x.pdf", outcome, STYLE);
    for (const { path, shown } of of(NOT_SHOWN)) expect(table, path).toContain(shown);
  });

  test("every declared field is in the golden", () => {
    const golden = goldenText(outcome);
    for (const { path, held } of of(NOT_HELD)) expect(golden, path).toContain(held);
  });

  test("every declared field and choice is where nothing peculiar is known of the kind", () => {
    const texts = textsOf(usualMarks(read));
    const table = usualLines(read, STYLE).join("\n");
    const golden = JSON.stringify(usualSections(read));
    for (const { path, shown, held } of filler.filled) {
      expect(texts, path).toContain(shown);
      expect(table, path).toContain(shown);
      expect(golden, path).toContain(held);
    }
    for (const [name, { label, called = {} }] of Object.entries(kind.choices)) {
      const value = String(memberAt(document, name));
      expect(table).toMatch(new RegExp(`${label} +${called[value] ?? value}`));
      expect(golden).toContain(`"${name}":"${value}"`);
    }
  });
});

function merge(document: Record<string, unknown>, name: string, value: unknown): void {
  const held = document[name];
  const isGroup = typeof held === "object" && held !== null && !("from" in held);
  document[name] = isGroup ? { ...held, ...(value as object) } : value;
}

/** All that marks show. */
function textsOf({ groups, tables }: Marks): readonly (string | null)[] {
  const marks: readonly Mark[] = [
    ...groups.flatMap((group) => group.marks),
    ...tables.flatMap(({ rows }) => rows.flat()),
  ];
  return marks.map(({ text }) => text);
}
