import { plainWord } from "../plain-word.ts";
import { signedReceiptIn } from "../receipts/signed-receipt.ts";

/** USD Coin on one network on which payments are made. */
export interface PayableAsset {
  /** As people call the chain. */
  readonly chain: "Base" | "Solana";
  /** CAIP-2 identifier. */
  readonly network: `${string}:${string}`;
  /** The token's address. */
  readonly asset: string;
}

/** All that is ever paid with: USD Coin on the two networks of the contract. */
export const PAYABLE: readonly PayableAsset[] = [
  {
    chain: "Base",
    network: "eip155:8453",
    asset: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
  },
  {
    chain: "Solana",
    network: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
    asset: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
  },
];

const MICRO = 1_000_000n;

/** Millionths of a dollar as dollars with two digits at least: `0.20`, `0.0425`. */
export function inDollars(micro: bigint): string {
  const digits = String(micro % MICRO).padStart(6, "0");
  return `${micro / MICRO}.${digits.slice(0, 2)}${digits.slice(2).replace(/0+$/, "")}`;
}

/** Dollars as millionths; null for what is no such amount. */
export function microOfDollars(dollars: string): bigint | null {
  const [, whole, rest = ""] = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(dollars) ?? [];
  return whole === undefined ? null : BigInt(whole) * MICRO + BigInt(rest.padEnd(6, "0"));
}

/** The chain of a network's identifier, as people call it. */
export function chainOf(network: string): string {
  return PAYABLE.find((known) => known.network === network)?.chain ?? plainWord(network);
}

/** What a server says of a payment in the header `PAYMENT-RESPONSE`. */
export interface Receipt {
  readonly success: boolean;
  /** Empty where none was made. */
  readonly transaction: string;
  /** Empty where the payment was taken. */
  readonly reason: string;
  /** What the server has signed for it, as a JSON Web Signature; null where it has signed nothing. */
  readonly signed: string | null;
}

/** Characters of a receipt in base64; a usual one has 400. */
const MOST_CHARACTERS = 16_384;

/** The receipt of a header; null where there is none that can be read. */
export function receiptOf(header: string | null): Receipt | null {
  if (header === null || header.length > MOST_CHARACTERS) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(header, "base64").toString("utf8"));
    if (typeof value !== "object" || value === null) return null;
    const { success, transaction, errorReason } = value as Readonly<Record<string, unknown>>;
    if (typeof success !== "boolean") return null;
    const signed = signedReceiptIn(value);
    return { success, transaction: plainWord(transaction), reason: plainWord(errorReason), signed };
  } catch {
    return null;
  }
}
