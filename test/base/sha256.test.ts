import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sha256 } from "../../src/base/sha256.ts";
import { toBase64 } from "../../src/base/to-base64.ts";

test("the hash of bytes of every length around whole blocks is that of Node", () => {
  for (let length = 0; length <= 260; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 151 + length) % 256);
    const wanted = createHash("sha256").update(bytes).digest("hex");
    expect(Buffer.from(sha256(bytes)).toString("hex"), `${length} bytes`).toBe(wanted);
  }
});

test("the hash of any bytes is that of Node, and so is their base64", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5_000 }), (bytes) => {
      expect(toBase64(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("base64"));
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString("base64"));
    }),
  );
});

test("base64 of more bytes than one call takes has no seam", () => {
  const bytes = Uint8Array.from({ length: 200_001 }, (_, index) => (index * 31) % 251);
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString("base64"));
});
