import { html, type Html } from "../base/html.ts";
import type { Mark, MarkGroup, MarkTable, Place } from "../explain/marks.ts";
import { scrolledRows } from "../explain/page-parts.ts";
import { unseenHeadTable } from "../explain/table-parts.ts";

/** The fields of a group, each linked to where it stands. */
export function figureTable({ heading, look, marks }: MarkGroup, places: readonly Place[]): Html {
  const kept = shownFields(marks);
  const rows = kept.map(
    (mark) =>
      html`<tr
        id="field-${mark.id}"
        data-field="${mark.id}"
        ${mark.isDoubtful ? html` class="doubtful"` : html``}
      >
        <th scope="row">${mark.label}</th>
        <td class="${look === "figures" ? "figure" : "words"}">${shown(mark)}</td>
        <td class="where">${pageLinks(mark, places)}</td>
      </tr>`,
  );
  return html`<h4>${heading}</h4>
    ${unseenHeadTable(["Field", "Value", "Page"], rows, "fields")}
    ${leftOutWords(marks.length - kept.length, marks.length)}`;
}

/** Rows of one table that are shown: more make the page heavy. */
const MOST_ROWS = 60;

/** The fields of a group that are shown: those that a failed check uses, and the first ones. */
export function shownFields(marks: readonly Mark[]): readonly Mark[] {
  const wanted = new Set([...marks.filter(({ isDoubtful }) => isDoubtful), ...marks]);
  const kept = new Set([...wanted].slice(0, MOST_ROWS));
  return marks.filter((mark) => kept.has(mark));
}

/** The rows of a printed table, each cell linked to its place. */
export function rowFigures(table: MarkTable, places: readonly Place[], file: string): Html {
  const kept = shownRows(table);
  return html`<h4>${table.heading}</h4>
    ${scrolledRows({ ...table, rows: kept }, places, `${table.heading} of ${file}`)}
    ${leftOutWords(table.rows.length - kept.length, table.rows.length)}`;
}

function leftOutWords(left: number, all: number): Html {
  if (left === 0) return html``;
  return html`<p class="remark">
    ${left} of ${all} rows are left out here; all of them are tested, and
    <code>crossfoot explain</code> shows them.
  </p>`;
}

/** The rows that are shown: the totals, those that fail a check, and the first ones. */
export function shownRows({
  rows,
  hasTotals,
}: Pick<MarkTable, "rows" | "hasTotals">): MarkTable["rows"] {
  const failing = rows.filter((row) => row.some(({ isDoubtful }) => isDoubtful));
  const wanted = new Set([...(hasTotals ? rows.slice(-1) : []), ...failing, ...rows]);
  const kept = new Set([...wanted].slice(0, MOST_ROWS));
  return rows.filter((row) => kept.has(row));
}

function shown({ text, isLeftOut }: Mark): Html {
  if (text !== null) return html`${text}`;
  return html`<span class="absent">${isLeftOut ? "left out" : "not printed"}</span>`;
}

/** Each page on which it stands, once; a link where the page is shown. */
function pageLinks({ id, label, from }: Mark, places: readonly Place[]): Html {
  const pages = [...new Set(from.map(({ pageNumber }) => pageNumber))];
  const links = pages.map((page) => {
    const place = places.find(
      ({ pageNumber, marks }) => pageNumber === page && marks.some((mark) => mark.id === id),
    );
    return place === undefined
      ? html`<span class="absent">p. ${page}</span>`
      : html`<a href="#${place.id}"><span class="unseen">${label}, </span>p. ${page}</a>`;
  });
  return html`${links}`;
}
