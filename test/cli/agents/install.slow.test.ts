import { spawn, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { parse } from "smol-toml";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type AnyClient, asAny } from "../../mcp/clients.ts";
import { crossfoot, folderOf, GOOD } from "../run-crossfoot.ts";

const PROGRAM = resolve("bin/crossfoot.js");
const TOOLS = ["read_document", "audit_folder", "check_draw", "explain"];

let home: string;
let env: Readonly<Record<string, string>>;
beforeEach(() => {
  home = folderOf({ "my jobs/application.pdf": GOOD });
  const programs = join(home, "programs");
  mkdirSync(programs);
  // The package's own program in the place of npx, which would fetch it.
  const npx = `#!/bin/sh\n[ "$1 $2" = "-y crossfoot" ] || exit 1\nshift 2\nexec "${process.execPath}" "${PROGRAM}" "$@"\n`;
  writeFileSync(join(programs, "npx"), npx);
  chmodSync(join(programs, "npx"), 0o755);
  env = {
    HOME: home,
    PATH: [programs, process.env["PATH"] ?? ""].join(delimiter),
    ...Object.fromEntries(
      [
        "XDG_CONFIG_HOME",
        "CLAUDE_CONFIG_DIR",
        "CODEX_HOME",
        "VSCODE_PORTABLE",
        "VSCODE_APPDATA",
      ].map((name) => [name, ""]),
    ),
  };
});

interface Started {
  readonly command: string;
  readonly args: readonly string[];
}

/** An agent that starts what its settings say. */
async function agent({ command, args }: Started, cwd: string): Promise<AnyClient> {
  const transport = new StdioClientTransport({
    command,
    args: [...args],
    cwd,
    env,
    stderr: "ignore",
  });
  const client = new Client({ name: "test", version: "1" });
  await client.connect(transport);
  onTestFinished(async () => client.close());
  return asAny(client);
}

const CLIENTS = [
  ["claude", ".claude.json", ["mcpServers"]],
  ["claude-desktop", ".config/Claude/claude_desktop_config.json", ["mcpServers"]],
  ["cursor", ".cursor/mcp.json", ["mcpServers"]],
  ["vscode", ".config/Code/User/mcp.json", ["servers"]],
  ["codex", ".codex/config.toml", ["mcp_servers"]],
] as const;

/** Places of settings that are those of Linux. */
describe.runIf(process.platform === "linux")("what is written starts the tools", () => {
  test.each(CLIENTS)("for %s", async (name, file, [servers]) => {
    const words = ["mcp", "install", name, "my jobs", "--yes"];
    const { code, stderr } = await crossfoot(words, { env, cwd: home });
    expect([code, stderr]).toEqual([0, expect.stringMatching(/^Written\. /m)]);
    const text = readFileSync(join(home, file), "utf8");
    const settings = (file.endsWith(".toml") ? parse(text) : JSON.parse(text)) as {
      readonly [list: string]: { readonly crossfoot: Started };
    };
    const client = await agent(settings[servers]?.crossfoot ?? expect.fail(), "/");
    expect((await client.tools()).map((tool) => tool.name)).toEqual(TOOLS);
    const read = await client.call("read_document", { path: "application.pdf" });
    expect(read.structuredContent).toHaveProperty("document.currentPaymentDue", 77_162.4);
    const removed = await crossfoot(["mcp", "uninstall", name, "--yes"], { env, cwd: home });
    expect([removed.code, readFileSync(join(home, file), "utf8").trim()]).toEqual([
      0,
      file.endsWith(".toml") ? "" : "{}",
    ]);
  });
});

/** Runs a command at a terminal, and types as soon as it asks. */
async function atTerminal(words: readonly string[], typed: string): Promise<string> {
  const line = [process.execPath, PROGRAM, ...words].map((word) => `'${word}'`).join(" ");
  const child = spawn("script", ["-qec", line, "/dev/null"], { env: { ...process.env, ...env } });
  let shown = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    if (!shown.includes("[y/N]") && (shown + text).includes("[y/N]")) child.stdin.write(typed);
    shown += text;
  });
  const code = await new Promise<number | null>((done) => child.on("close", done));
  child.stdin.end();
  return `${shown.replaceAll("\r", "")}exit ${code}`;
}

const hasTerminals = spawnSync("script", ["-qec", "true", "/dev/null"]).status === 0;

describe.runIf(hasTerminals)("at a terminal it asks", () => {
  test.each([
    ["y\n", /\nWritten\. [^\n]+\nexit 0$/],
    ["n\n", /\nNothing was written\.\nexit 130$/],
    ["\n", /\nNothing was written\.\nexit 130$/],
    ["\u0003", /\nNothing was written\.\nexit 130$/],
    ["\u0004", /\nNothing was written\.\nexit 130$/],
  ])("and takes %j for an answer", async (typed, end) => {
    const shown = await atTerminal(["mcp", "install", "cursor", join(home, "my jobs")], typed);
    expect(shown).toMatch(end);
    expect(existsSync(join(home, ".cursor/mcp.json"))).toBe(typed === "y\n");
  });
});

test("without a terminal nothing is written, and it is said what would be", async () => {
  const { code, stdout, stderr } = await crossfoot(["mcp", "install", "cursor", "my jobs"], {
    env,
    cwd: home,
  });
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/"-y", "crossfoot", "mcp", "[^"]+my jobs"/);
  expect(stderr).toMatch(/\ncrossfoot: Nothing was written: .* Add --yes to write it\.\n$/);
});

test("options of the tools are not lost without a word", async () => {
  const words = ["mcp", "--no-ocr", "install", "cursor", "my jobs", "--yes"];
  const { code, stderr } = await crossfoot(words, { env, cwd: home });
  expect([code, stderr]).toEqual([2, expect.stringContaining("--no-ocr goes with crossfoot mcp")]);
});

test("a folder that is called as a command of mcp is served as before", async () => {
  cpSync(GOOD, join(home, "install", "application.pdf"));
  for (const folder of ["./install", "install"]) {
    const started = { command: process.execPath, args: [PROGRAM, "mcp", folder] };
    const client = await agent(started, home);
    const read = await client.call("read_document", { path: "application.pdf" });
    expect(read.structuredContent).toHaveProperty("document.currentPaymentDue");
  }
});
