import { html, type Html } from "../../../base/html.ts";
import type { Site } from "../../../wire/service/readers.ts";

/** What is promised to who sends a document, and the one thing that is asked. */
export function promises(site: Site): Html {
  return html`<dl class="terms">
    ${told(site).map(
      ([promise, what]) =>
        html`<div>
          <dt>${promise}</dt>
          <dd>${what}</dd>
        </div>`,
    )}
  </dl>`;
}

function told({ isFree, modelHost }: Site): readonly (readonly [string, string])[] {
  return [
    isFree
      ? ["Reads are free here", "This server takes no payment and knows no account."]
      : [
          "Only successful reads are charged",
          "A payment is verified before the read and settled after it. An answer of status 400 or above is never charged.",
        ],
    [
      "Nothing is stored",
      modelHost === null
        ? "A document is read in memory and discarded. It is never written to a disk, never used for training, and sent nowhere."
        : `A document is read in memory and discarded. It is never written to a disk and never used for training. Where a reading is doubtful, words of up to three pages are sent to a model at ${modelHost}, never the file.`,
    ],
    [
      "Every figure is printed on the page",
      "Nothing is computed, repaired or filled in. A document that does not add up comes out as printed, with the check that fails.",
    ],
    [
      "null means not printed",
      "A figure that is absent is null, never zero and never a guess. A value that is printed too unclearly to be given is null as well, and a warning names what it might be.",
    ],
    [
      "Verify before you rely on it",
      "The answer is made by a program and may be wrong. Compare it with the document before money moves on it; with detail=full each figure names its page, its box and its characters.",
    ],
  ];
}
