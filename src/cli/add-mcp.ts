import { Argument, type Command } from "commander";
import type { AgentSettingsOptions } from "./agents/agent-settings-command.ts";
import { CLIENT_NAMES, isClientName } from "./agents/client-names.ts";
import { type Finish, UsageError } from "./exit-code.ts";
import type { McpCommandOptions } from "./mcp-command.ts";
import { addLimits, parseCount, templatesOption } from "./options.ts";

const EXAMPLES = `Examples
  crossfoot mcp install claude ~/jobs   let Claude Code read what lies in ~/jobs
  crossfoot mcp uninstall claude        take it out of its settings again
  crossfoot mcp ~/jobs                  what the agent starts
`;

const NOTES = `
Tools: read_document, audit_folder, check_draw, explain. They are free, work offline, and send nothing anywhere but to
the agent that asks. Only files in the named folders are read, whatever way leads to them; without a folder
it is the current one. The one thing that is ever written is a page that explain is asked for.
`;

/** Adds `mcp` to the program. */
export function addMcp(program: Command, finish: Finish): void {
  const mcp = program
    .command("mcp")
    .summary("let an agent read documents of this machine")
    .description("Speaks MCP over standard input and output, for the settings of an agent.")
    .helpCommand(false)
    .argument("[folder...]", "folders whose files may be read (default: the current one)")
    .option("--jobs <number>", "how many documents to read at the same time", parseCount);
  addLimits(mcp, { without: ["model"] })
    .addOption(templatesOption())
    .addHelpText("before", EXAMPLES)
    .addHelpText("after", NOTES)
    .action(async (folders: readonly string[], options: McpCommandOptions) => {
      const { mcpCommand } = await import("./mcp-command.ts");
      finish(await mcpCommand(folders, options));
    });
  addInstall(mcp, finish);
  addUninstall(mcp, finish);
}

const INSTALL_EXAMPLES = `Examples
  crossfoot mcp install claude ~/jobs            Claude Code may read what lies in ~/jobs, in every project
  crossfoot mcp install claude-desktop ~/jobs    the app Claude Desktop
  crossfoot mcp install cursor ~/jobs ~/bills --project
                                                 Cursor, in the project of the current folder
  crossfoot mcp install codex ~/jobs --print     only show what belongs in the settings
`;

const INSTALL_NOTES = `
It shows the file and the lines that change, and asks before it writes. Everything else in the file stays
as it is, comments and blanks included; a file that does not parse is not touched. What is written starts
crossfoot by npx, which takes the one that is installed, or fetches it. Doing it twice changes nothing, and
other folders take the place of those that were named before.

Exit codes
  0 written, or so already              2 the command line or the file is wrong; or nobody could be asked
  1 the file could not be written       130 you did not agree
`;

function addInstall(mcp: Command, finish: Finish): void {
  mcp
    .command("install")
    .summary("add crossfoot to the settings of an agent")
    .description("Lets an agent start crossfoot, for the folders that it may read.")
    .addArgument(clientArgument())
    .argument("[folder...]", "folders whose files may be read (default: the current one)")
    .option("--project", "the settings of the current project, and not those of your account")
    .option("--print", "print what belongs in the settings, and write nothing")
    .option("--yes", "write without asking")
    .addHelpText("before", INSTALL_EXAMPLES)
    .addHelpText("after", INSTALL_NOTES)
    .action(async (name: string, folders: readonly string[], options: AgentSettingsOptions) => {
      refuseOptionsOf(mcp);
      const { installCommand } = await import("./agents/agent-settings-command.ts");
      if (isClientName(name)) finish(await installCommand(name, folders, options));
    });
}

const UNINSTALL_EXAMPLES = `Examples
  crossfoot mcp uninstall claude
  crossfoot mcp uninstall cursor --project
`;

function addUninstall(mcp: Command, finish: Finish): void {
  mcp
    .command("uninstall")
    .summary("take crossfoot out of the settings of an agent")
    .description("Takes crossfoot out of the settings of an agent, and nothing else.")
    .addArgument(clientArgument())
    .option("--project", "the settings of the current project, and not those of your account")
    .option("--yes", "take it out without asking")
    .addHelpText("before", UNINSTALL_EXAMPLES)
    .action(async (name: string, options: AgentSettingsOptions) => {
      refuseOptionsOf(mcp);
      const { uninstallCommand } = await import("./agents/agent-settings-command.ts");
      if (isClientName(name)) finish(await uninstallCommand(name, options));
    });
}

function clientArgument(): Argument {
  return new Argument("<client>", "the program whose agent it is").choices(CLIENT_NAMES);
}

/** Options of `mcp` itself would be lost without a word. */
function refuseOptionsOf(mcp: Command): void {
  const given = mcp.options.find(
    (option) => mcp.getOptionValueSource(option.attributeName()) === "cli",
  );
  if (given?.long === undefined) return;
  throw new UsageError(
    `${given.long} goes with crossfoot mcp itself: leave it out, and add it to "args" in the settings afterwards.`,
  );
}
