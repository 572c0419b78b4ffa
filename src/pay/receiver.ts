/** Where payments go on one network. */
export interface Receiver {
  /** As people call the chain: `Base`. */
  readonly chain: string;
  /** CAIP-2 identifier. */
  readonly network: `${string}:${string}`;
  readonly testnet: boolean;
  /** The address that is paid. */
  readonly payTo: string;
}

/** The networks of the contract, and their test networks. */
export const NETWORKS = {
  base: { chain: "Base", network: "eip155:8453", testnet: false },
  solana: {
    chain: "Solana",
    network: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
    testnet: false,
  },
  baseSepolia: { chain: "Base Sepolia", network: "eip155:84532", testnet: true },
  solanaDevnet: {
    chain: "Solana Devnet",
    network: "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1",
    testnet: true,
  },
} as const;
