import { type Command, Option } from "commander";
import type { Finish } from "../exit-code.ts";
import { parseSeconds } from "../options.ts";
import type { DepositsOptions } from "./deposits-command.ts";
import type { WithdrawOptions } from "./withdraw-command.ts";

const EXAMPLES = `Examples
  crossfoot deposits                                            what lies in deposits, and at which servers
  crossfoot deposits withdraw --rpc https://base.example.com    take it back; the same again when its time has passed
  crossfoot deposits withdraw https://reader.example.com --rpc https://base.example.com
`;

const LIST_EXAMPLES = `Examples
  crossfoot deposits
  crossfoot deposits list --format json
`;

const WITHDRAW_EXAMPLES = `Examples
  crossfoot deposits withdraw --rpc https://base.example.com
  crossfoot deposits withdraw https://reader.example.com --rpc https://base.example.com
  crossfoot deposits withdraw 0x3f9ac2 --rpc https://base.example.com --yes
`;

const WITHDRAW_NOTES = `
How it goes
  A server that answers is asked to give back what is left, which costs nothing. From one that is gone
  it is taken back on chain, in two steps with a delay between them (a day at crossfoot's daemons), in
  which the server may claim what it was promised. The first call begins and says when the second can
  finish; in between a call says so and does nothing. What was charged for answers stays for the server.
  Each step is one transaction, shown with the most that it costs before you are asked. It needs a
  little ETH on Base in the wallet. A call that was killed is made good by the next one, which sends the
  very same transaction again and no other. What a node shows that does not fit is for you to judge:
  --yes does not agree to it.

The wallet
  CROSSFOOT_WALLET_KEY (0x…) or CROSSFOOT_WALLET_FILE, the one that paid in.

Exit codes
  0 done, or nothing is to be done now  2 the command line or a setting is wrong
  1 crossfoot itself failed             3 something is not back and needs you    130 you said no
`;

/** Adds the command `deposits` to the program. */
export function addDeposits(program: Command, finish: Finish): void {
  const deposits = program
    .command("deposits")
    .summary("list what lies in deposits at servers, and take it back")
    .description("Shows the deposits out of which reads were paid, and takes back what is left.")
    .helpCommand(false)
    .addHelpText("before", EXAMPLES);
  deposits
    .command("list", { isDefault: true })
    .description("Lists the deposits that this machine knows of; the network is not used.")
    .addOption(
      new Option("--format <format>", "how to write it")
        .choices(["table", "json"])
        .default("table"),
    )
    .addHelpText("before", LIST_EXAMPLES)
    .action(async (options: DepositsOptions) => {
      const { depositsCommand } = await import("./deposits-command.ts");
      finish(await depositsCommand(options));
    });
  deposits
    .command("withdraw")
    .description("Takes back what is left: from the server, or on chain where that is gone.")
    .argument("[deposit]", "a server, or the first digits of a channel (default: all)")
    .requiredOption("--rpc <url>", "a node of Base")
    .option("--on-chain", "do not ask the server first")
    .option("--yes", "send without asking")
    .option(
      "--timeout <seconds>",
      "wait so long for a transaction, or a server (default: 90)",
      parseSeconds,
    )
    .addHelpText("before", WITHDRAW_EXAMPLES)
    .addHelpText("after", WITHDRAW_NOTES)
    .action(async (deposit: string | undefined, options: WithdrawOptions) => {
      const { withdrawCommand } = await import("./withdraw-command.ts");
      finish(await withdrawCommand(deposit, options));
    });
}
