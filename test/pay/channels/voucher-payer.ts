import type { PaymentPayload, PaymentRequired, PaymentRequirements } from "@x402/core/types";
import {
  buildChannelConfig,
  computeChannelId,
  createBatchSettlementEIP3009DepositPayload,
  InMemoryClientChannelStorage,
  signVoucher,
} from "@x402/evm/batch-settlement/client";
import { type Hex, toHex } from "viem";
import type { PrivateKeyAccount } from "viem/accounts";
import { keyOf } from "../rig/key.ts";

/** Whoever pays out of a channel, by the published package, and as wrongly as a test wants. */
export interface VoucherPayer {
  readonly channelId: (demand: PaymentRequired) => Hex;
  /** A deposit with the voucher for all up to an amount. */
  readonly deposit: (demand: PaymentRequired, amount: bigint, most: bigint) => Promise<string>;
  readonly voucher: (demand: PaymentRequired, most: bigint) => Promise<string>;
  readonly refund: (demand: PaymentRequired, most: bigint) => Promise<string>;
}

type Members = Record<string, unknown>;

/** Changes a payload before it is sent. */
export type Change = (payload: Members) => Members;

/** The payer with an account, for the channel of a name. */
export function voucherPayer(
  account: PrivateKeyAccount,
  name: string,
  change: Change = (payload) => payload,
): VoucherPayer {
  const deps = {
    signer: account,
    storage: new InMemoryClientChannelStorage(),
    salt: toHex(keyOf(`channel ${name}`)),
  };
  const signed = async (demand: PaymentRequired, most: bigint, more: Members): Promise<string> => {
    const entry = entryOf(demand);
    const channelConfig = buildChannelConfig(deps, entry);
    const id = computeChannelId(channelConfig, entry.network);
    const voucher = await signVoucher(account, id, String(most), entry.network);
    return headerOf(demand, change({ channelConfig, voucher, ...more }));
  };
  return {
    channelId: (demand) => {
      const entry = entryOf(demand);
      return computeChannelId(buildChannelConfig(deps, entry), entry.network);
    },
    deposit: async (demand, amount, most) => {
      const entry = entryOf(demand);
      const config = buildChannelConfig(deps, entry);
      const { payload } = await createBatchSettlementEIP3009DepositPayload(
        account,
        2,
        entry,
        config,
        String(amount),
        String(most),
      );
      return headerOf(demand, change(payload));
    },
    voucher: async (demand, most) => signed(demand, most, { type: "voucher" }),
    refund: async (demand, most) => signed(demand, most, { type: "refund" }),
  };
}

/** The entry of a demand that is paid out of channels. */
export function entryOf({ accepts }: PaymentRequired): PaymentRequirements {
  const entry = accepts.find(({ scheme }) => scheme === "batch-settlement");
  if (entry === undefined) throw new Error("The demand has no entry for channels.");
  return entry;
}

function headerOf(demand: PaymentRequired, payload: Members): string {
  const { resource, extensions } = demand;
  const whole: PaymentPayload = {
    x402Version: 2,
    accepted: entryOf(demand),
    payload,
    resource,
    ...(extensions === undefined ? {} : { extensions }),
  };
  return Buffer.from(JSON.stringify(whole)).toString("base64");
}
