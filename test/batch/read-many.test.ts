import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { readMany } from "../../src/batch/read-many.ts";
import type { Outcome } from "../../src/kinds/reading.ts";

/** Longer than a read may take that is not stopped. */
const READ_MS = 20_000;

/** Time passes in the main thread, where the limits are kept, when a test lets it; the workers' time is their own. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** Lets the time of a read pass whenever a worker says that it has begun what does not end. */
const begun = new BroadcastChannel("crossfoot-begun");
begun.addEventListener("message", () => void vi.advanceTimersByTime(READ_MS));
begun.unref();

/** Stands in for the engine: what it does with a document is named by the document's path. */
const DOUBLE: URL = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    const SPIN = Uint8Array.from([0,97,115,109,1,0,0,0,1,4,1,96,0,0,3,2,1,0,7,7,1,3,114,117,110,0,0,10,9,1,7,0,3,64,12,0,11,11]);
    const begun = new BroadcastChannel("crossfoot-begun");
    begun.unref();
    parentPort.on("message", ({ source: { path } }) => {
      const [deed, delay] = path.split(":");
      if (["loop", "wasm", "silence"].includes(deed)) begun.postMessage(deed);
      if (deed === "silence") return;
      if (deed === "loop") for (;;);
      if (deed === "wasm") new WebAssembly.Instance(new WebAssembly.Module(SPIN)).exports.run();
      if (deed === "hoard") { const kept = []; for (;;) kept.push(new Array(1000).fill(Math.random())); }
      if (deed === "exit") process.exit(7);
      if (deed === "throw") throw new Error("broken");
      if (deed === "pages") {
        for (let nth = 1; nth <= 6; nth++) parentPort.postMessage({ isSign: true, nth, of: 6 });
      }
      if (deed === "print") console.log("noise");
      setTimeout(
        () => parentPort.postMessage(JSON.stringify({ kind: "unread", code: "damaged", message: path })),
        Number(delay ?? 0),
      );
    });
  `)}`,
);

interface Run {
  readonly jobs?: number;
  readonly signal?: AbortSignal;
  readonly onFinished?: (outcome: Outcome) => void;
  readonly onScan?: (
    sourceIndex: number,
    scan: { readonly nth: number; readonly of: number },
  ) => void;
}

async function outcomesOf(paths: readonly string[], run: Run = {}): Promise<readonly string[]> {
  const told: string[] = [];
  await readMany(
    paths.map((path) => ({ path })),
    {
      read: {
        kind: "auto",
        limits: { ...LIMITS, readMs: READ_MS, readMegabytes: 64 },
      },
      jobs: run.jobs ?? 2,
      signal: run.signal ?? new AbortController().signal,
      onOutcome: (outcome, index) => {
        const words = outcome.kind === "read" ? "read" : `${outcome.code} ${outcome.message}`;
        told.push(`${index} ${words}`);
      },
      ...(run.onFinished === undefined ? {} : { onFinished: run.onFinished }),
      ...(run.onScan === undefined ? {} : { onScan: run.onScan }),
      script: DOUBLE,
    },
  );
  return told;
}

test("outcomes come in the order of the sources, whatever is finished first and however many jobs run", async () => {
  const paths = ["a:60", "b:0", "c:30", "d:0", "e:10", "f:0", "g:0"];
  const expected = paths.map((path, index) => `${index} damaged ${path}`);
  for (const jobs of [1, 2, 5, 50]) expect(await outcomesOf(paths, { jobs })).toEqual(expected);
});

test.each([
  ["loop", "timeout Reading took longer"],
  ["wasm", "timeout Reading took longer"],
  ["hoard", "out-of-memory Reading needed more memory"],
  ["exit", "internal crossfoot failed"],
  ["throw", "internal crossfoot failed"],
])("a read that does %s is stopped and the rest is read", async (deed, expected) => {
  const told = await outcomesOf(["a", deed, "b"], { jobs: 1 });
  expect(told[0]).toBe("0 damaged a");
  expect(told[1]).toContain(`1 ${expected}`);
  expect(told[2]).toBe("2 damaged b");
});

test("what an engine prints does not reach standard output", async () => {
  const written: unknown[] = [];
  const spy = vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    written.push(chunk);
    return true;
  });
  try {
    await outcomesOf(["print"]);
  } finally {
    spy.mockRestore();
  }
  expect(written.join("")).not.toContain("noise");
});

test("an interruption finishes what is being read and accounts for the rest", async () => {
  const interruption = new AbortController();
  const told = await outcomesOf(["a", "b:50", "c", "d"], {
    jobs: 1,
    signal: interruption.signal,
    onFinished: () => interruption.abort(),
  });
  expect(told[0]).toBe("0 damaged a");
  expect(told.slice(1)).toEqual([
    expect.stringContaining("1 stopped"),
    expect.stringContaining("2 stopped"),
    expect.stringContaining("3 stopped"),
  ]);
});

test("a batch leaves no thread behind", async () => {
  const before = new Worker("0", { eval: true });
  const firstId = before.threadId;
  await before.terminate();
  await outcomesOf(
    Array.from({ length: 2_050 }, () => "a"),
    { jobs: 1 },
  );
  const after = new Worker("0", { eval: true });
  // 2,050 reads in one lane: two workers, and this one.
  expect(after.threadId - firstId).toBe(3);
  await after.terminate();
});

test("nothing to read is no failure", async () => {
  expect(await outcomesOf([])).toEqual([]);
});

test("the time limit begins anew with each scanned page, and each is told", async () => {
  const scans: string[] = [];
  const told = await outcomesOf(["pages"], {
    onScan: (index, { nth, of }) => {
      scans.push(`${index}: ${nth} of ${of}`);
      vi.advanceTimersByTime(0.9 * READ_MS);
    },
  });
  expect(told).toEqual(["0 damaged pages"]);
  expect(scans).toEqual([1, 2, 3, 4, 5, 6].map((nth) => `0: ${nth} of 6`));
  expect(await outcomesOf(["silence"])).toEqual([expect.stringContaining("timeout")]);
});
