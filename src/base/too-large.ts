import { ReadError } from "./read-error.ts";

/** What is said of a document that has more bytes than it may have; where reading stopped early, `sizeBytes` is what was read. */
export function tooLarge(sizeBytes: number, limitBytes: number): ReadError {
  return new ReadError(
    "too-large",
    `It has ${sizeBytes} bytes or more; the limit is ${limitBytes}.`,
  );
}
