import { type ChildProcess, fork } from "node:child_process";
import type { SyncAnswer, SyncReport, SyncTask } from "./sync.ts";

/** Heap of a sync; fifty thousand listings take less than half of it. */
const SYNC_MEGABYTES = 768;

/**
 * A sync in a process of its own: searches neither wait for it nor share their memory with it, and where it fails for want of
 * memory it fails alone.
 */
export class SyncChild {
  readonly #child: ChildProcess;
  /** Rejects where nothing could be stored, and where the process was ended. */
  readonly report: Promise<SyncReport>;

  constructor(script: URL, task: SyncTask) {
    this.#child = fork(script, {
      // It talks to strangers: nothing of this process's surroundings is any business of it, but the way to the network.
      env: surroundingsOf(process.env),
      execArgv: [`--max-old-space-size=${SYNC_MEGABYTES}`],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.report = reportOf(this.#child);
    this.#child.send(task);
  }

  /** Ends it, whatever it does; what it has not stored is lost. */
  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once("exit", resolve));
    this.#child.kill("SIGKILL");
    await ended;
  }
}

/** What a process needs to reach the network where an operator has set certificates of his own. */
const NEEDED = ["NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "SSL_CERT_DIR", "SystemRoot", "TZ"];

function surroundingsOf(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(NEEDED.map((name) => [name, environment[name]]));
}

function reportOf(child: ChildProcess): Promise<SyncReport> {
  return new Promise((resolve, reject) => {
    child.on("message", (answer: SyncAnswer) => {
      if (answer.kind === "done") resolve(answer.report);
      else reject(new Error(`The listings could not be stored: ${answer.reason}`));
    });
    child.on("error", reject);
    child.on("exit", () => reject(new Error("The sync was ended before it was done.")));
  });
}
