import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";

const PAPERS = [
  "fixtures/pay-application/aia-g702/first-application.pdf",
  "fixtures/change-order/twins/standpipe-of-the-sub.pdf",
  "fixtures/invoice/us-classic/electric.pdf",
  "fixtures/hostile/encrypted.pdf",
];

const READ = ["bin/crossfoot.js", "read", ...PAPERS, "--format", "json", "--detail", "full"];

/** Runtimes that are not Node: where they come from npm, and the words before a script. */
const RUNTIMES = [
  ["Deno", "deno", ["run", "-A"]],
  ["Bun", "bun", []],
] as const;

describe.each(RUNTIMES)("%s", (name, program, words) => {
  const prefix = commandOf(program);
  const title = prefix === null ? `no ${name} on this machine or in npm` : "reads native papers";
  test.skipIf(prefix === null)(`${title}, byte for byte as Node does`, () => {
    const [command = "", ...before] = prefix ?? [];
    const there = spawnSync(command, [...before, ...words, ...READ], { encoding: "utf8" });
    const here = spawnSync(process.execPath, READ, { encoding: "utf8" });
    expect(there.stdout).toBe(here.stdout);
    expect(there.status).toBe(here.status);
  });
});

/** The words that start a program: itself, or its package of npm; null where neither is to be had. */
function commandOf(program: string): readonly string[] | null {
  const ways = [[program], ["npx", "--yes", "--package", program, "--", program]];
  return (
    ways.find(([command = "", ...before]) => {
      const { status } = spawnSync(command, [...before, "--version"], { encoding: "utf8" });
      return status === 0;
    }) ?? null
  );
}
