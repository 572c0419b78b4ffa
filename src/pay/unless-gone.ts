import type { Sale } from "./sale.ts";

/** What comes of a sale; null where the client does not wait for it. */
export async function unlessGone(sale: Promise<Sale>, signal: AbortSignal): Promise<Sale | null> {
  if (signal.aborted) return null;
  return new Promise((resolve, reject) => {
    const leave = (): void => resolve(null);
    signal.addEventListener("abort", leave, { once: true });
    void sale.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}
