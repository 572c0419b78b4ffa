import { parseProgram } from "../../imports/own-program.ts";
import type { Program, ProgramName } from "../../imports/program.ts";
import { programOf } from "../../imports/programs.ts";
import { UsageError } from "../exit-code.ts";
import { problemsIn, tableFile } from "./table-file.ts";

/** The program of a format; that of `own` from the file that `--program` names. Throws UsageError with all that is wrong in it. */
export async function programFrom(name: ProgramName, path: string | undefined): Promise<Program> {
  if (name !== "own") return programOf(name);
  if (path === undefined)
    throw new UsageError(
      "--format own needs --program FILE, which says what your program imports: see docs/imports.md.",
    );
  const parsed = parseProgram(await tableFile("--program", path));
  if (parsed.kind === "program") return parsed.program;
  throw problemsIn("--program", path, {
    what: "description of a program",
    problems: parsed.problems,
  });
}
