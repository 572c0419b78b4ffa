import { MissingAddOn } from "../../add-ons/missing-add-on.ts";
import type { Input } from "../../batch/input.ts";
import { inOrder } from "../../batch/run-many.ts";
import type { DepositOffer } from "../../pay/client/deposit-demand.ts";
import { WalletTrouble } from "../../pay/client/wallet-settings.ts";
import { documentOf, readOnce, type ResultsByHash } from "./each-document.ts";
import type { RemoteDocument, RemoteRun } from "./remote-run.ts";
import { unpaidReply } from "./unpaid-reply.ts";

/** What a run is priced with. */
interface Pricing {
  /** In bytes. */
  readonly limit: number;
  readonly jobs: number;
  /** What has been read already, which is what an earlier run has left open. */
  readonly known: ResultsByHash;
}

/**
 * What the server asks for each document out of a deposit: none where it takes no deposits, and then only the first was asked
 * for. What an earlier run has sent out of a channel and not heard of is sent again first: it says how far the channel has come.
 */
export async function offersForRun(
  inputs: readonly Input[],
  run: RemoteRun,
  { limit, jobs, known }: Pricing,
): Promise<readonly DepositOffer[]> {
  const offers: DepositOffer[] = [];
  const seen = new Set<string>();
  /** Null before a price is known. */
  const server: { takesDeposits: boolean | null } = { takesDeposits: null };
  const ask = async (input: Input): Promise<null> => {
    if (server.takesDeposits === false || run.signal.aborted) return null;
    const document = await documentOf(input, limit);
    if ("kind" in document || seen.has(document.documentHash)) return null;
    const { documentHash } = document;
    seen.add(documentHash);
    const kept = await run.payments.pending.find(run.server, documentHash);
    if (kept.kind === "payment" && kept.payment.channel !== undefined) {
      await readOnce(document, run, known);
    }
    const offer = kept.kind === "none" ? await offerFor(document, run) : "none";
    if (offer === "none") return null;
    server.takesDeposits ??= offer !== null;
    if (offer !== null) offers.push(offer);
    return null;
  };
  try {
    // Whether there is anything to be had is known before all of them are sent.
    let nth = 0;
    for (; nth < inputs.length && server.takesDeposits === null; nth += 1) {
      const input = inputs[nth];
      if (input !== undefined) await ask(input);
    }
    await inOrder(inputs.slice(nth), {
      jobs,
      work: ask,
      put: async () => Promise.resolve(),
    });
    return offers;
  } catch (error) {
    // The payment of the first document says so in its own place.
    if (error instanceof WalletTrouble || error instanceof MissingAddOn) return [];
    throw error;
  }
}

/** What the server asks for a document out of a deposit; null where it takes none, and the word where it says no price at all. */
async function offerFor(
  { documentHash, bytes }: RemoteDocument,
  run: RemoteRun,
): Promise<DepositOffer | null | "none"> {
  const [request = ""] = run.requests;
  const reply = await unpaidReply(`${run.server}${request}`, bytes, run);
  if (reply?.kind !== "answered") return "none";
  // Who reads for nothing is asked no second time.
  if (reply.status === 200) return null;
  if (reply.status !== 402) return "none";
  run.quoted.keep(documentHash, request, reply);
  return (await run.till()).depositOfferOf(reply.header("payment-required"));
}
