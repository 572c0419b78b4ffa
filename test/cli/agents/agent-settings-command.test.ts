import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import {
  type AgentSettingsOptions,
  installCommand,
  type Ports,
  uninstallCommand,
} from "../../../src/cli/agents/agent-settings-command.ts";
import type { ClientName } from "../../../src/cli/agents/client-names.ts";
import { thisMachine } from "../../../src/cli/agents/machine.ts";
import { folderOf } from "../run-crossfoot.ts";

let home: string;
let project: string;
beforeEach(() => {
  home = folderOf();
  project = join(home, "project");
  mkdirSync(join(project, "jobs"), { recursive: true });
});

/** What was written to the terminal meanwhile. */
function heard(stream: "stdout" | "stderr"): () => string {
  let text = "";
  const spy = vi.spyOn(process[stream], "write").mockImplementation((piece) => {
    text += String(piece);
    return true;
  });
  onTestFinished(() => spy.mockRestore());
  return () => text;
}

/** Somebody who gives this answer; with none, nobody is there. */
function ports(answer?: boolean | null): Ports & { readonly questions: readonly string[] } {
  const questions: string[] = [];
  return {
    questions,
    around: { ...thisMachine(), platform: "linux", env: {}, home, folder: project },
    asker: {
      isThere: answer !== undefined,
      agrees: async (question) => {
        questions.push(question);
        return Promise.resolve(answer ?? null);
      },
    },
  };
}

const FILES: Readonly<Record<ClientName, readonly [string, string | null]>> = {
  claude: [".claude.json", ".mcp.json"],
  "claude-desktop": [".config/Claude/claude_desktop_config.json", null],
  cursor: [".cursor/mcp.json", ".cursor/mcp.json"],
  vscode: [".config/Code/User/mcp.json", ".vscode/mcp.json"],
  codex: [".codex/config.toml", ".codex/config.toml"],
};

