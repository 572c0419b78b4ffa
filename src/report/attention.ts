import { html, type Html } from "../base/html.ts";
import { type Verdict, VERDICT_WORDS } from "../finding/verdict-words.ts";
import { amountText, fileLink } from "./common-parts.ts";
import type { Entry, Report } from "./report.ts";

/** Inputs of one verdict. */
export interface ConcernGroup {
  readonly id: string;
  readonly heading: string;
  readonly entries: readonly Entry[];
}

/** In the order in which somebody acts on them. */
const ORDER: readonly Verdict[] = ["not-read", "send-back", "check", "hold"];

/** What is not simply paid, by what is to be done; groups without papers are left out. */
export function attentionOf({ entries }: Pick<Report, "entries">): readonly ConcernGroup[] {
  return ORDER.flatMap((verdict) => {
    const ofVerdict = entries.filter((entry) => entry.verdict === verdict);
    const heading = VERDICT_WORDS[verdict];
    return ofVerdict.length === 0 ? [] : [{ id: verdict, heading, entries: ofVerdict }];
  });
}

/** What needs attention, each paper with its reasons and a link to it. */
export function attentionSection({ notices }: Report, groups: readonly ConcernGroup[]): Html {
  const nothing = html`<p>
    Nothing: every input was read, and nothing speaks against any of them.
  </p>`;
  return html`<section aria-labelledby="attention" class="attention">
    <h2 id="attention">Needs attention</h2>
    ${groups.length === 0 ? nothing : groups.map(paperList)} ${noticeList(notices)}
  </section>`;
}

/** Papers under their heading, each with the reason that decides and what it is. */
export function paperList({ id, heading, entries }: ConcernGroup): Html {
  return html`<h3 id="${id}">${heading} <span class="remark">${entries.length}</span></h3>
    <ul class="concerns">
      ${entries.map(concernItem)}
    </ul>`;
}

function concernItem({ id, file, reasons, parties, title, amount }: Entry): Html {
  const [first, ...others] = reasons;
  const rest =
    others.length === 0 ? html`` : html` <span class="remark">And ${others.length} more.</span>`;
  const what = [parties, ...title].filter((part) => part !== "").join(" · ");
  const asked =
    amount === null
      ? html``
      : html`<span class="figure"
          >${amountText(amount.value)}${amount.currency === null ? "" : ` ${amount.currency}`}</span
        >`;
  const why = first === undefined ? html`` : html`${first}${rest}<br />`;
  return html`<li>
    <span class="file">${fileLink({ id, file })}</span>
    <span class="sentence">${why}<span class="remark">${what}</span></span>
    ${asked}
  </li>`;
}

function noticeList(notices: readonly string[]): Html {
  if (notices.length === 0) return html``;
  return html`<h3>Not compared</h3>
    <ul class="plain">
      ${notices.map((notice) => html`<li>${notice}</li>`)}
    </ul>`;
}
