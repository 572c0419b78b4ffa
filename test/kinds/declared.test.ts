import { describe, expect, test } from "vitest";
import { PAY_APPLICATION_IDENTITIES } from "../../src/document/identities.ts";
import { entriesOf, type Field, sourcesOf } from "../../src/kinds/field.ts";
import { KINDS, kindOf, subjectOf } from "../../src/kinds/kinds.ts";
import { APPLICATION_FIELDS } from "../../src/kinds/pay-application/fields.ts";
import { SHEET_FIELDS } from "../../src/kinds/pay-application/sheet-fields.ts";
import { SUMMARY_FIELDS } from "../../src/kinds/pay-application/summary-fields.ts";

describe.each(KINDS.map((kind) => [kind.noun, kind] as const))("a %s", (_, kind) => {
  const groups = [
    { path: "", answer: "", heading: kind.noun, fields: kind.fields, isTable: false },
    ...kind.groups,
  ];
  const all = groups.flatMap((group) =>
    entriesOf(group.fields).map(([name, field]) => ({ group, name, field })),
  );

  test("describes each field in a sentence and labels it in words", () => {
    for (const { name, field } of all) {
      expect(field.describes, name).toMatch(/^[A-Z0-9].*\.$/);
      expect(field.label, name).toMatch(/^[A-Z]/);
    }
  });

  test("can name each of its fields and ask a model for it", () => {
    for (const [name, { subject, means }] of entriesOf(kind.fields)) {
      expect(subject, name).toMatch(/^The /);
      expect(means, name).toMatch(/^[A-Z].*\.$/);
      expect(subjectOf(kind.documentType, name)).toBe(subject);
    }
  });

  test("has each figure at one place of the answer", () => {
    const places = all.map(({ group, name, field }) => `${group.answer}.${field.answer ?? name}`);
    expect(places).toEqual([...new Set(places)]);
  });

  test("gives the columns of each of its tables names of their own", () => {
    for (const { fields } of groups) {
      const columns = entriesOf(fields).flatMap(([, { column }]) => column ?? []);
      expect(columns).toEqual([...new Set(columns)]);
    }
  });

  test("is known by fields that it has", () => {
    const paths = new Set(
      all.map(({ group: { path }, name }) => [path, name].filter(Boolean).join(".")),
    );
    for (const path of Object.values(kind.knownBy))
      if (path !== null) expect(paths).toContain(path);
  });

  test("is found by its own name", () => {
    expect(kindOf(kind.documentType)).toBe(kind);
  });
});

test("fields of a pay application are drawn from figures that the form has", () => {
  const figures = new Set([
    ...entriesOf(SUMMARY_FIELDS).map(([name]) => `lines.${name}`),
    ...entriesOf(SHEET_FIELDS).map(([name]) => `sheet.totals.${name}`),
  ]);
  const sources = entriesOf(APPLICATION_FIELDS).flatMap(([, field]) => sourcesOf(field));
  expect(sources.length).toBeGreaterThan(10);
  for (const source of sources) expect(figures).toContain(source);
});

test("every figure of an identity is declared", () => {
  const declared = (path: string): Field | undefined => {
    const end = path.lastIndexOf(".");
    return kindOf("PAY_APPLICATION").groups.find((group) => group.path === path.slice(0, end))
      ?.fields[path.slice(end + 1)];
  };
  for (const { name, printed, expected } of PAY_APPLICATION_IDENTITIES)
    for (const path of [printed, ...expected.map(({ figure }) => figure)])
      expect(declared(path)?.type, `${name}: ${path}`).toMatch(/^(?:money|deduction)$/);
});
