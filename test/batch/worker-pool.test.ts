import { Worker } from "node:worker_threads";
import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { type PoolEnd, type PoolOptions, WorkerPool } from "../../src/batch/worker-pool.ts";
import { begunAt, type Deed, type Done, newGate, open, STAND_IN } from "./support/stand-in.ts";

/** Never within a test. */
const LONG_MS = 3_600_000;

interface Given extends Partial<PoolOptions> {
  /** Wall time between two signs of life. */
  readonly readMs?: number;
}

function poolOf({ readMs = LONG_MS, ...options }: Given = {}): WorkerPool {
  const pool = new WorkerPool({
    script: STAND_IN,
    limits: { ...LIMITS, readMs, readMegabytes: 64 },
    lanes: 1,
    places: 10,
    waitMs: LONG_MS,
    totalMs: LONG_MS,
    ...options,
  });
  onTestFinished(() => pool.close());
  return pool;
}

function run(pool: WorkerPool, deed: Deed, signal?: AbortSignal): Promise<PoolEnd> {
  return pool.run(deed, signal === undefined ? {} : { signal });
}

function doneOf(end: PoolEnd): Done {
  if (end.kind !== "answer") throw new Error(`An answer was expected, not ${end.kind}.`);
  return end.answer as Done;
}

async function threadOf(pool: WorkerPool): Promise<number> {
  return doneOf(await run(pool, { deed: "answer" })).thread;
}

const IDLE = { running: 0, waiting: 0 };

describe("places", () => {
  test("who came first is done first", async () => {
    const pool = poolOf();
    const gate = newGate();
    const finished: number[] = [];
    const tags = [0, 1, 2, 3, 4, 5];
    const all = tags.map(async (tag) => {
      const end = await run(
        pool,
        tag === 0 ? { deed: "wait", tag, gate } : { deed: "answer", tag },
      );
      finished.push(doneOf(end).tag ?? -1);
    });
    expect(pool.load).toEqual({ lanes: 1, running: 1, waiting: 5 });
    open(gate);
    await Promise.all(all);
    expect(finished).toEqual(tags);
    expect(pool.load).toMatchObject(IDLE);
  });

  test("as many tasks run at the same time as there are lanes, each in a thread of its own", async () => {
    const pool = poolOf({ lanes: 3 });
    const gate = newGate();
    const all = [1, 2, 3, 4, 5].map((tag) => run(pool, { deed: "wait", tag, gate }));
    await begunAt(gate, 3);
    expect(pool.load).toEqual({ lanes: 3, running: 3, waiting: 2 });
    open(gate);
    const ends = await Promise.all(all);
    expect(new Set(ends.map((end) => doneOf(end).thread)).size).toBe(3);
  });

  test.each([0, 2])("with %d places the next one is refused at once", async (places) => {
    const pool = poolOf({ places });
    const gate = newGate();
    const taken = Array.from({ length: 1 + places }, () => run(pool, { deed: "wait", gate }));
    expect(pool.isFull).toBe(true);
    expect(await run(pool, { deed: "answer" })).toEqual({ kind: "full" });
    open(gate);
    for (const end of await Promise.all(taken)) expect(end.kind).toBe("answer");
    expect(pool.isFull).toBe(false);
  });

  test("who waits too long is told so, and who runs is not disturbed", async () => {
    const pool = poolOf({ waitMs: 20 });
    const gate = newGate();
    const running = run(pool, { deed: "wait", gate });
    const waiting = [run(pool, { deed: "answer" }), run(pool, { deed: "answer" })];
    expect(await Promise.all(waiting)).toEqual([{ kind: "late" }, { kind: "late" }]);
    expect(pool.load).toMatchObject({ running: 1, waiting: 0 });
    open(gate);
    expect((await running).kind).toBe("answer");
    expect((await run(pool, { deed: "answer" })).kind).toBe("answer");
  });

  test("warming reaches every lane", async () => {
    const pool = poolOf({ lanes: 3 });
    const ends = await pool.warm({ deed: "answer" });
    expect(new Set(ends.map((end) => doneOf(end).thread)).size).toBe(3);
  });
});

