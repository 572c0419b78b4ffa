import { createHash } from "node:crypto";

/** The private key of a name: always the same, and worth nothing outside of tests. */
export function keyOf(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash("sha256").update(name).digest());
}
