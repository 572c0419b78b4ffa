import { setFlagsFromString } from "node:v8";

/**
 * Bytes of bytecode that a function runs through before V8 compiles it with optimisation; its own default is 67,584. Much of the
 * reader's code is met with new shapes for some hundred documents: compiled early, it is thrown away and compiled again and again,
 * once in each worker. Of 1,000 invoices on two cores, this way takes a quarter of the processor time away (`npm run bench:batch`).
 */
const BYTES_BEFORE_OPTIMISING = 600_000;

/** Major versions of V8 that know the flag: that of Node 20. V8 tells an unknown flag on standard error, at every start. */
const KNOWN_TO = new Set(["11"]);

/** Lets the engines of this process and of its workers compile later, when more is known. For programs that own their process. */
export function compileLate(): void {
  const [major = ""] = process.versions.v8.split(".");
  if (KNOWN_TO.has(major)) {
    setFlagsFromString(`--interrupt-budget=${String(BYTES_BEFORE_OPTIMISING)}`);
  }
}
