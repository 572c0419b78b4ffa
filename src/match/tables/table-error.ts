import { type TableProblem, tableProblemWords } from "../../finding/table-problem.ts";

/** A table of orders or receipts is not taken. The message is full sentences: what is wrong, where, and what to do. */
export class TableError extends Error {
  readonly problem: TableProblem;

  constructor(problem: TableProblem) {
    super(tableProblemWords(problem));
    this.name = "TableError";
    this.problem = problem;
  }
}
