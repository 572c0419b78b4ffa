import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { glob } from "tinyglobby";
import type { Outcome } from "../src/reading.ts";
import { toAnswer } from "../src/wire/answer.ts";
import type { ChangeOrderTruth } from "../fixtures/draw/change-order/truth.ts";
import { statusOf, type FieldScore, type ReadFiles } from "./accuracy.ts";
import { ORDER_FIELDS, scoreOrder, type OrderField, type OrderScore } from "./order-accuracy.ts";
import { isSameFirm, isSameNumber, isSameText } from "./order-equality.ts";
import { readWithParties, type BothWays } from "./order-parties.ts";

/** Scores of the drawn change orders, and the other papers of their folder that were read although they must not. */
export interface OrderFixtureScores {
  readonly scores: BothWays<readonly OrderScore[]>;
  readonly others: { readonly refused: readonly string[]; readonly read: readonly string[] };
}

/** Scores every drawn change order, read without and with the names of the parties. */
export async function scoreOrderFixtures(read: ReadFiles): Promise<OrderFixtureScores> {
  const paths = (await glob("fixtures/change-order/**/*.truth.json")).toSorted();
  const truths = await Promise.all(
    paths.map(async (path) => JSON.parse(await readFile(path, "utf8")) as ChangeOrderTruth),
  );
  const documents = paths.map((path, index) => ({
    path: path.replace(/\.truth\.json$/, ".pdf"),
    parties: truths[index]?.parties ?? {},
  }));
  const outcomes = await readWithParties(read, documents);
  const scoreAll = (readings: readonly Outcome[]): readonly OrderScore[] =>
    truths.flatMap((truth, index) => {
      const outcome = readings[index];
      return outcome === undefined ? [] : [scoreFixture(paths[index] ?? "", truth, outcome)];
    });
  return {
    scores: { without: scoreAll(outcomes.without), with: scoreAll(outcomes.with) },
    others: await readOthers(read),
  };
}

function scoreFixture(path: string, truth: ChangeOrderTruth, outcome: Outcome): OrderScore {
  const answer =
    outcome.kind === "read" && outcome.reading.documentType !== "INVOICE"
      ? toAnswer(outcome.reading).document
      : {};
  const got = new Map<string, unknown>(Object.entries(answer));
  return scoreOrder({
    name: basename(path, ".truth.json"),
    family: basename(dirname(path)),
    outcome,
    fields: new Map(
      ORDER_FIELDS.map((field) => [field, scoreField(field, got.get(field) ?? null, truth)]),
    ),
    mustWarn: truth.warns !== false,
  });
}

function scoreField(field: OrderField, value: unknown, truth: ChangeOrderTruth): FieldScore {
  const printed = truth.document[field];
  const alternatives = [printed, ...(truth.accept[field] ?? [])];
  const got = JSON.stringify(value);
  const want = JSON.stringify(field === "amount" && printed !== null ? Number(printed) : printed);
  const isExact = alternatives.some((text) => isSame(field, value, text));
  return { status: isExact ? "exact" : statusOf({ got, want }), got, want };
}

function isSame(field: OrderField, value: unknown, printed: string | null): boolean {
  if (printed === null) return value === null;
  if (field === "amount") return value === Number(printed);
  if (typeof value !== "string") return false;
  switch (field) {
    case "issuer":
      return isSameFirm(value, printed);
    case "number":
      return isSameNumber(value, printed);
    case "description":
      return isSameText(value, printed);
    case "kind":
    case "date":
      return value === printed;
  }
}

async function readOthers(read: ReadFiles): Promise<OrderFixtureScores["others"]> {
  const paths = (await glob("fixtures/change-order/others/*.pdf")).toSorted();
  const outcomes = await read(paths);
  const namesOf = (kind: Outcome["kind"]): readonly string[] =>
    paths.filter((_, index) => outcomes[index]?.kind === kind).map((path) => basename(path));
  return { refused: namesOf("unread"), read: namesOf("read") };
}
