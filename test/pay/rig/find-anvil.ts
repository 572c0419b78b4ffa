import { existsSync } from "node:fs";
import { createRequire } from "node:module";

/** What to tell where tests of payments on a chain are left out. */
export const NO_ANVIL =
  "no anvil for this platform: run `npm install`, or name its program in the variable ANVIL";

/** The program of a local Ethereum chain; null where none is installed for this platform. */
export function findAnvil(): string | null {
  const named = process.env["ANVIL"] ?? "";
  if (named !== "") return existsSync(named) ? named : null;
  const machine = process.arch === "x64" ? "amd64" : process.arch;
  const { platform } = process;
  const program = platform === "win32" ? "anvil.exe" : "anvil";
  try {
    return createRequire(import.meta.url).resolve(
      `@foundry-rs/anvil-${platform}-${machine}/bin/${program}`,
    );
  } catch {
    return null;
  }
}
