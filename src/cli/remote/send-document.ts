import { performance } from "node:perf_hooks";
import { visible } from "../terminal.ts";

/** What came of one request. Silent: no answer, or none that can be used; whether the request arrived is not known. */
export type Reply =
  | {
      readonly kind: "answered";
      readonly status: number;
      readonly body: string;
      readonly header: (name: string) => string | null;
    }
  | { readonly kind: "silent"; readonly sentence: string };

/** One request with a document. */
interface DocumentRequest {
  readonly url: string;
  readonly bytes: Uint8Array;
  /** What the header `PAYMENT-SIGNATURE` carries; null for none. */
  readonly payment: string | null;
  readonly timeoutMs: number;
}

const MOST_ANSWER_BYTES = 16 * 1_048_576;

/** Sends a document once, to this address and no other. Never rejects. */
export async function sendDocument(request: DocumentRequest): Promise<Reply> {
  const { url, bytes, payment, timeoutMs } = request;
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs))),
      headers: {
        "content-type": "application/pdf",
        accept: "application/json",
        "accept-encoding": "identity",
        ...(payment === null ? {} : { "payment-signature": payment }),
      },
      body: bytes as Uint8Array<ArrayBuffer>,
    });
    const body = await bodyOf(response, MOST_ANSWER_BYTES);
    if (body === null) return silent("It answered with more than 16 MB.");
    const { status, headers } = response;
    return { kind: "answered", status, body, header: (name) => headers.get(name) };
  } catch (error) {
    return silent(troubleOf(error));
  }
}

/** The body of a response as text; null where it has more bytes. */
export async function bodyOf(response: Response, mostBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function silent(sentence: string): Reply {
  return { kind: "silent", sentence };
}

/** Why nothing came, by the codes of Node and no words of anybody else. */
function troubleOf(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return "It did not answer in time.";
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return TROUBLES[code] ?? `The connection failed${code === "" ? "" : ` (${code})`}.`;
}

const TROUBLES: Readonly<Partial<Record<string, string>>> = {
  ECONNREFUSED: "Nothing listens there.",
  ENOTFOUND: "There is no server of this name.",
  ECONNRESET: "The connection was cut.",
  UND_ERR_SOCKET: "The connection was cut.",
  UND_ERR_HEADERS_OVERFLOW: "It answered with headers of more than 16 KB.",
};

/** The answer of a server in the shape of the contract, as far as it is looked at here; the rest is passed on as it came. */
export interface RemoteAnswer {
  readonly checks: readonly { readonly name: string; readonly passed: boolean | null }[];
  readonly warnings: readonly string[];
  readonly confidence: number;
}

/** The answer that a body holds; null for what is none. */
export function answerIn(body: string): RemoteAnswer | null {
  const value = objectIn(body);
  if (value === null) return null;
  // In a list each answer starts with the name of its file, which is no server's to say.
  const { file: _file, ...answer } = value;
  const { document, invoice, checks, warnings, confidence } = answer;
  const isAnswer =
    (isObject(document) || isObject(invoice)) &&
    Array.isArray(checks) &&
    checks.every(isCheck) &&
    Array.isArray(warnings) &&
    warnings.every((warning) => typeof warning === "string") &&
    typeof confidence === "number" &&
    confidence >= 0 &&
    confidence <= 1;
  return isAnswer ? (answer as unknown as RemoteAnswer) : null;
}

/** The sentence of a refusal, on one line; null where the body is none of the contract. */
export function refusalIn(body: string): string | null {
  const error = objectIn(body)?.["error"];
  if (typeof error !== "string") return null;
  const sentence = visible(error.slice(0, MOST_CHARACTERS));
  return sentence === "" ? null : sentence;
}

const MOST_CHARACTERS = 1_000;

function objectIn(body: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCheck(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { name, passed } = value;
  return typeof name === "string" && (passed === null || typeof passed === "boolean");
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** How often and how long something is tried again: longer pauses each time, and no shorter than a server asks for, within one time limit. */
export class Retry {
  readonly #endMs: number;
  #nextPauseMs = FIRST_PAUSE_MS;

  constructor(timeoutMs: number) {
    this.#endMs = performance.now() + timeoutMs;
  }

  /** What is left of the time. */
  get leftMs(): number {
    return Math.max(0, this.#endMs - performance.now());
  }

  /** How long to wait before the next try, with what a header `Retry-After` says; null where the time would be over. */
  pauseMs(retryAfter: string | null): number | null {
    const asked = /^\d{1,6}$/.test(retryAfter ?? "") ? Number(retryAfter) * 1000 : 0;
    const pause = Math.max(asked, this.#nextPauseMs);
    this.#nextPauseMs = Math.min(LONGEST_PAUSE_MS, this.#nextPauseMs * 2);
    return pause < this.leftMs ? pause : null;
  }
}
