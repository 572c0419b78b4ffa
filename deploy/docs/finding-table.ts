import type { CodeMeaning } from "../../src/finding/finding-codes.ts";

/** The findings that the engine can tell, as a table of Markdown. */
export function findingTable(codes: Readonly<Record<string, CodeMeaning>>): string {
  return [
    "| code | severity | what it means |",
    "| --- | --- | --- |",
    ...Object.entries(codes).map(
      ([code, { severity, means }]) => `| \`${code}\` | ${severity} | ${means} |`,
    ),
  ].join("\n");
}
