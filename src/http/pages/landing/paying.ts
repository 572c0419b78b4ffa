import { html, type Html } from "../../../base/html.ts";
import { READERS, type Site } from "../../../wire/service/readers.ts";
import { highestPrice } from "../told-facts.ts";

/** How a read is paid, in the order in which it happens. */
export function paying({ networks }: Site): Html {
  return html`<p>
      Reads are paid with <a href="https://www.x402.org/">x402</a>, version 2, scheme
      <code>exact</code>, in USDC. There is no account, no key and no subscription.
    </p>
    <ol>
      <li>
        Send the document. Without a payment the answer is 402, and its header
        <code>PAYMENT-REQUIRED</code> names the price of this document, the networks, the asset and
        the receiving address.
      </li>
      <li>
        An x402 client signs the payment and sends the same request again with the header
        <code>PAYMENT-SIGNATURE</code>.
      </li>
      <li>
        The payment is verified, the document is read, and only then the payment is settled. The
        answer has the header <code>PAYMENT-RESPONSE</code>.
      </li>
    </ol>
    <dl class="terms">
      <div>
        <dt>Networks</dt>
        <dd>
          <ul class="plain">
            ${networks.map(
              ({ chain, network, testnet }) =>
                html`<li>${chain}${testnet ? ", a test network" : ""} <code>${network}</code></li>`,
            )}
          </ul>
        </dd>
      </div>
      <div>
        <dt>Wallet</dt>
        <dd>It needs USDC alone; the facilitator pays the fees of the network.</dd>
      </div>
      <div>
        <dt>Cap of the client</dt>
        <dd>
          Standard x402 clients refuse a single payment of more than $1.00 unless told otherwise. No
          read here costs more: ${highestPrice(READERS.construction)} for a construction document,
          at most ${highestPrice(READERS.invoice)} for an invoice.
        </dd>
      </div>
    </dl>`;
}
