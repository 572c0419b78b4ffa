import { execFileSync, spawnSync } from "node:child_process";
import { afterEach, expect, test, vi } from "vitest";

/** Plain JavaScript, because it is what an old Node gets to see. */
const { runsOn } = (await import(String(new URL("../../bin/runs-on.js", import.meta.url)))) as {
  readonly runsOn: (version: string) => boolean;
};

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

test.each(["20.19.0", "20.20.2", "22.0.0", "24.21.0", "110.0.0"])("Node %s will do", (version) => {
  expect(runsOn(version)).toBe(true);
  expect(process.exitCode).toBeUndefined();
});

test.each(["12.22.12", "18.20.8", "20.18.3"])(
  "Node %s is told in a sentence to be too old, and ends with 2",
  (version) => {
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    expect(runsOn(version)).toBe(false);
    expect(write.mock.calls).toEqual([
      [
        `crossfoot: Node ${version} is too old. Install Node 20.19 or newer from https://nodejs.org, then run this again.\n`,
      ],
    ]);
    expect(process.exitCode).toBe(2);
  },
);

test("a start says nothing on standard error, and sets only flags that this Node knows", () => {
  const { stdout, stderr } = spawnSync(process.execPath, ["bin/crossfoot.js", "--version"], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  const [major = ""] = process.versions.v8.split(".");
  const known = execFileSync(process.execPath, ["--v8-options"], { encoding: "utf8" });
  expect(/^ {2}--interrupt-budget /m.test(known)).toBe(Number(major) < 12);
});
