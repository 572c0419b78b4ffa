import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { glob } from "tinyglobby";
import type { SheetFigureName } from "../src/document/pay-application.ts";
import type { Outcome } from "../src/reading.ts";
import { SHEET_ORDER } from "../src/kinds/pay-application/sheet-fields.ts";
import { toAnswer } from "../src/wire/answer.ts";
import type { Truth } from "../fixtures/draw/truth.ts";
import {
  CONTRACT_FIELDS,
  scoreDocument,
  statusOf,
  type ContractField,
  type DocumentScore,
  type FieldScore,
  type ReadFiles,
  type Share,
} from "./accuracy.ts";

const NOTHING_READ = { changeOrders: [] };

/** Scores every drawn application that has a truth beside it. Exact means equal, to the truth or to what it accepts. */
export async function scoreFixtures(read: ReadFiles): Promise<readonly DocumentScore[]> {
  const paths = (
    await glob("fixtures/**/*.truth.json", {
      ignore: ["fixtures/change-order/**", "fixtures/invoice/**", "fixtures/scans/**"],
    })
  ).toSorted();
  const outcomes = await read(paths.map((path) => path.replace(/\.truth\.json$/, ".pdf")));
  return Promise.all(
    outcomes.map(async (outcome, index) => {
      const path = paths[index] ?? "";
      return scoreFixture(path, JSON.parse(await readFile(path, "utf8")) as Truth, outcome);
    }),
  );
}

function scoreFixture(path: string, truth: Truth, outcome: Outcome): DocumentScore {
  const answer =
    outcome.kind === "read" && outcome.reading.documentType !== "INVOICE"
      ? toAnswer(outcome.reading).document
      : NOTHING_READ;
  const got = new Map<string, unknown>(Object.entries(answer));
  return scoreDocument({
    name: basename(path, ".truth.json"),
    family: basename(dirname(path)),
    outcome,
    fields: new Map(
      CONTRACT_FIELDS.map((field) => [field, scoreField(field, got.get(field) ?? null, truth)]),
    ),
    checks: scoreChecks(truth, outcome),
    truth: { lines: truth.lines, rows: truth.rows.map(figuresOf) },
  });
}

function scoreField(field: ContractField, value: unknown, truth: Truth): FieldScore {
  const got = JSON.stringify(value);
  const want = JSON.stringify(wantedOf(field, truth.document));
  const accepted = (truth.accept[field] ?? []).map((plain) => JSON.stringify(toNumber(plain)));
  return { status: accepted.includes(got) ? "exact" : statusOf({ got, want }), got, want };
}

/** What the contract's answer has to say in a field. */
function wantedOf(field: ContractField, truth: Truth["document"]): unknown {
  if (field === "applicationNumber" || field === "periodTo") return truth[field];
  if (field !== "changeOrders") return toNumber(truth[field]);
  return truth.changeOrders.map((order) => ({ ...order, amount: toNumber(order.amount) }));
}

function toNumber(plain: string | null): number | null {
  return plain === null ? null : Number(plain);
}

function figuresOf(row: Truth["rows"][number]): Partial<Record<SheetFigureName, string | null>> {
  const printed = SHEET_ORDER.filter((name) => name in row);
  return Object.fromEntries(printed.map((name) => [name, row[name] ?? null]));
}

function scoreChecks(truth: Truth, outcome: Outcome): Share {
  const wanted = Object.entries(truth.checks);
  const checks = outcome.kind === "read" ? outcome.reading.checks : [];
  const right = wanted.filter(
    ([name, passed]) => checks.find((check) => check.name === name)?.passed === passed,
  );
  return { exact: right.length, of: wanted.length };
}
