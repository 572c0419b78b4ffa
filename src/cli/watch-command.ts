import { stat } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { isObjectPath } from "../batch/objects/object-address.ts";
import type { KnownWrappers } from "../batch/find-wrapped.ts";
import { pathOf } from "../batch/read-bytes.ts";
import type { FoundInputs } from "../batch/find-inputs.ts";
import type { Input } from "../batch/input.ts";
import { EXIT, type ExitCode, UsageError } from "./exit-code.ts";
import { stopWish } from "./interruption.ts";
import { foundInputs, readRound, type Round } from "./read-round.ts";

/** How long a file must have been as it is before it is read: who copies it may not have finished. */
const USUAL_SETTLE_SECONDS = 5;

/** How often folders are looked at. Asking is what works on every file system, network shares among them. */
const LOOK_MS = 1_000;

/** Reads what the paths stand for, and what comes into them, until it is told to stop. */
export async function watchCommand(paths: readonly string[], round: Round): Promise<ExitCode> {
  const { out, journal, settle = USUAL_SETTLE_SECONDS, quiet = false } = round.options;
  const isLocal = !paths.includes("-") && !paths.some(isObjectPath);
  if (out === undefined || journal === false || !isLocal) throw new UsageError(NEEDS);
  const files = new SettledFiles(settle * 1_000);
  const wrappers: KnownWrappers = new Map();
  // Also while a round is read, which has a listener of its own: a signal between two rounds must not end the program half way.
  const stop = stopWish({ onSecond: () => undefined });
  let code: ExitCode = EXIT.fine;
  let known = "";
  try {
    while (!stop.signal.aborted) {
      const found = await foundInputs(paths, round, wrappers);
      const settled = await files.among(found);
      const state = settled.map(({ name, mark }) => `${name}\n${mark}`).join("\n");
      if (state === known || settled.length === 0) {
        await setTimeout(LOOK_MS, undefined, { signal: stop.signal }).catch(() => undefined);
        continue;
      }
      known = state;
      const inputs = settled.map(({ input }) => input);
      code = await readRound({ ...found, inputs, isSingle: false }, { ...round, resumes: true });
      if (code === EXIT.interrupted) return code;
      if (!quiet) process.stderr.write("Watching for further files; Ctrl-C ends it.\n");
    }
    return code;
  } finally {
    stop.release();
  }
}

const NEEDS =
  "--watch writes its results again whenever a file comes or changes: it needs --out, no --no-journal, and files or folders of this machine.";

interface Settled {
  readonly input: Input;
  readonly name: string;
  /** Another one whenever the file changes. */
  readonly mark: string;
}

/** Knows which files have not changed for long enough. */
class SettledFiles {
  readonly #settleMs: number;
  readonly #marks = new Map<string, { readonly mark: string; readonly sinceMs: number }>();

  constructor(settleMs: number) {
    this.#settleMs = settleMs;
  }

  async among({ inputs }: FoundInputs): Promise<readonly Settled[]> {
    const now = Date.now();
    const settled: Settled[] = [];
    for (const input of inputs) {
      // A ZIP file that cannot be opened may only have begun to come.
      const path = (input.kind === "missing" ? input.path : pathOf(input.source)) ?? null;
      if (path === null) continue;
      const state = await stat(path).catch(() => null);
      if (state === null) continue;
      const { name } = input;
      const mark = `${state.size} ${state.mtimeMs} ${state.ino}`;
      const last = this.#marks.get(name);
      // What was there long before is read at once.
      const sinceMs = last === undefined ? Math.min(state.mtimeMs, now) : now;
      const mine = last?.mark === mark ? last : { mark, sinceMs };
      this.#marks.set(name, mine);
      if (now - mine.sinceMs >= this.#settleMs) settled.push({ input, name, mark });
    }
    return settled;
  }
}
