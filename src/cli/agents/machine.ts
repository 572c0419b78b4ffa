import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import type { Surroundings } from "./agent-clients.ts";

/** This machine and this account. */
export function thisMachine(): Surroundings {
  return {
    platform: process.platform,
    env: process.env,
    home: homedir(),
    folder: process.cwd(),
    isThere: existsSync,
    namesIn: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
  };
}
