import { chainOf, inDollars, PAYABLE } from "../../pay/client/usdc.ts";
import { visible } from "../terminal.ts";
import type { Likeness, VerifiedReceipt } from "./verify-receipt.ts";

/** A receipt as people read it. */
export function receiptLines(verified: VerifiedReceipt): readonly string[] {
  const { verdict, file } = verified;
  const head = `${file === null ? "Receipt" : visible(file)}: ${verdict}`;
  if ("reason" in verified) return [head, `  ${visible(verified.reason)}`];
  const { signedBy, claims, document, answer } = verified;
  const { network, payer, resourceUrl, issuedAt, transaction, crossfoot: proof } = claims;
  const time = new Date(issuedAt * 1_000).toISOString().slice(0, 19).replace("T", " ");
  return [
    head,
    ...(
      [
        ["signed by", `${signedBy}, ${time} UTC`],
        ["paid", `${amountOf(claims)} on ${chainOf(network)} to ${proof.payTo}`],
        ["paid by", payer],
        ["transaction", transaction],
        ["for", resourceUrl],
        ["document", `${DOCUMENT[document]} (SHA-256 ${proof.documentSha256})`],
        ["answer", `${ANSWER[answer]} (SHA-256 ${proof.answerSha256})`],
      ] as const
    ).map(([name, words]) => `  ${name.padEnd(12)}${visible(words)}`),
  ];
}

const DOCUMENT: Readonly<Record<Likeness, string>> = {
  "the same": "the one that is here",
  another: "not the one that is here",
  "not here": "not here to compare",
};

const ANSWER: Readonly<Record<Likeness, string>> = {
  "the same": "as given with --answer",
  another: "not among those given with --answer",
  "not here": "not given to compare; --answer names its file",
};

function amountOf({ network, crossfoot: { amount, asset } }: ReceiptClaimsOf): string {
  const isUsdc = PAYABLE.some(
    (known) => known.network === network && known.asset.toLowerCase() === asset.toLowerCase(),
  );
  return isUsdc ? `${inDollars(BigInt(amount))} USDC` : `${amount} units of ${asset}`;
}

type ReceiptClaimsOf = Extract<VerifiedReceipt, { claims: unknown }>["claims"];