describe.each(Object.entries(FILES))("%s", (name, [userFile, projectFile]) => {
  const client = name as ClientName;

  test("is asked, written, so already, and taken out again", async () => {
    const said = heard("stderr");
    const asked = ports(true);
    const path = join(home, userFile);
    expect(await installCommand(client, ["jobs"], {}, asked)).toBe(0);
    expect(asked.questions).toEqual(["Write this?"]);
    expect(said()).toContain(`, settings of this account: ${path}\n`);
    expect(said()).toMatch(/^ {2}\+ .*"-y", "crossfoot", "mcp", "[^"]+\/project\/jobs"/m);
    const written = readFileSync(path, "utf8");
    expect(written).toContain(JSON.stringify(join(project, "jobs")));
    expect(await installCommand(client, ["jobs"], {}, asked)).toBe(0);
    expect(said()).toContain("starts crossfoot with these folders already. Nothing was changed.");
    expect(asked.questions).toHaveLength(1);
    expect(await uninstallCommand(client, {}, asked)).toBe(0);
    expect(asked.questions.at(-1)).toBe("Take this out?");
    expect(readFileSync(path, "utf8").trim()).toBe(client === "codex" ? "" : "{}");
    expect(await uninstallCommand(client, {}, asked)).toBe(0);
    expect(said()).toContain("It does not start crossfoot. Nothing was changed.");
  });

  test("in a project", async () => {
    const said = heard("stderr");
    const installed = installCommand(client, ["jobs"], { project: true, yes: true }, ports());
    if (projectFile === null) {
      await expect(installed).rejects.toThrow("has no settings of a project: leave out --project.");
      return;
    }
    expect(await installed).toBe(0);
    expect(said()).toContain("Whoever shares this file needs the same folders");
    expect(readFileSync(join(project, projectFile), "utf8")).toContain("crossfoot");
    expect(existsSync(join(home, userFile))).toBe(false);
    expect(await uninstallCommand(client, { project: true, yes: true }, ports())).toBe(0);
    expect(readFileSync(join(project, projectFile), "utf8")).not.toContain("crossfoot");
  });

  test("with --print only prints", async () => {
    heard("stderr");
    const printed = heard("stdout");
    expect(await installCommand(client, [], { print: true }, ports(true))).toBe(0);
    expect(printed()).toContain(JSON.stringify(project));
    expect(readdirSync(home)).toEqual(["project"]);
  });

  test("a file that does not parse stays as it is, and what to add is said", async () => {
    const path = join(home, userFile);
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(path, "{ oops = \n");
    const options: AgentSettingsOptions = { yes: true };
    await expect(installCommand(client, ["jobs"], options, ports())).rejects.toThrow(
      /\.(?:toml|json) does not parse \(line 1, column \d+: .+\)\. Nothing was changed\. Mend it and try again, or add this by hand:\n\n[[{][^]+crossfoot/,
    );
    await expect(uninstallCommand(client, options, ports())).rejects.toThrow(
      "Nothing was changed. Mend it and try again, or take crossfoot out by hand.",
    );
    expect(readFileSync(path, "utf8")).toBe("{ oops = \n");
  });
});

describe("nothing is written without an answer", () => {
  test.each([false, null])("that is yes: %j", async (answer) => {
    const said = heard("stderr");
    expect(await installCommand("cursor", ["jobs"], {}, ports(answer))).toBe(130);
    expect(said()).toMatch(/\nNothing was written\.\n$/);
    expect(readdirSync(home)).toEqual(["project"]);
  });

  test("where nobody is there, and what would be written is shown", async () => {
    const said = heard("stderr");
    await expect(installCommand("cursor", ["jobs"], {}, ports())).rejects.toThrow(
      "Nothing was written: there is no terminal to ask at. Add --yes to write it.",
    );
    expect(said()).toContain('+     "crossfoot": {');
    expect(readdirSync(home)).toEqual(["project"]);
  });
});

describe("the folders", () => {
  test("are absolute, each once, and take the place of those before", async () => {
    heard("stderr");
    mkdirSync(join(home, "bills"));
    const args = async (folders: readonly string[]): Promise<unknown> => {
      await installCommand("cursor", folders, { yes: true }, ports());
      const text = readFileSync(join(home, ".cursor/mcp.json"), "utf8");
      const { mcpServers } = JSON.parse(text) as { mcpServers: { crossfoot: { args: string[] } } };
      return mcpServers.crossfoot.args.slice(3);
    };
    expect(await args([])).toEqual([project]);
    expect(await args(["jobs", "./jobs/", "../bills"])).toEqual([
      join(project, "jobs"),
      join(home, "bills"),
    ]);
    expect(await args(["jobs"])).toEqual([join(project, "jobs")]);
  });

  test("must be there", async () => {
    writeFileSync(join(project, "a.pdf"), "");
    for (const name of ["nowhere", "a.pdf"]) {
      await expect(installCommand("cursor", [name], { yes: true }, ports())).rejects.toThrow(
        `${join(project, name)} is not there or is no folder.`,
      );
    }
    const { around, asker } = ports();
    const atRoot = { around: { ...around, folder: "/" }, asker };
    await expect(installCommand("cursor", [], { yes: true }, atRoot)).rejects.toThrow(
      "Name the folders that the agent may read",
    );
  });
});

test("a client without a folder of its own is said to be not installed, perhaps", async () => {
  const said = heard("stderr");
  await installCommand("cursor", ["jobs"], {}, ports(false));
  expect(said()).toContain("Cursor has not run for this account yet, or is not installed.");
  mkdirSync(join(home, ".cursor"));
  const before = said().length;
  await installCommand("cursor", ["jobs"], {}, ports(false));
  expect(said().slice(before)).toContain("The file is new.\n");
});

test("of a long line only what changes is shown", async () => {
  const said = heard("stderr");
  mkdirSync(join(home, ".cursor"));
  const secret = `"key":"${"s".repeat(1000)}secret"`;
  const text = `{${secret},"mcpServers":{"a":{"command":"${"b".repeat(100)}"}}}`;
  writeFileSync(join(home, ".cursor/mcp.json"), text);
  await installCommand("cursor", ["jobs"], {}, ports(false));
  expect(said()).toContain(',"crossfoot":{"type":"stdio",');
  expect(said()).not.toContain("secret");
});
