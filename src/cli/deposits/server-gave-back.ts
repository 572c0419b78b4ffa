import { setTimeout as wait } from "node:timers/promises";
import type { KeptChannel } from "../../pay/client/channel-file.ts";
import { inDollars } from "../../pay/client/usdc.ts";
import type { SeenChannel } from "../../pay/client/withdrawals/withdrawal-plan.ts";
import { tell, visible } from "../terminal.ts";
import { askServer } from "./ask-server.ts";
import { channelName } from "./withdraw-words.ts";
import type { Withdrawing } from "./withdrawing.ts";

/** How long between two looks at the node for what a server says that it gave back. */
const LOOK_MS = 1_000;

/**
 * Asks the server for what is left, and looks whether it comes. True where it is back; false where the server says so and the
 * chain does not; null where it does not give it back.
 */
export async function serverGaveBack(
  channel: KeptChannel,
  { amount, seen }: { readonly amount: bigint; readonly seen: SeenChannel },
  work: Withdrawing,
): Promise<boolean | null> {
  const name = channelName(channel);
  const said = await askServer(channel, work);
  if (said.kind === "kept") {
    tell(`${name}: ${visible(said.sentence)}`);
    return null;
  }
  const { transaction } = said;
  const gone = await lessIn(channel, seen.balance, work);
  if (gone === null) {
    tell(
      `${name}: The server says that it gave back ${inDollars(amount)} USDC (transaction ${visible(transaction)}), and the node does not show it. Nothing was sent. Run the same command again in a few minutes; --on-chain takes it back without asking the server.`,
    );
    return false;
  }
  await work.channels.setAside(channel.id, { amount: gone, transaction });
  tell(
    `${name}: The server gave back ${inDollars(gone)} USDC to ${channel.config.payer} (transaction ${visible(transaction)}).`,
  );
  return true;
}

/** By how much less the contract holds for a channel than before; null where it is not less. */
async function lessIn(
  { id }: KeptChannel,
  before: bigint,
  { node, signal, timeoutMs }: Withdrawing,
): Promise<bigint | null> {
  for (let nth = 0; nth * LOOK_MS < timeoutMs && !signal.aborted; nth += 1) {
    const { balance } = await node.seen(id);
    if (balance < before) return before - balance;
    await wait(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
  return null;
}
