import { isDeepStrictEqual } from "node:util";
import type { PaymentPayload, SchemeNetworkClient } from "@x402/core/types";
import type { Offer } from "./demand.ts";
import type { DepositWallet } from "./deposit-wallet.ts";
import { PAYABLE, type PayableAsset } from "./usdc.ts";
import { type WalletSettings, WalletTrouble } from "./wallet-settings.ts";
import type { TransactionSigner } from "./withdrawals/transaction-signer.ts";

/** A payment that was signed and may be taken once. */
interface SignedPayment {
  /** What the header `PAYMENT-SIGNATURE` carries. */
  readonly header: string;
  readonly payer: string;
  /** After this moment it can no longer be taken. Milliseconds since 1970. */
  readonly validUntilMs: number;
}

/** Who pays on which network. */
export interface Wallet {
  readonly accounts: readonly Account[];
  /** Signs one payment, always a new one. Throws WalletTrouble. */
  readonly sign: (offer: Offer, nowMs: number) => Promise<SignedPayment>;
  /** Pays by deposits on Base; null where the wallet has no key there. Throws WalletTrouble. */
  readonly deposits: (() => Promise<DepositWallet>) | null;
  /** Signs calls of the contract that holds deposits; null where the wallet has no key on Base. */
  readonly transactions: (() => Promise<TransactionSigner>) | null;
}

/** The address of a wallet on one network. */
interface Account {
  readonly payable: PayableAsset;
  readonly address: string;
  /** What is still missing before it can pay, as a full sentence; null where nothing is. */
  readonly lack: string | null;
}

/** A transaction of Solana is void when its block is 150 blocks old, which takes 60 to 90 seconds. */
const SOLANA_VALID_SECONDS = 120;

/** The wallet of the settings; its packages are loaded here. Throws WalletTrouble. */
export async function openWallet(settings: WalletSettings): Promise<Wallet> {
  const purses = [
    ...(settings.evmKey === null ? [] : [await loaded(evmPurse(settings.evmKey))]),
    ...(settings.solanaKey === null
      ? []
      : [await loaded(solanaPurse(settings.solanaKey, settings.solanaRpc))]),
  ];
  return {
    accounts: purses.map(({ payable, address, scheme }) => ({
      payable,
      address,
      lack:
        scheme === null
          ? "Paying on Solana needs CROSSFOOT_SOLANA_RPC, the address of a node."
          : null,
    })),
    deposits: depositsOf(settings.evmKey),
    transactions: transactionsOf(settings.evmKey),
    sign: async (offer, nowMs) => {
      const purse = purses.find(({ payable }) => payable.network === offer.payable.network);
      if (purse === undefined || purse.scheme === null) {
        throw new WalletTrouble(`The wallet cannot pay on ${offer.payable.chain}.`);
      }
      if (offer.entry.extra["feePayer"] === purse.address) {
        throw new WalletTrouble(
          "The server wants the wallet to pay the network's fee, which it does not.",
        );
      }
      const payload = await payloadOf(purse.scheme, offer);
      const { header } = payload;
      const seconds =
        offer.payable.chain === "Solana" ? SOLANA_VALID_SECONDS : offer.validSeconds + 1;
      return { header, payer: purse.address, validUntilMs: nowMs + seconds * 1000 };
    },
  };
}

/** What knows channels is loaded only where a deposit is made. */
function depositsOf(key: `0x${string}` | null): Wallet["deposits"] {
  if (key === null) return null;
  return async () => {
    const { depositWallet } = await import("./deposit-wallet.ts");
    const { privateKeyToAccount } = await import("viem/accounts");
    return depositWallet(privateKeyToAccount(key));
  };
}

/** What sends transactions is loaded only where a deposit is taken back. */
function transactionsOf(key: `0x${string}` | null): Wallet["transactions"] {
  if (key === null) return null;
  return async () => {
    const { transactionSigner } = await import("./withdrawals/transaction-signer.ts");
    const { privateKeyToAccount } = await import("viem/accounts");
    return transactionSigner(privateKeyToAccount(key));
  };
}

