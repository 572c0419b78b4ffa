import { describe, expect, test } from "vitest";
import { jsonSettings } from "../../../src/cli/agents/json-settings.ts";
import type { Entry } from "../../../src/cli/agents/settings-edit.ts";

const ENTRY: Entry = { command: "npx", args: ["-y", "crossfoot", "mcp", "/jobs"] };
const COMMENTED = jsonSettings({ servers: "servers", takesComments: true });
const STRICT = jsonSettings({ servers: "mcpServers", takesComments: false });

/** What becomes of a file with the entry added, and that it is what it was when the entry is taken out again. */
function checkPut(format: typeof STRICT, before: string, after: string): void {
  expect(format.put(before, ENTRY)).toEqual({ kind: "changed", text: after });
  expect(format.put(after, ENTRY)).toEqual({ kind: "same" });
  expect(format.drop(after)).toEqual({ kind: "changed", text: before });
  expect(format.drop(before)).toEqual({ kind: "same" });
}

const ADDED = `"crossfoot": {
      "command": "npx",
      "args": ["-y", "crossfoot", "mcp", "/jobs"]
    }`;

describe("the entry is added, and everything else stays as it is", () => {
  test("behind other servers", () => {
    const other = '"other": { "url": "https://example.com" }';
    checkPut(
      STRICT,
      `{\n  "mcpServers": {\n    ${other}\n  },\n  "theme": "dark"\n}\n`,
      `{\n  "mcpServers": {\n    ${other},\n    ${ADDED}\n  },\n  "theme": "dark"\n}\n`,
    );
  });

  test("where there are no servers yet", () => {
    checkPut(
      STRICT,
      '{\n  "theme": "dark"\n}',
      `{\n  "theme": "dark",\n  "mcpServers": {\n    ${ADDED}\n  }\n}`,
    );
    checkPut(STRICT, "{}", `{\n  "mcpServers": {\n    ${ADDED}\n  }\n}`);
  });

  test("behind comments, a comma at the end, and what is commented out", () => {
    const others = [
      "// mine",
      "{",
      '\t"inputs": [], /* none */',
      '\t"servers": {',
      '\t\t"a": { "command": "a" }, // the first',
      '\t\t// "b": { "command": "b" }',
    ];
    const text = (more: readonly string[]): string =>
      [...others, ...more, "\t},", "}", ""].join("\r\n");
    checkPut(
      COMMENTED,
      text([]),
      text([
        '\t\t"crossfoot": {',
        '\t\t\t"command": "npx",',
        '\t\t\t"args": ["-y", "crossfoot", "mcp", "/jobs"]',
        "\t\t},",
      ]),
    );
  });

  test("in a file on one line", () => {
    const args = '["-y","crossfoot","mcp","/jobs"]';
    checkPut(
      STRICT,
      '{"a":1,"mcpServers":{"b":{"command":"b"}}}\n',
      `{"a":1,"mcpServers":{"b":{"command":"b"},"crossfoot":{"command":"npx","args":${args}}}}\n`,
    );
  });

  test("in an object on one line, and behind a comment that ends with its line", () => {
    const one = `"crossfoot": {"command": "npx", "args": ["-y", "crossfoot", "mcp", "/jobs"]}`;
    checkPut(COMMENTED, '{\n  "servers": { "a": {} }\n}', `{\n  "servers": { "a": {}, ${one} }\n}`);
    checkPut(
      COMMENTED,
      '{\n  "servers": { "a": {} // b\n} }',
      `{\n  "servers": { "a": {}, // b\n    ${ADDED}\n} }`,
    );
  });

  test("into an object that holds a comment alone", () => {
    checkPut(
      COMMENTED,
      '{\n  "servers": {\n    // none yet\n  }\n}',
      `{\n  "servers": {\n    // none yet\n    ${ADDED}\n  }\n}`,
    );
  });

  test("into a file that is not there, or says nothing", () => {
    const made = { kind: "changed", text: `{\n  "mcpServers": {\n    ${ADDED}\n  }\n}\n` };
    expect(STRICT.put(null, ENTRY)).toEqual(made);
    expect(STRICT.put("", ENTRY)).toEqual(made);
    expect(STRICT.put(" \n", ENTRY)).toEqual(made);
    expect(STRICT.drop(made.text)).toEqual({ kind: "changed", text: "{}\n" });
    expect([STRICT.drop(null), STRICT.drop("")]).toEqual([{ kind: "same" }, { kind: "same" }]);
  });

  test("into servers that are empty, which go with the entry", () => {
    const before = '{\n  "mcpServers": {},\n  "a": 1\n}\n';
    const after = `{\n  "mcpServers": {\n    ${ADDED}\n  },\n  "a": 1\n}\n`;
    expect(STRICT.put(before, ENTRY)).toEqual({ kind: "changed", text: after });
    expect(STRICT.drop(after)).toEqual({ kind: "changed", text: '{\n  "a": 1\n}\n' });
  });
});

