import type { KeyObject } from "node:crypto";
import { openReceipt, type ReceiptClaims } from "../../pay/receipts/signed-receipt.ts";
import type { ReceiptEntry } from "./receipt-entries.ts";

/** Whether something is what a receipt was signed for; `not here` where there is nothing to compare. */
export type Likeness = "the same" | "another" | "not here";

/** What became of one receipt. */
export type VerifiedReceipt =
  | {
      readonly verdict: "holds" | "does not hold";
      readonly file: string | null;
      readonly signedBy: string;
      readonly claims: ReceiptClaims;
      readonly document: Likeness;
      readonly answer: Likeness;
    }
  | {
      readonly verdict: "not signed" | "does not hold";
      readonly file: string | null;
      readonly reason: string;
    };

/** What a receipt is held against. */
export interface Evidence {
  readonly keys: ReadonlyMap<string, KeyObject>;
  /** SHA-256 of the document, in hex; null where it is not here. */
  readonly documentSha256: string | null;
  /** SHA-256 of every answer that is here, in hex; null where none was named. */
  readonly answers: ReadonlySet<string> | null;
}

/** Holds a receipt against its signer's keys, its document and its answer. */
export function verifyReceipt(
  { file, receipt }: ReceiptEntry,
  { keys, documentSha256, answers }: Evidence,
): VerifiedReceipt {
  if (receipt === null) {
    return { verdict: "not signed", file, reason: "The server has signed no receipt for it." };
  }
  const opened = openReceipt(receipt, keys);
  if (opened.kind === "wrong") return { verdict: "does not hold", file, reason: opened.sentence };
  const { claims, did } = opened;
  const { crossfoot: proof } = claims;
  const document = likeness(
    documentSha256 === null ? null : documentSha256 === proof.documentSha256,
  );
  const answer = likeness(answers === null ? null : answers.has(proof.answerSha256));
  const holds = document !== "another" && answer !== "another";
  const verdict = holds ? "holds" : "does not hold";
  return { verdict, file, signedBy: did, claims, document, answer };
}

function likeness(isSame: boolean | null): Likeness {
  if (isSame === null) return "not here";
  return isSame ? "the same" : "another";
}
