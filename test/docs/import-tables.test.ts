import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { importTables, leftOutList } from "../../deploy/docs/import-tables.ts";
import { CODES, LINE_KINDS } from "../../src/imports/codes.ts";
import { HEADINGS } from "../../src/imports/learn/headings.ts";
import { MAPPING_HEADER } from "../../src/imports/mapping-text.ts";
import { OWN_VALUES } from "../../src/imports/own-program.ts";
import { SETTINGS } from "../../src/imports/own-settings.ts";
import { DATE_ORDERS } from "../../src/imports/program.ts";
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

test("docs/imports.md has what a program of one's own can say", async () => {
  const words = (texts: readonly string[]): string => texts.map((text) => `\`${text}\``).join(", ");
  const values = OWN_VALUES.map((value) => `| \`${value}\` | ${meaningOf(value)} |`);
  await expectGeneratedBlock(
    page,
    "own-values",
    ["| value | what it is |", "| --- | --- |", ...values, ...WORDS_OF_THEIRS].join("\n"),
  );
  const settings = Object.entries(SETTINGS).map(
    ([name, { words: all, usual, means }]) =>
      `| \`${name}\` | ${means} | ${all === null ? "any text" : words(all)} | ${usual === null ? "always said" : `\`${usual}\``} |`,
  );
  await expectGeneratedBlock(
    page,
    "own-settings",
    [
      "| column | what it says | values | without it |",
      "| --- | --- | --- | --- |",
      ...settings,
    ].join("\n"),
  );
  const text = readFileSync(page, "utf8");
  for (const order of DATE_ORDERS) expect(text).toContain(`\`${order}\``);
});

/** What is no name. */
const WORDS_OF_THEIRS = [
  "| `always API` | the word behind `always`, in every record |",
  "| `bill A, credit B` | `A` in the records of a bill, `B` in those of a credit note |",
  "| blank | nothing: the program has the column, and the paper does not |",
];

const MEANINGS: Readonly<Record<string, string>> = {
  vendor: "`vendor` of the mapping, else the printed vendor",
  "printed vendor": "the vendor as the paper prints it",
  order: "the printed purchase order",
  currency: "the printed currency",
  description: "the printed description of the line",
  amount: "the printed amount of the line",
  tax: "the tax that is of the line",
  "count of bills": "the number of the bill in the file, from 1",
  "count of lines": "the number of the line in its bill, from 1",
};

function meaningOf(value: string): string {
  return (
    MEANINGS[value] ?? (value in CODES ? `\`${value}\` of the mapping` : `the printed ${value}`)
  );
}
