import { html, type Html } from "../base/html.ts";
import type { Mark, MarkGroup, MarkTable, Place } from "../explain/marks.ts";
import { scrolledRows } from "../explain/page-parts.ts";
import { unseenHeadTable } from "../explain/table-parts.ts";
import { detailOf } from "../finding/check-sentences.ts";
import { counted } from "../finding/figure-words.ts";
import type { Reading } from "../kinds/reading.ts";
import { brokenName } from "./common-parts.ts";

type Checks = Reading["checks"];

/** The contract's checks and what else fails, with both sides; then the form's other arithmetic, folded. */
export function checkTables({ checks, identities }: Reading, marks: readonly Mark[]): Html {
  const failed = identities.filter(({ passed }) => passed === false);
  const others = identities.filter(({ passed }) => passed !== false);
  const told = [...checks, ...failed].toSorted((a, b) => weightOf(a) - weightOf(b));
  const held = others.filter(({ passed }) => passed === true).length;
  const folded =
    others.length === 0
      ? html``
      : html`<details>
          <summary>
            ${counted(others.length, "further identity").replace("identitys", "identities")}:
            ${held} hold, ${others.length - held} not tested
          </summary>
          ${checkTable(
            others.filter(({ passed }) => passed === true),
            null,
          )}
        </details>`;
  if (told.length === 0) return folded;
  return html`<h4>Checks</h4>
    ${checkTable(told, marks)} ${folded}`;
}

function weightOf({ passed }: Checks[number]): number {
  return passed === false ? 0 : passed === true ? 1 : 2;
}

const STATES = {
  holds: ["✓", "holds"],
  fails: ["✗", "fails"],
  untested: ["–", "not tested"],
} as const;

/** Checks line by line; with marks, their sentences and what they use, too. */
function checkTable(checks: Checks, marks: readonly Mark[] | null): Html {
  if (checks.length === 0) return html``;
  const rows = checks.map((check) => {
    const state = check.passed === null ? "untested" : check.passed ? "holds" : "fails";
    const [sign, words] = STATES[state];
    return html`<tr class="${state}">
        <th scope="row">
          <span class="state" aria-hidden="true">${sign}</span> ${brokenName(check.name)}<span
            class="unseen"
          >
            ${words}</span
          >
        </th>
        <td class="figure">${check.printed?.toString() ?? ""}</td>
        <td class="figure">${check.expected?.toString() ?? ""}</td>
        <td class="figure">${check.difference?.toString() ?? ""}</td>
      </tr>
      ${marks === null || state === "holds" ? html`` : sentenceRow(check, marks)}`;
  });
  return html`<table class="checks">
    <thead>
      <tr>
        <th scope="col">Check</th>
        <th scope="col" class="figure">Printed</th>
        <th scope="col" class="figure">Expected</th>
        <th scope="col" class="figure">Difference</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function sentenceRow(check: Checks[number], marks: readonly Mark[]): Html {
  const { figures, passed } = check;
  const used = figures.flatMap((figure) => {
    const mark = marks.find(({ path }) => path === figure);
    return mark === undefined ? [] : [html`<a href="#field-${mark.id}">${mark.label}</a>`];
  });
  const uses =
    used.length === 0 || passed === null ? html`` : html`<span class="uses">Uses ${used}</span>`;
  return html`<tr class="sentence">
    <td colspan="4">${detailOf(check)} ${uses}</td>
  </tr>`;
}

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
