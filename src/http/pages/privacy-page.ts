import { html, type Html } from "../../base/html.ts";
import type { Site } from "../../wire/service/readers.ts";
import { contactWords, textPage, type TextSection } from "./text-page.ts";
import { pageFrame } from "./page-frame.ts";

/** The page at `/privacy`: what happens to a document, and what is kept of a request. */
export function privacyPage(site: Site): string {
  return pageFrame(site, {
    path: "/privacy",
    title: "Privacy · crossfoot",
    description: "What happens to a document that is sent to this server, and what is logged.",
    main: textPage("Privacy", LEAD, sectionsOf(site)),
    scripts: [],
  });
}

const LEAD = html`A document is read in memory, answered and discarded. It is never stored and never
used for training, and nothing of it is logged.`;

function sectionsOf(site: Site): readonly TextSection[] {
  return [
    { id: "documents", title: "Documents", body: documents(site) },
    { id: "model", title: "Language models", body: model(site) },
    { id: "logs", title: "Logs", body: LOGS },
    { id: "searches", title: "Searches for tools", body: SEARCHES },
    ...(site.isFree ? [] : [{ id: "payments", title: "Payments", body: PAYMENTS }]),
    { id: "pages", title: "These pages", body: PAGES },
    { id: "around", title: "Around this server", body: AROUND },
    { id: "rights", title: "What can be asked for", body: RIGHTS },
    { id: "operator", title: "Operator", body: contactWords(site) },
  ];
}

function documents({ isFree }: Site): Html {
  return html`<p>
      The PDF and everything that is read from it are held in the memory of the server while the
      request is answered. They are not written to a disk, neither as files nor as temporary files,
      and they are discarded when the answer has been sent or the request has failed. They are not
      used to train anything.
    </p>
    ${
      isFree
        ? ""
        : html`<p>
            The one exception is the answer of a paid read: it may be held in memory for some
            minutes, only to be delivered again to the payment that bought it.
          </p>`
    }`;
}

function model({ modelHost }: Site): Html {
  if (modelHost === null) {
    return html`<p>
      No language model is asked. Documents are read by this program alone, and nothing of them
      leaves the server but the answer.
    </p>`;
  }
  return html`<p>
      Where a reading is doubtful, a language model at <code>${modelHost}</code> may be asked where
      on the page a field is printed. For this, the visible words of up to three pages of the
      document are sent to that host, with identifiers and page numbers, and the names and meanings
      of the fields that are wanted. The words can hold names, addresses and amounts, as the page
      does.
    </p>
    <p>
      The file, its name and its pictures are not sent. The model answers with identifiers of words;
      the figure is read at those words by this program. Documents that are read without doubt are
      not sent at all. Ask whoever runs that host what it does with the words.
    </p>`;
}

const LOGS = html`<p>
    For each request the log holds an identifier made for it, the route, the status, sizes in bytes,
    durations and the number of pages. It holds no network addresses, no file names, no text and no
    figures of a document.
  </p>
  <p>
    To limit how many requests are answered, the server may count them by network address. These
    counts are held in memory for a short time and are not written anywhere.
  </p>
  <p>
    Beside the log there are sums of requests, statuses and durations. They hold nothing of a
    document and nothing of who sent it.
  </p>`;

const PAYMENTS = html`<p>
    A payment is made on a public chain: the paying wallet, the receiving wallet, the amount and the
    time can be seen by everybody, for good. To verify and settle it, the signed payment is passed
    to a facilitator; no document and nothing read from one is passed on with it.
  </p>
  <p>
    The server writes down each payment, as books must be kept: time, request, amount, pages,
    network, paying wallet, transaction, and a hash by which the same document would be known again
    and nothing of it can be read. A wallet is not linked to a name here, since there are no
    accounts.
  </p>`;

const SEARCHES = html`<p>
  What is asked of the tool finder, and needs that nothing met, are written down with their time and
  without network addresses, to make it better. What looks like an address of mail or the number of
  a telephone, card, bank account, passport or social security is refused and not kept. Do not put
  personal information into a search.
</p>`;

const PAGES = html`<p>
  These pages set no cookies, keep nothing in the browser, load nothing from other servers and do
  not follow anybody. There is no account and no sign-in.
</p>`;

const AROUND = html`<p>
  A request may pass through networks, proxies and machines of others before it reaches this
  program, and they may keep records of their own. Which ones stand before this server is for its
  operator to say.
</p>`;

const RIGHTS = html`<p>
  Since no document is stored, there is none that could be shown, corrected or deleted afterwards.
  Questions about the log, and about rights that the law gives, are answered by the operator.
</p>`;
