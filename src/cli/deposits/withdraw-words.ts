import type { KeptChannel } from "../../pay/client/channel-file.ts";
import { inDollars } from "../../pay/client/usdc.ts";
import type { StepEnd } from "../../pay/client/withdrawals/take-step.ts";
import type {
  StillClaimable,
  WithdrawalPlan,
} from "../../pay/client/withdrawals/withdrawal-plan.ts";
import { visible } from "../terminal.ts";
import { timeOf } from "./deposit-row.ts";

/** How a channel is named in what is said of it. */
export function channelName({ server, id }: KeptChannel): string {
  return `${visible(server)}, channel ${id.slice(0, 10)}…`;
}

/** What a plan will do, or why there is nothing to do now, in full sentences. */
export function planWords(plan: WithdrawalPlan, { config }: KeptChannel): string {
  const amount = `${inDollars(plan.amount)} USDC`;
  const until = timeOf(plan.until ?? 0);
  switch (plan.kind) {
    case "nothing":
      return "Nothing is left in the contract to take back.";
    case "begin":
      return `Begins to take back ${amount}; it can be finished in ${hoursOf(config.withdrawDelay)}.${claimWords(plan.claimable)}`;
    case "wait":
      return `${amount} are being taken back; run the same command again after ${until}.${claimWords(plan.claimable)}`;
    case "finish":
      return `Finishes the withdrawal: ${amount} go to ${config.payer}.${claimWords(plan.claimable)}`;
  }
}

/** How a step ended, in full sentences. */
export function endWords(end: StepEnd, { config }: KeptChannel): string {
  const seen = `(transaction ${end.hash})`;
  switch (end.kind) {
    case "done": {
      const { step, amount, until } = end.withdrawal;
      return step === "begin"
        ? `The withdrawal of ${inDollars(amount)} USDC has begun ${seen}. Run the same command again after ${timeOf(until ?? 0)} to finish it.`
        : `${inDollars(amount)} USDC are back in ${config.payer} ${seen}.`;
    }
    case "reverted":
      return `The contract has refused the transaction, and only its fee is gone ${seen}. Run the same command again to see what is left.`;
    case "not seen":
      return `${end.refusal ?? "The transaction was sent, and the node shows no block of it yet."} It may still be carried out ${seen}. Run the same command again: it sends the very same transaction once more and signs no other.`;
    case "contradicted":
      return `${end.sentence} Run the same command with another node ${seen}.`;
  }
}

/** Wei as ether, rounded up to the ninth digit. */
export function inEther(wei: bigint): string {
  const gwei = (wei + 999_999_999n) / 1_000_000_000n;
  const digits = String(gwei % 1_000_000_000n)
    .padStart(9, "0")
    .replace(/0+$/, "");
  return `${gwei / 1_000_000_000n}${digits === "" ? "" : `.${digits}`} ETH`;
}

function claimWords({ due, more }: StillClaimable): string {
  const parts = [
    ...(due === 0n ? [] : [`${inDollars(due)} USDC for its answers, which stay there for it`]),
    ...(more === 0n
      ? []
      : [
          `${inDollars(more)} USDC by vouchers that you signed and that brought no answer, which would come off`,
        ]),
  ];
  return parts.length === 0 ? "" : ` Until then the server may claim ${parts.join(", and ")}.`;
}

function hoursOf(seconds: number): string {
  const hours = Math.ceil(seconds / 3_600);
  return hours === 1 ? "an hour" : `${hours} hours`;
}
