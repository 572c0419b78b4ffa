import { html, type Html } from "../base/html.ts";
import { marksOf } from "../explain/marks-of.ts";
import { type Mark, type Marks, type Place, placesOf } from "../explain/marks.ts";
import { shownCertainty } from "../explain/shown-certainty.ts";
import { unseenHeadTable } from "../explain/table-parts.ts";
import type { PagePicture } from "../pdf/picture.ts";
import type { Reading } from "../kinds/reading.ts";
import { checkTables } from "./check-table.ts";
import { pagesOf, pageWords } from "./chosen-pages.ts";
import { figureTable, rowFigures, shownFields, shownRows } from "./figure-table.ts";
import { pageFigure } from "./page-figure.ts";

/** A document that was read, as the report shows it. */
export interface ShownDocument {
  /** Begins the names of all its parts. */
  readonly id: string;
  readonly file: string;
  readonly reading: Reading;
  readonly marks: Marks;
  /** Null where the report shows no pictures. */
  readonly pictures: readonly PagePicture[] | null;
}

/** The marks of a document whose names begin with the document's. */
export function marksUnder(id: string, reading: Reading): Marks {
  const { groups, tables } = marksOf(reading);
  const named = (mark: Mark): Mark => ({ ...mark, id: `${id}-${mark.id}` });
  return {
    groups: groups.map((group) => ({ ...group, marks: group.marks.map(named) })),
    tables: tables.map((table) => ({ ...table, rows: table.rows.map((row) => row.map(named)) })),
  };
}

/** Every mark that the report shows. */
export function shownMarks({ groups, tables }: Marks): readonly Mark[] {
  const rows = tables.flatMap((table) => shownRows(table).flat());
  return [...groups.flatMap(({ marks }) => shownFields(marks)), ...rows];
}

/** The figures of a document, its checks with both sides, and its pages with the figures boxed. */
export function documentDetail({ id, file, reading, marks, pictures }: ShownDocument): string {
  const fields = marks.groups.flatMap((group) => shownFields(group.marks));
  const all = shownMarks(marks);
  const drawn = new Set((pictures ?? []).map(({ pageNumber }) => pageNumber));
  const places = placesOf(all, `${id}-place-`);
  const linked = places.filter(({ pageNumber }) => drawn.has(pageNumber));
  const detail = html`<div class="detail">
    <div class="proof">
      ${checkTables(reading, fields)} ${marks.groups.map((group) => figureTable(group, linked))}
      ${confidenceWords(reading)}
    </div>
    ${pictures === null ? html`` : pagePart(pictures, { places, file, reading, all })}
    <div class="rows">${marks.tables.map((table) => rowFigures(table, linked, file))}</div>
  </div>`;
  // Indentation is half of the bytes, and nothing in it is shown as it is written.
  return detail.text.replaceAll(/\s*\n\s*/g, "\n");
}

interface Drawn {
  readonly places: readonly Place[];
  readonly file: string;
  readonly reading: Reading;
  readonly all: readonly Mark[];
}

function pagePart(pictures: readonly PagePicture[], { places, file, reading, all }: Drawn): Html {
  const shown = new Set(pictures.map(({ pageNumber }) => pageNumber));
  const missing = Array.from({ length: reading.pageCount }, (_page, index) => index + 1).filter(
    (page) => !shown.has(page),
  );
  const withFigures = pagesOf(all).filter((page) => !shown.has(page));
  const figures =
    withFigures.length === 0
      ? "no figure was read there"
      : `figures stand on ${pageWords(withFigures)}`;
  const said =
    missing.length === 0
      ? html``
      : html`<p class="remark">
          ${missing.length === 1 ? "Page" : "Pages"} ${pageWords(missing)} of ${reading.pageCount}
          ${missing.length === 1 ? "is" : "are"} left out here: ${figures}.
        </p>`;
  return html`<div class="pages">
    ${pictures.map((picture) => pageFigure(picture, places, file))} ${said}
  </div>`;
}

function confidenceWords({ confidence, confidenceParts }: Reading): Html {
  const parts = confidenceParts.map(
    ({ name, value, because }) =>
      html`<tr>
        <th scope="row">${name}</th>
        <td class="figure">${shownCertainty(value)}</td>
        <td>${because}</td>
      </tr>`,
  );
  return html`<h4>Confidence ${shownCertainty(confidence)}</h4>
    ${unseenHeadTable(["Part", "Value", "Because"], parts, "confidence")}`;
}
