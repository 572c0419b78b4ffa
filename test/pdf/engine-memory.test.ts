import fc from "fast-check";
import { expect, test } from "vitest";
import { EngineMemory } from "../../src/pdf/engine.ts";

/** Addresses are whole numbers, odd ones among them. */
const inMemory = fc
  .uint8Array({ minLength: 64, maxLength: 64 })
  .chain((bytes) => fc.tuple(fc.constant(bytes), fc.nat(20), fc.nat(40)));

test("text of one-byte characters is what Latin-1 makes of the bytes before a zero", () => {
  fc.assert(
    fc.property(inMemory, ([bytes, at, length]) => {
      const ended = Uint8Array.from([...bytes.subarray(0, 63), 0]);
      const upToZero = Buffer.from(ended).subarray(at, ended.indexOf(0, at));
      const wanted = upToZero.subarray(0, length).toString("latin1");
      expect(memoryOf(ended).latin(at, length)).toBe(wanted);
    }),
  );
});

test("text in UTF-16 keeps halves of pairs, byte order marks and odd ends as they are", () => {
  fc.assert(
    fc.property(inMemory, ([bytes, at, length]) => {
      const whole = Buffer.from(bytes)
        .subarray(at, at + length)
        .toString("utf16le");
      const [wanted] = whole.split("\0");
      expect(memoryOf(bytes).utf16(at, length)).toBe(wanted);
    }),
  );
  const units = new Uint8Array(Uint16Array.from([0xfeff, 0xd83d, 0x41, 0, 0x42]).buffer);
  const padded = new Uint8Array(64);
  padded.set(units);
  expect(memoryOf(padded).utf16(0, 10)).toBe("\ufeff\ud83dA");
});

function memoryOf(bytes: Uint8Array): EngineMemory {
  const buffer = new ArrayBuffer(bytes.length);
  new Uint8Array(buffer).set(bytes);
  return new EngineMemory({ buffer });
}
