import { win32 } from "node:path";
import { describe, expect, test } from "vitest";
import { AGENT_CLIENTS, type Surroundings } from "../../../src/cli/agents/agent-clients.ts";
import { startOf } from "../../../src/cli/agents/agent-start.ts";
import { CLIENT_NAMES, type ClientName } from "../../../src/cli/agents/client-names.ts";
import { folderWords } from "../../../src/cli/agents/folder-words.ts";

const HOMES = { linux: "/home/me", darwin: "/Users/me", win32: String.raw`C:\Users\me` };

type Platform = keyof typeof HOMES;

/** A machine on which these paths are. */
function machine(
  platform: Platform,
  env: Surroundings["env"] = {},
  there: readonly string[] = [],
): Surroundings {
  return {
    platform,
    env,
    home: HOMES[platform],
    folder: platform === "win32" ? String.raw`D:\work` : "/work",
    isThere: (path) => there.some((known) => known === path || known.startsWith(path + "\\")),
    namesIn: (folder) =>
      there.flatMap((known) =>
        known.startsWith(`${folder}\\`)
          ? (known.slice(folder.length + 1).split("\\")[0] ?? [])
          : [],
      ),
  };
}

function checkFile(name: ClientName, around: Surroundings, path: string): void {
  expect(AGENT_CLIENTS[name].userFile(around)).toBe(path);
}

test.each([
  ["claude", "linux", {}, "/home/me/.claude.json"],
  ["claude", "darwin", {}, "/Users/me/.claude.json"],
  ["claude", "win32", {}, String.raw`C:\Users\me\.claude.json`],
  ["claude", "linux", { CLAUDE_CONFIG_DIR: "/etc/claude" }, "/etc/claude/.claude.json"],
  ["claude", "linux", { CLAUDE_CONFIG_DIR: "" }, "/home/me/.claude.json"],
  ["claude", "linux", { CLAUDE_CONFIG_DIR: "near" }, "/work/near/.claude.json"],
  ["claude-desktop", "linux", {}, "/home/me/.config/Claude/claude_desktop_config.json"],
  [
    "claude-desktop",
    "linux",
    { XDG_CONFIG_HOME: "/data" },
    "/data/Claude/claude_desktop_config.json",
  ],
  [
    "claude-desktop",
    "darwin",
    { XDG_CONFIG_HOME: "/data" },
    "/Users/me/Library/Application Support/Claude/claude_desktop_config.json",
  ],
  [
    "claude-desktop",
    "win32",
    {},
    String.raw`C:\Users\me\AppData\Roaming\Claude\claude_desktop_config.json`,
  ],
  [
    "claude-desktop",
    "win32",
    { APPDATA: String.raw`E:\Data` },
    String.raw`E:\Data\Claude\claude_desktop_config.json`,
  ],
  ["cursor", "linux", {}, "/home/me/.cursor/mcp.json"],
  ["cursor", "darwin", {}, "/Users/me/.cursor/mcp.json"],
  ["cursor", "win32", {}, String.raw`C:\Users\me\.cursor\mcp.json`],
  ["vscode", "linux", {}, "/home/me/.config/Code/User/mcp.json"],
  ["vscode", "linux", { XDG_CONFIG_HOME: "/data" }, "/data/Code/User/mcp.json"],
  ["vscode", "darwin", {}, "/Users/me/Library/Application Support/Code/User/mcp.json"],
  ["vscode", "win32", {}, String.raw`C:\Users\me\AppData\Roaming\Code\User\mcp.json`],
  ["vscode", "linux", { VSCODE_PORTABLE: "/stick" }, "/stick/user-data/User/mcp.json"],
  ["vscode", "darwin", { VSCODE_APPDATA: "/data" }, "/data/Code/User/mcp.json"],
  ["codex", "linux", {}, "/home/me/.codex/config.toml"],
  ["codex", "darwin", { CODEX_HOME: "/data/codex" }, "/data/codex/config.toml"],
  ["codex", "win32", {}, String.raw`C:\Users\me\.codex\config.toml`],
  ["codex", "win32", { CODEX_HOME: "near" }, String.raw`D:\work\near\config.toml`],
] as const)("%s on %s with %j has its settings in %s", (name, platform, env, path) => {
  checkFile(name, machine(platform, env), path);
});

