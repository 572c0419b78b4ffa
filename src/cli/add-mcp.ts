import type { Command, Option } from "commander";
import type { Finish } from "./exit-code.ts";
import type { McpCommandOptions } from "./mcp-command.ts";
import { parseBytes, parseCount, parseSeconds } from "./parse-option.ts";
import { MAX_PAGES } from "./shared-options.ts";

const EXAMPLES = `Examples
  crossfoot mcp ~/jobs                  an agent may read what lies in ~/jobs
  claude mcp add crossfoot -- npx -y crossfoot mcp ~/jobs
`;

const NOTES = `
Tools: read_document, audit_folder, explain. They are free, work offline, and send nothing anywhere but to
the agent that asks. Only files in the named folders are read, whatever way leads to them; without a folder
it is the current one. The one thing that is ever written is a page that explain is asked for.
`;

/** Adds `mcp` to the program. */
export function addMcp(program: Command, finish: Finish, templatesOption: Option): void {
  program
    .command("mcp")
    .summary("let an agent read documents of this machine")
    .description("Speaks MCP over standard input and output, for the settings of an agent.")
    .argument("[folder...]", "folders whose files may be read (default: the current one)")
    .option("--jobs <number>", "how many documents to read at the same time", parseCount)
    .option("--timeout <seconds>", "stop after so long (default: 60)", parseSeconds)
    .option("--no-ocr", "leave pages unread that are only pictures")
    .option("--max-pages <number>", MAX_PAGES, parseCount)
    .option("--max-bytes <size>", "refuse larger files (default: 4MB)", parseBytes)
    .addOption(templatesOption)
    .addHelpText("before", EXAMPLES)
    .addHelpText("after", NOTES)
    .action(async (folders: readonly string[], options: McpCommandOptions) => {
      const { mcpCommand } = await import("./mcp-command.ts");
      finish(await mcpCommand(folders, options));
    });
}
