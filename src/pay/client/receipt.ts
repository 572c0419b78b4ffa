import { plainWord } from "../plain-word.ts";

/** What a server says of a payment in the header `PAYMENT-RESPONSE`. */
export interface Receipt {
  readonly success: boolean;
  /** Empty where none was made. */
  readonly transaction: string;
  /** Empty where the payment was taken. */
  readonly reason: string;
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
    return { success, transaction: plainWord(transaction), reason: plainWord(errorReason) };
  } catch {
    return null;
  }
}
