import { html } from "../base/html.ts";
import { shownCertainty } from "../explain/shown-certainty.ts";
import { amountText, counted, noteBox, verdictChip } from "./common-parts.ts";
import type { Entry } from "./report.ts";

/** The begin and the end of an input's part of the page; what stands between is written as it was read. */
export interface DocumentFrame {
  readonly begin: string;
  readonly end: string;
}

/** What is said of an input around its figures. */
export function documentFrame(entry: Entry): DocumentFrame {
  const { id, file, verdict, unread, faults, warnings, aside, contractId, note } = entry;
  const sentences = [
    ...(unread === null ? [] : [html`<li class="bad"><span class="bad">∅</span> ${unread}</li>`]),
    ...faults.map(({ detail }) => html`<li class="bad"><span class="bad">✗</span> ${detail}</li>`),
    ...warnings.map((warning) => html`<li><span class="sign">!</span> ${warning}</li>`),
  ];
  const contract =
    contractId === null
      ? html``
      : html`<p class="remark">
          ${aside === null ? "" : `Set aside: ${aside}. `}<a href="#${contractId}">Its contract</a>
        </p>`;
  const alone =
    contractId === null && aside !== null
      ? html`<p class="remark">Set aside: ${aside}.</p>`
      : html``;
  const begin = html`<article
    id="${id}"
    aria-labelledby="${id}-name"
    data-file="${file}"
    data-verdict="${verdict}"
  >
    <div class="line">
      <h3 id="${id}-name">${file}</h3>
      <p class="what">${whatWords(entry)}</p>
      ${amountLine(entry)}
      <p class="verdict">${verdictChip(verdict)}</p>
    </div>
    ${
      sentences.length === 0
        ? html``
        : html`<ul class="said short">
            ${sentences}
          </ul>`
    }
    ${contract} ${alone} ${note === null ? html`` : noteBox(`${id}-note`, file, note)}
    ${
      unread === null
        ? html`<details class="figures">
            <summary>Figures, checks and pages<span class="unseen"> of ${file}</span></summary>
          </details>`
        : html``
    }
  </article>`;
  return { begin: begin.text, end: unread === null ? "</details></article>\n" : "</article>\n" };
}

function whatWords({ title, pageCount, confidence, unread }: Entry): string {
  if (unread !== null || pageCount === null || confidence === null)
    return "Nothing was read of it.";
  const parts = [...title, counted(pageCount, "page"), `confidence ${shownCertainty(confidence)}`];
  return parts.join(" · ");
}

function amountLine({ amount }: Entry): ReturnType<typeof html> {
  if (amount === null) return html``;
  const { label, value, currency } = amount;
  return html`<p class="amount">
    <span class="label">${label}</span>
    ${amountText(value)}${currency === null ? "" : ` ${currency}`}
  </p>`;
}
