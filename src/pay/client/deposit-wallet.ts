import { randomBytes } from "node:crypto";
import type { PaymentPayload } from "@x402/core/types";
import {
  createBatchSettlementEIP3009DepositPayload,
  signVoucher,
} from "@x402/evm/batch-settlement/client";
import type { PrivateKeyAccount } from "viem/accounts";
import { type ChannelConfig, isAmount, isHex, lower } from "../channels/channel-payment.ts";
import { channelIdOf, isSignedByPayer } from "../channels/channel-signing.ts";
import type { DepositOffer } from "./deposit-demand.ts";
import { WalletTrouble } from "./wallet-settings.ts";

type Hex = `0x${string}`;

/** A deposit that was signed: the chain takes it once, whatever vouchers go with it. */
export interface SignedDeposit {
  /** In units of the token. */
  readonly amount: bigint;
  /** What tells it from others. */
  readonly salt: Hex;
  /** After this moment it can no longer be made. Milliseconds since 1970. */
  readonly validUntilMs: number;
  readonly payload: object;
}

/** Signs deposits and vouchers. The contract that holds the money is a constant of the protocol, and no server's to say. */
export interface DepositWallet {
  readonly address: Hex;
  /** A channel that nobody has used. */
  readonly newChannel: (offer: DepositOffer) => ChannelConfig;
  readonly idOf: (offer: DepositOffer, config: ChannelConfig) => Hex;
  readonly deposit: (
    offer: DepositOffer,
    config: ChannelConfig,
    amount: bigint,
  ) => Promise<SignedDeposit>;
  /** What the header `PAYMENT-SIGNATURE` carries for a read, with the deposit where it is not there yet. */
  readonly voucher: (
    offer: DepositOffer,
    config: ChannelConfig,
    drawn: { readonly most: bigint; readonly deposit: SignedDeposit | null },
  ) => Promise<string>;
  /**
   * All that the last voucher allows of which a server shows that it has it, with this wallet's own signature; null where it
   * shows none.
   */
  readonly shownCharge: (offer: DepositOffer, config: ChannelConfig) => Promise<bigint | null>;
  /** What the header carries that wants back what is left. */
  readonly refund: (offer: DepositOffer, config: ChannelConfig, charged: bigint) => Promise<string>;
}

/** The wallet of an account on Base. */
export function depositWallet(account: PrivateKeyAccount): DepositWallet {
  const idOf = ({ entry }: DepositOffer, config: ChannelConfig): Hex =>
    channelIdOf(entry.network, config);
  const signed = async (offer: DepositOffer, config: ChannelConfig, most: bigint) =>
    signVoucher(account, idOf(offer, config), String(most), offer.entry.network);
  return {
    address: account.address,
    newChannel: ({ payTo, authorizer, withdrawSeconds, entry }) => ({
      payer: lower(account.address),
      payerAuthorizer: lower(account.address),
      receiver: lower(payTo),
      receiverAuthorizer: lower(authorizer),
      token: lower(entry.asset as Hex),
      withdrawDelay: withdrawSeconds,
      salt: `0x${randomBytes(32).toString("hex")}`,
    }),
    idOf,
    deposit: async (offer, config, amount) => signedDeposit(account, { offer, config, amount }),
    voucher: async (offer, channelConfig, { most, deposit }) => {
      const voucher = await signed(offer, channelConfig, most);
      const type = deposit === null ? "voucher" : "deposit";
      const more = deposit === null ? {} : { deposit: deposit.payload };
      return headerOf(offer, { type, channelConfig, voucher, ...more });
    },
    shownCharge: async (offer, config) => {
      const { voucherState } = offer.entry.extra as Readonly<Record<string, unknown>>;
      const { signedMaxClaimable: most, signature } = (voucherState ?? {}) as Shown;
      if (!isAmount(most) || !isHex(signature, 130)) return null;
      const voucher = { kind: "voucher", amount: null, config, signature } as const;
      const shown = { ...voucher, channelId: idOf(offer, config), most: BigInt(most) };
      return (await isSignedByPayer(offer.entry.network, shown)) ? shown.most : null;
    },
    refund: async (offer, channelConfig, charged) => {
      const voucher = await signed(offer, channelConfig, charged);
      return headerOf(offer, { type: "refund", channelConfig, voucher });
    },
  };
}

/** What a server shows of the last voucher that it has. */
interface Shown {
  readonly signedMaxClaimable?: unknown;
  readonly signature?: unknown;
}

async function signedDeposit(
  account: PrivateKeyAccount,
  {
    offer: { entry },
    config,
    amount,
  }: { readonly offer: DepositOffer; readonly config: ChannelConfig; readonly amount: bigint },
): Promise<SignedDeposit> {
  const { payload } = await createBatchSettlementEIP3009DepositPayload(
    account,
    2,
    entry,
    config,
    String(amount),
    "0",
  );
  const deposit = payload["deposit"] as {
    readonly amount: string;
    readonly authorization: {
      readonly erc3009Authorization: { readonly salt: Hex; readonly validBefore: string };
    };
  };
  const { salt, validBefore } = deposit.authorization.erc3009Authorization;
  if (deposit.amount !== String(amount)) {
    throw new WalletTrouble("What was signed is not the deposit that was shown. Nothing was paid.");
  }
  return { amount, salt, validUntilMs: (Number(validBefore) + 1) * 1_000, payload: deposit };
}

function headerOf(
  { entry, required: { resource, extensions } }: DepositOffer,
  payload: Record<string, unknown>,
): string {
  const whole: PaymentPayload = {
    x402Version: 2,
    accepted: entry,
    payload,
    resource,
    ...(extensions === undefined ? {} : { extensions }),
  };
  return Buffer.from(JSON.stringify(whole)).toString("base64");
}
