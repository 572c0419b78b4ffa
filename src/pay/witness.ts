import { evmFinding } from "./evm-witness.ts";
import { voucherNamed } from "./channels/channel-payment.ts";
import { type NodeCall, notKnown, type SignedPayment, type Testimony } from "./testimony.ts";

/** Looks on chain for a payment. Never rejects. */
export type Witness = (payment: SignedPayment) => Promise<Testimony>;

/** Asks the first of the nodes that belongs to the payment's network, and no other. */
export function witnessOf(nodes: readonly NodeCall[]): Witness {
  const known = nodes.map((call) => ({ call, networkOf: networkAsker(call) }));
  return async (payment) => {
    const { network, nonce, payer } = payment;
    if (nonce === "" || payer === "") return notKnown("It does not name its nonce and payer.");
    if (voucherNamed(nonce) !== null) {
      return notKnown("It is a voucher: only the daemon that it was sent to knows of it.");
    }
    const isSolana = network.startsWith("solana:");
    const came = Math.floor(Date.parse(payment.time) / 1_000);
    let isSilent = false;
    for (const { call, networkOf } of known) {
      try {
        const found = await networkOf(isSolana);
        if (found !== network) continue;
        if (!isSolana) return await evmFinding(call, payment, came);
        // What knows Solana is not installed where nobody is paid there.
        const { solanaFinding } = await import("./solana-witness.ts");
        return await solanaFinding(call, payment, came);
      } catch {
        isSilent = true;
      }
    }
    return notKnown(
      isSilent
        ? "The node could not be asked, or gave no answer to a question."
        : `No node of ${network} is known.`,
    );
  };
}

/** The network of a node, which is asked for it until it has told it once. Rejects where it is none of this kind. */
function networkAsker(call: NodeCall): (isSolana: boolean) => Promise<string> {
  let known: string | null = null;
  return async (isSolana) => {
    known ??= isSolana
      ? `solana:${String(await call("getGenesisHash", [])).slice(0, REFERENCE_CHARACTERS)}`
      : `eip155:${Number(await call("eth_chainId", []))}`;
    return known;
  };
}

/** CAIP-2 names a chain of Solana by the beginning of its first block's hash. */
const REFERENCE_CHARACTERS = 32;
