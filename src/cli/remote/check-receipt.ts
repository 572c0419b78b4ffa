import type { PendingPayment } from "../../pay/client/pending-payments.ts";
import { PAYABLE } from "../../pay/client/usdc.ts";
import { didWebOf, keysIn } from "../../pay/receipts/did-web.ts";
import { bodyOf } from "./send-document.ts";
import { openReceipt, type ReceiptClaims } from "../../pay/receipts/signed-receipt.ts";

/** What was bought, as far as its receipt has to say it. */
interface Bought {
  readonly file: string;
  readonly payment: PendingPayment;
  /** Empty where the server named none. */
  readonly transaction: string;
  /** SHA-256 of the answer's body, in hex. */
  readonly answerSha256: string;
}

/** A receipt in the form of a JSON Web Signature, with the keys that its server shows. */
export interface PaymentProof {
  readonly receipt: string;
  readonly signer: unknown;
}

/** Gives the document with a server's keys; null where it shows none. */
type SignerDocument = () => Promise<unknown>;

/**
 * The receipt of an answer, if it is of the server that was asked and says what was bought of it. What is wrong with one is said:
 * the answer is paid for either way.
 */
export async function proofOf(
  receipt: string | null,
  bought: Bought,
  run: { readonly signerDocument: SignerDocument; readonly tell: (line: string) => void },
): Promise<PaymentProof | null> {
  if (receipt === null) return null;
  const signer = await run.signerDocument();
  const fault = faultOf(receipt, { bought, signer });
  if (fault === null) return { receipt, signer };
  run.tell(`${bought.file}: the receipt proves nothing and is not kept. ${fault}`);
  return null;
}

/** What is wrong with a receipt, or null. */
function faultOf(
  receipt: string,
  { bought, signer }: { readonly bought: Bought; readonly signer: unknown },
): string | null {
  if (signer === null) return "The server does not show the key that has signed it.";
  const opened = openReceipt(receipt, keysIn(signer));
  if (opened.kind === "wrong") return opened.sentence;
  if (opened.did !== didWebOf(bought.payment.server).did) {
    return `It is signed by ${opened.did}, which is not the server that was asked.`;
  }
  const others = otherMembers(opened.claims, bought);
  return others.length === 0 ? null : `It is for something else: ${others.join(", ")}.`;
}

/** The members of a receipt that are not what was bought. */
function otherMembers(
  { network, resourceUrl, payer, transaction, crossfoot }: ReceiptClaims,
  { payment, transaction: settled, answerSha256 }: Bought,
): readonly string[] {
  const asset = PAYABLE.find((known) => known.network === payment.network)?.asset ?? "";
  const isOnEvm = payment.network.startsWith("eip155:");
  const plain = (address: string): string => (isOnEvm ? address.toLowerCase() : address);
  const pairs: Readonly<Record<string, readonly [string, string]>> = {
    network: [network, payment.network],
    resource: [resourceUrl, `${payment.server}${payment.request.replace(/\?.*$/s, "")}`],
    payer: [plain(payer), plain(payment.payer)],
    transaction: [plain(transaction), plain(settled)],
    amount: [crossfoot.amount, String(payment.micro)],
    asset: [plain(crossfoot.asset), plain(asset)],
    "who was paid": [plain(crossfoot.payTo), plain(payment.payTo)],
    document: [crossfoot.documentSha256, payment.documentHash],
    answer: [crossfoot.answerSha256, answerSha256],
  };
  return Object.entries(pairs).flatMap(([name, [said, was]]) => (said === was ? [] : [name]));
}

/** A document with keys has 700 bytes. */
const MOST_BYTES = 65_536;

/** The answer waits for it, and is paid already. */
const KEYS_MS = 10_000;

/** Asks a server for the document with its keys, at the first receipt and no more; again where there was no answer. */
export function signerDocumentOf(server: string): SignerDocument {
  const url = `${server}${didWebOf(server).path}`;
  let known: unknown = null;
  return async () => (known ??= await documentAt(url));
}

async function documentAt(url: string): Promise<unknown> {
  try {
    const response = await fetch(url, {
      redirect: "manual",
      headers: { accept: "application/did+json, application/json" },
      signal: AbortSignal.timeout(KEYS_MS),
    });
    const text = response.status === 200 ? await bodyOf(response, MOST_BYTES) : null;
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
