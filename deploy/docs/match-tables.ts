import { ANSWER_WORDS, MATCH_CODES } from "../../src/finding/match-codes.ts";
import { type ColumnName, COLUMNS, COLUMNS_OF } from "../../src/match/tables/columns.ts";

/** The reasons of a match as a table of Markdown, the one that is told first before the others. */
export function matchCodeTable(codes: typeof MATCH_CODES): string {
  const rows = Object.entries(codes).map(
    ([code, { answer, means }]) => `| \`${code}\` | _${ANSWER_WORDS[answer]}_ | ${means} |`,
  );
  return ["| reason | leads to | what it means |", "| --- | --- | --- |", ...rows].join("\n");
}

/** The columns of orders and receipts with their headings as a list of Markdown. */
export function matchColumnList(columns: typeof COLUMNS): string {
  const names = Object.keys(columns) as ColumnName[];
  return names
    .map((name) => {
      const { called, headings } = columns[name];
      const known = headings.split("|").map((heading) => heading.replaceAll(/\s+/g, " ").trim());
      return `- \`${name}\`, the ${called} (${tablesWith(name)}): ${known.join(", ")}.`;
    })
    .join("\n");
}

function tablesWith(name: ColumnName): string {
  const tables = (["orders", "receipts"] as const).filter((kind) =>
    COLUMNS_OF[kind].includes(name),
  );
  return tables.join(", ");
}
