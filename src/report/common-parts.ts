import { html, Html } from "../base/html.ts";
import type { Money } from "../base/money.ts";
import type { Verdict } from "../finding/verdict-words.ts";
import { verdictWords } from "../verdict/shown.ts";
import type { Entry, FileLink } from "./report.ts";

/** Each verdict in a sign beside its words, so that no colour is needed to tell it. */
export const VERDICT_SIGNS: Readonly<Record<Verdict, string>> = {
  pay: "✓",
  check: "!",
  "send-back": "✗",
  hold: "–",
  "not-read": "∅",
};

/** A verdict as a small label. */
export function verdictChip({ verdict, kind }: Pick<Entry, "verdict" | "kind">): Html {
  return html`<span class="chip ${verdict}"
    ><span aria-hidden="true">${VERDICT_SIGNS[verdict]}</span> ${verdictWords(verdict, kind)}</span
  >`;
}

/** A file's name that leads to its part of the page. */
export function fileLink({ file, id }: FileLink): Html {
  return id === null ? brokenName(file) : html`<a href="#${id}">${brokenName(file)}</a>`;
}

/** A name of a file or a check that may be broken where its parts meet. */
export function brokenName(file: string): Html {
  const parts = file.split(/(?<=[/\\_.-])/);
  return new Html(parts.map((part) => html`${part}`.text).join("<wbr>"));
}

/** An amount, or a dash that is read out as what it means. */
export function amountText(amount: Money | null): Html {
  return amount === null
    ? html`<span class="absent"
        ><span aria-hidden="true">–</span><span class="unseen">not printed</span></span
      >`
    : html`${amount.toString()}`;
}

/** A text to copy: plain to read and to select, with a button where scripts run. */
export function noteBox(id: string, about: string, note: string): Html {
  return html`<details class="note">
    <summary>Note to send back<span class="unseen">, ${about}</span></summary>
    <p class="copy">
      <button type="button" hidden data-copies="${id}">Copy the note</button>
      <span role="status"></span>
    </p>
    <pre id="${id}">${note}</pre>
  </details>`;
}

/** What stands around a part that is written by itself. */
export interface Frame {
  readonly begin: string;
  readonly end: string;
}

const GAP_TEXT = "\u0000gap";

/** Where a frame is cut: no text of a document can say the same. */
export const GAP: Html = new Html(GAP_TEXT);

/** The frame of a part, cut at its gap. */
export function frameOf({ text }: Html): Frame {
  const at = text.indexOf(GAP_TEXT);
  return { begin: text.slice(0, at), end: text.slice(at + GAP_TEXT.length) };
}
