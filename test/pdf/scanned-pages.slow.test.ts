import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { built } from "../support/built.ts";

const { contentsOf } = (await built(
  "pdf/contents.js",
)) as typeof import("../../src/pdf/contents.ts");

const PATIENT = { ...LIMITS, readMs: 300_000 };

/** What would be left of them without their pictures: nothing, another reader's text, half of the figures. */
const SCANS = ["fax", "hidden-text-wrong-digit", "pasted-figures"] as const;

type Scan = (typeof SCANS)[number];

async function pagesOf(scan: Scan, limits = PATIENT): Promise<string> {
  const bytes = new Uint8Array(readFileSync(`fixtures/scans/pay-application/${scan}.pdf`));
  return JSON.stringify((await contentsOf(bytes, limits)).pages);
}

function recognitionProcesses(): readonly number[] {
  const options = { encoding: "utf8" } as const;
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], options).split("\n");
  return lines
    .filter((line) => line.includes("ocr-process"))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([id = 0, parent]) => (parent === process.pid ? [id] : []));
}

function signal(name: "SIGKILL" | "SIGSTOP" | "SIGCONT"): void {
  for (const id of recognitionProcesses()) process.kill(id, name);
}

/** Begins to read and gives a signal to the recognition once it works. */
async function pagesUnder(name: "SIGKILL" | "SIGSTOP", scan: Scan): Promise<string> {
  const reading = pagesOf(scan);
  await expect.poll(recognitionProcesses).not.toEqual([]);
  signal(name);
  if (name === "SIGSTOP") setTimeout(() => signal("SIGCONT"), 1_000);
  return reading;
}

describe.each(SCANS)("%s", (scan) => {
  test("a read whose time is over says so, and never reads the page without its picture", async () => {
    await expect(pagesOf(scan, { ...LIMITS, readMs: 20 })).rejects.toMatchObject({
      code: "timeout",
    });
  });

  test("is read as ever by a recognition that stood still for a while, or had to start again", async () => {
    const first = await pagesOf(scan);
    expect(await pagesUnder("SIGSTOP", scan)).toBe(first);
    signal("SIGKILL");
    expect(await pagesOf(scan)).toBe(first);
    expect(await pagesUnder("SIGKILL", scan)).toBe(first);
  });

  test("is not read where the recognition ends each time", async () => {
    signal("SIGKILL");
    await expect(pagesUnder("SIGKILL", scan)).rejects.toMatchObject({ code: "internal" });
  });
});
