import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { onTestFinished } from "vitest";
import type { Finished } from "./run-crossfoot.ts";

/** The daemon as a user runs it. */
export interface UsersDaemon {
  /** Where it says that it listens. */
  readonly url: string;
  readonly child: ChildProcess;
  readonly pid: number;
  /** What it has said so far. */
  readonly said: () => Pick<Finished, "stdout" | "stderr">;
  /** Settles when it has ended, with all that it said and the signal that ended it, if one did. */
  readonly ended: Promise<Finished & { readonly signal: NodeJS.Signals | null }>;
}

interface Surroundings {
  /** Whether reads cost nothing; they do not unless it is said otherwise. */
  readonly isFree?: boolean;
  readonly words?: readonly string[];
  /** Only these variables, apart from what a program needs. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

const PROGRAM = resolve("bin/crossfoot.js");

/** Runs `crossfoot serve`, with `--free` unless it is paid, on any free port until the test has finished; settles when it listens. */
export async function serveAsUser({
  isFree = true,
  words = [],
  env = {},
  cwd,
}: Surroundings = {}): Promise<UsersDaemon> {
  const price = isFree ? ["--free"] : [];
  const child = spawn(process.execPath, [PROGRAM, "serve", ...price, "--port", "0", ...words], {
    env: { PATH: process.env["PATH"], CROSSFOOT_SERVE_WORKERS: "1", ...env },
    ...(cwd === undefined ? {} : { cwd }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [stdout, stderr] = ["", ""];
  const ended = new Promise<Awaited<UsersDaemon["ended"]>>((done) => {
    child.on("close", (code, signal) => done({ code, signal, stdout, stderr }));
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  const url = await new Promise<string>((found, failed) => {
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
      const [address] = /http:\/\/\S+(?= reads documents)/.exec(stderr) ?? [];
      if (address !== undefined) found(address);
    });
    void ended.then(({ code }) => failed(new Error(`It ended with ${code}: ${stderr}`)));
  });
  return { url, child, pid: child.pid ?? 0, said: () => ({ stdout, stderr }), ended };
}

/** Posts a document. */
export async function post(
  url: string,
  body: Uint8Array | string,
  type = "application/pdf",
): Promise<{ readonly status: number; readonly body: string }> {
  const answer = await fetch(url, { method: "POST", headers: { "content-type": type }, body });
  return { status: answer.status, body: await answer.text() };
}
