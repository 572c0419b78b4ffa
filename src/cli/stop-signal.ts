import { EXIT } from "./exit-code.ts";

/** Settles at the first signal to stop; the second one ends the program. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let hasCome = false;
    const onSignal = (): void => {
      if (hasCome) process.exit(EXIT.interrupted);
      hasCome = true;
      resolve();
    };
    process.on("SIGINT", onSignal).on("SIGTERM", onSignal);
  });
}
