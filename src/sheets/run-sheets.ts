/*
 * The readings of a run in rows. A kind has a sheet for its papers and one for each of its tables, a column for each
 * declared field; `own-parts` names the kinds whose columns stand in another order or have sums beside them.
 * `recompute` turns a check into a formula over the cells of its figures where they come to what the engine compared
 * with. Formulas are made of addresses and nothing else; every text goes through `cell-text`.
 */

import { knownPaper } from "../kinds/known-by.ts";
import { type DocumentType, KINDS } from "../kinds/kinds.ts";
import type { Outcome } from "../kinds/reading.ts";
import { toFullResult } from "../wire/full-result.ts";
import { CHECKS } from "./definitions/checks.ts";
import { documentRow, DOCUMENTS } from "./documents.ts";
import {
  inOrder,
  pageOfCheck,
  pagesOfTotals,
  problemOfRepeated,
  problemOfUnread,
  type ProblemRow,
  PROBLEMS,
  problemsOf,
  type ReadDocument,
} from "./problems.ts";
import { type Figures, recomputed } from "./recompute.ts";
import { KindSheets } from "./kind-sheets.ts";
import { type FilledSheet, type Origin, Sheet } from "./sheet.ts";

/** The sheets of a run, filled input by input. Of a document nothing is kept but its rows. */
export class RunSheets {
  readonly #minConfidence: number;
  readonly #problems: ProblemRow[] = [];
  readonly #documents = new Sheet(DOCUMENTS);
  readonly #kinds: ReadonlyMap<DocumentType, KindSheets> = new Map(
    KINDS.map((kind) => [kind.documentType, new KindSheets(kind)]),
  );
  readonly #checks = new Sheet(CHECKS);

  /** Below this confidence a reading is a problem. */
  constructor(minConfidence: number) {
    this.#minConfidence = minConfidence;
  }

  /** Adds the rows of an input. */
  add(origin: Origin, outcome: Outcome): void {
    this.#documents.add(documentRow(origin, outcome));
    if (outcome.kind === "unread") {
      this.#problems.push(problemOfUnread(origin, outcome));
      return;
    }
    const { reading } = outcome;
    const added = this.#kinds.get(reading.documentType)?.add(origin, reading);
    if (added === undefined) return;
    const { figures, rows } = added;
    const answer = toFullResult(reading);
    this.#judge(origin, { reading, answer, rows, totals: pagesOfTotals(reading) }, figures);
  }

  /** Adds that a paper came before in the same run. */
  addRepeated(repeated: Parameters<typeof problemOfRepeated>[0]): void {
    this.#problems.push(problemOfRepeated(repeated));
  }

  /** All sheets from left to right, those without rows too: who works with them finds the same ones each month. */
  finished(): readonly FilledSheet[] {
    const problems = new Sheet(PROBLEMS);
    for (const problem of inOrder(this.#problems)) problems.add(problem);
    const ofKinds = [...this.#kinds].flatMap(([documentType, { papers }]) => [
      papers,
      ...this.#tablesBehind(documentType),
    ]);
    return [problems, this.#documents, ...ofKinds, this.#checks];
  }

  /** The sheets of the tables of a kind; then of those whose rows are of its papers. */
  #tablesBehind(documentType: DocumentType): readonly FilledSheet[] {
    const all = [...this.#kinds].flatMap(([owner, { tables }]) =>
      tables.map(({ group: { sheetAfter = owner }, sheet }) => ({ owner, sheetAfter, sheet })),
    );
    return all
      .filter(({ sheetAfter }) => sheetAfter === documentType)
      .toSorted(
        (one, other) => Number(one.owner !== documentType) - Number(other.owner !== documentType),
      )
      .map(({ sheet }) => sheet);
  }

  #judge(origin: Origin, read: ReadDocument, figures: Figures): void {
    const { documentKind, number } = knownPaper(read.reading);
    for (const check of read.answer.identities) {
      const pageNumber = pageOfCheck(check, read);
      const formula = recomputed(check, figures);
      this.#checks.add({ origin, pageNumber, documentKind, number, check, recomputed: formula });
    }
    this.#problems.push(...problemsOf(origin, read, this.#minConfidence));
  }
}
