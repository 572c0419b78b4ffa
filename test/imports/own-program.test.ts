import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseProgram } from "../../src/imports/own-program.ts";
import type { Column, Program } from "../../src/imports/program.ts";
import { programOf } from "../../src/imports/programs.ts";
import { csvRowsOf } from "../../src/sheets/read-csv.ts";
import { bill, codesOf, exportOf, mappingFor } from "../support/import-of.ts";
import { describedProgram } from "./described-program.ts";

const HEADER = "record,column,value,form,needed";

const LEAST = ["file,title,Ledger", "line,Ref,number", "line,Net,amount"];

function problemsOf(...rows: readonly string[]): readonly string[] {
  const text = [HEADER, ...rows].join("\n");
  const parsed = parseProgram(csvRowsOf(new TextEncoder().encode(text)) ?? []);
  return parsed.kind === "wrong" ? parsed.problems : [];
}

test("a program of one's own is what its rows say, each with what it is by itself where they say nothing", () => {
  const { file, records, takesCredits, joinsNumbers, tax, title } = describedProgram(...LEAST);
  expect({ title, file, takesCredits, joinsNumbers, tax }).toEqual({
    title: "Ledger",
    file: {
      endings: [".csv"],
      delimiter: ",",
      hasHeader: true,
      characters: "UTF-8",
      replaced: {},
    },
    takesCredits: false,
    // Nothing but its number holds the lines of a bill together.
    joinsNumbers: true,
    tax: "own line",
  });
  expect(records).toEqual({
    paper: null,
    line: [
      {
        header: "Ref",
        from: { printed: "number" },
        shape: { as: "name" },
        needed: "always",
        says: "",
      },
      {
        header: "Net",
        from: { printed: "amount" },
        shape: { as: "amount" },
        needed: "always",
        says: "",
      },
    ],
    end: null,
  });
});

test("described in a file, QuickBooks gets to the letter what it gets as a known program", () => {
  const rows = readFileSync(new URL("own-quickbooks.csv", import.meta.url), "utf8").split("\n");
  const own = describedProgram(...rows.slice(1));
  const mapping = mappingFor(
    ",,,,,ap account,Accounts Payable",
    ",,,,,account,Job Costs",
    ",,tax,,,account,Sales Tax",
    ",,,,,job,Clinic",
  );
  const papers = [
    bill("a", { taxes: [{ amount: "8.00" }], total: "108.00", dueDate: "2026-11-30" }),
    bill("b", { paper: "credit-note" }, { number: "2", vendor: "Bolt Works" }),
    bill("c", {}, { number: "3", vendor: "Müller" }),
    bill("d", {}, { number: "" }),
  ];
  const known = exportOf("quickbooks", papers, { mapping });
  expect(known.paperCount).toBe(2);
  expect(exportOf(own, papers, { mapping })).toEqual(known);
  // What can be said of a column is said of these.
  expect(shapesOf(own)).toEqual(shapesOf(programOf("quickbooks")));
});

function shapesOf({ records }: Program): readonly Pick<Column, "from" | "shape" | "needed">[] {
  return [...(records.paper ?? []), ...records.line, ...(records.end ?? [])].map(
    ({ from, shape, needed }) => ({ from, shape, needed }),
  );
}

test("lengths, digits, dates and conditions are kept", () => {
  const program = describedProgram(
    "file,title,Ledger",
    "file,credit notes,yes",
    'bill,Vendor,vendor,"digits, at most 4",yes',
    "bill,Ref,number,at most 6,",
    "bill,Day,date,YYYYMMDD,",
    "bill,Order,order,,",
    "line,Job,job,,",
    "line,Code,cost code,,with job",
    'line,Net,amount,"owed minus, at most 3",',
    "line,Text,description,at most 5,",
    "line,No,count of lines,,",
  );
  const mapping = mappingFor("Acme Supply,,,,,vendor,77", ",,,,,job,J", ",,,,,cost code,C");
  const written = exportOf(program, [bill("a", {}, { order: "PO-9" })], { mapping });
  expect(written.text).toBe(
    [
      "Vendor,Ref,Day,Order",
      "Job,Code,Net,Text,No",
      "77,118842,20261031,PO-9",
      "J,C,-60.00,,1",
      "J,C,-40.00,,2",
      "",
    ].join("\r\n"),
  );
  const without = (...lines: readonly string[]): readonly string[] =>
    codesOf(program, lines, [bill("a")]);
  expect(without("Acme Supply,,,,,vendor,77", ",,,,,job,J")).toEqual(["a codes-missing"]);
  expect(without("Acme Supply,,,,,vendor,77777")).toEqual(["a too-long"]);
  expect(without("Acme Supply,,,,,vendor,A7")).toEqual(["a not-digits"]);
  expect(
    codesOf(program, ["Acme Supply,,,,,vendor,77"], [bill("a", {}, { number: "1234567" })]),
  ).toEqual(["a too-long"]);
  const large = { lines: ["1000.00"], total: "1000.00" };
  expect(codesOf(program, ["Acme Supply,,,,,vendor,77"], [bill("a", large)])).toEqual([
    "a amount-too-long",
  ]);
});

