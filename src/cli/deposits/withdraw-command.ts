/*
 * A deposit taken back: `withdrawal-plan` says from what the contract shows what the next step is, `take-step` signs,
 * keeps, sends and verifies it. Here it is said what will be done and what it costs, and somebody is asked.
 */

import { homedir } from "node:os";
import { ADD_ONS } from "../../add-ons/add-ons.ts";
import { needAddOn } from "../../add-ons/missing-add-on.ts";
import { isSameAddress } from "../../pay/channels/channel-payment.ts";
import type { KeptChannel } from "../../pay/client/channel-file.ts";
import { type ChannelFile, keptChannels } from "../../pay/client/kept-channels.ts";
import {
  channelFolderOf,
  pendingFolderOf,
  pendingPayments,
} from "../../pay/client/pending-payments.ts";
import { WalletTrouble } from "../../pay/client/wallet-settings.ts";
import { type Asker, terminalAsker } from "../agents/asker.ts";
import { EXIT, type ExitCode, UsageError } from "../exit-code.ts";
import { stopWish } from "../interruption.ts";
import { openTill } from "../remote/payments.ts";
import { isSafeAddress } from "../remote/remote-settings.ts";
import { tell, visible } from "../terminal.ts";
import { unreadable } from "./deposits-command.ts";
import type { Withdrawing } from "./withdrawing.ts";

/** The options of `deposits withdraw` as the command line gives them. */
export interface WithdrawOptions {
  readonly rpc: string;
  readonly onChain?: boolean;
  readonly yes?: boolean;
  /** Seconds. */
  readonly timeout?: number;
}

const USUAL_TIMEOUT_SECONDS = 90;

/** Takes back what is left of the deposits that are named, as far as it can be done now. */
export async function withdrawCommand(
  named: string | undefined,
  options: WithdrawOptions,
  asker: Asker = terminalAsker(),
): Promise<ExitCode> {
  if (!isSafeAddress(options.rpc)) {
    throw new UsageError(
      "--rpc wants the address of a node of Base that begins with https:// (http:// only on this machine).",
    );
  }
  needAddOn(ADD_ONS.payment);
  const channels = keptChannels(channelFolderOf(process.env, homedir()));
  const files = await channels.all();
  if (files.length === 0) {
    tell(`No deposits are kept on this machine (${visible(channels.folder)}).`);
    return EXIT.fine;
  }
  const chosen = chosenOf(files, named);
  const purse = await purseOf();
  if (!(await channels.hold(ONE_AT_A_TIME))) {
    throw new UsageError("Another crossfoot takes deposits back at the moment. Wait for its end.");
  }
  const stop = stopWish();
  const { chainNode, NodeTrouble } = await import("../../pay/client/withdrawals/chain-node.ts");
  try {
    const { withdrawAll } = await import("./withdraw-all.ts");
    const { keptWithdrawals } = await import("../../pay/client/withdrawals/kept-withdrawals.ts");
    const { rpc, onChain = false, yes = false, timeout = USUAL_TIMEOUT_SECONDS } = options;
    const work: Withdrawing = {
      ...purse,
      node: await chainNode(rpc),
      channels,
      kept: keptWithdrawals(channels.folder),
      pending: pendingPayments(pendingFolderOf(process.env, homedir())),
      asksServer: !onChain,
      isAgreed: yes,
      asker,
      timeoutMs: timeout * 1_000,
      signal: stop.signal,
    };
    const own = ownOf(files, purse.signer.address);
    const wanted = ownOf(chosen, purse.signer.address);
    const isAllOurs = tellOthers(chosen, wanted);
    const code = await withdrawAll({ own, wanted }, work);
    return code === EXIT.fine && !isAllOurs ? EXIT.unread : code;
  } catch (error) {
    if (!(error instanceof NodeTrouble || error instanceof WalletTrouble)) throw error;
    tell(error.message);
    return EXIT.unread;
  } finally {
    stop.release();
    await channels.release(ONE_AT_A_TIME);
  }
}

/** Two at once would give the same number to two transactions. */
const ONE_AT_A_TIME = "withdrawals";

/** The files of a server, or of channels whose name begins so; all where nothing is named. */
function chosenOf(
  files: readonly ChannelFile[],
  named: string | undefined,
): readonly ChannelFile[] {
  if (named === undefined) return files;
  const isDigits = /^0x[0-9a-f]{4,64}$/i.test(named);
  const wanted = isDigits ? named.toLowerCase() : named.replace(/\/+$/, "");
  const chosen = files.filter(({ channel }) =>
    isDigits ? channel?.id.startsWith(wanted) === true : channel?.server === wanted,
  );
  if (chosen.length > 0) return chosen;
  throw new UsageError(
    `No deposit is kept here for ${visible(named)}: crossfoot deposits lists them. Name a server, or four digits of a channel and more (0x…).`,
  );
}

async function purseOf(): Promise<Pick<Withdrawing, "signer" | "wallet">> {
  try {
    const { wallet } = await openTill(process.env);
    const [signer, deposits] = [await wallet.transactions?.(), await wallet.deposits?.()];
    if (signer !== undefined && deposits !== undefined) return { signer, wallet: deposits };
  } catch (error) {
    if (error instanceof WalletTrouble) throw new UsageError(error.message);
    throw error;
  }
  throw new UsageError(
    "No wallet of Base is set: name the one that paid in with CROSSFOOT_WALLET_KEY or CROSSFOOT_WALLET_FILE.",
  );
}

function ownOf(files: readonly ChannelFile[], address: string): readonly KeptChannel[] {
  return files.flatMap(({ channel }) =>
    channel !== null && isSameAddress(channel.config.payer, address) ? [channel] : [],
  );
}

/** Names what this wallet cannot take back; true where there is nothing of it. */
function tellOthers(chosen: readonly ChannelFile[], own: readonly KeptChannel[]): boolean {
  for (const { channel, path } of chosen) {
    if (channel === null) tell(unreadable(path));
    else if (!own.includes(channel)) {
      tell(
        `${visible(channel.server)}: the deposit belongs to the wallet ${channel.config.payer}, whose key is not set.`,
      );
    }
  }
  return own.length === chosen.length;
}
