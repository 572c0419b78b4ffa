import type { Command, Option } from "commander";
import type { Finish } from "./exit-code.ts";
import type { ServeCommandOptions } from "./serve-command.ts";

const EXAMPLES = `Examples
  crossfoot serve --free                          for this machine, on http://127.0.0.1:8402
  crossfoot serve --free --port 9000
  crossfoot serve --print-config > crossfoot.env  every setting, to be changed and sourced
  curl --data-binary @application.pdf -H 'content-type: application/pdf' \\
    http://127.0.0.1:8402/api/v1/extract
`;

const NOTES = `
Settings are variables named CROSSFOOT_SERVE_…; --print-config lists them with what they set, and options
stand above them. All that is wrong with them is told at once, and then nothing is started.
Logs are lines of JSON on standard output: request, route, status, sizes and times, never addresses,
names of files or words of documents. The first SIGTERM or Ctrl-C finishes what is being read.
`;

/** Adds `serve` to the program. */
export function addServe(program: Command, finish: Finish, modelOption: Option): void {
  program
    .command("serve")
    .summary("read documents for callers over HTTP")
    .description("Runs the daemon: the readers over HTTP, with the pages that describe them.")
    .option("--port <port>", "the port to listen on (default: 8402)")
    .option("--host <address>", "the address to listen on (default: 127.0.0.1)")
    .option("--free", "read without payment")
    .addOption(modelOption)
    .option("--print-config", "print every setting and where it comes from, and end")
    .addHelpText("before", EXAMPLES)
    .addHelpText("after", NOTES)
    .action(async (options: ServeCommandOptions) => {
      const { serveCommand } = await import("./serve-command.ts");
      finish(await serveCommand(options));
    });
}
