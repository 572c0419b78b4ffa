import { createHash } from "node:crypto";
import { html, Html } from "../base/html.ts";
import { shownCertainty } from "../explain/title-words.ts";
import { counted } from "../finding/figure-words.ts";
import { leftAloneSentences } from "../finding/left-alone.ts";
import { attentionOf, attentionSection } from "./attention.ts";
import {
  amountText,
  brokenName,
  type Frame,
  frameOf,
  GAP,
  noteBox,
  VERDICT_SIGNS,
  verdictChip,
} from "./common-parts.ts";
import { contractsSection } from "./contract-section.ts";
import { REPORT_SCRIPT } from "./report-script.ts";
import { REPORT_STYLE } from "./report-style.ts";
import type { Entry, Report } from "./report.ts";
import { kindWords, totalsSection } from "./totals.ts";
import { SHOWN_WORDS, shownVerdict } from "../verdict/shown.ts";
import { VERSION } from "../wire/version.ts";

/** The whole page but for its documents, which are written between. */
export function pageFrame(report: Report): Frame {
  const { title, entries, leftAlone, hasPictures } = report;
  const groups = attentionOf(report);
  const left = leftAloneSentences(leftAlone);
  const light = "Pictures of the pages are left out of this report, as was asked for.";
  return frameOf(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta http-equiv="Content-Security-Policy" content="${pagePolicy()}" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="referrer" content="no-referrer" />
          <title>${title} · crossfoot</title>
          ${new Html(`<style>${REPORT_STYLE}</style>`)}
        </head>
        <body>
          <a class="skip" href="#attention">Skip to what needs attention</a>
          <header>
            <h1>${title}</h1>
            <p>${kindWords(entries)}</p>
            ${left.map((sentence) => html`<p>${sentence}</p>`)}
          </header>
          <main>
            ${totalsSection(report)} ${attentionSection(report, groups)} ${contractsSection(report)}
            <section aria-labelledby="documents" class="documents">
              <h2 id="documents">Documents</h2>
              ${hasPictures ? html`` : html`<p class="remark">${light}</p>`} ${filterForm()} ${GAP}
            </section>
          </main>
          <footer>
            <p>
              crossfoot ${VERSION}. Read by a program: compare with the documents before relying on
              it.
            </p>
          </footer>
          ${new Html(`<script>${REPORT_SCRIPT}</script>`)}
        </body>
      </html> `,
  );
}

/** Nothing is loaded from anywhere, and no style or script holds but those of this page. */
export function pagePolicy(): string {
  const hash = (text: string): string =>
    `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  return [
    "default-src 'none'",
    "img-src data:",
    `style-src ${hash(REPORT_STYLE)}`,
    `script-src ${hash(REPORT_SCRIPT)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** Of use only with scripts, which show it. */
function filterForm(): Html {
  const choices = Object.entries(SHOWN_WORDS).map(
    ([verdict, words]) => html`<option value="${verdict}">${words}</option>`,
  );
  return html`<div id="filter" role="search" aria-label="Documents" hidden>
    <label>Name <input id="filter-name" type="search" autocomplete="off" /></label>
    <label>
      Verdict
      <select id="filter-verdict">
        <option value="">all</option>
        ${choices}
      </select>
    </label>
    <output id="filter-count" for="filter-name filter-verdict"></output>
  </div>`;
}

/** What is said of an input around its figures, which are written between. */
export function documentFrame(entry: Entry): Frame {
  const { id, file, verdict, kind, note } = entry;
  const figures =
    verdict !== "not-read"
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
      data-verdict="${shownVerdict(verdict, kind)}"
    >
      <div class="line">
        <h3 id="${id}-name">${brokenName(file)}</h3>
        <p class="what">${whatWords(entry)}</p>
        ${amountLine(entry)}
        <p class="verdict">${verdictChip(entry)}</p>
      </div>
      ${sentences(entry)}
      ${note === null ? html`` : noteBox(`${id}-note`, file, { verdict: "send-back", text: note })}
      ${figures}
    </article> `,
  );
}

function sentences({ verdict, reasons }: Entry): Html {
  if (reasons.length === 0) return html``;
  const [sign, look] = [VERDICT_SIGNS[verdict], isBad(verdict) ? "bad" : ""];
  const items = reasons.map((reason, index) =>
    index === 0
      ? html`<li class="${look}"><span class="${look}">${sign}</span> ${reason}</li>`
      : html`<li>${reason}</li>`,
  );
  return html`<ul class="said short">
    ${items}
  </ul>`;
}

function isBad(verdict: Entry["verdict"]): boolean {
  return verdict === "send-back" || verdict === "not-read";
}

function whatWords({ title, parties, pageCount, confidence, contractId }: Entry): Html {
  if (pageCount === null || confidence === null) return html`Nothing was read of it.`;
  const parts = [
    parties,
    ...title,
    counted(pageCount, "page"),
    `confidence ${shownCertainty(confidence)}`,
  ];
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
