import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Gives the whole run one temporary folder and takes it away at the end: tests and the programs that they start find it
 * where they ask their system for one, so that nothing of them stays, also of those that were killed.
 */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "crossfoot-tests-"));
  for (const name of ["TMPDIR", "TEMP", "TMP"]) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
