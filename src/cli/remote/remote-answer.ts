import { visible } from "../plain-text.ts";

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
