import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const ENTRIES = ["dist/src/index.d.ts", "dist/src/browser/index.d.ts"];

test("every type that a caller can come to is in the package, and none of the rooms that nobody can name", () => {
  const answer = execFileSync("npm", ["pack", "--dry-run", "--ignore-scripts", "--json"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [{ files }] = JSON.parse(answer) as [{ readonly files: readonly { path: string }[] }];
  const packed = files.map(({ path }) => path);
  const named = new Set<string>();
  for (const entry of ENTRIES) collect(entry, named);
  expect([...named].filter((path) => !packed.includes(path))).toEqual([]);
  const rooms = new Set([...named].map(roomOf));
  const spare = packed.filter((path) => path.endsWith(".d.ts") && !rooms.has(roomOf(path)));
  expect(spare).toEqual([]);
});

/** A file of types, and all that it names. */
function collect(path: string, named: Set<string>): void {
  if (named.has(path) || !existsSync(path)) return;
  named.add(path);
  for (const [, other = ""] of readFileSync(path, "utf8").matchAll(
    /(?:from |import\()"(\.[^"]+)"/g,
  ))
    collect(join(dirname(path), other.replace(/\.[jt]s$/, ".d.ts")), named);
}

function roomOf(path: string): string {
  return path.split("/")[2] ?? "";
}
