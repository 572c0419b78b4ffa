import type { Command, Option } from "commander";
import type { Finish } from "./exit-code.ts";
import type { McpCommandOptions } from "./mcp-command.ts";
import { parseCount } from "./parse-option.ts";
import {
  maxBytesOption,
  maxMemoryOption,
  maxPagesOption,
  timeoutOption,
} from "./shared-options.ts";

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
    .addOption(timeoutOption())
    .option("--no-ocr", "leave pages unread that are only pictures")
    .addOption(maxPagesOption())
    .addOption(maxBytesOption())
    .addOption(maxMemoryOption())
    .addOption(templatesOption)
    .addHelpText("before", EXAMPLES)
    .addHelpText("after", NOTES)
    .action(async (folders: readonly string[], options: McpCommandOptions) => {
      const { mcpCommand } = await import("./mcp-command.ts");
      finish(await mcpCommand(folders, options));
    });
}
