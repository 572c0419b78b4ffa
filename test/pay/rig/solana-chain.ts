import { address } from "@solana/kit";
import { startJsonRpc } from "./json-rpc.ts";
import { solanaMethods } from "./solana-methods.ts";

/** USD Coin on Solana, which the chain of the tests has at the same address. */
export const SOLANA_USDC = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v";

/** The network that the chain of the tests says it is. */
export const SOLANA = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp";

/** Whether Solana's programs run on this platform. */
export const canRunSolana: boolean = process.platform === "linux" || process.platform === "darwin";

/** What to tell where tests of payments on Solana are left out. */
export const NO_SOLANA =
  "no Solana for this platform: litesvm has programs for Linux and macOS only";

/** Solana's programs on a chain of one machine, behind as much of its JSON-RPC as payments need. */
export interface SolanaChain {
  readonly url: string;
  /** Millionths of a dollar that an owner holds; 0 also where he has no token account. */
  readonly balanceOf: (owner: string) => Promise<bigint>;
  /** Adds millionths of a dollar to what an owner holds, and opens his token account; 0 only opens it. */
  readonly mint: (owner: string, amount: bigint) => Promise<void>;
  /** Gives an owner what he needs to pay for transactions. */
  readonly fund: (owner: string) => Promise<void>;
  /** Takes the token account of an owner away, so that nobody can pay him. */
  readonly withoutAccountOf: (owner: string) => Promise<void>;
  /** Makes every transaction void that is signed and not sent, as some 90 seconds do. */
  readonly expireBlockhash: () => void;
  /** Lets seconds pass, which make every transaction void that is not carried out. */
  readonly passTime: (seconds: number) => void;
  /** Whether a transaction is carried out when it is sent, or waits for `mine`; "on" carries out those that waited. */
  readonly setAutomine: (mode: "on" | "off") => Promise<void>;
  /** Carries out every waiting transaction. */
  readonly mine: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts a chain with the mint and nobody who holds any; whoever starts it closes it. */
export async function startSolanaChain(): Promise<SolanaChain> {
  // Imported late: its binary is missing on Windows, where tests of Base alone still run.
  const { SolanaLedger } = await import("./solana-ledger.ts");
  const ledger = new SolanaLedger(address(SOLANA_USDC));
  const rpc = await startJsonRpc(solanaMethods(ledger));
  return {
    url: rpc.url,
    balanceOf: async (owner) => ledger.tokensOf(await ledger.accountOf(address(owner))) ?? 0n,
    mint: async (owner, amount) => ledger.addTokens(address(owner), amount),
    fund: async (owner) => ledger.fund(address(owner)),
    withoutAccountOf: async (owner) => ledger.remove(await ledger.accountOf(address(owner))),
    expireBlockhash: () => ledger.svm.expireBlockhash(),
    passTime: (seconds) => ledger.passTime(seconds),
    setAutomine: async (mode) => (mode === "off" ? ledger.hold() : ledger.release()),
    mine: async () => ledger.carryOut(),
    close: rpc.close,
  };
}
