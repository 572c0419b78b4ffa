import { join } from "node:path";
import { expect, test } from "vitest";
import type { Input } from "../../src/batch/input.ts";
import { shortNames } from "../../src/cli/input-names.ts";

function inputOf(name: string): Input {
  const source = { bytes: new Uint8Array() };
  return { kind: "document", name, source, sizeBytes: 0, resultPath: name };
}

test.each([
  [
    ["/jobs/march/a.pdf", "/jobs/april/b.pdf"],
    ["march/a.pdf", "april/b.pdf"],
  ],
  [
    ["/jobs/a.pdf", "-"],
    ["/jobs/a.pdf", "-"],
  ],
  [
    ["/a.pdf", "/b.pdf"],
    ["a.pdf", "b.pdf"],
  ],
  [["jobs/a.pdf"], ["a.pdf"]],
  [
    ["a.pdf", "jobs/a.pdf"],
    ["a.pdf", "jobs/a.pdf"],
  ],
])("%j are called %j", (names, short) => {
  const inputs = names.map((name) => inputOf(join(name)));
  expect(inputs.map(shortNames(inputs))).toEqual(short);
});
