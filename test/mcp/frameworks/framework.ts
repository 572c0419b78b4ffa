import type { PrivateKeyAccount } from "viem/accounts";
import type { Payment } from "../../pay/rig/payer.ts";

/** What is bought through a framework, and with whose money. */
export interface Errand {
  /** Of the MCP server. */
  readonly url: string;
  /** The arguments of `extract_document`. */
  readonly given: { readonly document: string };
  /** Signs what a text demands. */
  readonly pay: (asked: string) => Promise<Payment>;
  /** For clients that sign by themselves. */
  readonly account: PrivateKeyAccount;
}

/** What came of it. */
export interface Purchase {
  readonly tools: readonly string[];
  /** What the framework hands on of a call without payment. */
  readonly asked: string;
  /** What it hands to the model of the paid call. */
  readonly shown: string;
}

/** Runs an errand through a framework for agents as its own manual says. */
export type Framework = (errand: Errand) => Promise<Purchase>;

export const TOOL = "extract_document";

/** A fetch that carries a payment beside the call as soon as there is one: a way that every framework leaves open. */
export function fetchWith(payment: () => Payment | null): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const header = payment()?.header;
    if (header !== undefined) request.headers.set("payment-signature", header);
    return fetch(request);
  };
}
