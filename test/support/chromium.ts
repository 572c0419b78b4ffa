import { existsSync } from "node:fs";

/** What to tell where browser tests are left out. */
export const NO_CHROMIUM =
  "no Chromium found: install it, or name its program in the variable CHROMIUM";

/** The program of a Chromium for browser tests; null where this machine has none. */
export function findChromium(): string | null {
  const named = process.env["CHROMIUM"] ?? "";
  const usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  return [named, ...usual].find((path) => path !== "" && existsSync(path)) ?? null;
}
