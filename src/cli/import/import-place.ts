import { extname } from "node:path";
import type { ProgramName } from "../../imports/program.ts";
import { enumerate } from "../../finding/figure-words.ts";
import { isProgramName, PROGRAM_NAMES } from "../../imports/programs.ts";
import { UsageError } from "../exit-code.ts";
import { visible } from "../terminal.ts";
import { programFrom } from "./program-file.ts";

interface ImportOptions {
  readonly format?: string;
  readonly map?: string;
  readonly include?: string;
  readonly program?: string;
}

/** Throws UsageError where options of imports stand beside another format. */
export function refuseImportOptions({ format, map, include, program }: ImportOptions): void {
  if (program !== undefined && format !== "own")
    throw new UsageError("--program describes a program of your own: it goes with --format own.");
  if (isProgramName(format) || (map === undefined && include === undefined)) return;
  throw new UsageError(
    `--map and --include go with the format of an accounting program: --format ${enumerate(PROGRAM_NAMES, "or")}.`,
  );
}

/** Throws UsageError where the file of a program would have a name that the program does not take. */
export async function refuseImportPlace(
  name: ProgramName,
  { path, isFolder }: { readonly path: string; readonly isFolder: boolean },
  described: string | undefined,
): Promise<void> {
  const { title, file } = await programFrom(name, described);
  const [usual] = file.endings;
  const ending = extname(path).toLowerCase();
  if (isFolder)
    throw new UsageError(
      `--format ${name} writes one file: name it, such as --out ${visible(path.replace(/[/\\]+$/, ""))}/bills${usual}.`,
    );
  if (!file.endings.includes(ending))
    throw new UsageError(
      `--format ${name} and --out ${visible(path)} do not go together: a file for ${title} ends in ${file.endings.join(" or ")}.`,
    );
}
