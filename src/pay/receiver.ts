/** Where payments go on one network. */
export interface Receiver {
  /** As people call the chain: `Base`. */
  readonly chain: string;
  /** CAIP-2 identifier. */
  readonly network: `${string}:${string}`;
  readonly testnet: boolean;
  /** The address of USDC there. */
  readonly usdc: string;
  /** The address that is paid. */
  readonly payTo: string;
}

/** The networks of the contract, and their test networks. */
export const NETWORKS = {
  base: {
    chain: "Base",
    network: "eip155:8453",
    testnet: false,
    usdc: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
  },
  solana: {
    chain: "Solana",
    network: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
    testnet: false,
    usdc: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
  },
  baseSepolia: {
    chain: "Base Sepolia",
    network: "eip155:84532",
    testnet: true,
    usdc: "0x036CbD53842c5426634e7929541eC2318f3dCF7e",
  },
  solanaDevnet: {
    chain: "Solana Devnet",
    network: "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1",
    testnet: true,
    usdc: "4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU",
  },
} as const;
