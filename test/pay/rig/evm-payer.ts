import { ExactEvmScheme } from "@x402/evm/exact/client";
import { toHex } from "viem";
import { type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { BASE } from "./evm-chain.ts";
import { keyOf } from "./key.ts";
import { type Payer, payerOf } from "./payer.ts";

/** A payer on Base, with the account that signs for him. */
export interface EvmPayer extends Payer {
  readonly account: PrivateKeyAccount;
}

/** The payer of a name: always the same address, and no money until the chain mints some. */
export function evmPayer(name: string): EvmPayer {
  const account = privateKeyToAccount(toHex(keyOf(`payer ${name}`)));
  return { account, ...payerOf(BASE, account.address, new ExactEvmScheme(account)) };
}