describe("a caller that goes away", () => {
  test("before it is taken is not begun", async () => {
    const pool = poolOf();
    expect(await run(pool, { deed: "exit" }, AbortSignal.abort())).toEqual({ kind: "cancelled" });
    expect(pool.load).toMatchObject(IDLE);
  });

  test("while it waits leaves its place to the next", async () => {
    const pool = poolOf({ places: 1 });
    const gate = newGate();
    const running = run(pool, { deed: "wait", gate });
    const departure = new AbortController();
    const waiting = run(pool, { deed: "exit" }, departure.signal);
    expect(pool.isFull).toBe(true);
    departure.abort();
    expect(await waiting).toEqual({ kind: "cancelled" });
    const next = run(pool, { deed: "answer" });
    open(gate);
    expect([(await running).kind, (await next).kind]).toEqual(["answer", "answer"]);
  });

  test("while its task runs is answered at once, and a task that ends soon keeps its worker", async () => {
    const pool = poolOf();
    const before = await threadOf(pool);
    const gate = newGate();
    const departure = new AbortController();
    const running = run(pool, { deed: "wait", gate }, departure.signal);
    await begunAt(gate, 1);
    departure.abort();
    expect(await running).toEqual({ kind: "cancelled" });
    // The lane is not free before its worker is.
    expect(pool.load).toMatchObject({ running: 1 });
    open(gate);
    expect(await threadOf(pool)).toBe(before);
  });

  test.each(["loop", "signs"] as const)(
    "does not keep a task that does %s; the next one gets a new worker",
    async (deed) => {
      const pool = poolOf();
      const before = await threadOf(pool);
      const departure = new AbortController();
      const running = run(pool, { deed }, departure.signal);
      departure.abort();
      expect(await running).toEqual({ kind: "cancelled" });
      expect(await threadOf(pool)).not.toBe(before);
      expect(pool.load).toMatchObject(IDLE);
    },
  );

  test("after its answer changes nothing", async () => {
    const pool = poolOf();
    const departure = new AbortController();
    const end = await run(pool, { deed: "answer" }, departure.signal);
    departure.abort();
    expect(await threadOf(pool)).toBe(doneOf(end).thread);
  });
});

describe("a task that does not answer", () => {
  test.each([
    ["exit", "internal"],
    ["sign, then exit", "internal"],
    ["throw", "internal"],
    ["hoard", "out-of-memory"],
  ] as const)(
    "because of %s ends as %s, and the next one gets a new worker",
    async (deed, kind) => {
      const pool = poolOf();
      const before = await threadOf(pool);
      expect(await run(pool, { deed })).toEqual({ kind });
      expect(await threadOf(pool)).not.toBe(before);
    },
  );

  const canWatch = "getHeapStatistics" in Worker.prototype;
  test.skipIf(!canWatch)(
    canWatch
      ? "because one allocation alone is too large ends as out-of-memory, and leaves the process alive"
      : "Node before 22.16 cannot watch the heap of a worker",
    async () => {
      const pool = poolOf();
      expect(await run(pool, { deed: "grow one map" })).toEqual({ kind: "out-of-memory" });
      expect((await run(pool, { deed: "answer" })).kind).toBe("answer");
    },
  );

  test.each(["loop", "wasm", "signs"] as const)(
    "because of %s is stopped after its whole time, whatever it says meanwhile",
    async (deed) => {
      const pool = poolOf({ totalMs: 250 });
      // The second one would end as `late` if the first had taken the lane along.
      const ends = [run(pool, { deed }), run(pool, { deed })];
      for (const end of await Promise.all(ends)) expect(end).toEqual({ kind: "timeout" });
    },
  );

  test("is stopped when it says nothing, too, before its whole time is over", async () => {
    const pool = poolOf({ readMs: 200 });
    expect(await run(pool, { deed: "loop" })).toEqual({ kind: "timeout" });
  });

  test("because it cannot be handed over ends as internal", async () => {
    const pool = poolOf();
    expect(await pool.run({ deed: () => undefined })).toEqual({ kind: "internal" });
    expect((await run(pool, { deed: "answer" })).kind).toBe("answer");
  });

  test("because there is no script ends as internal", async () => {
    const pool = poolOf({ script: new URL("file:///nowhere/at-all.js") });
    expect(await run(pool, { deed: "answer" })).toEqual({ kind: "internal" });
    expect(pool.load).toMatchObject(IDLE);
  });

  test("takes none of those along that wait behind it", async () => {
    const pool = poolOf({ lanes: 2 });
    const deeds = ["exit", "answer", "throw", "answer", "exit", "answer", "answer"] as const;
    const ends = await Promise.all(deeds.map((deed, tag) => run(pool, { deed, tag })));
    deeds.forEach((deed, tag) => {
      const expected =
        deed === "answer" ? { kind: "answer", answer: { tag } } : { kind: "internal" };
      expect(ends[tag]).toMatchObject(expected);
    });
  });
});

test("a worker is renewed after an answer that leaves its engines heavy, and only then", async () => {
  const pool = poolOf();
  const first = doneOf(await run(pool, { deed: "answer", heldMegabytes: 100 }));
  const second = doneOf(await run(pool, { deed: "answer", heldMegabytes: 300 }));
  const third = doneOf(await run(pool, { deed: "answer" }));
  expect(second.thread).toBe(first.thread);
  expect(third.thread).not.toBe(first.thread);
});

test("the start of a worker takes nothing from the time of its first task, also after a rest", async () => {
  const pool = poolOf({ totalMs: 500, warmUp: { deed: "answer", ms: 900 } });
  expect((await run(pool, { deed: "answer" })).kind).toBe("answer");
  await pool.rest();
  expect((await run(pool, { deed: "answer" })).kind).toBe("answer");
  expect(await run(pool, { deed: "loop" })).toEqual({ kind: "timeout" });
});

test("a caller who leaves while the worker starts has its task left undone", async () => {
  const gate = newGate();
  const pool = poolOf({ warmUp: { deed: "wait", gate } });
  const departure = new AbortController();
  const end = run(pool, { deed: "loop" }, departure.signal);
  await begunAt(gate, 1);
  departure.abort();
  expect(await end).toEqual({ kind: "cancelled" });
  open(gate);
  expect((await run(pool, { deed: "answer" })).kind).toBe("answer");
});

