import { extname } from "node:path";
import type { ProgramName } from "../../imports/program.ts";
import { isProgramName, PROGRAMS, programOf } from "../../imports/programs.ts";
import { UsageError } from "../exit-code.ts";
import { visible } from "../terminal.ts";

interface ImportOptions {
  readonly format?: string;
  readonly map?: string;
  readonly include?: string;
}

/** Throws UsageError where options of imports stand beside another format. */
export function refuseImportOptions({ format, map, include }: ImportOptions): void {
  if (isProgramName(format) || (map === undefined && include === undefined)) return;
  const names = PROGRAMS.map(({ name }) => name);
  throw new UsageError(
    `--map and --include go with the format of an accounting program: --format ${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}.`,
  );
}

/** Throws UsageError where the file of a program would have a name that the program does not take. */
export function refuseImportPlace(
  name: ProgramName,
  { path, isFolder }: { readonly path: string; readonly isFolder: boolean },
): void {
  const { title, file } = programOf(name);
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
