import { type Mapping, mappingOf } from "../../imports/mapping.ts";
import { parseMapping } from "../../imports/parse-mapping.ts";
import { UsageError } from "../exit-code.ts";
import { visible } from "../terminal.ts";
import { tableFile } from "./table-file.ts";

/** Problems of a mapping that are told at once. */
const TOLD_PROBLEMS = 10;

/** The mapping that `--map` names; an empty one where none is named. Throws UsageError with all that is wrong in it. */
export async function mappingFrom(path: string | undefined): Promise<Mapping> {
  if (path === undefined) return mappingOf([]);
  const parsed = parseMapping(await tableFile("--map", path));
  if (parsed.kind === "mapping") return mappingOf(parsed.lines);
  const { problems } = parsed;
  const told = problems.slice(0, TOLD_PROBLEMS).map((problem) => `\n  ${visible(problem)}`);
  const others = problems.length - told.length;
  throw new UsageError(
    `--map ${visible(path)} is no mapping as it is:${told.join("")}${others > 0 ? `\n  and ${others} more.` : ""}`,
  );
}
