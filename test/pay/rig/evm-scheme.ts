import type { SchemeNetworkFacilitator } from "@x402/core/types";
import { toFacilitatorEvmSigner } from "@x402/evm";
import { BatchSettlementEvmScheme } from "@x402/evm/batch-settlement/facilitator";
import { ExactEvmScheme } from "@x402/evm/exact/facilitator";
import { createWalletClient, publicActions, toHex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { type EvmChain, evmTransport } from "./evm-chain.ts";
import { keyOf } from "./key.ts";

type EvmSigner = Parameters<typeof toFacilitatorEvmSigner>[0];

/** The published facilitator's ways to verify and settle on a chain. */
interface EvmSchemes {
  readonly exact: SchemeNetworkFacilitator;
  /** Names no authorizer: a server has to sign claims and refunds itself. */
  readonly channels: SchemeNetworkFacilitator;
}

/** The published facilitator of a chain, paying for transactions itself, all from one account. */
export async function evmSchemes(
  chain: EvmChain,
  confirmationTimeoutMs: number,
): Promise<EvmSchemes> {
  const account = privateKeyToAccount(toHex(keyOf("facilitator")));
  await chain.fund(account.address);
  const client = createWalletClient({ account, ...evmTransport(chain.url) }).extend(publicActions);
  const write = client.writeContract as unknown as EvmSigner["writeContract"];
  const signer = {
    address: account.address,
    readContract: client.readContract,
    verifyTypedData: client.verifyTypedData,
    writeContract: inTurn(write),
    sendTransaction: client.sendTransaction,
    waitForTransactionReceipt: client.waitForTransactionReceipt,
    getCode: client.getCode,
  } as unknown as EvmSigner;
  const facilitator = toFacilitatorEvmSigner(signer, { confirmationTimeoutMs });
  return {
    exact: new ExactEvmScheme(facilitator),
    channels: new BatchSettlementEvmScheme(facilitator),
  };
}

/** Transactions of one account one after the other, else two would take the same number. */
function inTurn(write: EvmSigner["writeContract"]): EvmSigner["writeContract"] {
  let last: Promise<unknown> = Promise.resolve();
  return async (request) => {
    const sent = last.then(async () => write(request));
    last = sent.catch(() => null);
    return sent;
  };
}
