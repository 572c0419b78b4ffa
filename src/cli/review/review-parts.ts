import { html, type Html } from "../../base/html.ts";
import { paperHead } from "../../explain/paper-head.ts";
import { shownCertainty } from "../../explain/title-words.ts";
import { detailOf } from "../../finding/check-sentences.ts";
import { counted } from "../../finding/figure-words.ts";
import type { FieldType } from "../../kinds/field.ts";
import type { Reading } from "../../kinds/reading.ts";
import type { Decision } from "../../review/decisions.ts";
import type { ReviewItem } from "../../review/review-item.ts";
import { actButton, gridPart, whyPart } from "./review-grid.ts";

/** What is to be done about the paper as far as it was looked at, and how much of it is left. */
export function headPart(reading: Reading, openCount: number, isSaved: boolean): Html {
  const { verdict, words, reasons, parties, title } = paperHead(reading);
  const left = isSaved
    ? "Saved."
    : openCount === 0
      ? "Nothing is left to look at: press s to save."
      : `${openCount} left to look at.`;
  return html`<p class="line">
      <span class="verdict ${verdict}">${words}</span>
      <strong class="left${isSaved ? " saved" : ""}">${left}</strong>
    </p>
    <p>${[...title, parties].join(" · ")}</p>
    ${
      reasons.length === 0
        ? html``
        : html`<ol class="reasons">
            ${reasons.map((reason) => html`<li>${reason}</li>`)}
          </ol>`
    }`;
}

/** Room for all fields: the doubtful ones, and the certain ones folded. What is said of each is filled in. */
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

function fieldRow({ field }: ReviewItem, index: number): Html {
  return html`<li>
    <button
      type="button"
      class="pick"
      id="field-${index}"
      data-field="${field}"
      aria-expanded="false"
      aria-controls="detail-${index}"
    ></button>
    <div class="detail" id="detail-${index}" hidden></div>
  </li>`;
}

/** Whether a field waits, was said something of, or is certain. */
export function stateOf(item: ReviewItem): "open" | "said" | "certain" {
  if (item.isOpen || openCells(item) > 0) return "open";
  return item.decision === null && !item.isDoubtful ? "certain" : "said";
}

/** The line of a field. */
export function linePart(item: ReviewItem): Html {
  const { label, text } = item;
  return html`<span class="label">${label}</span>
    <span class="value${text === null ? " absent" : ""}">${text ?? "not printed"}</span>
    <span class="state">${stateWords(item)}</span>`;
}

/** How many cells of a list wait. */
function openCells({ grid }: ReviewItem): number {
  const cells = (grid?.rows ?? []).flatMap((row) => row.cells);
  return cells.filter(({ isOpen }) => isOpen).length;
}

/** What was said of a field or what is left to say, and how sure it was. */
function stateWords(item: ReviewItem): string {
  const { decision, isLeftOut, probability } = item;
  const waiting = openCells(item);
  const said =
    decision === null
      ? [
          ...(isLeftOut ? ["left out"] : []),
          ...(probability === null ? [] : [`${shownCertainty(probability)} sure`]),
        ]
      : [DECISION_WORDS[decision]];
  const cells = waiting === 0 ? [] : [`${counted(waiting, "cell")} to look at`];
  return [...said, ...changeWords(item), ...cells].join(", ");
}

/** How many rows of a list a person has added, struck out or corrected. */
function changeWords({ grid }: ReviewItem): readonly string[] {
  const rows = grid?.rows ?? [];
  const count = (isSo: (row: (typeof rows)[number]) => boolean): number => rows.filter(isSo).length;
  const told = [
    [count(({ row }) => row.decision === "added"), "added"],
    [count(({ isStruck }) => isStruck), "struck out"],
    [
      count(
        ({ row, cells }) =>
          row.decision !== "added" && cells.some(({ decision }) => isChange(decision)),
      ),
      "corrected",
    ],
  ] as const;
  return told.flatMap(([rowCount, words]) => (rowCount === 0 ? [] : [`${rowCount} ${words}`]));
}

function isChange(decision: ReviewItem["decision"]): boolean {
  return decision === "pointed" || decision === "absent";
}

const DECISION_WORDS: Readonly<Record<Decision["kind"], string>> = {
  accepted: "✓ accepted",
  absent: "✓ not printed",
  pointed: "✓ corrected",
  chosen: "✓ corrected",
  wrong: "✗ rows are wrong",
  struck: "✓ struck out",
  added: "✓ added",
};

/** What is folded below the line of a field; the rows of a list are filled in. */
export function detailPart(item: ReviewItem): Html {
  const { kind, type, text, printed, why, choices, isLeftOut, grid } = item;
  if (grid !== null) return gridPart(item, grid);
  const shown = printed === null || printed === text ? [] : [html`<p>Printed “${printed}”.</p>`];
  const accept = isLeftOut ? "Give it" : text === null ? "Nothing is printed" : "It is right";
  return html`${shown} ${whyPart(why)}
    <p class="acts">
      ${actButton("accept", accept, "Enter")}
      ${kind === "choice" || (kind === "value" && text === null) ? html`` : actButton("absent", "Not printed", "x")}
      ${type === null ? html`` : actButton("search", `Point at ${TYPE_WORDS[type]}`, "/")}
      ${choices.map(
        ({ value, called }, index) =>
          html`<button type="button" data-act="choose" data-choice="${value}">
            ${called} <kbd>${index + 1}</kbd>
          </button>`,
      )}
    </p>`;
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
