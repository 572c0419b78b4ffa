import { html, type Html } from "../../base/html.ts";
import { scrolledRows } from "../../explain/page-parts.ts";
import { paperHead } from "../../explain/paper-head.ts";
import { unseenHeadTable } from "../../explain/table-parts.ts";
import { shownCertainty } from "../../explain/title-words.ts";
import { detailOf } from "../../finding/check-sentences.ts";
import { counted } from "../../finding/figure-words.ts";
import type { FieldType } from "../../kinds/field.ts";
import type { Reading } from "../../kinds/reading.ts";
import type { Decision } from "../../review/decisions.ts";
import type { ReviewItem } from "../../review/review-items.ts";

/** What is to be done about the paper as far as it was looked at, and how much of it is left. */
export function headPart(reading: Reading, openCount: number, isSaved: boolean): Html {
  const { verdict, words, reasons, parties, title } = paperHead(reading);
  const left = isSaved
    ? "Saved."
    : openCount === 0
      ? "Nothing is left to look at: press s to save."
      : `${counted(openCount, "field")} to look at.`;
  return html`<p class="verdict ${verdict}">${words}</p>
    ${
      reasons.length === 0
        ? html``
        : html`<ol class="reasons">
            ${reasons.map((reason) => html`<li>${reason}</li>`)}
          </ol>`
    }
    <p>${[...title, parties].join(" · ")}</p>
    <p class="left${isSaved ? " saved" : ""}">${left}</p>`;
}

/** All fields: the doubtful ones, and the certain ones folded. */
export function fieldsPart(items: readonly ReviewItem[]): Html {
  const rows = items.map((item, index) => ({ item, row: fieldRow(item, index) }));
  const of = (isDoubtful: boolean): readonly Html[] =>
    rows.flatMap(({ item, row }) => (item.isDoubtful === isDoubtful ? [row] : []));
  const [doubtful, certain] = [of(true), of(false)];
  return html`<h2 id="doubtful">To look at</h2>
    ${
      doubtful.length === 0
        ? html`<p class="quiet">No field of this paper is doubtful.</p>`
        : html`<ul class="fields" aria-labelledby="doubtful">
            ${doubtful}
          </ul>`
    }
    <details id="certain" ${doubtful.length === 0 ? html` open` : html``}>
      <summary>Certain: ${counted(certain.length, "field")}</summary>
      <ul class="fields" aria-label="Certain fields">
        ${certain}
      </ul>
    </details>`;
}

function fieldRow(item: ReviewItem, index: number): Html {
  const { field, label, text, probability, decision, isDoubtful } = item;
  const state = decision === null ? (isDoubtful ? "open" : "certain") : "said";
  const sure = probability === null ? "" : `${shownCertainty(probability)} sure`;
  return html`<li class="${state}">
    <button
      type="button"
      class="pick"
      id="field-${index}"
      data-field="${field}"
      aria-expanded="false"
      aria-controls="detail-${index}"
    >
      <span class="label">${label}</span>
      <span class="value${text === null ? " absent" : ""}">${text ?? "not printed"}</span>
      <span class="state"
        >${decision === null ? [...(item.isLeftOut ? ["left out"] : []), sure].filter((word) => word !== "").join(", ") : DECISION_WORDS[decision]}</span
      >
    </button>
    <div class="detail" id="detail-${index}" hidden>${detailPart(item)}</div>
  </li>`;
}

const DECISION_WORDS: Readonly<Record<Decision["kind"], string>> = {
  accepted: "✓ accepted",
  absent: "✓ not printed",
  pointed: "✓ corrected",
  chosen: "✓ corrected",
  wrong: "✗ rows are wrong",
};

function detailPart(item: ReviewItem): Html {
  const { kind, type, text, printed, why, choices, isLeftOut } = item;
  const shown = printed === null || printed === text ? [] : [html`<p>Printed “${printed}”.</p>`];
  const accept = isLeftOut ? "Give it" : text === null ? "Nothing is printed" : "It is right";
  const refuse = kind === "list" ? "Rows are wrong or missing" : "Not printed";
  return html`${shown} ${rowsPart(item)}
    ${
      why.length === 0
        ? html``
        : html`<ul class="why">
            ${why.map((sentence) => html`<li>${sentence}</li>`)}
          </ul>`
    }
    <p class="acts">
      ${actButton("accept", accept, "Enter")}
      ${kind === "choice" || (kind === "value" && text === null) ? html`` : actButton("absent", refuse, "x")}
      ${type === null ? html`` : actButton("search", `Point at ${TYPE_WORDS[type]}`, "/")}
      ${choices.map(
        ({ value, called }, index) =>
          html`<button type="button" data-act="choose" data-choice="${value}">
            ${called} <kbd>${index + 1}</kbd>
          </button>`,
      )}
    </p>`;
}

/** The rows of a list as they were read. */
function rowsPart({ rows, label }: ReviewItem): Html {
  if ("columns" in rows) return scrolledRows(rows, [], label);
  if (rows.length === 0) return html``;
  const lines = rows.map(
    (row) =>
      html`<tr>
        <th scope="row">${row.label}</th>
        <td class="figure">${row.text ?? ""}</td>
      </tr>`,
  );
  return unseenHeadTable(["Row", "Value"], lines);
}

function actButton(act: string, words: string, key: string): Html {
  return html`<button type="button" data-act="${act}">${words} <kbd>${key}</kbd></button>`;
}

/** What is pointed at for a field of each type. */
export const TYPE_WORDS: Readonly<Record<FieldType, string>> = {
  text: "words",
  identifier: "a number",
  code: "a code of three capital letters",
  date: "a date",
  money: "an amount",
  deduction: "an amount",
  percent: "a percentage",
  quantity: "a quantity",
};

/** The checks that fail, then how many hold. */
export function checksPart({ checks, identities }: Reading): Html {
  const all = [...checks, ...identities];
  const failed = all.filter(({ passed }) => passed === false);
  const held = all.filter(({ passed }) => passed === true).length;
  const count = `${held} of ${counted(all.length, "check")} ${held === 1 ? "holds" : "hold"}, ${failed.length} ${failed.length === 1 ? "fails" : "fail"}`;
  return html`<h2>Checks</h2>
    <p class="quiet">${count}.</p>
    <ul class="checks">
      ${failed.map(
        (check) =>
          html`<li class="fails"><strong>${check.name}</strong><br />${detailOf(check)}</li>`,
      )}
    </ul>`;
}
