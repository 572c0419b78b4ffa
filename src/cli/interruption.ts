import { EXIT } from "./exit-code.ts";

/** A wish of the user to stop. */
export interface Interruption {
  readonly signal: AbortSignal;
  /** Gives the signals back to the system. */
  readonly release: () => void;
}

/** Listens for the first Ctrl-C, so that what is being read can be finished; the second one ends the program. */
export function interruption(): Interruption {
  const controller = new AbortController();
  const onSignal = (): void => {
    if (controller.signal.aborted) process.exit(EXIT.interrupted);
    controller.abort();
    process.stderr.write("\nFinishing what is being read; press Ctrl-C again to stop at once.\n");
  };
  process.on("SIGINT", onSignal).on("SIGTERM", onSignal);
  return {
    signal: controller.signal,
    release: () => void process.off("SIGINT", onSignal).off("SIGTERM", onSignal),
  };
}
