import { setTimeout as wait } from "node:timers/promises";
import {
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  mainnet,
  type Signature,
} from "@solana/kit";
import type { SchemeNetworkFacilitator } from "@x402/core/types";
import { toFacilitatorSvmSigner, TransactionOnchainFailureError } from "@x402/svm";
import { ExactSvmScheme } from "@x402/svm/exact/facilitator";
import { keyOf } from "./key.ts";
import type { SolanaChain } from "./solana-chain.ts";

/** The published facilitator's way to verify and settle on Solana, paying for transactions itself. */
export async function solanaScheme(
  chain: SolanaChain,
  confirmationTimeoutMs: number,
): Promise<SchemeNetworkFacilitator> {
  const keys = await createKeyPairSignerFromPrivateKeyBytes(keyOf("facilitator"));
  await chain.fund(keys.address);
  const rpc = createSolanaRpc(mainnet(chain.url));
  // The published signer waits for 30 seconds, which no test can.
  const confirmTransaction = async (signature: string): Promise<void> => {
    const until = performance.now() + confirmationTimeoutMs;
    while (performance.now() < until) {
      const { value } = await rpc.getSignatureStatuses([signature as Signature]).send();
      const [status] = value;
      if (status !== null && status !== undefined) {
        if (status.err === null) return;
        throw new TransactionOnchainFailureError(JSON.stringify(status.err));
      }
      await wait(20);
    }
    throw new Error(`Not confirmed within ${confirmationTimeoutMs} ms.`);
  };
  const signer = toFacilitatorSvmSigner(keys, { defaultRpcUrl: chain.url });
  return new ExactSvmScheme({ ...signer, confirmTransaction });
}
