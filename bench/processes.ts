import { spawnSync } from "node:child_process";
import { mediansOf } from "./timing.ts";

const ROUNDS = 7;

/** Median milliseconds of whole processes: Node alone, and our command with one file. */
export async function coldStart(path: string): Promise<{ node: number; read: number }> {
  return mediansOf(
    {
      node: () => run(process.execPath, ["-e", "0"]),
      read: () => run(process.execPath, ["bin/crossfoot.js", "read", path]),
    },
    ROUNDS,
  );
}

/** Whether poppler's tool is installed. */
export function hasPdftotext(): boolean {
  return spawnSync("pdftotext", ["-v"]).error === undefined;
}

/** Median milliseconds of `pdftotext -bbox` for a file, and for its first page alone; process start included. */
export async function pdftotext(path: string): Promise<{ whole: number; firstPage: number }> {
  return mediansOf(
    {
      whole: () => run("pdftotext", ["-bbox", path, "-"]),
      firstPage: () => run("pdftotext", ["-bbox", "-f", "1", "-l", "1", path, "-"]),
    },
    ROUNDS,
  );
}

/** A read that finds a failed check ends with a code of its own; only what did not run is a fault here. */
function run(command: string, words: readonly string[]): void {
  const { error, status, signal } = spawnSync(command, words, {
    stdio: ["ignore", "ignore", "ignore"],
  });
  if (error !== undefined) throw error;
  if (signal !== null || status === 1 || status === 2) {
    throw new Error(`${command} ${words.join(" ")} ended with ${signal ?? status}.`);
  }
}