describe("where a client has several places, the one that it reads is taken", () => {
  const packages = String.raw`C:\Users\me\AppData\Local\Packages`;
  const inPackage = (name: string): string =>
    win32.join(packages, name, "LocalCache", "Roaming", "Claude", "claude_desktop_config.json");

  test("of Claude Desktop on Windows, that of its package", () => {
    const there = ["Claude_pzs8", "Other_1"].map((name) => win32.join(packages, name, "Settings"));
    checkFile("claude-desktop", machine("win32", {}, there), inPackage("Claude_pzs8"));
    const both = [win32.join(packages, "Claude_a", "Settings"), inPackage("Claude_b")];
    checkFile("claude-desktop", machine("win32", {}, both), inPackage("Claude_b"));
    const moved = machine("win32", { LOCALAPPDATA: String.raw`E:\Local` }, [
      String.raw`E:\Local\Packages\Claude_c\x`,
    ]);
    checkFile(
      "claude-desktop",
      moved,
      String.raw`E:\Local\Packages\Claude_c\LocalCache\Roaming\Claude\claude_desktop_config.json`,
    );
  });

  test("of Claude Code, that of its first versions where it is still there", () => {
    const early = "/home/me/.claude/.config.json";
    checkFile("claude", machine("linux", {}, [early]), early);
    const moved = "/etc/claude/.config.json";
    checkFile("claude", machine("linux", { CLAUDE_CONFIG_DIR: "/etc/claude" }, [moved]), moved);
  });
});

describe("what is written for each client", () => {
  const written = (name: ClientName, platform: Platform, folder: string): string => {
    const { entry, format } = AGENT_CLIENTS[name];
    return format.snippet(entry(startOf(platform, [folder])));
  };

  test.each(CLIENT_NAMES.flatMap((name) => [[name, "linux"] as const, [name, "darwin"] as const]))(
    "%s on %s starts npx",
    (name, platform) => {
      expect(written(name, platform, "/jobs/no 1")).toMatch(
        /"?command"?(?::| =) "npx",?\s+"?args"?(?::| =) \["-y", "crossfoot", "mcp", "\/jobs\/no 1"\]/,
      );
    },
  );

  test.each(CLIENT_NAMES)("%s on Windows starts npx by cmd", (name) => {
    expect(written(name, "win32", String.raw`C:\jobs\no 1`)).toMatch(
      /"?command"?(?::| =) "cmd",?\s+"?args"?(?::| =) \["\/c", "npx", "-y", "crossfoot", "mcp", "C:\\\\jobs\\\\no 1"\]/,
    );
  });

  test("is named as each of them has it", () => {
    expect(JSON.parse(written("claude", "linux", "/jobs"))).toEqual({
      mcpServers: {
        crossfoot: { type: "stdio", command: "npx", args: ["-y", "crossfoot", "mcp", "/jobs"] },
      },
    });
    expect(JSON.parse(written("claude-desktop", "linux", "/jobs"))).toEqual({
      mcpServers: { crossfoot: { command: "npx", args: ["-y", "crossfoot", "mcp", "/jobs"] } },
    });
    expect(written("cursor", "linux", "/jobs")).toBe(written("claude", "linux", "/jobs"));
    expect(JSON.parse(written("vscode", "linux", "/jobs"))).toHaveProperty("servers.crossfoot");
    expect(written("codex", "linux", "/jobs")).toBe(
      [
        "[mcp_servers.crossfoot]",
        'command = "npx"',
        'args = ["-y", "crossfoot", "mcp", "/jobs"]',
        "startup_timeout_sec = 120",
        "tool_timeout_sec = 600",
        "",
      ].join("\n"),
    );
  });
});

describe("a folder whose path would not reach crossfoot is refused", () => {
  test.each([
    ["linux", "/jobs/${HOME}", "for a variable"],
    ["win32", String.raw`C:\jobs\100%`, "would take % for"],
    ["win32", String.raw`C:\jobs of %me%`, "would take % for"],
    ["win32", String.raw`C:\Smith&Sons`, "would take & for"],
  ] as const)("on %s: %s", (platform, folder, said) => {
    expect(() => startOf(platform, [folder])).toThrow(said);
  });

  test.each([
    ["linux", "/jobs/100% & $HOME"],
    ["darwin", "/jobs/a^b{c}"],
    ["win32", String.raw`C:\Smith & Sons`],
    ["win32", String.raw`\\server\jobs (2026)`],
  ] as const)("and on %s no other: %s", (platform, folder) => {
    expect(startOf(platform, [folder]).args.at(-1)).toBe(folder);
  });
});

test.each([
  ["mcp install claude /jobs", "mcp install claude /jobs"],
  ["mcp install --project cursor", "mcp install --project cursor"],
  ["mcp install", "mcp ./install"],
  ["mcp install jobs", "mcp ./install jobs"],
  ["mcp install --no-ocr", "mcp ./install --no-ocr"],
  ["mcp jobs uninstall", "mcp jobs ./uninstall"],
  ["mcp ./install", "mcp ./install"],
  ["read install", "read install"],
])("beside folders of these names, %s is %s", (line, meant) => {
  expect(folderWords(line.split(" "), () => true).join(" ")).toBe(meant);
  expect(folderWords(line.split(" "), () => false).join(" ")).toBe(line);
});
