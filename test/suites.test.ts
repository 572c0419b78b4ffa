import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";

/** What only tests may start that are left out of the quick suite: servers on sockets, chains, browsers, queues. */
const SLOW = /\.listen\(|createServer\(|from "playwright-core"|findRedis\(|serveAsUser\(/;
const FILES = new Map(
  globSync(["test/**/*.ts"]).map((path) => [path, readFileSync(path, "utf8")] as const),
);

function importedBy(path: string): readonly string[] {
  const named = (FILES.get(path) ?? "").matchAll(/from "(\.[^"]+\.ts)"/g);
  return [...named]
    .map(([, name = ""]) => join(dirname(path), name))
    .filter((one) => FILES.has(one));
}

/** A test file with all support that it reaches. */
function reachedFrom(path: string, known: Set<string> = new Set()): ReadonlySet<string> {
  if (known.has(path)) return known;
  known.add(path);
  for (const one of importedBy(path)) reachedFrom(one, known);
  return known;
}

test("only files that end in .slow.test.ts start servers on sockets, chains, browsers or queues", () => {
  const tests = [...FILES.keys()].filter((path) => path.endsWith(".test.ts"));
  const quick = tests.filter(
    (path) => !path.endsWith(".slow.test.ts") && path !== "test/suites.test.ts",
  );
  const slow = quick.flatMap((path) =>
    [...reachedFrom(path)]
      .filter((one) => SLOW.test(FILES.get(one) ?? ""))
      .map((one) => `${path} by ${one}`),
  );
  expect(slow).toEqual([]);
  expect(quick.length).toBeLessThan(tests.length);
});

test("temporary folders of tests are made in one that is removed with the run", () => {
  expect(basename(tmpdir())).toMatch(/^crossfoot-tests-/);
});
