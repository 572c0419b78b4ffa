import { spawn } from "node:child_process";
import { resolve } from "node:path";

/** A review that runs as a program of its own. */
export interface RunningReview {
  /** With its token. */
  readonly address: string;
  /** Without it. */
  readonly origin: string;
  /** Sends a wish as the page does. */
  readonly post: (path: string, body?: unknown) => Promise<Response>;
  readonly get: (path: string) => Promise<Response>;
  /** Interrupts it; what it ended with. */
  readonly stop: () => Promise<number | null>;
  /** What it ended with, once it has ended. */
  readonly ended: Promise<number | null>;
}

/** Starts the built program and waits for its address. */
export async function runReview(words: readonly string[]): Promise<RunningReview> {
  const child = spawn(process.execPath, [resolve("bin/crossfoot.js"), "review", ...words]);
  const ended = new Promise<number | null>((done) => child.on("close", done));
  const address = await new Promise<string>((found, failed) => {
    let stdout = "";
    let stderr = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
      if (stdout.includes("\n")) found(stdout.trim());
    });
    void ended.then(() => failed(new Error(`It ended: ${stderr}`)));
  });
  const { origin } = new URL(address);
  return {
    address,
    origin,
    post: async (path, body = {}) =>
      fetch(new URL(path, address), {
        method: "POST",
        headers: { origin, "content-type": "application/json" },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    get: async (path) => fetch(new URL(path, address)),
    stop: async () => {
      child.kill("SIGINT");
      return ended;
    },
    ended,
  };
}
