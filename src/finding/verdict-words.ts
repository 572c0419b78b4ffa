import { enumerate } from "./figure-words.ts";

/** What is to be done about a paper. */
export type Verdict = "pay" | "check" | "send-back" | "hold" | "not-read";

/** The verdicts as a person reads them, in the order in which they are counted. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  pay: "Pay",
  check: "Check the reading",
  "send-back": "Send back",
  hold: "Hold",
  "not-read": "Not read",
};

/** What nothing speaks against where there is nothing to pay. */
export const IN_ORDER = "In order";

/** Reasons that no finding and no comparison says, in words. */
export const REASON_SENTENCES: {
  readonly proForma: string;
  readonly receipt: string;
  readonly settled: string;
  readonly request: string;
  readonly copy: (of: string) => string;
  readonly superseded: (by: string) => string;
  readonly competing: (other: string) => string;
  readonly payeeMissing: string;
  readonly amountMissing: (amount: string) => string;
  /** Of fields that were read and of fields for which nothing was found. */
  readonly unsure: (read: readonly string[], missing: readonly string[]) => string;
} = {
  proForma: "This is a pro forma invoice. Wait for the invoice itself.",
  receipt: "It is a receipt: the amount is paid already.",
  settled: "The total was paid: nothing is left to pay.",
  request: "This is a request. It changes the contract only when it is agreed.",
  copy: (of) => `This is a copy of ${of}.`,
  superseded: (by) => `${by} replaces it.`,
  competing: (other) => `${other} has the same number. Find out which of them counts.`,
  payeeMissing: "Whom to pay was not found on the paper.",
  amountMissing: (amount) => `No ${amount} was found on the paper.`,
  unsure: (read, missing) => {
    const compare = read.length === 0 && missing.length > 0 ? [] : [compareWords(read)];
    const look = missing.length === 0 ? [] : [lookWords(missing)];
    return ["The reading is not certain enough.", ...compare, ...look].join(" ");
  },
};

function compareWords(fields: readonly string[]): string {
  return `Compare ${fields.length === 0 ? "it" : enumerate(fields)} with the paper.`;
}

function lookWords(fields: readonly string[]): string {
  return `Not found: ${enumerate(fields)}. See whether the paper prints ${fields.length === 1 ? "it" : "them"}.`;
}
