import { readFile, stat } from "node:fs/promises";
import { IMPORT_LIMITS } from "../../base/limits.ts";
import { csvRowsOf } from "../../sheets/read-csv.ts";
import { UsageError } from "../exit-code.ts";
import { visible } from "../terminal.ts";

/** The rows of a file of comma-separated values that the user names. `what` is the option that names it. Throws UsageError. */
export async function tableFile(what: string, path: string): Promise<readonly string[][]> {
  const named = `${what} ${visible(path)}`;
  const state = await stat(path).catch(() => null);
  if (state?.isFile() !== true)
    throw new UsageError(`${named}: there is no such file. Name a CSV file.`);
  if (state.size > IMPORT_LIMITS.tableBytes)
    throw new UsageError(`${named}: it has more than ${IMPORT_LIMITS.tableBytes} bytes.`);
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) throw new UsageError(`${named}: it could not be read.`);
  const rows = csvRowsOf(bytes);
  if (rows === null)
    throw new UsageError(`${named}: it is no text. Save it as CSV (comma-separated values).`);
  return rows;
}

/** Problems of a file that are told at once. */
const TOLD_PROBLEMS = 10;

/** That a file of the user's is not what it should be. */
export function problemsIn(
  option: string,
  path: string,
  { what, problems }: { readonly what: string; readonly problems: readonly string[] },
): UsageError {
  const told = problems.slice(0, TOLD_PROBLEMS).map((problem) => `\n  ${visible(problem)}`);
  const others = problems.length - told.length;
  return new UsageError(
    `${option} ${visible(path)} is no ${what} as it is:${told.join("")}${others > 0 ? `\n  and ${others} more.` : ""}`,
  );
}
