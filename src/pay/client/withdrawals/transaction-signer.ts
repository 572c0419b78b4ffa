import { keccak256 } from "viem";
import type { PrivateKeyAccount } from "viem/accounts";
import { BASE_ID, type PricedCall } from "./chain-node.ts";
import type { SignedTransaction } from "./kept-withdrawals.ts";
import { SETTLEMENT } from "./settlement-contract.ts";

/** Signs calls of the contract that holds deposits, and of no other one. */
export interface TransactionSigner {
  readonly address: `0x${string}`;
  readonly sign: (call: PricedCall, nonce: number) => Promise<SignedTransaction>;
}

/** The signer of an account: what it signs is good on Base alone, moves no ether, and costs no more than its price. */
export function transactionSigner(account: PrivateKeyAccount): TransactionSigner {
  return {
    address: account.address,
    sign: async ({ data, gas, maxFeePerGas, maxPriorityFeePerGas }, nonce) => {
      const raw = await account.signTransaction({
        type: "eip1559",
        chainId: BASE_ID,
        to: SETTLEMENT,
        value: 0n,
        data,
        gas,
        maxFeePerGas,
        maxPriorityFeePerGas,
        nonce,
      });
      return { hash: keccak256(raw), raw, nonce };
    },
  };
}