describe("an entry that is there", () => {
  const entry = (command: string, args: string): string =>
    `{ "servers": { "crossfoot": { "env": { "A": "b" }, // mine\n "command": ${command}${args} } } }`;

  test("keeps what it says besides what it starts", () => {
    const after = entry('"npx"', ', "args": ["-y", "crossfoot", "mcp", "/jobs"]');
    for (const before of [
      entry('"npx"', ', "args": ["-y", "crossfoot", "mcp", "/old"]'),
      entry('"node"', ', "args": []'),
    ]) {
      expect(COMMENTED.put(before, ENTRY)).toEqual({ kind: "changed", text: after });
    }
    const added = COMMENTED.put(entry('"npx"', ""), ENTRY);
    expect(added).toEqual({
      kind: "changed",
      text: entry('"npx"', ',\n "args": ["-y", "crossfoot", "mcp", "/jobs"]'),
    });
    expect(COMMENTED.put(after, ENTRY)).toEqual({ kind: "same" });
  });

  test("goes with its own line, and comments beside it stay", () => {
    const text = '{\n  "servers": {\n    "crossfoot": {}, // mine\n    "b": {}\n  }\n}';
    expect(COMMENTED.drop(text)).toEqual({
      kind: "changed",
      text: '{\n  "servers": {\n     // mine\n    "b": {}\n  }\n}',
    });
    const last = '{ "servers": { "a": {} // a\n, "crossfoot": {} } }';
    expect(COMMENTED.drop(last)).toEqual({
      kind: "changed",
      text: '{ "servers": { "a": {} // a\n } }',
    });
    const first = '{ "servers": {"crossfoot": {}, "a": {}} }';
    expect(COMMENTED.drop(first)).toEqual({
      kind: "changed",
      text: '{ "servers": { "a": {}} }',
    });
  });
});

describe("a file that is not certain stays untouched, and is said why", () => {
  test.each([
    ['{\n  "mcpServers": {},\n  oops\n}', "does not parse (line 3, column 3: invalid symbol)"],
    ['{"mcpServers": {}', "does not parse (line 1, column 18: close brace expected)"],
    ["{\n  // mine\n}", "does not parse (line 2, column 3: invalid comment token)"],
    ['{"a": 1,}', "does not parse (line 1, column 9: property name expected)"],
    ["[]", "is no object"],
    ['{"mcpServers": []}', 'has "mcpServers", and that is no object'],
    ['{"mcpServers": {"crossfoot": 1}}', 'has "crossfoot", and that is no object'],
    [
      '{"mcpServers": {}, "mcpServers": {}}',
      'says "mcpServers" twice, and only its owner knows which one counts',
    ],
    [
      '{"mcpServers": {"crossfoot": {}, "crossfoot": {}}}',
      'says "crossfoot" twice, and only its owner knows which one counts',
    ],
    [
      '{"mcpServers": {"crossfoot": {"url": "http://localhost/mcp"}}}',
      "has another server of the name crossfoot, which is not started by a command",
    ],
    [
      '{"mcpServers": {"crossfoot": {"command": "a", "args": [], "args": []}}}',
      'says "args" twice, and only its owner knows which one counts',
    ],
    ["[".repeat(100_000), "is nested more than 200 deep"],
  ])("%s", (text, reason) => {
    expect(STRICT.put(text, ENTRY)).toEqual({ kind: "refused", reason });
  });

  test("also where it is taken out", () => {
    expect(STRICT.drop('{"a" 1}')).toMatchObject({ kind: "refused" });
    const other = '{"mcpServers": {"crossfoot": {"url": "http://localhost/mcp"}}}';
    expect(STRICT.drop(other)).toEqual({ kind: "changed", text: "{}" });
  });
});
