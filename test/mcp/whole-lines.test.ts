import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tooLongAnswer, wholeLines } from "../../src/mcp/local/serve-stdio.ts";
import { cases } from "../support/cases.ts";

const MOST_BYTES = 2_000;

interface Heard {
  readonly lines: readonly string[];
  readonly answers: readonly object[];
}

/** What is heard of a text that comes in pieces of these sizes, over and over. */
async function heardOf(text: string, pieceSizes: readonly number[] = [100]): Promise<Heard> {
  const answers: object[] = [];
  const bound = {
    mostBytes: MOST_BYTES,
    onTooLong: (ends: Parameters<typeof tooLongAnswer>[0]) =>
      void answers.push(tooLongAnswer(ends, MOST_BYTES)),
  };
  const lines: string[] = [];
  for await (const line of wholeLines(piecesOf(Buffer.from(text), pieceSizes), bound)) {
    lines.push(line.toString());
  }
  return { lines, answers };
}

async function* piecesOf(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  let from = 0;
  for (let nth = 0; from < bytes.length; nth++) {
    const size = sizes[nth % sizes.length] ?? 1;
    yield await Promise.resolve(bytes.subarray(from, from + size));
    from += size;
  }
}

test("lines come whole however they are cut into pieces, and too long ones not at all", async () => {
  const line = fc.oneof(fc.string({ maxLength: 40 }), fc.constant("x".repeat(MOST_BYTES)));
  const lines = fc.array(line.map((text) => text.replaceAll("\n", "")));
  const sizes = fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(lines, sizes, async (texts, pieceSizes) => {
      const whole = texts.map((text) => `${text}\n`);
      const heard = await heardOf(whole.join(""), pieceSizes);
      expect(heard.lines).toEqual(whole.filter((text) => Buffer.byteLength(text) <= MOST_BYTES));
      expect(heard.lines.length + heard.answers.length).toBe(texts.length);
    }),
    { numRuns: cases(100) },
  );
});

test("a number that no JSON has, such as 007, is no identifier, and the next line is read", async () => {
  const text = `{"id":007,"long":"${"x".repeat(MOST_BYTES)}"}\n{}\n`;
  const { lines, answers } = await heardOf(text);
  expect([lines, answers]).toEqual([["{}\n"], [expect.objectContaining({ id: null })]]);
});

describe("the answer to a line that is too long names its request", () => {
  const long = "x".repeat(MOST_BYTES);
  test.each([
    ["at its end, as the packages write it", { method: "m", params: { long }, id: 7 }, 7],
    ["at its begin", { jsonrpc: "2.0", id: 8, method: "m", params: { long } }, 8],
    ["after its method", { jsonrpc: "2.0", method: "m", id: "a-9", params: { long } }, "a-9"],
    ["which may be a text", { params: { long }, id: "b_1" }, "b_1"],
    ["and not what stands deeper", { params: { long, deep: { id: 5 } } }, null],
    ["nor what stands deeper first", { params: { id: 5, long } }, null],
    ["nor what a text says", { params: {}, long: `${long},"id":5}` }, null],
    ["nor the name of a member that ends so", { long, ',"id': 5 }, null],
    ["nor a number that is none to us", { long, id: 1e300 }, null],
  ])("%s", async (_name, message, id) => {
    const text = JSON.stringify(message);
    for (const end of ["\n", "\r\n", ""]) {
      const { lines, answers } = await heardOf(text + end);
      expect([lines, answers]).toEqual([[], [expect.objectContaining({ jsonrpc: "2.0", id })]]);
    }
  });
});
