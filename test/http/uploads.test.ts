import { expect, test, vi } from "vitest";
import { Uploads } from "../../src/http/uploads.ts";

const BOUNDS = { keptMs: 300_000, bytes: 100, documents: 5, perNetwork: 3 };

function shelf() {
  let now = Date.parse("2026-11-29T12:00:00Z");
  const uploads = new Uploads(() => now, BOUNDS);
  return { uploads, wait: (ms: number) => void (now += ms) };
}

const ofSize = (bytes: number): Uint8Array => new Uint8Array(bytes).fill(7);

test("a document is lent until it was read, and then it is gone", () => {
  const { uploads } = shelf();
  const kept = uploads.keep(ofSize(5), "a");
  expect(kept).toMatchObject({ bytes: 5, expires: "2026-11-29T12:05:00.000Z" });
  const handle = kept?.handle ?? "";
  expect(handle).toMatch(/^upload:[\w-]{32}$/);
  for (const wasRead of [false, true]) {
    const lent = uploads.lend(handle, "payment");
    expect(lent).toMatchObject({ kind: "lent", document: ofSize(5) });
    if (lent.kind === "lent") lent.giveBack(wasRead);
  }
  expect(uploads.lend(handle, "payment")).toMatchObject({ kind: "refused" });
});

test("while one payment has it, no other has; asking for the price binds nobody", () => {
  const { uploads } = shelf();
  const handle = uploads.keep(ofSize(5), "a")?.handle ?? "";
  expect(uploads.lend(handle, null).kind).toBe("lent");
  const first = uploads.lend(handle, "one");
  const same = uploads.lend(handle, "one");
  expect([same.kind, uploads.lend(handle, "two").kind]).toEqual(["lent", "refused"]);
  if (first.kind === "lent") first.giveBack(false);
  expect(uploads.lend(handle, "two").kind).toBe("refused");
  if (same.kind === "lent") same.giveBack(false);
  expect(uploads.lend(handle, "two").kind).toBe("lent");
});

test("it is thrown away after its time, also where nobody asks again", () => {
  vi.useFakeTimers();
  try {
    const uploads = new Uploads(Date.now, BOUNDS);
    const handles = [uploads.keep(ofSize(40), "a"), uploads.keep(ofSize(60), "b")];
    expect(uploads.keep(ofSize(1), "c")).toBeNull();
    vi.advanceTimersByTime(BOUNDS.keptMs);
    expect(vi.getTimerCount()).toBe(0);
    expect(handles.map((one) => uploads.lend(one?.handle ?? "", null).kind)).toEqual([
      "refused",
      "refused",
    ]);
    expect(uploads.keep(ofSize(100), "c")).not.toBeNull();
    uploads.close();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test("neither one network nor all together may fill the memory", () => {
  const { uploads, wait } = shelf();
  expect([1, 2, 3].map(() => uploads.keep(ofSize(10), "a") !== null)).toEqual([true, true, true]);
  expect(uploads.keep(ofSize(10), "a")).toBeNull();
  expect(uploads.keep(ofSize(71), "b")).toBeNull();
  expect(uploads.keep(ofSize(70), "b")).not.toBeNull();
  wait(BOUNDS.keptMs);
  expect(uploads.keep(ofSize(100), "a")).not.toBeNull();
});

test("nor may many networks with next to nothing", () => {
  const { uploads } = shelf();
  const kept = ["a", "b", "c", "d", "e", "f"].map((network) => uploads.keep(ofSize(1), network));
  expect(kept.map((one) => one !== null)).toEqual([true, true, true, true, true, false]);
});
