import { html, type Html } from "../../base/html.ts";
import type { GridCell, GridRow, ReviewGrid, ReviewItem } from "../../review/review-item.ts";

/** A table for the rows of a list, through which one goes with the arrows, and what can be said of the list, a row or a cell. */
export function gridPart({ label, text, why }: ReviewItem, { columns }: ReviewGrid): Html {
  const hidden = columns.filter(({ isShown }) => !isShown).length;
  const accept = text === null ? "No row is printed" : "They are right";
  return html`${whyPart(why)}
    <div class="scroll" tabindex="0" role="region" aria-label="${label}">
      <table class="grid">
        <thead>
          <tr>
            <th scope="col"><span class="unseen">Row</span></th>
            ${columns.map(
              ({ header, isFigure, isShown }) =>
                html`<th scope="col" class="${classesOf({ figure: isFigure, spare: !isShown })}">
                  ${header}
                </th>`,
            )}
          </tr>
        </thead>
        <tbody></tbody>
      </table>
    </div>
    <div class="inner" hidden>
      <p class="what"></p>
      <ul class="why"></ul>
    </div>
    <p class="acts" data-for="list">
      ${actButton("accept", accept, "Enter")} ${actButton("rows", "Go to the rows", "→")}
      ${actButton("add", "Add a row", "a")} ${actButton("absent", "Rows are wrong or missing", "x")}
      ${hidden === 0 ? html`` : actButton("columns", "All columns", "c")}
    </p>
    <p class="acts" data-for="row" hidden>
      ${actButton("accept", "It is right", "Enter")} ${actButton("absent", "It is no row", "x")}
      ${actButton("add", "Add a row", "a")}
    </p>
    <p class="acts" data-for="cell" hidden>
      ${actButton("accept", "It is right", "Enter")} ${actButton("absent", "Not printed", "x")}
      ${actButton("search", "Point at it", "/")} ${actButton("strike", "It is no row", "X")}
      ${actButton("add", "Add a row", "a")}
    </p>`;
}

/** Rows of a list from one index to before another one, as HTML. */
export function rowsPart({ columns, rows }: ReviewGrid, from: number, to: number): string {
  const parts = rows.slice(from, to).map((row, index) => rowPart(row, from + index + 1, columns));
  return parts.map(({ text }) => text).join("\n");
}

/** A button that says something of what is looked at, with its key. */
export function actButton(act: string, words: string, key: string): Html {
  return html`<button type="button" data-act="${act}">${words} <kbd>${key}</kbd></button>`;
}

/** Why something is doubtful. */
export function whyPart(why: readonly string[]): Html {
  if (why.length === 0) return html``;
  return html`<ul class="why">
    ${why.map((sentence) => html`<li>${sentence}</li>`)}
  </ul>`;
}

/** What is said below the table of the row or the cell that is looked at. */
export function cellWords({ label, text, printed, decision, kind }: ReviewItem): string {
  const told = decision === null ? "" : ` ${SAID_WORDS[decision]}`;
  if (kind === "row") return `${label}.${told}`;
  const shown = printed === null || printed === text ? "" : `, printed “${printed}”`;
  return `${label}: ${text ?? "not printed"}${shown}.${told}`;
}

const SAID_WORDS: Readonly<Record<NonNullable<ReviewItem["decision"]>, string>> = {
  accepted: "✓ accepted",
  absent: "✓ not printed",
  pointed: "✓ corrected",
  chosen: "✓ corrected",
  wrong: "✗ wrong",
  struck: "✓ struck out: Enter takes it back.",
  added: "✓ added",
};

function rowPart(
  { row, cells, isStruck }: GridRow,
  number: number,
  columns: ReviewGrid["columns"],
): Html {
  const isAdded = row.decision === "added";
  const mark = isStruck ? "✗" : isAdded ? "+" : "";
  return html`<tr class="${classesOf({ struck: isStruck, added: isAdded })}">
    <th scope="row">
      <button type="button" class="cell" tabindex="-1" data-field="${row.field}">
        ${mark}${number}${isStruck ? html` <span class="unseen">struck out</span>` : html``}
      </button>
    </th>
    ${cells.map((cell, index) => cellPart(cell, columns[index]))}
  </tr>`;
}

function cellPart(cell: GridCell, column: ReviewGrid["columns"][number] | undefined): Html {
  const { field, text, isOpen, isFailing, decision } = cell;
  const classes = classesOf({
    figure: column?.isFigure === true,
    spare: column?.isShown === false,
    open: isOpen,
    said: decision !== null,
    failing: isFailing,
  });
  return html`<td class="${classes}">
    <button type="button" class="cell" tabindex="-1" data-field="${field}">
      ${text ?? html`<span class="unseen">not printed</span>`}
    </button>
  </td>`;
}

function classesOf(classes: Readonly<Record<string, boolean>>): string {
  return Object.entries(classes)
    .flatMap(([name, isSo]) => (isSo ? [name] : []))
    .join(" ");
}
