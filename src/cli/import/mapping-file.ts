import { type Mapping, mappingOf } from "../../imports/mapping.ts";
import { parseMapping } from "../../imports/parse-mapping.ts";
import { problemsIn, tableFile } from "./table-file.ts";

/** The mapping that `--map` names; an empty one where none is named. Throws UsageError with all that is wrong in it. */
export async function mappingFrom(path: string | undefined): Promise<Mapping> {
  if (path === undefined) return mappingOf([]);
  const parsed = parseMapping(await tableFile("--map", path));
  if (parsed.kind === "mapping") return mappingOf(parsed.lines);
  throw problemsIn("--map", path, { what: "mapping", problems: parsed.problems });
}
