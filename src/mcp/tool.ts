import { createHash } from "node:crypto";

/*
 * Tools for agents: a tool is its listing and a function over a desk. `read-desk` is the port at which the daemon's
 * tools ask for a read, free or paid; `local-desk` reads in workers of its own, only what `allowed-folders` gives. The
 * protocol is known to one package and to `tool-server`, `resource-server`, `view-client`, `http/mcp/exchange` and
 * `local/serve-stdio` alone. What is held for a payment is the whole answer, so that the same purchase may be delivered over HTTP.
 */
import type { CallToolResult, Tool as ToolListing } from "@modelcontextprotocol/server";
import { decodeBase64 } from "../base/base64.ts";
import { withoutReason } from "../finding/check-sentences.ts";
import type { Answer } from "../wire/answer.ts";
import type { CheckBody } from "../wire/contract.ts";

/** Who calls a tool, and how. */
export interface Call {
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** What the call carries as payment, unchecked; undefined where it carries none. */
  readonly payment: unknown;
  /** Tells how far the work is; nothing happens where the client did not ask to be told. */
  readonly tell: (done: number, total: number, message: string) => void;
}

/** A tool as it is listed, and what it does. `Desk` is what it works with, which may be another one for each caller. */
export interface Tool<Desk> {
  readonly listing: ToolListing;
  /** Gets arguments that fit the listed schema. What it throws is told as a fault of ours, without its words. */
  readonly call: (given: never, desk: Desk, call: Call) => Promise<CallToolResult>;
  /** Answers a call without arguments where it needs some: catalogs ask in this way what a tool costs. */
  readonly probed?: (desk: Desk, call: Call) => Promise<CallToolResult>;
  /** The address of the view that shows its answer, for clients that show views. */
  readonly view?: string;
  /** Whether views alone call it: no model, and no client that shows none. */
  readonly isForViews?: boolean;
}

/** An answer in its members, and the same as text: many clients show their model the text alone. */
export function answer(members: object): CallToolResult {
  const text = JSON.stringify(members);
  return { content: [{ type: "text", text }], structuredContent: { ...members } };
}

/** A call that came to nothing, in a full sentence that says what to do. */
export function failure(sentence: string): CallToolResult {
  return { isError: true, content: [{ type: "text", text: sentence }] };
}

/** Readers change nothing anywhere. Paying is what a repeated call might do twice, so that it is not called idempotent. */
export const READS_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
} as const;

/** The bytes of a document that came as an argument, or a sentence that says what is wrong with it. */
type Arrived =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "damaged"; readonly sentence: string };

/** Decodes a document. Base64 passes through a model word by word, which loses some of it: a hash that is given is held to. */
export function arrivedDocument(document: string, sha256: string | undefined): Arrived {
  const decoded = decodeBase64(document);
  if (decoded.kind === "wrong") return damaged(`The argument \`document\` ${decoded.ending}`);
  const { bytes } = decoded;
  if (bytes.length === 0)
    return damaged("The argument `document` is empty. Send the PDF in base64.");
  if (sha256 === undefined) return { kind: "bytes", bytes };
  const found = createHash("sha256").update(bytes).digest("hex");
  if (found === sha256.toLowerCase()) return { kind: "bytes", bytes };
  return damaged(
    `The document was damaged on its way: ${bytes.length} bytes arrived, and their SHA-256 is ${found}. Send it again whole.`,
  );
}

function damaged(sentence: string): Arrived {
  return { kind: "damaged", sentence };
}

/** The answer of a tool that has read a document: with its whole proof where detail is full, else in few words. */
export function readingAnswer(whole: Answer, detail: "plain" | "full"): CallToolResult {
  return answer(detail === "full" ? whole : shortAnswer(whole));
}

/** Bytes of a short answer as JSON: what an agent pays for in the words of its model. */
const SHORT_BYTES = 1_250;

/**
 * The contract's answer in fewer words, and all of its figures. Only failed checks keep their sentence, once; where the answer
 * would still be long, members that are null are left out, and then the checks that did not fail: those that hold are counted.
 */
function shortAnswer(whole: Answer): object {
  const checks = whole.checks.map((check) => terseCheck(check, whole.warnings));
  const terse = { ...whole, checks };
  if (isShort(terse)) return terse;
  const printed = withoutNulls(terse);
  if (isShort(printed)) return printed;
  const failed = checks.filter(({ passed }) => passed === false);
  const checksThatHold = checks.filter(({ passed }) => passed === true).length;
  return { ...printed, checks: failed, checksThatHold };
}

function isShort(members: object): boolean {
  return Buffer.byteLength(JSON.stringify(members)) <= SHORT_BYTES;
}

function terseCheck({ name, passed, detail }: CheckBody, warnings: readonly string[]): CheckBody {
  if (passed === true) return { name, passed, detail: "Holds." };
  if (passed === null) return { name, passed, detail: withoutReason(detail) };
  return { name, passed, detail: warnings.includes(detail) ? "Fails: see warnings." : detail };
}

/** What is not printed is left out, except of a check, where it is an outcome. */
function withoutNulls<Members extends object>(members: Members): Members {
  const text = JSON.stringify(members, (name, value: unknown) =>
    value === null && name !== "passed" ? undefined : value,
  );
  return JSON.parse(text) as Members;
}
