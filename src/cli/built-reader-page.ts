import { readFile } from "node:fs/promises";

/** The page that reads documents where it is opened, as the build has left it. */
export async function builtReaderPage(): Promise<string> {
  return readFile(PAGE, "utf8");
}

const PAGE = new URL("../../browser/page.html", import.meta.url);
