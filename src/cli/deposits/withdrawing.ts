import type { DepositWallet } from "../../pay/client/deposit-wallet.ts";
import type { KeptChannels } from "../../pay/client/kept-channels.ts";
import type { PendingPayments } from "../../pay/client/pending-payments.ts";
import type { StepParts } from "../../pay/client/withdrawals/take-step.ts";
import type { Asker } from "../agents/asker.ts";

/** What taking deposits back is done with. */
export interface Withdrawing extends StepParts {
  readonly wallet: DepositWallet;
  readonly channels: KeptChannels;
  readonly pending: PendingPayments;
  /** Whether servers are asked before the chain is. */
  readonly asksServer: boolean;
  /** Whether usual steps are agreed to before. */
  readonly isAgreed: boolean;
  readonly asker: Asker;
}
