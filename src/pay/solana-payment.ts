import {
  address,
  type Address,
  getAddressEncoder,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getCompiledTransactionMessageEncoder,
  getProgramDerivedAddress,
} from "@solana/kit";

/** A transaction of Solana that pays with one transfer of a token, as its payer has signed it. */
interface SolanaPayment {
  /** All that the chain carries out, in hexadecimal digits: signatures, which others may add, are no part of it. */
  readonly message: string;
  /** The account that owns the tokens. */
  readonly payer: string;
  /** The payer's own signature in base58; the transaction goes by another one, that of who pays its fee. */
  readonly signature: string;
  /** The token account that is paid from. */
  readonly source: string;
  readonly destination: string;
  readonly mint: string;
  readonly amount: bigint;
  /** What the transaction says to itself; empty where it says nothing. */
  readonly memo: string;
}

/** The payment that a transaction in base64 makes; null where it is no transaction, or makes none or several. */
export function solanaPaymentOf(transaction: unknown): SolanaPayment | null {
  const parts = partsOf(transaction);
  if (parts === null) return null;
  try {
    return paymentIn(parts);
  } catch {
    return null;
  }
}

/** The message of a transaction in base64, in hexadecimal digits; null where it is none. */
export function solanaMessageOf(transaction: unknown): string | null {
  return partsOf(transaction)?.message.toString("hex") ?? null;
}

/** The token account of an owner that everybody computes in the same way, and that payers pay to. */
export async function tokenAccountOf(owner: string, mint: string): Promise<string> {
  const { encode } = getAddressEncoder();
  const [account] = await getProgramDerivedAddress({
    programAddress: ACCOUNT_PROGRAM,
    seeds: [encode(address(owner)), encode(TOKEN_PROGRAM), encode(address(mint))],
  });
  return account;
}

/** The program that keeps tokens such as USDC, and owns every token account. */
export const TOKEN_PROGRAM: Address = address("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA");
const ACCOUNT_PROGRAM = address("ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL");
const MEMO_PROGRAM = address("MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr");

const SIGNATURE_BYTES = 64;
const MOST_SIGNATURES = 12;

/** `TransferChecked` of the token program: its number, the amount in eight bytes, the decimals. */
const TRANSFER_CHECKED = 12;
const TRANSFER_BYTES = 10;

interface Parts {
  readonly signatures: readonly Buffer[];
  readonly message: Buffer;
}

/** A transaction's number of signatures, the signatures, and the message, which has one way of being written and no other. */
function partsOf(transaction: unknown): Parts | null {
  if (typeof transaction !== "string" || !/^[A-Za-z0-9+/]+={0,2}$/.test(transaction)) return null;
  const bytes = Buffer.from(transaction, "base64");
  const count = bytes[0] ?? 0;
  const message = bytes.subarray(1 + count * SIGNATURE_BYTES);
  if (count === 0 || count > MOST_SIGNATURES || message.length === 0) return null;
  try {
    const decoded = getCompiledTransactionMessageDecoder().decode(message);
    const encoded = getCompiledTransactionMessageEncoder().encode(decoded);
    // Bytes that the chain leaves out would make two payments of one.
    if (!message.equals(encoded as Uint8Array)) return null;
    if (decoded.header.numSignerAccounts !== count) return null;
  } catch {
    return null;
  }
  const signatures = Array.from({ length: count }, (_, nth) =>
    bytes.subarray(1 + nth * SIGNATURE_BYTES, 1 + (nth + 1) * SIGNATURE_BYTES),
  );
  return { signatures, message };
}

function paymentIn({ signatures, message }: Parts): SolanaPayment | null {
  const { staticAccounts, instructions } = getCompiledTransactionMessageDecoder().decode(message);
  const transfers = instructions.filter(
    ({ programAddressIndex, data }) =>
      staticAccounts[programAddressIndex] === TOKEN_PROGRAM &&
      data?.length === TRANSFER_BYTES &&
      data[0] === TRANSFER_CHECKED,
  );
  const [transfer] = transfers;
  if (transfer?.data === undefined || transfers.length > 1) return null;
  const [source, mint, destination, payer] = (transfer.accountIndices ?? []).map(
    (index) => staticAccounts[index],
  );
  if (source === undefined || mint === undefined) return null;
  if (destination === undefined || payer === undefined) return null;
  const memo = instructions.find(
    ({ programAddressIndex }) => staticAccounts[programAddressIndex] === MEMO_PROGRAM,
  );
  return {
    message: message.toString("hex"),
    payer,
    signature: getBase58Decoder().decode(
      signatures[staticAccounts.indexOf(payer)] ?? new Uint8Array(),
    ),
    source,
    destination,
    mint,
    amount: Buffer.from(transfer.data).readBigUInt64LE(1),
    memo: Buffer.from(memo?.data ?? []).toString("utf8"),
  };
}
