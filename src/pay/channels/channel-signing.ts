import { BATCH_SETTLEMENT_ADDRESS, BATCH_SETTLEMENT_DOMAIN } from "@x402/evm";
import { claimBatchTypes, refundTypes, voucherTypes } from "@x402/evm";
import { hashTypedData, recoverTypedDataAddress } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { type ChannelConfig, type ChannelPayment, isSameAddress } from "./channel-payment.ts";

type Hex = `0x${string}`;

/** A voucher that is claimed. */
export interface ClaimedVoucher {
  readonly channelId: Hex;
  /** The most that it allows, which is what is claimed. */
  readonly most: bigint;
}

/** Signs for the receiver what may be claimed and given back. */
export interface Authorizer {
  readonly address: Hex;
  readonly signClaims: (network: string, claims: readonly ClaimedVoucher[]) => Promise<Hex>;
  readonly signRefund: (network: string, refund: SignedRefund) => Promise<Hex>;
}

/** What is given back. */
interface SignedRefund {
  readonly channelId: Hex;
  readonly nonce: bigint;
  readonly amount: bigint;
}

/** The authorizer with a key of 32 bytes. Throws where it is none of the curve. */
export function authorizerWith(key: Uint8Array): Authorizer {
  const account = privateKeyToAccount(`0x${Buffer.from(key).toString("hex")}`);
  return {
    address: account.address,
    signClaims: async (network, claims) =>
      account.signTypedData({
        domain: domainOf(network),
        types: claimBatchTypes,
        primaryType: "ClaimBatch",
        message: {
          claims: claims.map(({ channelId, most }) => ({
            channelId,
            maxClaimableAmount: most,
            totalClaimed: most,
          })),
        },
      }),
    signRefund: async (network, { channelId, nonce, amount }) =>
      account.signTypedData({
        domain: domainOf(network),
        types: refundTypes,
        primaryType: "Refund",
        message: { channelId, nonce, amount },
      }),
  };
}

/** The name of a channel on an EVM chain. */
export function channelIdOf(network: string, config: ChannelConfig): Hex {
  return hashTypedData({
    domain: domainOf(network),
    types: CONFIG_TYPES,
    primaryType: "ChannelConfig",
    message: { ...config },
  });
}

/** Whether a voucher was signed by who may draw on its channel. */
export async function isSignedByPayer(
  network: string,
  { channelId, config, most, signature }: ChannelPayment,
): Promise<boolean> {
  try {
    const signer = await recoverTypedDataAddress({
      domain: domainOf(network),
      types: voucherTypes,
      primaryType: "Voucher",
      message: { channelId, maxClaimableAmount: most },
      signature,
    });
    return isSameAddress(signer, config.payerAuthorizer);
  } catch {
    return false;
  }
}

function domainOf(network: string) {
  const chainId = Number(network.slice(network.indexOf(":") + 1));
  return { ...BATCH_SETTLEMENT_DOMAIN, chainId, verifyingContract: BATCH_SETTLEMENT_ADDRESS };
}

const CONFIG_TYPES = {
  ChannelConfig: [
    { name: "payer", type: "address" },
    { name: "payerAuthorizer", type: "address" },
    { name: "receiver", type: "address" },
    { name: "receiverAuthorizer", type: "address" },
    { name: "token", type: "address" },
    { name: "withdrawDelay", type: "uint40" },
    { name: "salt", type: "bytes32" },
  ],
} as const;
