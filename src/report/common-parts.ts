import { html, Html } from "../base/html.ts";
import type { Money } from "../base/money.ts";
import { SHOWN_WORDS, type ShownVerdict, shownVerdict } from "../verdict/shown.ts";
import type { Entry, FileLink } from "./report.ts";

/** Each verdict in a sign beside its words, so that no colour is needed to tell it. */
export const VERDICT_SIGNS: Readonly<Record<ShownVerdict, string>> = {
  pay: "✓",
  "in-order": "✓",
  check: "!",
  "send-back": "✗",
  hold: "–",
  "not-read": "∅",
};

/** A verdict as a small label. */
export function verdictChip({ verdict, kind }: Pick<Entry, "verdict" | "kind">): Html {
  const shown = shownVerdict(verdict, kind);
  return html`<span class="chip ${shown}"
    ><span aria-hidden="true">${VERDICT_SIGNS[shown]}</span> ${SHOWN_WORDS[shown]}</span
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
  return printedText(amount?.toString() ?? null);
}

/** The same of any text. */
export function printedText(text: string | null): Html {
  return text === null
    ? html`<span class="absent"
        ><span aria-hidden="true">–</span><span class="unseen">not printed</span></span
      >`
    : html`${text}`;
}

/** A text to copy: plain to read and to select, with a button where scripts run. */
export function noteBox(
  id: string,
  about: string,
  { verdict, text }: { readonly verdict: keyof typeof NOTE_HEADINGS; readonly text: string },
): Html {
  return html`<details class="note">
    <summary>${NOTE_HEADINGS[verdict]}<span class="unseen">, ${about}</span></summary>
    <p class="copy">
      <button type="button" hidden data-copies="${id}">Copy the note</button>
      <span role="status"></span>
    </p>
    <pre id="${id}">${text}</pre>
  </details>`;
}

/** Only what is sent back goes with a letter. */
const NOTE_HEADINGS = {
  pay: "Note: in order",
  check: "Note: check the reading first",
  "send-back": "Note to send back",
  hold: "Note: why it is on hold",
} as const;

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
