import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeBase64 } from "../../src/base/base64.ts";
import { cases } from "../support/cases.ts";

function bytesOf(text: string): Uint8Array | string {
  const decoded = decodeBase64(text);
  return decoded.kind === "bytes" ? Buffer.from(decoded.bytes) : decoded.ending;
}

test("gives back the bytes of any base64, also broken into lines", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat({ max: 80 }), (bytes, width) => {
      const text = Buffer.from(bytes).toString("base64");
      const lines = text.replaceAll(new RegExp(`(.{${width + 1}})`, "g"), "$1\r\n");
      expect([bytesOf(text), bytesOf(lines)]).toEqual([Buffer.from(bytes), Buffer.from(bytes)]);
    }),
  );
});

test("takes nothing but base64: whatever it takes is written the same way again", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9+/=_\-,.]{0,12}$/), (text) => {
      const decoded = decodeBase64(text);
      if (decoded.kind === "bytes") {
        expect(Buffer.from(decoded.bytes).toString("base64").slice(0, -3)).toBe(text.slice(0, -3));
      }
    }),
    { numRuns: cases(2_000) },
  );
});

test("a text that lost its end is told", () => {
  const text = Buffer.from("%PDF-1.7 and so on").toString("base64");
  for (let length = 1; length < text.length; length++) {
    if (length % 4 === 0) continue;
    expect(bytesOf(text.slice(0, length))).toMatch(/is cut off/);
  }
});

test.each([
  ["data:application/pdf;base64,JVBERg==", /behind the comma/],
  ["JVBE-_==", /standard alphabet/],
  ["JVBE!R==", /other characters/],
  ["JVBE=RA=", /other characters/],
  ["JVBERi0==", /cut off/],
  ["J===", /other characters/],
  ["JVBERi0ü", /other characters/],
])("%s is refused with its reason", (text, sentence) => {
  expect(bytesOf(text)).toMatch(sentence);
});

test("a text of five megabytes is decoded at once", () => {
  const bytes = Buffer.alloc(4_194_304, "crossfoot");
  const decoded = bytesOf(bytes.toString("base64"));
  expect(typeof decoded === "object" && bytes.equals(decoded)).toBe(true);
});
