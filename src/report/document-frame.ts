import { html, type Html } from "../base/html.ts";
import { counted, sentenceCase } from "../finding/figure-words.ts";
import { shownCertainty } from "../explain/shown-certainty.ts";
import {
  amountText,
  brokenName,
  GAP,
  type Frame,
  frameOf,
  noteBox,
  verdictChip,
} from "./common-parts.ts";
import type { Entry } from "./report.ts";

/** What is said of an input around its figures, which are written between. */
export function documentFrame(entry: Entry): Frame {
  const { id, file, verdict, unread, note } = entry;
  const figures =
    unread === null
      ? html`<details class="figures">
          <summary>Figures, checks and pages<span class="unseen"> of ${file}</span></summary>
          ${GAP}
        </details>`
      : GAP;
  return frameOf(
    html`<article
      id="${id}"
      aria-labelledby="${id}-name"
      data-file="${file}"
      data-verdict="${verdict}"
    >
      <div class="line">
        <h3 id="${id}-name">${brokenName(file)}</h3>
        <p class="what">${whatWords(entry)}</p>
        ${amountLine(entry)}
        <p class="verdict">${verdictChip(verdict)}</p>
      </div>
      ${sentences(entry)} ${note === null ? html`` : noteBox(`${id}-note`, file, note)} ${figures}
    </article> `,
  );
}

function sentences({ unread, aside, faults, mismatches, warnings }: Entry): Html {
  const items = [
    ...(unread === null ? [] : [html`<li class="bad"><span class="bad">∅</span> ${unread}</li>`]),
    ...(aside === null ? [] : [html`<li>– ${sentenceCase(aside)}.</li>`]),
    ...[...faults, ...mismatches].map(
      ({ detail }) => html`<li class="bad"><span class="bad">✗</span> ${detail}</li>`,
    ),
    ...warnings.map((warning) => html`<li>! ${warning}</li>`),
  ];
  return items.length === 0
    ? html``
    : html`<ul class="said short">
        ${items}
      </ul>`;
}

function whatWords({ title, pageCount, confidence, unread, contractId }: Entry): Html {
  if (unread !== null || pageCount === null || confidence === null)
    return html`Nothing was read of it.`;
  const parts = [...title, counted(pageCount, "page"), `confidence ${shownCertainty(confidence)}`];
  const contract = contractId === null ? html`` : html` · <a href="#${contractId}">contract</a>`;
  return html`${parts.join(" · ")}${contract}`;
}

function amountLine({ amount }: Entry): Html {
  if (amount === null) return html``;
  const { label, value, currency } = amount;
  return html`<p class="amount">
    <span class="label">${label}</span>
    ${amountText(value)}${currency === null ? "" : ` ${currency}`}
  </p>`;
}
