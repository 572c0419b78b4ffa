import { describe, expect, test, vi } from "vitest";
import { ReadError } from "../../src/base/read-error.ts";
import type { FilePart } from "../../src/read/part-of.ts";
import { type ReadAlone, settledParts } from "../../src/read/settled-parts.ts";

const LETTER: FilePart = { kind: "COVER", perhaps: "CHANGE_ORDER", from: 1, to: 1 };
const ORDER: FilePart = { kind: "CHANGE_ORDER", perhaps: "COVER", from: 2, to: 3 };
const STATEMENT: FilePart = { kind: "SWORN_STATEMENT", perhaps: "OTHER", from: 4, to: 4 };

/** Takes nothing, as a reader refuses it. */
const refusing =
  (code: ConstructorParameters<typeof ReadError>[0]): ReadAlone =>
  async () =>
    Promise.reject(new ReadError(code));

/** What a reader takes it gives a reading of; nothing looks at that here. */
const taking: ReadAlone = async () => Promise.resolve({} as Awaited<ReturnType<ReadAlone>>);

describe("a paper that seems to be one without a reader and perhaps is one with a reader", () => {
  test("is what it seems where no reader takes it", async () => {
    const [letter] = await settledParts([LETTER], refusing("not-this-kind"));
    expect(letter).toEqual({ kind: "COVER", from: 1, to: 1 });
  });

  test("is to be read where a reader takes it, or has a limit or a fault of its own", async () => {
    expect(await settledParts([LETTER], taking)).toEqual([LETTER]);
    expect(await settledParts([LETTER], refusing("too-many-pages"))).toEqual([LETTER]);
  });
});

test("no other paper is read for it", async () => {
  const readAlone = vi.fn(taking);
  expect(await settledParts([ORDER, STATEMENT], readAlone)).toEqual([ORDER, STATEMENT]);
  expect(readAlone).not.toHaveBeenCalled();
});

test("a fault of ours is no refusal", async () => {
  const broken: ReadAlone = async () => Promise.reject(new RangeError("Broken."));
  await expect(settledParts([LETTER], broken)).rejects.toThrow(RangeError);
});
