import { createHash } from "node:crypto";
import { valuesIn } from "./json-values.ts";

/**
 * SHA-256, in hex, of every answer in a file: of the file as it is, and of the JSON in it as a server sends it, without the name
 * of the document's file that `read` puts before it. A file may hold one answer, a list of them, or one a line.
 */
export function answerHashesIn(bytes: Uint8Array): ReadonlySet<string> {
  const values = valuesIn(Buffer.from(bytes).toString("utf8"));
  return new Set([sha256Of(bytes), ...values.map(asSent).map(sha256Of)]);
}

function asSent(value: unknown): string {
  if (typeof value !== "object" || value === null) return "";
  const { file: _file, ...answer } = value as Readonly<Record<string, unknown>>;
  return JSON.stringify(answer);
}

function sha256Of(what: Uint8Array | string): string {
  return createHash("sha256").update(what).digest("hex");
}
