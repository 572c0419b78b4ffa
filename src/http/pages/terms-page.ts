import { html, type Html } from "../../base/html.ts";
import { READERS, type Site } from "../../wire/service/readers.ts";
import { contactWords, textPage, type TextSection } from "./text-page.ts";
import { pageFrame } from "./page-frame.ts";
import { joined, priceWords } from "./told-facts.ts";

/** The page at `/api-terms`: what holds between the operator and who sends a request. */
export function termsPage(site: Site): string {
  const agreeing = site.isFree
    ? html`Sending a request to this server means agreeing to these terms. There is no account and
      nothing to sign.`
    : html`Sending a request or a payment to this server means agreeing to these terms. There is no
      account and nothing to sign.`;
  return pageFrame(site, {
    path: "/api-terms",
    title: "Terms of use · crossfoot",
    description: "The terms under which this server reads documents.",
    main: textPage("Terms of use", agreeing, sectionsOf(site)),
    scripts: [],
  });
}

function sectionsOf(site: Site): readonly TextSection[] {
  return [
    { id: "service", title: "What the server does", body: SERVICE },
    { id: "verify", title: "Output must be verified", body: VERIFY },
    {
      id: "payment",
      title: "Payment",
      body: site.isFree
        ? html`<p>This server takes no payment. Nothing is owed for a read.</p>`
        : payment(site),
    },
    { id: "documents", title: "Your documents", body: documents() },
    { id: "use", title: "Use of the server", body: USE },
    { id: "warranty", title: "No warranty", body: WARRANTY },
    { id: "changes", title: "Changes", body: changes(site) },
    { id: "operator", title: "Operator", body: contactWords(site) },
  ];
}

const SERVICE = html`<p>
  The server takes PDF files of construction pay applications, change orders, invoices, bills and
  receipts and answers with the figures that are printed on them, with checks of their arithmetic,
  warnings and a confidence. A file that is none of these, or cannot be read, is answered with an
  error.
</p>`;

const VERIFY = html`<p>
    The output is made by a program, without a person looking at it. It may be wrong, and it may
    miss something. Compare it with the document before you rely on it, above all before you pay,
    certify, bill or book anything.
  </p>
  <p>
    A check that holds shows that printed figures agree with each other. It does not show that they
    are true, that the work was done, or that the amount is owed. The confidence is a probability
    and not an assurance. The output is not accounting, legal or tax advice.
  </p>`;

function payment({ networks }: Site): Html {
  const { construction, invoice } = READERS;
  const chains = joined(
    networks.map(({ chain, testnet }) => (testnet ? `${chain} (a test network)` : chain)),
    "or",
  );
  return html`<p>
      A construction document costs ${priceWords(construction.price)} and an invoice
      ${priceWords(invoice.price)}, in USDC over x402 on ${chains}. The answer of status 402 that
      comes before the payment states the amount for the document that was sent; it governs the
      price and the receiving address.
    </p>
    <p>
      Only a successful read is charged. A payment is verified before the read and settled after it;
      a request that ends with status 400 or above is not charged. A read is successful when it is
      answered with status 200, also where figures are null, checks fail or the confidence is low.
    </p>
    <p>
      A settled payment stands on a public chain, and this server cannot undo it. The wallet that
      pays, and its keys, are the concern of who sends the request.
    </p>`;
}

function documents(): Html {
  return html`<p>
      Send only documents that you may show to this server. You keep every right in them and in the
      answers; the operator takes none. Documents are not stored and are not used for training.
      <a href="/privacy">Privacy</a> says what happens to them.
    </p>
    <p>Nothing is kept that could be sent again later: keep your documents and the answers.</p>`;
}

const USE = html`<p>
  Do not try to overload the server, to break it, to get around its limits or its payment, or to
  reach what belongs to others. The operator may limit how many requests are answered, refuse
  requests, and stop the server. A request that is refused is answered with an error where that is
  possible.
</p>`;

const WARRANTY = html`<p>
  The server is offered as it is, without a promise that it is available, free of faults or fit for
  a purpose. As far as the law allows, the operator is not liable for damage that comes from using
  it, from its not being available, or from relying on output that was not verified. Nothing here
  limits a liability that the law does not allow to be limited.
</p>`;

function changes({ isFree }: Site): Html {
  return html`<p>
    ${isFree ? "Limits" : "Prices, limits"} and these terms may change. A request is governed by
    what stands here when it is
    sent${isFree ? "." : ", and its price by its answer of status 402, where there is one."}
  </p>`;
}
