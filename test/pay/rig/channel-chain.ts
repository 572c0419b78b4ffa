import { BATCH_SETTLEMENT_ADDRESS } from "@x402/evm";
import { createPublicClient, type Hex, parseAbi, toHex } from "viem";
import { privateKeyToAddress } from "viem/accounts";
import { evmTransport } from "./evm-chain.ts";
import { keyOf } from "./key.ts";

/** What the chain holds for one channel, in millionths of a dollar. */
interface Held {
  readonly balance: bigint;
  readonly claimed: bigint;
}

/** What the channels of a chain hold, and the transactions that it took. */
export interface ChannelChain {
  readonly channel: (id: string) => Promise<Held>;
  /** Ids of all channels into which somebody has paid. */
  readonly ids: () => Promise<readonly Hex[]>;
  /** How many transactions the facilitator has sent so far. */
  readonly transactions: () => Promise<number>;
}

/** Where deposits are held. */
export const CHANNELS: `0x${string}` = BATCH_SETTLEMENT_ADDRESS;

const CONTRACT = parseAbi([
  "function channels(bytes32 id) view returns (uint128 balance, uint128 totalClaimed)",
  "event Deposited(bytes32 indexed channelId, address indexed sender, uint128 amount, uint128 newBalance)",
]);

/** Looks at the channels of the chain at an address. */
export function channelChain(url: string): ChannelChain {
  const client = createPublicClient(evmTransport(url));
  const facilitator = privateKeyToAddress(toHex(keyOf("facilitator")));
  return {
    channel: async (id) => {
      const [balance, claimed] = await client.readContract({
        address: CHANNELS,
        abi: CONTRACT,
        functionName: "channels",
        args: [id as Hex],
      });
      return { balance, claimed };
    },
    ids: async () => {
      const logs = await client.getContractEvents({
        address: CHANNELS,
        abi: CONTRACT,
        eventName: "Deposited",
        fromBlock: 0n,
        strict: true,
      });
      return [...new Set(logs.map(({ args }) => args.channelId))];
    },
    transactions: async () => client.getTransactionCount({ address: facilitator }),
  };
}
