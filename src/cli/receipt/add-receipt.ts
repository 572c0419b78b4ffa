import { type Command, Option } from "commander";
import type { Finish } from "../exit-code.ts";
import type { VerifyOptions } from "./receipt-command.ts";

const EXAMPLES = `Examples
  crossfoot receipt verify paid.ndjson                        every receipt of a run, with the documents beside it
  crossfoot receipt verify paid.ndjson --answer march.ndjson  and with the answers that were written
  crossfoot receipt verify one.json --document june.pdf --keys did.json
`;

const NOTES = `
What is verified
  The server signs that it was paid, for which document and with which answer. Whether the signature
  fits, and whether document and answer are still the same, byte by byte, is found out on this machine
  and without a network. The keys are those that the run kept with each receipt, or those of --keys:
  what the server shows at /.well-known/did.json. Whether the money moved is for the chain to say:
  the receipt names the transaction.

Exit codes
  0 all are good                        2 the command line is wrong
  1 crossfoot itself failed             3 one was not signed             4 one is not good
`;

/** Adds the command `receipt` to the program. */
export function addReceipt(program: Command, finish: Finish): void {
  const receipt = program
    .command("receipt")
    .summary("verify what servers have signed for paid reads")
    .description("Verifies receipts of paid reads, offline.")
    .helpCommand(false)
    .addHelpText("before", EXAMPLES)
    .addHelpText("after", NOTES);
  receipt
    .command("verify")
    .description("Says of every receipt of a file whether it is good, and what it says.")
    .argument(
      "<file>",
      "the file of --receipts, a PAYMENT-RESPONSE, or a receipt; - for standard input",
    )
    .option("--document <file>", "the document of one receipt")
    .option("--answer <file>", "the answers as they were written: JSON, or one a line")
    .option("--keys <file>", "the signer's keys, in place of those kept with the receipts")
    .addOption(
      new Option("--format <format>", "how to write it").choices(["text", "json"]).default("text"),
    )
    .addHelpText("after", NOTES)
    .action(async (file: string, options: VerifyOptions) => {
      const { verifyCommand } = await import("./receipt-command.ts");
      finish(await verifyCommand(file, options));
    });
  receipt
    .command("new-key")
    .description("Prints a new key with which a daemon signs receipts, as a line of its settings.")
    .action(async () => {
      const { newKeyCommand } = await import("./receipt-command.ts");
      finish(newKeyCommand());
    });
}
