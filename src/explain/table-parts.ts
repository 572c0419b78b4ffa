import { html, type Html } from "../base/html.ts";

/** The head of a column. */
export interface ColumnHead {
  readonly header: string;
  /** Whether figures stand in it, set to the right. */
  readonly isFigure: boolean;
}

/** A table that explains itself to the eye: its head is only read out. */
export function unseenHeadTable(
  headers: readonly string[],
  rows: readonly Html[],
  tableClass: string | null = null,
): Html {
  return html`<table${tableClass === null ? "" : html` class="${tableClass}"`}>
    <thead class="unseen">
      <tr>
        ${headers.map((header) => html`<th scope="col">${header}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

/** A table in a box that scrolls sideways, under a name of its own. */
export function scrolledTable(
  heads: readonly ColumnHead[],
  rows: readonly Html[],
  name: string,
): Html {
  const headers = heads.map(({ header, isFigure }) =>
    isFigure
      ? html`<th scope="col" class="figure">${header}</th>`
      : html`<th scope="col">${header}</th>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${name}">
    <table>
      <thead>
        <tr>
          ${headers}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}
