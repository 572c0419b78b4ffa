import { spawn, type ChildProcess } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** What a finished run of the built program left behind. */
export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Surroundings {
  readonly input?: Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Called with each piece of standard output while the program runs. */
  readonly onOutput?: (child: ChildProcess) => void;
  /** Interrupts the program as soon as this file exists. */
  readonly interruptAt?: string;
}

const PROGRAM = resolve("bin/crossfoot.js");
const { NO_COLOR: _no, FORCE_COLOR: _force, CI: _ci, ...ENVIRONMENT } = process.env;

/** Runs the built program as a user would. */
export async function crossfoot(
  words: readonly string[],
  surroundings: Surroundings = {},
): Promise<Finished> {
  const { input, env, cwd, onOutput, interruptAt } = surroundings;
  const child = spawn(process.execPath, [PROGRAM, ...words], {
    env: { ...ENVIRONMENT, ...env },
    ...(cwd === undefined ? {} : { cwd }),
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
    onOutput?.(child);
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  child.stdin.end(input);
  const watch = setInterval(() => {
    if (interruptAt === undefined || !existsSync(interruptAt)) return;
    child.kill("SIGINT");
    clearInterval(watch);
  }, 10);
  const code = await new Promise<number | null>((done) => child.on("close", done));
  clearInterval(watch);
  return { code, stdout, stderr };
}

/** An application that adds up, one that does not, and one that is empty. */
export const GOOD: string = resolve("fixtures/pay-application/aia-g702/first-application.pdf");
export const FAILING: string = resolve("fixtures/broken/g702_math.pdf");
export const EMPTY: string = resolve("fixtures/hostile/empty.pdf");

/** A new folder that holds copies of the named documents. */
export function folderOf(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "crossfoot-test-"));
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    copyFileSync(source, join(folder, name));
  }
  return folder;
}
