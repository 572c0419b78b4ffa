import { sha256 } from "../base/sha256.ts";
import { toBase64 } from "../base/to-base64.ts";

/** The policy of a page: nothing is loaded from anywhere, and no script runs but the one of the page. */
export function policyOf(script: string): string {
  const hash = toBase64(sha256(new TextEncoder().encode(script)));
  return `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`;
}
