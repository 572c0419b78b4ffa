import { html, type Html } from "../base/html.ts";
import type { Concern, ConcernGroup } from "./attention.ts";
import { fileLink } from "./common-parts.ts";
import type { Report } from "./report.ts";

/** What needs attention, the gravest first, each with a link to its document. */
export function attentionSection({ notices }: Report, groups: readonly ConcernGroup[]): Html {
  const nothing = html`<p>Nothing: every input was read, and all that can be checked holds.</p>`;
  return html`<section aria-labelledby="attention" class="attention">
    <h2 id="attention">Needs attention</h2>
    ${groups.length === 0 ? nothing : groups.map(groupPart)} ${noticeList(notices)}
  </section>`;
}

function groupPart({ id, heading, concerns }: ConcernGroup): Html {
  return html`<h3 id="${id}">${heading} <span class="remark">${concerns.length}</span></h3>
    <ul class="concerns">
      ${concerns.map(concernItem)}
    </ul>`;
}

function concernItem({ link, sentence, more, difference }: Concern): Html {
  const rest = more === 0 ? html`` : html` <span class="remark">And ${more} more.</span>`;
  const gap =
    difference === null
      ? html``
      : html`<span class="figure"
          ><span class="unseen">Difference</span> ${difference.toString()}</span
        >`;
  return html`<li>
    <span class="file">${fileLink(link)}</span>
    <span class="sentence">${sentence}${rest}</span> ${gap}
  </li>`;
}

function noticeList(notices: readonly string[]): Html {
  if (notices.length === 0) return html``;
  return html`<h3>Not compared</h3>
    <ul class="plain">
      ${notices.map((notice) => html`<li>${notice}</li>`)}
    </ul>`;
}