test("credit notes are left out where nobody says that they are imported", () => {
  const credit = bill("a", { paper: "credit-note" });
  expect(codesOf(describedProgram(...LEAST), [], [credit])).toEqual(["a credit-note"]);
  const program = describedProgram(...LEAST, "file,credit notes,yes");
  expect(codesOf(program, [], [credit])).toEqual([]);
});

test.each<[string, readonly string[], string]>([
  ["no title", LEAST.slice(1), "No row file,title,… says what messages call the program."],
  ["no line", ["file,title,A"], "It has no column of the record line."],
  [
    "no amount",
    ["file,title,A", "line,Ref,number"],
    "No column of the record line has the value amount.",
  ],
  [
    "no number",
    ["file,title,A", "line,Net,amount"],
    "No column has the value number: two bills of a vendor could not be told apart.",
  ],
  ["a record", [...LEAST, "head,Ref,number"], 'Row 5: there is no record "head".'],
  ["a value", [...LEAST, "line,Ref,numbr"], 'Row 5: there is no value "numbr".'],
  ["an empty word", [...LEAST, "line,Ref,always"], 'Row 5: there is no value "always".'],
  [
    "a value of lines in a bill",
    [...LEAST, "bill,Net,amount"],
    "Row 5: amount is of a line, not of a bill.",
  ],
  [
    "a code of lines in a bill",
    [...LEAST, "end,Job,job"],
    "Row 5: job is of a line, not of a bill.",
  ],
  ["no form of a date", [...LEAST, "line,Day,date"], "Row 5: a date needs a form: MM/DD/YY,"],
  ["a form", [...LEAST, "line,Job,job,most 4"], 'Row 5: there is no form "most 4" of this value.'],
  [
    "two lengths",
    [...LEAST, 'line,Job,job,"at most 4, at most 5"'],
    'Row 5: there is no form "at most 4, at most 5" of this value.',
  ],
  [
    "a form of another value",
    [...LEAST, "line,Text,description,digits"],
    'Row 5: there is no form "digits" of this value. It is blank or "at most 30"',
  ],
  ["a form of a word", [...LEAST, "line,A,always B,digits"], "Leave it blank."],
  ["needed", [...LEAST, "line,Job,job,,perhaps"], 'Row 5: needed is yes, no, or "with"'],
  ["a setting", [...LEAST, "file,colour,red"], 'Row 5: there is no setting "colour".'],
  ["a setting's word", [...LEAST, "file,headers,true"], 'Row 5: headers is yes or no, not "true".'],
  ["an ending", [...LEAST, "file,ending,xlsx"], "Row 5: ending is .csv, .txt or .iif,"],
  ["a setting twice", [...LEAST, "file,title,B"], "Row 5: title is said twice."],
])("what is wrong is told by its row: %s", (_what, rows, sentence) => {
  const problems = problemsOf(...rows);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(sentence);
});

test("a file with another header, or with more columns than any program has, is none", () => {
  const parsed = parseProgram([["record", "column", "content"]]);
  expect(parsed).toMatchObject({ kind: "wrong", problems: [/^Its first row is the header, /] });
  const many = Array.from({ length: 1_001 }, () => "line,A,");
  expect(problemsOf(...many)).toEqual(["It has more than 1000 rows."]);
});
