import { createKeyPairSignerFromPrivateKeyBytes } from "@solana/kit";
import type { PaymentRequired, PaymentRequirements } from "@x402/core/types";
import { toHex } from "viem";
import { privateKeyToAddress } from "viem/accounts";
import { BASE, BASE_USDC, type EvmChain, startEvmChain } from "./evm-chain.ts";
import { type EvmPayer, evmPayer } from "./evm-payer.ts";
import { evmSchemes } from "./evm-scheme.ts";
import { type Facilitator, type Lane, startFacilitator } from "./facilitator.ts";
import { keyOf } from "./key.ts";
import type { Payer } from "./payer.ts";
import { SOLANA, SOLANA_USDC, type SolanaChain, startSolanaChain } from "./solana-chain.ts";
import { solanaPayer } from "./solana-payer.ts";
import { solanaScheme } from "./solana-scheme.ts";

/** Chains, a facilitator and payers as a paid daemon meets them, all on this machine. */
export interface Rig {
  readonly facilitator: Facilitator;
  /** Throws, as all that is of Base does, where the rig was started without it. */
  readonly evm: EvmSide;
  /** Throws, as all that is of Solana does, where the rig was started without it. */
  readonly solana: SolanaSide;
  /** What a server asks for, in millionths of a dollar: an entry for each chain, Base first. */
  readonly ask: (amount: bigint) => PaymentRequired;
  /** No faults and no calls any more, and blocks come at once; balances stay. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Base, the seller there, and whoever pays him. */
export interface EvmSide extends EvmChain {
  readonly payTo: string;
  /** The payer of a name, holding so many millionths of a dollar more than before. */
  readonly payer: (name: string, amount: bigint) => Promise<EvmPayer>;
}

/** Solana, the seller there, who has a token account, and whoever pays him. */
export interface SolanaSide extends SolanaChain {
  readonly payTo: string;
  /** The account that pays for transactions, which a server has to name. */
  readonly feePayer: string;
  /** The payer of a name, holding so many millionths of a dollar more than before. */
  readonly payer: (name: string, amount: bigint) => Promise<Payer>;
}

/** Which chains a rig has. */
export interface RigChains {
  readonly evm: boolean;
  readonly solana: boolean;
  /** Whether the facilitator takes deposits into channels on Base, too. */
  readonly channels?: boolean;
}

/** How long a facilitator of the tests waits for a block before a settlement is pending. */
const CONFIRMATION_MS = 300;

/** One side of the rig as it is put together and taken apart. */
interface Side<Chain> {
  readonly chain: Chain;
  readonly lanes: readonly Lane[];
  readonly entry: Omit<PaymentRequirements, "amount">;
}

/** Starts chains and a facilitator for them; whoever starts a rig closes it. */
export async function startRig(chains: RigChains): Promise<Rig> {
  const evm = chains.evm ? await startEvmSide(chains.channels === true) : null;
  const solana = chains.solana ? await startSolanaSide() : null;
  const sides = [evm, solana].filter((side) => side !== null);
  const facilitator = await startFacilitator(sides.flatMap(({ lanes }) => lanes));
  return {
    facilitator,
    get evm() {
      return chainOf(evm);
    },
    get solana() {
      return chainOf(solana);
    },
    ask: (amount) => ({
      x402Version: 2,
      error: "Payment required",
      resource: { url: "https://crossfoot.example/api/v1/invoice", mimeType: "application/json" },
      accepts: sides.map(({ entry }) => ({ ...entry, amount: String(amount) })),
    }),
    reset: async () => {
      facilitator.reset();
      for (const { chain } of sides) await chain.setAutomine("on");
    },
    close: async () => {
      await facilitator.close();
      for (const { chain } of sides) await chain.close();
    },
  };
}

async function startEvmSide(hasChannels: boolean): Promise<Side<EvmSide>> {
  const chain = await startEvmChain();
  const payTo = privateKeyToAddress(toHex(keyOf("seller")));
  const payer = async (name: string, amount: bigint): Promise<EvmPayer> => {
    const wallet = evmPayer(name);
    await chain.mint(wallet.address, amount);
    return wallet;
  };
  const { exact, channels } = await evmSchemes(chain, CONFIRMATION_MS);
  const schemes = hasChannels ? [exact, channels] : [exact];
  return {
    chain: { ...chain, payTo, payer },
    lanes: schemes.map((scheme) => ({ network: BASE, scheme, chain })),
    entry: {
      scheme: "exact",
      network: BASE,
      asset: BASE_USDC,
      payTo,
      maxTimeoutSeconds: 60,
      extra: { name: "USD Coin", version: "2" },
    },
  };
}

async function startSolanaSide(): Promise<Side<SolanaSide>> {
  const chain = await startSolanaChain();
  const { address: payTo } = await createKeyPairSignerFromPrivateKeyBytes(keyOf("seller"));
  await chain.mint(payTo, 0n);
  const payer = async (name: string, amount: bigint): Promise<Payer> => {
    const wallet = await solanaPayer(name, chain);
    await chain.mint(wallet.address, amount);
    return wallet;
  };
  const scheme = await solanaScheme(chain, CONFIRMATION_MS);
  const [feePayer = ""] = scheme.getSigners(SOLANA);
  return {
    chain: { ...chain, payTo, feePayer, payer },
    lanes: [{ network: SOLANA, scheme, chain }],
    entry: {
      scheme: "exact",
      network: SOLANA,
      asset: SOLANA_USDC,
      payTo,
      maxTimeoutSeconds: 60,
      extra: { feePayer },
    },
  };
}

function chainOf<Chain>(side: Side<Chain> | null): Chain {
  if (side === null) throw new Error("The rig was started without this chain.");
  return side.chain;
}
