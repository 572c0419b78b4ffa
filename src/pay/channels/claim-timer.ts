import type { Channels } from "./channels.ts";

/** Twenty-four times before a payer can take his deposit back by himself. */
const CLAIM_MS = 3_600_000;

/** Claims that are made by the clock, and once more when it is stopped. */
interface Claims {
  readonly close: () => Promise<void>;
}

/** Claims at once what an earlier daemon has left, and every hour from then on. */
export function claimsOf({ claim }: Channels): Claims {
  let last: Promise<void> = Promise.resolve();
  const next = (): void => {
    last = last.then(claim);
  };
  next();
  const timer = setInterval(next, CLAIM_MS).unref();
  return {
    close: async () => {
      clearInterval(timer);
      next();
      await last;
    },
  };
}
