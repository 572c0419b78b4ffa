import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { importTables, leftOutList } from "../../deploy/docs/import-tables.ts";
import { CODES, LINE_KINDS } from "../../src/imports/codes.ts";
import { HEADINGS } from "../../src/imports/learn/headings.ts";
import { MAPPING_HEADER } from "../../src/imports/mapping-text.ts";
import { LEFT_OUT_PROGRAMS, PROGRAMS } from "../../src/imports/programs.ts";
import { expectGeneratedBlock } from "../support/generated-file.ts";

const page = new URL("../../docs/imports.md", import.meta.url);

test("docs/imports.md has every column of every program, with its sources", async () => {
  await expectGeneratedBlock(page, "programs", importTables(PROGRAMS));
});

test("docs/imports.md says which programs are left out and why", async () => {
  await expectGeneratedBlock(page, "left-out", leftOutList(LEFT_OUT_PROGRAMS));
});

test("docs/imports.md has the fields of a mapping", async () => {
  const rows = Object.entries(CODES).map(
    ([field, { per, words }]) =>
      `| \`${field}\` | ${words} | ${per} | ${PROGRAMS.filter((program) =>
        usesField(program, field),
      )
        .map(({ name }) => `\`${name}\``)
        .join(", ")} |`,
  );
  const table = [
    "| field | what it is | once for each | used by |",
    "| --- | --- | --- | --- |",
    ...rows,
  ];
  await expectGeneratedBlock(page, "fields", table.join("\n"));
});

test("docs/imports.md has the headings under which an export is known", async () => {
  const rows = Object.entries(HEADINGS).map(
    ([column, words]) => `| ${column} | ${words.map((word) => `\`${word}\``).join(", ")} |`,
  );
  const table = ["| what | headings |", "| --- | --- |", ...rows];
  await expectGeneratedBlock(page, "headings", table.join("\n"));
});

test("docs/imports.md has the header of a mapping and the kinds of lines", () => {
  const text = readFileSync(page, "utf8");
  expect(text).toContain(`\n${MAPPING_HEADER}\n`);
  for (const kind of LINE_KINDS) expect(text).toContain(`\`${kind}\``);
});

/** Whether a program writes a code, or asks for it in another way. */
function usesField(program: (typeof PROGRAMS)[number], field: string): boolean {
  const { paper, line, end } = program.records;
  const columns = [...(paper ?? []), ...line, ...(end ?? [])];
  const hasCurrency = columns.some(({ from }) => "printed" in from && from.printed === "currency");
  if (field === "currency") return !hasCurrency;
  return columns.some(({ from, shape }) => {
    const isDate = shape.as === "date" && shape.order === field;
    return isDate || ("code" in from && from.code === field);
  });
}