test("a rest ends the workers that have nothing to do, and no other", async () => {
  const pool = poolOf({ lanes: 2 });
  const gate = newGate();
  const before = (await pool.warm({ deed: "answer" })).map((end) => doneOf(end).thread);
  const running = run(pool, { deed: "wait", gate });
  await begunAt(gate, 1);
  await pool.rest();
  expect(before).not.toContain(await threadOf(pool));
  open(gate);
  expect(before).toContain(doneOf(await running).thread);
});

describe("an end of the pool", () => {
  test("that drains finishes what runs, refuses what waits and takes nothing more", async () => {
    const pool = poolOf();
    const gate = newGate();
    const running = run(pool, { deed: "wait", gate });
    const waiting = [run(pool, { deed: "answer" }), run(pool, { deed: "answer" })];
    const settled: string[] = [];
    const drained = ["first", "second"].map(async (which) => {
      await pool.drain();
      settled.push(which);
    });
    expect(await Promise.all(waiting)).toEqual([{ kind: "closed" }, { kind: "closed" }]);
    expect(await run(pool, { deed: "answer" })).toEqual({ kind: "closed" });
    expect(settled).toEqual([]);
    open(gate);
    expect((await running).kind).toBe("answer");
    await Promise.all(drained);
    expect(pool.load).toMatchObject(IDLE);
  });

  test("that drains settles at once where nothing runs", async () => {
    await expect(poolOf().drain()).resolves.toBeUndefined();
  });

  test("that drains settles although what runs ends badly, or for nobody", async () => {
    const pool = poolOf({ lanes: 2, totalMs: 500 });
    const departure = new AbortController();
    const ends = [run(pool, { deed: "loop" }), run(pool, { deed: "loop" }, departure.signal)];
    const drained = pool.drain();
    departure.abort();
    await drained;
    expect(await Promise.all(ends)).toEqual([{ kind: "timeout" }, { kind: "cancelled" }]);
  });

  test("that closes tells all who wait and all who run, and ends the workers", async () => {
    const pool = poolOf({ lanes: 2 });
    const gate = newGate();
    const ends = [
      run(pool, { deed: "loop" }),
      run(pool, { deed: "wait", gate }),
      run(pool, { deed: "answer" }),
    ];
    await begunAt(gate, 1);
    const drained = pool.drain();
    await pool.close();
    const closed = { kind: "closed" };
    expect(await Promise.all(ends)).toEqual([closed, closed, closed]);
    await drained;
    expect(await run(pool, { deed: "answer" })).toEqual(closed);
    expect(pool.load).toMatchObject(IDLE);
  });
});

interface Step {
  readonly deed: Deed["deed"];
  readonly ms: number;
  /** After which its caller goes away; null for one that stays. */
  readonly goneAfterMs: number | null;
  /** Until the next one comes; null for one that comes at the same moment. */
  readonly pauseMs: number | null;
}

const few = fc.integer({ min: 0, max: 15 });
const step: fc.Arbitrary<Step> = fc.record({
  deed: fc.oneof(
    { weight: 12, arbitrary: fc.constant("answer" as const) },
    {
      weight: 5,
      arbitrary: fc.constantFrom("exit", "sign, then exit", "throw", "answer, then exit", "signs"),
    },
  ),
  ms: few,
  goneAfterMs: fc.option(few, { freq: 2 }),
  pauseMs: fc.option(few),
});

const ENDS = ["answer", "timeout", "internal", "full", "late", "closed", "cancelled"];

test("whatever comes and goes, every task ends once and as its own, and nothing is left", async () => {
  const given = fc.record({
    lanes: fc.integer({ min: 1, max: 2 }),
    places: fc.integer({ min: 0, max: 4 }),
    waitMs: fc.constantFrom(5, LONG_MS),
    steps: fc.array(step, { minLength: 1, maxLength: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(given, async ({ steps, ...options }) => {
      const pool = poolOf({ ...options, totalMs: 300 });
      const ends: Promise<PoolEnd>[] = [];
      for (const [tag, { deed, ms, goneAfterMs, pauseMs }] of steps.entries()) {
        const departure = new AbortController();
        if (goneAfterMs !== null) setTimeout(() => departure.abort(), goneAfterMs);
        ends.push(run(pool, { deed, ms, tag }, departure.signal));
        const { lanes, running, waiting } = pool.load;
        expect(running).toBeLessThanOrEqual(lanes);
        expect(waiting).toBeLessThanOrEqual(options.places);
        if (pauseMs !== null) await pause(pauseMs);
      }
      await pool.drain();
      for (const [tag, end] of (await Promise.all(ends)).entries()) {
        expect(ENDS).toContain(end.kind);
        if (end.kind === "answer") expect(end.answer).toMatchObject({ tag });
      }
      expect(pool.load).toMatchObject(IDLE);
      await pool.close();
    }),
    { numRuns: 20, seed: 702 },
  );
});

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
