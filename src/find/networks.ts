/** A network on which payments are real, the names it goes by, and its dollar token. */
interface Network {
  readonly network: string;
  readonly names: readonly string[];
  readonly usdc: string;
}

/** Networks whose USD Coin is known: its issuer's own contracts, six decimals each. */
const NETWORKS: readonly Network[] = [
  {
    network: "eip155:8453",
    names: ["base", "base-mainnet"],
    usdc: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
  },
  {
    network: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
    names: ["solana", "solana-mainnet"],
    usdc: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
  },
  {
    network: "eip155:137",
    names: ["polygon"],
    usdc: "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359",
  },
  {
    network: "eip155:42161",
    names: ["arbitrum", "arbitrum-one"],
    usdc: "0xaf88d065e77c8cC2239327C5EDb3A432268e5831",
  },
  {
    network: "eip155:43114",
    names: ["avalanche"],
    usdc: "0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E",
  },
  {
    network: "eip155:10",
    names: ["optimism"],
    usdc: "0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85",
  },
  {
    network: "eip155:1",
    names: ["ethereum", "mainnet"],
    usdc: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
  },
];

/** Networks on which nothing is worth anything. */
const TESTNETS: ReadonlySet<string> = new Set([
  "eip155:84532",
  "eip155:11155111",
  "eip155:421614",
  "eip155:43113",
  "eip155:80002",
  "eip155:11155420",
  "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1",
  "solana:4uhcVJyU9pJkvQyUS88uRDiscHkSCuKN",
]);

/** The identifier of a network by any of its names; as it is where it is not known. */
export function networkOf(named: string): string {
  const word = named.toLowerCase();
  return NETWORKS.find(({ names }) => names.includes(word))?.network ?? named;
}

/** Whether nothing real is paid on it. */
export function isTestnet(network: string): boolean {
  return (
    TESTNETS.has(network) ||
    /(?:^|[-_:])(?:sepolia|goerli|testnet|devnet|fuji|amoy|mumbai|holesky|test)(?:$|[-_:])/i.test(
      network,
    )
  );
}

/** Whether this token on this network is known to be worth a dollar, in millionths. */
export function isUsdc(network: string, asset: string): boolean {
  const known = NETWORKS.find((each) => each.network === network);
  if (known === undefined) return false;
  // Addresses of Ethereum's kind may be written in capitals or not, those of Solana may not.
  return network.startsWith("eip155:")
    ? known.usdc.toLowerCase() === asset.toLowerCase()
    : known.usdc === asset;
}
