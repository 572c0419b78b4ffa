import { readFileSync } from "node:fs";

/** The page that reads documents where it is opened, as the build has left it. */
export function builtReaderPage(): string {
  return readFileSync("dist/browser/page.html", "utf8");
}
