/*
 * The readings of a run in rows. The first sheets say what is to be done about each paper, as `verdict` judges it among the
 * others. A kind has a sheet for its papers and one for each of its tables, a column for each declared field; `own-parts`
 * names the kinds whose columns stand in another order or have sums beside them. `recompute` turns a check into a formula
 * over the cells of its figures where they come to what the engine compared with. Formulas are made of addresses and nothing
 * else; every text goes through `cell-text`.
 */

import { knownPaper } from "../kinds/known-by.ts";
import { type DocumentType, KINDS } from "../kinds/kinds.ts";
import type { Outcome, Reading } from "../kinds/reading.ts";
import type { SeenPaper } from "../verdict/together.ts";
import { toFullResult } from "../wire/full-result.ts";
import { CHECKS } from "./definitions/checks.ts";
import { DOCUMENTS } from "./definitions/documents.ts";
import { PAY } from "./definitions/pay.ts";
import { problemRow, PROBLEMS } from "./definitions/problems.ts";
import { totalRows, TOTALS } from "./definitions/totals.ts";
import { factsOf, inOrder, judgedRow, type JudgedRow } from "./judged-row.ts";
import { KindSheets } from "./kind-sheets.ts";
import { pageOfCheck, pagesOfTotals } from "./page-of-check.ts";
import { recomputed } from "./recompute.ts";
import { type FilledSheet, filledWith, type Origin, Sheet } from "./sheet.ts";

/** The sheets of a run, filled input by input. Of a document nothing is kept but its rows. */
export class RunSheets {
  readonly #papers = new Map<string, Pick<JudgedRow, "origin" | "facts">>();
  readonly #kinds: ReadonlyMap<DocumentType, KindSheets> = new Map(
    KINDS.map((kind) => [kind.documentType, new KindSheets(kind)]),
  );
  readonly #checks = new Sheet(CHECKS);

  /** Adds the rows of an input. No two have the same name. */
  add(origin: Origin, outcome: Outcome): void {
    const isRead = outcome.kind === "read";
    this.#papers.set(origin.name, { origin, facts: isRead ? factsOf(outcome.reading) : null });
    if (isRead) this.#addReading(origin, outcome.reading);
  }

  /**
   * All sheets from left to right, those without rows too: who works with them finds the same ones each month. `papers` are
   * the inputs that were added, judged among each other.
   */
  finished(papers: readonly SeenPaper[]): readonly FilledSheet[] {
    const rows = papers.map(({ file, judgement }) => {
      const paper = this.#papers.get(file);
      if (paper === undefined) throw new RangeError(`${file} was judged, but not added.`);
      return judgedRow(paper.origin, judgement, paper.facts);
    });
    const ordered = inOrder(rows);
    const pay = filledWith(PAY, ordered);
    const problems = ordered.filter(({ verdict }) => verdict !== "pay").map(problemRow);
    const ofKinds = [...this.#kinds].flatMap(([documentType, { papers }]) => [
      papers,
      ...this.#tablesBehind(documentType),
    ]);
    return [
      pay,
      filledWith(TOTALS, totalRows(ordered, pay)),
      filledWith(PROBLEMS, problems),
      filledWith(DOCUMENTS, rows),
      ...ofKinds,
      this.#checks,
    ];
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

  #addReading(origin: Origin, reading: Reading): void {
    const added = this.#kinds.get(reading.documentType)?.add(origin, reading);
    if (added === undefined) return;
    const { figures, rows } = added;
    const { documentKind, number } = knownPaper(reading);
    const answer = toFullResult(reading);
    const totals = pagesOfTotals(reading);
    for (const check of answer.identities) {
      const pageNumber = pageOfCheck(check, { answer, rows, totals });
      const formula = recomputed(check, figures);
      this.#checks.add({ origin, pageNumber, documentKind, number, check, recomputed: formula });
    }
  }
}