interface Purse {
  readonly payable: PayableAsset;
  readonly address: string;
  /** Null where it cannot sign as it is set. */
  readonly scheme: SchemeNetworkClient | null;
}

async function evmPurse(key: `0x${string}`): Promise<Purse> {
  const { privateKeyToAccount } = await import("viem/accounts");
  const { ExactEvmScheme } = await import("@x402/evm/exact/client");
  const account = privateKeyToAccount(key);
  return {
    payable: payableOn("Base"),
    address: account.address,
    scheme: new ExactEvmScheme(account),
  };
}

async function solanaPurse(key: string, rpcUrl: string | null): Promise<Purse> {
  const { createKeyPairSignerFromBytes, getBase58Encoder } = await import("@solana/kit");
  const { ExactSvmScheme } = await import("@x402/svm/exact/client");
  const bytes = key.startsWith("[")
    ? Uint8Array.from(JSON.parse(key) as readonly number[])
    : Uint8Array.from(getBase58Encoder().encode(key));
  const keys = await createKeyPairSignerFromBytes(bytes);
  const scheme = rpcUrl === null ? null : new ExactSvmScheme(keys, { rpcUrl });
  return { payable: payableOn("Solana"), address: keys.address, scheme };
}

/** What goes wrong with a key must not be quoted: the words of other people's packages may hold it. */
async function loaded(purse: Promise<Purse>): Promise<Purse> {
  try {
    return await purse;
  } catch {
    throw new WalletTrouble(
      "The key of the wallet is none that can pay: check CROSSFOOT_WALLET_KEY (0x and 64 digits) and CROSSFOOT_SOLANA_KEY (64 bytes in base58 or as a JSON list), or the files named in their place.",
    );
  }
}

function payableOn(chain: PayableAsset["chain"]): PayableAsset {
  const found = PAYABLE.find((one) => one.chain === chain);
  if (found === undefined) throw new Error(`${chain} is no network that is paid on.`);
  return found;
}

async function payloadOf(
  scheme: SchemeNetworkClient,
  offer: Offer,
): Promise<{ readonly header: string }> {
  const { x402Client, x402HTTPClient } = await import("@x402/core/client");
  const { network, asset } = offer.payable;
  const client = new x402Client().register(network, scheme).setSpendControls({
    maxAmountPerPayment: false,
    allowedAssets: [{ network, asset, maxAmountPerPayment: String(offer.micro) }],
  });
  const http = new x402HTTPClient(client);
  let payload: PaymentPayload;
  try {
    payload = await http.createPaymentPayload(offer.required);
  } catch {
    throw new WalletTrouble(
      offer.payable.chain === "Solana"
        ? "The payment could not be signed: the node of CROSSFOOT_SOLANA_RPC did not answer, or does not know what is asked for. Nothing was paid."
        : "The payment could not be signed as the server asks for it. Nothing was paid.",
    );
  }
  if (!isAsShown(payload, offer)) {
    throw new WalletTrouble("What was signed is not what the server asked for. Nothing was paid.");
  }
  const header = http.encodePaymentSignatureHeader(payload)["PAYMENT-SIGNATURE"];
  if (header === undefined) throw new Error("The client of x402 names its header otherwise.");
  return { header };
}

/** Whether a signed payment says what was shown, and no more. A transaction of Solana is made of the entry alone. */
function isAsShown({ accepted, payload }: PaymentPayload, offer: Offer): boolean {
  if (!isDeepStrictEqual(accepted, offer.entry)) return false;
  if (offer.payable.chain === "Solana") return true;
  const { to, value } = (payload["authorization"] ?? {}) as Readonly<Record<string, unknown>>;
  return (
    value === String(offer.micro) &&
    typeof to === "string" &&
    to.toLowerCase() === offer.payTo.toLowerCase()
  );
}
