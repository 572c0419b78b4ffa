import { readFileSync } from "node:fs";
import { parseProgram } from "../../src/imports/own-program.ts";
import type { Program } from "../../src/imports/program.ts";
import { csvRowsOf } from "../../src/sheets/read-csv.ts";

/** The program that these rows describe. Throws where one is wrong. */
export function describedProgram(...rows: readonly string[]): Program {
  return programIn(
    new TextEncoder().encode(["record,column,value,form,needed", ...rows].join("\n")),
  );
}

/** The program that an example describes. */
export function exampleProgram(name: string): Program {
  return programIn(readFileSync(new URL(`../../examples/imports/${name}`, import.meta.url)));
}

function programIn(bytes: Uint8Array): Program {
  const parsed = parseProgram(csvRowsOf(bytes) ?? []);
  if (parsed.kind === "wrong") throw new RangeError(parsed.problems.join("\n"));
  return parsed.program;
}
