import fc, { type GeneratorValue } from "fast-check";
import { getNodeValue, parseTree } from "jsonc-parser";
import { parse as parseToml } from "smol-toml";
import { describe, expect, test } from "vitest";
import { jsonSettings } from "../../../src/cli/agents/json-settings.ts";
import type { Entry, SettingsFormat } from "../../../src/cli/agents/settings-edit.ts";
import { shownChange } from "../../../src/cli/agents/shown-change.ts";
import { tomlSettings } from "../../../src/cli/agents/toml-settings.ts";
import { cases } from "../../support/cases.ts";
import { randomJson, randomToml } from "./random-settings.ts";

const ENTRY: Entry = { command: "npx", args: ["-y", "crossfoot", "mcp", "/jobs"] };
const OTHER: Entry = { ...ENTRY, args: ["-y", "crossfoot", "mcp", "/jobs/ä \\ \"'\u007f", "/b"] };

/** Everything that a text says, as its client reads it. */
type Reader = (text: string) => Readonly<Record<string, unknown>>;

interface Family {
  readonly format: SettingsFormat;
  readonly servers: string;
  readonly random: (draw: GeneratorValue) => string;
  readonly read: Reader;
}

/** By a parser of its own: JSON.parse of Node 24.21 may give an object the key of one escaped character that another object has, "\\" for "\"". */
function readJson(text: string, takesComments: boolean): ReturnType<Reader> {
  const errors: Parameters<typeof parseTree>[1] = [];
  const root = parseTree(text, errors, {
    allowTrailingComma: takesComments,
    disallowComments: !takesComments,
  });
  expect([text, errors]).toEqual([text, []]);
  return getNodeValue(root ?? expect.fail()) as ReturnType<Reader>;
}

const FAMILIES: Readonly<Record<string, Family>> = {
  "JSON with comments": {
    format: jsonSettings({ servers: "servers", takesComments: true }),
    servers: "servers",
    random: (draw) => randomJson(draw, "servers", true),
    read: (text) => readJson(text, true),
  },
  JSON: {
    format: jsonSettings({ servers: "mcpServers", takesComments: false }),
    servers: "mcpServers",
    random: (draw) => randomJson(draw, "mcpServers", false),
    read: (text) => readJson(text, false),
  },
  TOML: {
    format: tomlSettings("mcp_servers"),
    servers: "mcp_servers",
    random: randomToml,
    read: (text) => parseToml(text, { integersAsBigInt: "asNeeded" }),
  },
};

/** The lines from the name of the entry to the end of what it starts. */
function linesOfEntry(text: string): readonly string[] {
  const names = ["[mcp_servers.crossfoot]", '"crossfoot":'];
  const from = Math.max(...names.map((name) => text.lastIndexOf(name)));
  const entry = /^[^]+?"\/jobs"\](?:\s*\})?/.exec(text.slice(from))?.[0] ?? "";
  expect(entry).toContain("npx");
  return entry.split(/\r?\n/);
}

/** The text with the entry; what was said of it stands in the failure of a test. */
function textOf(edit: ReturnType<SettingsFormat["put"]>, of: string): string {
  expect({ of, ...edit }).toMatchObject({ kind: "changed" });
  return edit.kind === "changed" ? edit.text : "";
}

describe.each(Object.entries(FAMILIES))("in %s", (_name, { format, servers, random, read }) => {
  const check = (law: (text: string) => void): void => {
    fc.assert(
      fc.property(fc.gen(), (draw) => {
        law(random(draw));
      }),
      { numRuns: cases(2000, 200), endOnFailure: true },
    );
  };

  test("an entry that is added and taken out leaves every byte as it was", () => {
    check((text) => {
      const added = textOf(format.put(text, ENTRY), text);
      expect(textOf(format.drop(added), added)).toBe(text);
    });
  });

  test("an added entry is what the client reads, beside all that it read before", () => {
    check((text) => {
      const before = read(text);
      const list = { ...(before[servers] as object | undefined), crossfoot: OTHER };
      expect(read(textOf(format.put(text, OTHER), text))).toEqual({ ...before, [servers]: list });
    });
  });

  test("adding it a second time changes nothing, and adding another one changes it back and forth", () => {
    check((text) => {
      const added = textOf(format.put(text, ENTRY), text);
      expect(format.put(added, ENTRY)).toEqual({ kind: "same" });
      const other = textOf(format.put(added, OTHER), added);
      expect(textOf(format.put(other, ENTRY), other)).toBe(added);
    });
  });

  test("without an entry nothing is taken out", () => {
    check((text) => {
      expect([text, format.drop(text)]).toEqual([text, { kind: "same" }]);
    });
  });

  test("what is shown of a change has every line that comes and none that stays", () => {
    check((text) => {
      const added = textOf(format.put(text, ENTRY), text);
      const shown = shownChange(text, added);
      for (const line of linesOfEntry(added)) expect(shown.added.join("\n")).toContain(line);
      expect(shownChange(added, text)).toEqual({ removed: shown.added, added: shown.removed });
    });
  });

  test("a damaged file is refused or is whole for its client, and never thrown over", () => {
    const damaged = fc.tuple(fc.gen(), fc.nat(), fc.constantFrom("", "{", "}", '"', "[", "=", ","));
    fc.assert(
      fc.property(damaged, ([draw, at, sign]) => {
        const text = random(draw);
        const place = at % (text.length + 1);
        const broken = text.slice(0, place) + sign + text.slice(place + 1);
        const edit = format.put(broken, ENTRY);
        if (edit.kind === "changed" && broken.trim() !== "") {
          expect(Object.keys(read(edit.text))).toEqual(
            expect.arrayContaining(Object.keys(read(broken))),
          );
        }
      }),
      { numRuns: cases(2000, 200), endOnFailure: true },
    );
  });
});

describe("an entry that somebody has written anywhere", () => {
  const { format, servers, read } = FAMILIES["JSON with comments"] ?? expect.fail();

  test("is taken out of JSON with all others and all comments left", () => {
    const between = fc.constantFrom("", " ", "\n  ", " // c\n ", "/* c */", "\n/* c */ ");
    const entry = fc.constantFrom("{}", '{"command": "a"}', '{ // c\n "url": "b" }');
    const written = fc.tuple(entry, fc.array(between, { minLength: 10, maxLength: 10 }), fc.nat(2));
    fc.assert(
      fc.property(written, ([own, gaps, place]) => {
        const gap = (nth: number): string => gaps[nth] ?? "";
        const members = ['"a": 1', '"b": {}'];
        members.splice(place, 0, `"crossfoot": ${own}`);
        const list = members.map((member, nth) => gap(2 * nth) + member + gap(2 * nth + 1));
        const text = `{"${servers}": {${list.join(",")}${gap(6)}}${gap(7)}}`;
        const without = textOf(format.drop(text), text);
        expect(read(without)).toEqual({ [servers]: { a: 1, b: {} } });
        const comments = (of: string): number => of.split(/\/[/*] c/).length;
        expect(comments(without)).toBe(comments(text) - (own.includes("c\n") ? 1 : 0));
      }),
      { numRuns: cases(2000, 200), endOnFailure: true },
    );
  });
});
