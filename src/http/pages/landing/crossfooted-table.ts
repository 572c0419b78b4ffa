import { html, type Html } from "../../../base/html.ts";

/** A cut from a schedule of values whose rows and columns meet in one total. */
export function crossfootedTable(): Html {
  return html`<figure class="crossfooted">
    <table>
      <caption class="unseen">
        Three rows of a schedule of values with the totals of their columns
      </caption>
      <thead>
        <tr>
          <th scope="col">Description of work</th>
          <th scope="col">Previous</th>
          <th scope="col">This period</th>
          <th scope="col">To date</th>
        </tr>
      </thead>
      <tbody>
        ${ROWS.map(
          ([description, ...figures]) =>
            html`<tr>
              <th scope="row">${description}</th>
              ${figures.map((figure) => html`<td>${figure}</td>`)}
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          ${TOTALS.map((figure) => html`<td>${figure}</td>`)}
        </tr>
      </tfoot>
    </table>
    <figcaption>
      To <em>foot</em> a column is to add it up; to <em>crossfoot</em> is to check that the totals
      of the rows and of the columns agree.
    </figcaption>
  </figure>`;
}

/** Description, work of previous applications, of this period, and both together. */
const ROWS = [
  ["Foundation repair", "24,720.00", "18,540.00", "43,260.00"],
  ["Timber frame repair", "8,835.00", "35,340.00", "44,175.00"],
  ["Plumbing and heating", "4,185.00", "12,555.00", "16,740.00"],
] as const;

const TOTALS = ["37,740.00", "66,435.00", "104,175.00"] as const;
