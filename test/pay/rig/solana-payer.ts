import { createKeyPairSignerFromPrivateKeyBytes } from "@solana/kit";
import { ExactSvmScheme } from "@x402/svm/exact/client";
import { keyOf } from "./key.ts";
import { type Payer, payerOf } from "./payer.ts";
import { SOLANA, type SolanaChain } from "./solana-chain.ts";

/** The payer of a name: always the same address, and no money until the chain mints some. */
export async function solanaPayer(name: string, chain: SolanaChain): Promise<Payer> {
  const keys = await createKeyPairSignerFromPrivateKeyBytes(keyOf(`payer ${name}`));
  return payerOf(SOLANA, keys.address, new ExactSvmScheme(keys, { rpcUrl: chain.url }));
}
