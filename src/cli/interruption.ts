import { once } from "node:events";
import { EXIT } from "./exit-code.ts";

/** A wish of the user to stop. */
interface Interruption {
  readonly signal: AbortSignal;
  /** Gives the signals back to the system. */
  readonly release: () => void;
}

/** Hears the signals to stop until they are given back. */
export function stopWish({
  onFirst = () => undefined,
  onSecond = () => process.exit(EXIT.interrupted),
}: {
  readonly onFirst?: () => void;
  /** Ends the program where nothing else is said. */
  readonly onSecond?: () => void;
} = {}): Interruption {
  const controller = new AbortController();
  const onSignal = (): void => {
    if (controller.signal.aborted) return onSecond();
    controller.abort();
    onFirst();
  };
  process.on("SIGINT", onSignal).on("SIGTERM", onSignal);
  return {
    signal: controller.signal,
    release: () => void process.off("SIGINT", onSignal).off("SIGTERM", onSignal),
  };
}

/** Listens for the first Ctrl-C, so that what is being read can be finished; the second one ends the program. */
export function interruption(): Interruption {
  return stopWish({
    onFirst: () => {
      process.stderr.write("\nFinishing what is being read; press Ctrl-C again to stop at once.\n");
    },
  });
}

/** Settles at the first signal to stop; the second one ends the program. */
export async function stopSignal(): Promise<void> {
  await once(stopWish().signal, "abort");
}
