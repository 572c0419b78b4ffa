import { availableParallelism } from "node:os";
import { parse, resolve } from "node:path";
import { AllowedFolders } from "../batch/allowed-folders.ts";
import { LocalDesk } from "../mcp/local/local-desk.ts";
import { serveLocalTools } from "../mcp/local/serve-stdio.ts";
import { EXIT, type ExitCode, UsageError } from "./exit-code.ts";
import { tell, visible } from "./terminal.ts";
import { type LimitOptions, readOptionsOf, withTemplates } from "./read-options.ts";

/** More documents than this at the same time would keep the client's machine from its work. */
const MOST_USUAL_JOBS = 4;

/** The options of `mcp` as the command line gives them. */
export type McpCommandOptions = Omit<LimitOptions, "kind">;

/** Serves the tools over standard input and output until the client ends. */
export async function mcpCommand(
  folders: readonly string[],
  options: McpCommandOptions,
): Promise<ExitCode> {
  const read = await withTemplates(readOptionsOf({ ...options, kind: "auto" }), options.templates);
  const desk = new LocalDesk({
    folders: await allowed(folders.length === 0 ? usualFolders() : folders),
    read,
    jobs: options.jobs ?? Math.min(availableParallelism(), MOST_USUAL_JOBS),
  });
  // Standard output is the client's; a client that has gone is no failure.
  process.stderr.on("error", () => undefined);
  const where = desk.folders.names.map(visible).join(", ");
  tell(
    process.stdin.isTTY
      ? "This command speaks MCP with a program, not with a person: crossfoot mcp install writes it into the settings of an agent. Ctrl-C ends it."
      : `Reading for an MCP client; folders: ${where === "" ? "none" : where}.`,
  );
  await serveLocalTools(desk, tell);
  await desk.close();
  return EXIT.fine;
}

/** The current folder, unless it is the root of everything: there clients start programs that were told of no folder. */
function usualFolders(): readonly string[] {
  const here = resolve(".");
  return here === parse(here).root ? [] : [here];
}

async function allowed(folders: readonly string[]): Promise<AllowedFolders> {
  try {
    return await AllowedFolders.of(folders);
  } catch {
    throw new UsageError(
      `One of the folders is not there or is no folder: ${folders.map(visible).join(", ")}.`,
    );
  }
}
