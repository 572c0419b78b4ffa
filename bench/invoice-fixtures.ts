import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { glob } from "tinyglobby";
import type { ReadFiles } from "./accuracy.ts";
import { scoreInvoice, type InvoiceScore, type InvoiceTruthLike } from "./invoice-accuracy.ts";

/** Scores of the drawn invoices, and the other papers of their folder that were read as invoices although they are none. */
export interface InvoiceFixtureScores {
  readonly scores: readonly InvoiceScore[];
  readonly others: { readonly refused: readonly string[]; readonly read: readonly string[] };
}

/** Scores every drawn invoice that has a truth beside it. */
export async function scoreInvoiceFixtures(read: ReadFiles): Promise<InvoiceFixtureScores> {
  const paths = (await glob("fixtures/invoice/**/*.truth.json")).toSorted();
  const outcomes = await read(paths.map((path) => path.replace(/\.truth\.json$/, ".pdf")));
  const scores = await Promise.all(
    outcomes.map(async (outcome, index) => {
      const truth = JSON.parse(await readFile(paths[index] ?? "", "utf8")) as InvoiceTruthLike;
      return scoreInvoice(truth, outcome);
    }),
  );
  const others = (await glob("fixtures/invoice/others/*.pdf")).toSorted();
  const ends = await read(others);
  const namesOf = (kind: "read" | "unread"): readonly string[] =>
    others.filter((_, index) => ends[index]?.kind === kind).map((path) => basename(path, ".pdf"));
  return { scores, others: { refused: namesOf("unread"), read: namesOf("read") } };
}
