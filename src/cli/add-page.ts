import type { Command } from "commander";
import type { Finish } from "./exit-code.ts";

const EXAMPLES = `Examples
  crossfoot page reader/                          writes reader/index.html; open it in a browser
  crossfoot page /var/www/reader                  the same for a web host
`;

const NOTES = `
The page is one file and needs nothing else, neither a server nor a connection. Whoever opens it drops a PDF
on it and sees every figure boxed, the checks, and the JSON. Its own policy forbids it to send anything.
Scanned pages are not read there. A page that is there already is replaced, any other file is left alone.
`;

/** Adds `page` to the program. */
export function addPage(program: Command, finish: Finish): void {
  program
    .command("page")
    .summary("write a page that reads documents in the browser")
    .description("Writes a page that reads documents where it is opened, and sends nothing.")
    .argument("<folder>", "the folder for index.html; it is made where it is missing")
    .addHelpText("before", EXAMPLES)
    .addHelpText("after", NOTES)
    .action(async (folder: string) => {
      const { pageCommand } = await import("./page-command.ts");
      finish(await pageCommand(folder));
    });
}
