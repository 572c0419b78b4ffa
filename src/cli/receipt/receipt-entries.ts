import { valuesIn } from "./json-values.ts";
import { signedReceiptIn } from "../../pay/receipts/signed-receipt.ts";

/** One receipt of a file, before it is looked at. */
export interface ReceiptEntry {
  /** The document's file as the run that paid named it; null where nothing names it. */
  readonly file: string | null;
  /** In the form of a JSON Web Signature; null where the server has signed nothing. */
  readonly receipt: string | null;
  /** The signer's keys, as its server showed them; null where they are not beside the receipt. */
  readonly signer: unknown;
}

/**
 * The receipts of a file: lines that `read --remote --receipts` has added, what a server said in `PAYMENT-RESPONSE` as JSON or in
 * base64, or a receipt alone. Null for what is none of these.
 */
export function receiptEntriesIn(text: string): readonly ReceiptEntry[] | null {
  const words = text.trim();
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(words)) return [entryOf(words)];
  const json = /^[A-Za-z0-9+/]+={0,2}$/.test(words)
    ? Buffer.from(words, "base64").toString("utf8")
    : words;
  const entries = valuesIn(json).map(entryIn);
  return entries.length > 0 && entries.every((entry) => entry !== null) ? entries : null;
}

function entryIn(value: unknown): ReceiptEntry | null {
  if (typeof value !== "object" || value === null) return null;
  const { file, receipt, signer, transaction, format, signature } = value as Readonly<
    Record<string, unknown>
  >;
  if (typeof file === "string") {
    return {
      ...entryOf(typeof receipt === "string" ? receipt : null, file),
      signer: signer ?? null,
    };
  }
  if (format === "jws" && typeof signature === "string") return entryOf(signature);
  return typeof transaction === "string" ? entryOf(signedReceiptIn(value)) : null;
}

function entryOf(receipt: string | null, file: string | null = null): ReceiptEntry {
  return { file, receipt, signer: null };
}
