import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { BATCH_SETTLEMENT_ADDRESS, ERC3009_DEPOSIT_COLLECTOR_ADDRESS } from "@x402/evm";
import {
  type Address,
  createTestClient,
  defineChain,
  encodeAbiParameters,
  type Hex,
  http,
  keccak256,
  pad,
  parseAbi,
  parseSignature,
  publicActions,
  toHex,
  walletActions,
} from "viem";
import { type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import {
  BATCH_SETTLEMENT_CODE,
  DEPOSIT_COLLECTOR_CODE,
  GAS_PRICE_ORACLE_CODE,
  MULTICALL_CODE,
  USD_COIN_CODE,
} from "./contracts/code.ts";
import { findAnvil, NO_ANVIL } from "./find-anvil.ts";
import { keyOf } from "./key.ts";

/** USD Coin on Base, where the chain of the tests has a token of its own. */
export const BASE_USDC = "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913";

/** The network that the chain of the tests says it is. */
export const BASE = "eip155:8453";

/** A chain of the same number as Base, which only this machine sees. */
export interface EvmChain {
  readonly url: string;
  /** Millionths of a dollar that an address holds, as of the last block. */
  readonly balanceOf: (address: string) => Promise<bigint>;
  /** Adds millionths of a dollar to what an address holds, without a transaction. */
  readonly mint: (address: string, amount: bigint) => Promise<void>;
  /** Gives an address what it needs to pay for transactions. */
  readonly fund: (address: string) => Promise<void>;
  /** Whether a transaction gets its block at once, or waits for `mine`; "on" mines those that waited. */
  readonly setAutomine: (mode: "on" | "off") => Promise<void>;
  /** Puts every waiting transaction into a block. */
  readonly mine: () => Promise<void>;
  /** Lets the chain's clock run ahead for good, and puts a block there. */
  readonly passTime: (seconds: number) => Promise<void>;
  /** Number of the last block. */
  readonly height: () => Promise<bigint>;
  /** Every movement of the token since a block, that one included, in order. */
  readonly transfers: (fromBlock?: bigint) => Promise<readonly Transfer[]>;
  /** A payer takes back an authorization that he signed. */
  readonly cancelAuthorization: (payer: PrivateKeyAccount, nonce: Hex) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Money that moved on a chain. */
export interface Transfer {
  readonly from: Address;
  readonly to: Address;
  readonly value: bigint;
  readonly transaction: Hex;
}

const MULTICALL = "0xcA11bde05977b3631167028862bE2a173976CA11";

/** Where Base says what a transaction costs on Ethereum. */
const GAS_PRICE_ORACLE = "0x420000000000000000000000000000000000000F";

const TOKEN = parseAbi([
  "function balanceOf(address owner) view returns (uint256)",
  "function cancelAuthorization(address authorizer, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)",
  "event Transfer(address indexed from, address indexed to, uint256 value)",
]);

const START_MS = 10_000;

/** Starts a chain with the token and nothing else; whoever starts it closes it. */
export async function startEvmChain(): Promise<EvmChain> {
  const program = findAnvil();
  if (program === null) throw new Error(NO_ANVIL);
  const anvil = guarded(program, ["--chain-id", "8453", "--host", "127.0.0.1", "--port", "0"]);
  try {
    const url = await addressOf(anvil);
    const client = clientOf(url);
    await client.setCode({ address: BASE_USDC, bytecode: USD_COIN_CODE });
    await client.setCode({ address: MULTICALL, bytecode: MULTICALL_CODE });
    await client.setCode({ address: GAS_PRICE_ORACLE, bytecode: GAS_PRICE_ORACLE_CODE });
    await client.setCode({ address: BATCH_SETTLEMENT_ADDRESS, bytecode: BATCH_SETTLEMENT_CODE });
    await client.setCode({
      address: ERC3009_DEPOSIT_COLLECTOR_ADDRESS,
      bytecode: DEPOSIT_COLLECTOR_CODE,
    });
    // Blocks of one second share its number, else the chain's clock would run ahead of the payer's.
    await client.setBlockTimestampInterval({ interval: 0 });
    return { url, ...actionsOf(client), close: async () => closed(anvil) };
  } catch (error) {
    await closed(anvil);
    throw error;
  }
}

/** A client of a chain on this machine that looks often, since blocks come at once. */
export function evmTransport(url: string): EvmTransport {
  return {
    chain: defineChain({
      id: 8453,
      name: "Base of the tests",
      nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
      rpcUrls: { default: { http: [url] } },
    }),
    transport: http(url, { retryCount: 0 }),
    pollingInterval: 20,
    cacheTime: 0,
  };
}

/** What every client of the chain is made of. */
export interface EvmTransport {
  readonly chain: ReturnType<typeof defineChain>;
  readonly transport: ReturnType<typeof http>;
  readonly pollingInterval: number;
  readonly cacheTime: number;
}

function clientOf(url: string) {
  return createTestClient({ mode: "anvil", ...evmTransport(url) })
    .extend(publicActions)
    .extend(walletActions);
}

function actionsOf(client: ReturnType<typeof clientOf>): Omit<EvmChain, "url" | "close"> {
  const balanceOf = async (owner: string): Promise<bigint> =>
    client.readContract({
      address: BASE_USDC,
      abi: TOKEN,
      functionName: "balanceOf",
      args: [owner as Address],
    });
  const fund = async (address: string): Promise<void> =>
    client.setBalance({ address: address as Address, value: 10n ** 20n });
  return {
    balanceOf,
    fund,
    mint: async (address, amount) => {
      const held = await balanceOf(address);
      await client.setStorageAt({
        address: BASE_USDC,
        index: slotOfBalance(address as Address),
        value: pad(toHex(held + amount)),
      });
    },
    setAutomine: async (mode) => client.setAutomine(mode === "on"),
    mine: async () => client.mine({ blocks: 1 }),
    passTime: async (seconds) => {
      const { timestamp } = (await client.getBlock()) as unknown as { readonly timestamp: bigint };
      await client.setNextBlockTimestamp({ timestamp: timestamp + BigInt(seconds) });
      await client.mine({ blocks: 1 });
    },
    height: async () => client.getBlockNumber(),
    transfers: async (fromBlock = 0n) => {
      // A block that is still to come is an error to the program, and nothing yet to whoever asks.
      if (fromBlock > (await client.getBlockNumber())) return [];
      const logs = await client.getContractEvents({
        address: BASE_USDC,
        abi: TOKEN,
        eventName: "Transfer",
        fromBlock,
        strict: true,
      });
      return logs.map(({ args, transactionHash }) => ({ ...args, transaction: transactionHash }));
    },
    cancelAuthorization: async (payer, nonce) => {
      const { v, r, s } = parseSignature(await signedCancellation(payer, nonce));
      await fund(CANCELLER.address);
      const hash = await client.writeContract({
        account: CANCELLER,
        chain: null,
        address: BASE_USDC,
        abi: TOKEN,
        functionName: "cancelAuthorization",
        args: [payer.address, nonce, Number(v), r, s],
      });
      await client.waitForTransactionReceipt({ hash });
    },
  };
}

/** Anybody may hand in a cancellation that the payer signed. */
const CANCELLER = privateKeyToAccount(toHex(keyOf("canceller")));

async function signedCancellation(payer: PrivateKeyAccount, nonce: Hex): Promise<Hex> {
  return payer.signTypedData({
    domain: { name: "USD Coin", version: "2", chainId: 8453, verifyingContract: BASE_USDC },
    types: {
      CancelAuthorization: [
        { name: "authorizer", type: "address" },
        { name: "nonce", type: "bytes32" },
      ],
    },
    primaryType: "CancelAuthorization",
    message: { authorizer: payer.address, nonce },
  });
}

/** Where the token keeps a balance: the mapping in slot 0 of `contracts/usd-coin.sol`. */
function slotOfBalance(owner: Address): Hex {
  return keccak256(encodeAbiParameters([{ type: "address" }, { type: "uint256" }], [owner, 0n]));
}

/**
 * A program that ends when its input does: on close, and also when this process dies of whatever cause.
 * An interrupt from the keyboard reaches the shell and `cat`, but not what stands in the background.
 */
function guarded(program: string, args: readonly string[]): ChildProcessWithoutNullStreams {
  const script = [
    "trap : INT TERM HUP",
    '"$0" "$@" </dev/null &',
    "cat >/dev/null",
    "kill -9 $!",
    "wait $! 2>/dev/null",
  ].join("\n");
  return spawn("/bin/sh", ["-c", script, program, ...args], { stdio: "pipe" });
}

async function addressOf(anvil: ChildProcessWithoutNullStreams): Promise<string> {
  const lines = createInterface({ input: anvil.stdout });
  const tooLate = setTimeout(() => anvil.stdin.end(), START_MS);
  try {
    for await (const line of lines) {
      const address = /^Listening on (\S+)$/.exec(line)?.[1];
      if (address !== undefined) return `http://${address}`;
    }
    throw new Error("The chain ended before it listened: start the program of findAnvil by hand.");
  } finally {
    clearTimeout(tooLate);
    anvil.stdout.resume();
    anvil.stderr.resume();
  }
}

async function closed(anvil: ChildProcessWithoutNullStreams): Promise<void> {
  if (anvil.exitCode !== null) return;
  const ended = new Promise((resolve) => void anvil.once("exit", resolve));
  anvil.stdin.end();
  await ended;
}
