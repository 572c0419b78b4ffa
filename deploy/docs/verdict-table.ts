import type { REASONS } from "../../src/verdict/reason-codes.ts";

/** The reasons as a table of Markdown, the one that decides before the others first. */
export function verdictTable(reasons: typeof REASONS): string {
  const rows = Object.entries(reasons).map(
    ([code, { verdict, means }]) => `| \`${code}\` | \`${verdict}\` | ${means} |`,
  );
  return ["| reason | verdict | what it means |", "| --- | --- | --- |", ...rows].join("\n");
}
