import { builtReaderPage as pageIn } from "../../src/cli/page-command.ts";

/** The page that reads documents where it is opened, as the build has left it. */
export async function builtReaderPage(): Promise<string> {
  return pageIn(new URL("../../dist/browser/", import.meta.url));
}
