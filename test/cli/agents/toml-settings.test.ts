import { describe, expect, test } from "vitest";
import type { Entry } from "../../../src/cli/agents/settings-edit.ts";
import { tomlSettings } from "../../../src/cli/agents/toml-settings.ts";

const ENTRY: Entry = {
  command: "npx",
  args: ["-y", "crossfoot", "mcp", "/jobs"],
  tool_timeout_sec: 600,
};
const FORMAT = tomlSettings("mcp_servers");

const ADDED = `[mcp_servers.crossfoot]
command = "npx"
args = ["-y", "crossfoot", "mcp", "/jobs"]
tool_timeout_sec = 600`;

/** What becomes of a file with the entry added, and that it is what it was when the entry is taken out again. */
function checkPut(before: string, after: string): void {
  expect(FORMAT.put(before, ENTRY)).toEqual({ kind: "changed", text: after });
  expect(FORMAT.put(after, ENTRY)).toEqual({ kind: "same" });
  expect(FORMAT.drop(after)).toEqual({ kind: "changed", text: before });
}

describe("the entry is added at the end", () => {
  test.each([
    ["", `${ADDED}\n`],
    ["\n", `\n\n${ADDED}\n`],
    ['model = "x" # mine\n', `model = "x" # mine\n\n${ADDED}\n`],
    ['model = "x"', `model = "x"\n\n${ADDED}`],
    ["# mine", `# mine\n\n${ADDED}`],
    ["[mcp_servers]\n\n", `[mcp_servers]\n\n\n${ADDED}\n`],
    ["[mcp_servers.a]\ncommand = 'a'\n", `[mcp_servers.a]\ncommand = 'a'\n\n${ADDED}\n`],
    ["[a]\r\nb = 1\r\n", `[a]\r\nb = 1\r\n\r\n${ADDED.replaceAll("\n", "\r\n")}\r\n`],
  ])("of %j", checkPut);

  test("of a file that is not there, which stays empty without it", () => {
    const text = `${ADDED}\n`;
    expect(FORMAT.put(null, ENTRY)).toEqual({ kind: "changed", text });
    expect(FORMAT.drop(text)).toEqual({ kind: "changed", text: "" });
    expect(FORMAT.drop(null)).toEqual({ kind: "same" });
  });
});

describe("an entry that is there", () => {
  const file = (command: string, args: string): string =>
    `a = 1

[mcp_servers."crossfoot"] # mine
# by hand
command = ${command} # node
startup_timeout_sec = 20${args}

[mcp_servers.crossfoot.env]
"KEY" = "[mcp_servers.other]"

# the next one
[mcp_servers.other]
command = "b"
`;
  const NEW_ARGS = '\nargs = ["-y", "crossfoot", "mcp", "/jobs"] # folders';

  test("keeps what it says besides what it starts", () => {
    const before = file("'node'", '\nargs = [ # old\n  "x", # ]\n] # folders');
    const after = file('"npx"', NEW_ARGS);
    expect(FORMAT.put(before, ENTRY)).toEqual({ kind: "changed", text: after });
    expect(FORMAT.put(after, ENTRY)).toEqual({ kind: "same" });
  });

  test("gets what it lacks below its header", () => {
    const before = "[mcp_servers.crossfoot] # mine\ncommand = 'npx'\n[b]";
    expect(FORMAT.put(before, ENTRY)).toEqual({
      kind: "changed",
      text:
        '[mcp_servers.crossfoot] # mine\nargs = ["-y", "crossfoot", "mcp", "/jobs"]\n' +
        'command = "npx"\n[b]',
    });
  });

  test("goes with the tables below it, and what comes next stays with its comment", () => {
    expect(FORMAT.drop(file('"npx"', NEW_ARGS))).toEqual({
      kind: "changed",
      text: 'a = 1\n\n# the next one\n[mcp_servers.other]\ncommand = "b"\n',
    });
  });

  test("goes from wherever its tables stand", () => {
    const text =
      "[mcp_servers.crossfoot.env]\nA = 'b'\n[other]\n\n[mcp_servers.crossfoot]\ncommand = 'a'\n\n[last]\n";
    expect(FORMAT.drop(text)).toEqual({ kind: "changed", text: "[other]\n\n[last]\n" });
    const end = "[other]\n[mcp_servers.crossfoot]\ncommand = 'a'\n\n[mcp_servers.crossfoot.env]";
    expect(FORMAT.drop(end)).toEqual({ kind: "changed", text: "[other]\n" });
  });
});

const UNSURE = "is written in a way in which the entry cannot be changed with certainty";
const INLINE = "has crossfoot inside of another table, and not below a header of its own";

describe("a file that is not certain stays untouched, and is said why", () => {
  test.each([
    [
      "a = 1\nb = [1, 2\nc = 3",
      expect.stringMatching(/^does not parse \(line \d, column \d+: [^\n]+\)$/),
    ],
    ["a = 1\na = 2", expect.stringMatching(/^does not parse \(line 2, /)],
    ["mcp_servers = 1", UNSURE],
    ["mcp_servers = { a = { command = 'a' } }", UNSURE],
    ["mcp_servers.a.command = 'a'", UNSURE],
    ["[[mcp_servers]]\na = 1", UNSURE],
    ["[[mcp_servers.crossfoot]]\na = 1", UNSURE],
    ["[mcp_servers]\ncrossfoot = { command = 'a' }", INLINE],
    ["[mcp_servers]\ncrossfoot.command = 'a'", INLINE],
    ["mcp_servers = { crossfoot = { command = 'a' } }", INLINE],
    [
      "[mcp_servers.crossfoot]\nurl = 'http://localhost/mcp'",
      "has another server of the name crossfoot, which is not started by a command",
    ],
  ])("%j", (text, reason: unknown) => {
    expect(FORMAT.put(text, ENTRY)).toEqual({ kind: "refused", reason });
  });

  test("also where it is taken out", () => {
    const inline = "[mcp_servers]\ncrossfoot = { command = 'a' }";
    expect(FORMAT.drop(inline)).toEqual({ kind: "refused", reason: INLINE });
    expect(FORMAT.drop("a = ")).toMatchObject({ kind: "refused" });
    expect(FORMAT.drop("[mcp_servers]\nother = { command = 'a' }")).toEqual({ kind: "same" });
  });
});
