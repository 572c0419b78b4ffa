import { expect, test } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { AdmittedBytes } from "../../src/http/read-service.ts";

const DOCUMENT = LIMITS.documentBytes;

test("one network gets half of the room, and others find the rest until it is taken", () => {
  const admitted = new AdmittedBytes(4 * DOCUMENT);
  const first = admitted.take("a", DOCUMENT);
  expect(admitted.take("a", DOCUMENT)).not.toBeNull();
  expect(admitted.take("a", 1)).toBeNull();
  expect(admitted.take("b", DOCUMENT)).not.toBeNull();
  expect(admitted.take("c", DOCUMENT)).not.toBeNull();
  expect(admitted.take("d", 1)).toBeNull();
  first?.();
  expect(admitted.take("d", DOCUMENT)).not.toBeNull();
  expect(admitted.take("a", 1)).toBeNull();
});

test("a request that does not say its length has room for a document, and so has one that says more", () => {
  const admitted = new AdmittedBytes(2 * DOCUMENT);
  expect(admitted.take("a", Infinity)).not.toBeNull();
  expect(admitted.take("b", 10 * DOCUMENT)).not.toBeNull();
  expect(admitted.take("c", 1)).toBeNull();
});

test("one document has room with one network, however little there is", () => {
  const admitted = new AdmittedBytes(DOCUMENT);
  expect(admitted.take("a", DOCUMENT)).not.toBeNull();
});
