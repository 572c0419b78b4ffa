import { posix, win32 } from "node:path";
import type { ClientName } from "./client-names.ts";
import { jsonSettings } from "./json-settings.ts";
import type { Entry, SettingsFormat, Start } from "./settings-edit.ts";
import { tomlSettings } from "./toml-settings.ts";

/** What is known of the machine and the account. */
export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Partial<Record<string, string>>>;
  /** The folder of the account. */
  readonly home: string;
  /** The current folder. */
  readonly folder: string;
  readonly isThere: (path: string) => boolean;
  /** The names in a folder; none where there is no such folder. */
  readonly namesIn: (folder: string) => readonly string[];
}

/** A program with an agent that starts MCP servers. */
export interface AgentClient {
  readonly title: string;
  readonly format: SettingsFormat;
  /** The file of the account's settings. */
  readonly userFile: (around: Surroundings) => string;
  /** The file of a project's settings, below its folder; null where there is none. */
  readonly projectFile: readonly string[] | null;
  /** Everything that a new entry says. */
  readonly entry: (start: Start) => Entry;
  /** What to do when the settings are written. */
  readonly next: string;
}

const SERVERS = "mcpServers";

/**
 * Where each client keeps its settings, looked up on 2026-11-29 in stored copies of these pages and sources:
 * Claude Code: code.claude.com/docs/en/mcp, and tools that follow its program in CLAUDE_CONFIG_DIR and .config.json;
 * Claude Desktop: playwright.dev/mcp/clients/claude-desktop, for packages of Windows github.com/anthropics/claude-code/issues/26073,
 * for Linux what others who write this file say; Cursor: cursor.com/docs/mcp, as others quote it; VS Code:
 * docs/agents/reference/mcp-configuration.md of microsoft/vscode-docs and src/vs/platform/environment/node/userDataPath.ts of
 * microsoft/vscode; Codex: developers.openai.com/codex/mcp, as others quote it.
 */
export const AGENT_CLIENTS: Readonly<Record<ClientName, AgentClient>> = {
  claude: {
    title: "Claude Code",
    format: jsonSettings({ servers: SERVERS, takesComments: false }),
    userFile: claudeCodeFile,
    projectFile: [".mcp.json"],
    entry: withType,
    next: "Start a new session of Claude Code: /mcp lists crossfoot there.",
  },
  "claude-desktop": {
    title: "Claude Desktop",
    format: jsonSettings({ servers: SERVERS, takesComments: false }),
    userFile: claudeDesktopFile,
    projectFile: null,
    entry: (start) => ({ ...start }),
    next: "Quit Claude Desktop and open it again.",
  },
  cursor: {
    title: "Cursor",
    format: jsonSettings({ servers: SERVERS, takesComments: true }),
    userFile: (around) => pathsOf(around).join(around.home, ".cursor", "mcp.json"),
    projectFile: [".cursor", "mcp.json"],
    entry: withType,
    next: "Start Cursor again: its settings list crossfoot among the MCP servers.",
  },
  vscode: {
    title: "VS Code",
    format: jsonSettings({ servers: "servers", takesComments: true }),
    userFile: vsCodeFile,
    projectFile: [".vscode", "mcp.json"],
    entry: withType,
    next: "Its command MCP: List Servers lists crossfoot; VS Code asks before it starts it for the first time.",
  },
  codex: {
    title: "Codex",
    format: tomlSettings("mcp_servers"),
    userFile: (around) => {
      const paths = pathsOf(around);
      const folder = around.env["CODEX_HOME"] ?? "";
      return paths.join(
        folder === "" ? paths.join(around.home, ".codex") : paths.resolve(around.folder, folder),
        "config.toml",
      );
    },
    projectFile: [".codex", "config.toml"],
    entry: withTimeouts,
    next: "Start Codex again: /mcp lists crossfoot there. Settings of a project count only where Codex trusts it.",
  },
};

/** The rules for paths of a platform. */
export function pathsOf({ platform }: Surroundings): typeof posix {
  return platform === "win32" ? win32 : posix;
}

/** These clients tell servers that are started from others by a type. */
function withType(start: Start): Entry {
  return { type: "stdio", ...start };
}

/** Codex waits 10 seconds for a start and a minute for an answer; fetching crossfoot, or reading a large folder, may take longer. */
function withTimeouts(start: Start): Entry {
  return { ...start, startup_timeout_sec: 120, tool_timeout_sec: 600 };
}

function claudeCodeFile(around: Surroundings): string {
  const paths = pathsOf(around);
  const named = around.env["CLAUDE_CONFIG_DIR"] ?? "";
  const folder = named === "" ? null : paths.resolve(around.folder, named);
  // Its first versions kept their settings here, and it goes on with them where they are.
  const early = paths.join(folder ?? paths.join(around.home, ".claude"), ".config.json");
  return around.isThere(early) ? early : paths.join(folder ?? around.home, ".claude.json");
}

function claudeDesktopFile(around: Surroundings): string {
  const paths = pathsOf(around);
  return paths.join(
    packagedFolder(around) ?? paths.join(dataFolder(around), "Claude"),
    DESKTOP_FILE,
  );
}

const DESKTOP_FILE = "claude_desktop_config.json";

/** The installer of Windows packs Claude Desktop so that it sees a folder of its own in the place of the usual one; null where it is not packed. */
function packagedFolder(around: Surroundings): string | null {
  if (around.platform !== "win32") return null;
  const paths = pathsOf(around);
  const named = around.env["LOCALAPPDATA"] ?? "";
  const packages = paths.join(
    named === "" ? paths.join(around.home, "AppData", "Local") : named,
    "Packages",
  );
  const folders = around
    .namesIn(packages)
    .filter((name) => name.startsWith("Claude_"))
    .toSorted()
    .map((name) => paths.join(packages, name, "LocalCache", "Roaming", "Claude"));
  const used = folders.find((folder) => around.isThere(paths.join(folder, DESKTOP_FILE)));
  return used ?? folders[0] ?? null;
}

function vsCodeFile(around: Surroundings): string {
  const paths = pathsOf(around);
  const { VSCODE_PORTABLE: portable = "", VSCODE_APPDATA: data = "" } = around.env;
  const folder =
    portable === ""
      ? paths.join(data === "" ? dataFolder(around) : data, "Code")
      : paths.join(portable, "user-data");
  return paths.join(folder, "User", "mcp.json");
}

/** Where programs of a platform keep their settings. */
function dataFolder(around: Surroundings): string {
  const paths = pathsOf(around);
  const { platform, env, home } = around;
  if (platform === "darwin") return paths.join(home, "Library", "Application Support");
  const [named = "", ...usual] =
    platform === "win32"
      ? [env["APPDATA"], "AppData", "Roaming"]
      : [env["XDG_CONFIG_HOME"], ".config"];
  return named === "" ? paths.join(home, ...usual.map(String)) : named;
}
