import { spawn, spawnSync } from "node:child_process";
import type { Finished } from "../cli/run-crossfoot.ts";

/** Runs a program that is no part of crossfoot, to its end. */
export async function run(
  program: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Finished> {
  const child = spawn(program, words, { env: { PATH: process.env["PATH"], ...env } });
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, stdout, stderr };
}

/** Whether a program is on this machine. */
export function isThere(program: string, ...words: readonly string[]): boolean {
  return spawnSync(program, words).status === 0;
}

export const NO_PYTHON = "There is no python3 on this machine.";
