import { UsageError } from "../exit-code.ts";
import { visible } from "../terminal.ts";
import type { Start } from "./settings-edit.ts";

/**
 * What an agent starts on another day, for folders that are absolute. Always by npx: it takes the crossfoot of the project or the
 * one that is installed for all projects, where there is one, and fetches it else. So it is the same program as today, and goes on
 * where an installation is removed or Node changes its place, which a path to either would not. Throws UsageError.
 */
export function startOf(platform: NodeJS.Platform, folders: readonly string[]): Start {
  for (const folder of folders) refuseFolder(platform, folder);
  const words = ["-y", "crossfoot", "mcp", ...folders];
  // On Windows npx is a script, which only a shell starts; the makers of the servers of MCP write it so for every client.
  return platform === "win32"
    ? { command: "cmd", args: ["/c", "npx", ...words] }
    : { command: "npx", args: words };
}

/** Some paths do not reach crossfoot as they are written. */
function refuseFolder(platform: NodeJS.Platform, folder: string): void {
  const shown = visible(folder);
  if (folder.includes("${")) {
    throw new UsageError(
      `${shown}: agents take \${…} in their settings for a variable. Name a folder without it, such as a link to this one.`,
    );
  }
  // What has a blank is put in quotes on its way to cmd, in which only % keeps its meaning.
  const read = (/\s/.test(folder) ? /%/ : /[%&^]/).exec(folder)?.[0];
  if (platform === "win32" && read !== undefined) {
    throw new UsageError(
      `${shown}: cmd, by which agents start npx on Windows, would take ${read} for a sign of its own. Name a folder without it, such as a junction to this one.`,
    );
  }
}
