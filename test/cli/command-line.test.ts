import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exitCodeOf, type FailureKind } from "../../src/cli/exit-code.ts";
import { html, type Html } from "../../src/base/html.ts";
import type { Input } from "../../src/batch/input.ts";
import { parseBytes, parseConfidence, parseFailOn, parseSeconds } from "../../src/cli/options.ts";
import { placeResults } from "../../src/cli/output-place.ts";
import { progressText } from "../../src/cli/progress.ts";
import { takesAnimation, takesColor } from "../../src/cli/terminal.ts";

test.each([
  ["500", 500],
  ["500B", 500],
  ["4KB", 4096],
  ["20mb", 20_971_520],
  ["20 MB", 20_971_520],
])("the size %s is %i bytes", (text, bytes) => {
  expect(parseBytes(text)).toBe(bytes);
});

test.each(["", "0", "-1", "1.5MB", "4 tons", "1e9", "KB"])("%j is no size", (text) => {
  expect(() => parseBytes(text)).toThrow("such as");
});

test("seconds and confidences have their bounds", () => {
  expect(parseSeconds("0.5")).toBe(0.5);
  for (const text of ["0", "-1", "soon", ""]) expect(() => parseSeconds(text)).toThrow();
  expect([".9", "0", "1", "0.95"].map(parseConfidence)).toEqual([0.9, 0, 1, 0.95]);
  for (const text of ["1.1", "-0.1", "", "90%"]) expect(() => parseConfidence(text)).toThrow();
});

test("--fail-on takes a list, or never", () => {
  expect(parseFailOn("unread, check")).toEqual(new Set(["unread", "check"]));
  expect(parseFailOn("never")).toEqual(new Set());
  expect(() => parseFailOn("never,check")).toThrow();
});

test("the gravest failure that counts decides the exit code", () => {
  const all = new Set<FailureKind>(["confidence", "check", "unread"]);
  expect(exitCodeOf(all, all)).toBe(3);
  expect(exitCodeOf(all, new Set<FailureKind>(["check", "confidence"]))).toBe(4);
  expect(exitCodeOf(all, new Set<FailureKind>(["confidence"]))).toBe(5);
  expect(exitCodeOf(all, new Set())).toBe(0);
  expect(exitCodeOf(new Set(), all)).toBe(0);
});

describe("results in a folder", () => {
  const names = fc.array(fc.constantFrom("a", "A", "a-2", "a-2-2", "sub/a", "sub/A", "b"));

  test("never share a file, and the first of a name keeps it", () => {
    fc.assert(
      fc.property(names, (paths) => {
        const inputs = paths.map((resultPath): Input => {
          const source = { path: resultPath };
          return { kind: "document", name: resultPath, source, sizeBytes: 0, resultPath };
        });
        const places = placeResults(inputs, "out", ".json").map((place) => place?.toLowerCase());
        expect(new Set(places).size).toBe(paths.length);
        const first = paths.findIndex((path) => path.toLowerCase() === "a");
        if (first >= 0) expect(places[first]).toMatch(/out.a\.json$/);
      }),
    );
  });

  test("a name that would be too long with its ending is cut between two characters", () => {
    const inputs = ["é".repeat(125), "é".repeat(126), `deep/${"é".repeat(126)}`, "short"].map(
      (resultPath): Input => ({
        kind: "document",
        name: "x",
        source: { path: "x" },
        sizeBytes: 0,
        resultPath,
      }),
    );
    const cut = "é".repeat(117);
    expect(placeResults(inputs, "out", ".json")).toEqual([
      join("out", `${cut}.json`),
      join("out", `${cut}-2.json`),
      join("out", "deep", `${cut}.json`),
      join("out", "short.json"),
    ]);
  });

  test("an input that is missing has none", () => {
    expect(placeResults([{ kind: "missing", name: "x", message: "" }], "out", ".json")).toEqual([
      null,
    ]);
  });
});

test("colour and progress follow the customs of the terminal", () => {
  expect(takesColor({}, true)).toBe(true);
  expect(takesColor({}, false)).toBe(false);
  expect(takesColor({ TERM: "dumb" }, true)).toBe(false);
  expect(takesColor({ FORCE_COLOR: "1" }, false)).toBe(true);
  expect(takesColor({ FORCE_COLOR: "0" }, true)).toBe(false);
  expect(takesColor({ FORCE_COLOR: "1", NO_COLOR: "1" }, true)).toBe(false);
  expect(takesColor({ NO_COLOR: "" }, true)).toBe(true);
  expect(takesAnimation({}, true)).toBe(true);
  expect(takesAnimation({}, false)).toBe(false);
  expect(takesAnimation({ CI: "true" }, true)).toBe(false);
  expect(takesAnimation({ TERM: "dumb" }, true)).toBe(false);
});

test("progress says how far, how fast and how long", () => {
  expect(progressText({ done: 12, total: 40, pages: 60, elapsedMs: 6_000 })).toBe(
    "██████░░░░░░░░░░░░░░ 12 of 40 files · 60 pages · 10.0 pages/s · 0:14 left",
  );
});

describe("HTML", () => {
  test("lets no inserted text become markup", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const page: Html = html`<p title="${text}">${text}</p>`;
        const inside = page.text.slice(`<p title="`.length, -"</p>".length);
        expect(inside.match(/[<>"']/g)?.join("")).toBe('">');
      }),
    );
  });

  test("keeps markup that was built from parts", () => {
    const parts = ["a", "<b>"].map((text) => html`<li>${text}</li>`);
    const list = html`<ul>
      ${parts}
    </ul>`;
    expect(list.text.replaceAll(/\s+/g, "")).toBe("<ul><li>a</li><li>&lt;b&gt;</li></ul>");
  });
});
