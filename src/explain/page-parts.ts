import { detailOf } from "../finding/check-sentences.ts";
import type { PagePicture } from "../pdf/picture.ts";
import type { Reading } from "../kinds/reading.ts";
import { html, type Html } from "../base/html.ts";
import { toBase64 } from "../base/to-base64.ts";
import type { Mark, MarkGroup, MarkTable, Place } from "./marks.ts";
import { shownCertainty } from "./title-words.ts";
import { scrolledTable, unseenHeadTable } from "./table-parts.ts";

/** A page as it looks, each figure on it marked and linked to its field. */
export function pageFigure(picture: PagePicture, places: readonly Place[]): Html {
  const { pageNumber, width, height, mediaType } = picture;
  const source = `data:${mediaType};base64,${toBase64(picture.bytes)}`;
  const boxes = places
    .filter((place) => place.pageNumber === pageNumber)
    .map(({ id, box, marks }) => {
      const where = [
        `left:${share(box.left, width)}`,
        `top:${share(box.top, height)}`,
        `width:${share(box.right - box.left, width)}`,
        `height:${share(box.bottom - box.top, height)}`,
      ].join(";");
      const words = marks.map(({ label, text }) => `${label}: ${text ?? "not printed"}`).join("; ");
      const fields = marks.map((mark) => mark.id).join(" ");
      const look = marks.some(({ isDoubtful }) => isDoubtful) ? "mark doubtful" : "mark";
      return html`<a
        class="${look}"
        id="${id}"
        href="#field-${marks[0].id}"
        data-field="${fields}"
        style="${where}"
        title="${words}"
        aria-label="${words}"
      ></a>`;
    });
  return html`<figure class="page" id="page-${pageNumber}">
    <div class="sheet" style="--ratio:${Math.round((width / height) * 1000) / 1000}">
      <img
        src="${source}"
        alt="Page ${pageNumber} of the document"
        width="${Math.round(width)}"
        height="${Math.round(height)}"
      />
      ${boxes}
    </div>
    <figcaption>Page ${pageNumber}</figcaption>
  </figure>`;
}

function share(points: number, whole: number): string {
  return `${Math.round((points / whole) * 100_000) / 1_000}%`;
}

/** The fields of a group: label, value, where it stands, and why it was chosen. */
export function fieldTable({ heading, look, marks }: MarkGroup, places: readonly Place[]): Html {
  const rows = marks.map(
    (mark) =>
      html`<tr id="field-${mark.id}" data-field="${mark.id}" ${doubt(mark)}>
        <th scope="row">${mark.label}${why(mark)}</th>
        <td class="${look === "figures" ? "figure" : "words"}">
          ${mark.text ?? html`<span class="absent">${mark.isLeftOut ? "left out" : "not printed"}</span>`}
        </td>
        <td class="where">${placeLinks(mark, places)}</td>
      </tr>`,
  );
  return html`<section>
    <h2>${heading}</h2>
    ${unseenHeadTable(["Field", "Value", "Page"], rows)}
  </section>`;
}

/** A printed table without the columns in which nothing stands, each cell linked to its place. */
export function rowTable(table: MarkTable, places: readonly Place[]): Html {
  if (table.rows.length === 0) return html``;
  return html`<section>
    <h2>${table.heading}</h2>
    ${scrolledRows(table, places, table.heading)}
  </section>`;
}

/** The rows of a printed table in a box that scrolls sideways, under a name of its own; what has no place is not linked. */
export function scrolledRows(
  { columns: allColumns, rows, hasTotals }: MarkTable,
  places: readonly Place[],
  name: string,
): Html {
  const placeOf = placeByMark(places);
  const columns = allColumns
    .map((column, index) => ({ ...column, index }))
    .filter(({ index }) => rows.some((row) => row[index]?.text !== null));
  const lines = rows.map((row, rowIndex) => {
    const cells = columns.flatMap(({ index, look }) => {
      const cell = row[index];
      if (cell === undefined) return [];
      const place = placeOf.get(cell.id);
      const text =
        place === undefined
          ? html`${cell.text ?? ""}`
          : html`<a href="#${place.id}">${cell.text ?? ""}</a>`;
      const classes = cell.isDoubtful ? `${look} doubtful` : look;
      return [
        html`<td class="${classes}" id="field-${cell.id}" data-field="${cell.id}">${text}</td>`,
      ];
    });
    const isTotal = hasTotals && rowIndex === rows.length - 1;
    return html`<tr${isTotal ? html` class="total"` : html``}>${cells}</tr>`;
  });
  const headers = columns.map(({ header, look }) => ({ header, isFigure: look === "figure" }));
  return scrolledTable(headers, lines, name);
}

/** Checks with both sides and the difference; figures are linked to their fields. */
export function checkSection(
  heading: string,
  checks: Reading["checks"],
  marks: readonly Mark[],
): Html {
  if (checks.length === 0) return html``;
  return html`<section>
    <h2>${heading}</h2>
    ${checkList(checks, marks)}
  </section>`;
}

/** Checks that nobody needs to read, folded behind their number. */
export function foldedCheckSection(
  heading: string,
  checks: Reading["checks"],
  marks: readonly Mark[],
): Html {
  if (checks.length === 0) return html``;
  const held = checks.filter(({ passed }) => passed === true).length;
  return html`<section>
    <h2>${heading}</h2>
    <details class="more">
      <summary>${held} hold, ${checks.length - held} not tested</summary>
      ${checkList(checks, marks)}
    </details>
  </section>`;
}

function checkList(checks: Reading["checks"], marks: readonly Mark[]): Html {
  const markOf = new Map(marks.map((mark) => [mark.path, mark]));
  const items = checks.map((check) => {
    const state = check.passed === null ? "untested" : check.passed ? "holds" : "fails";
    const used = check.figures.flatMap((figure) => {
      const mark = markOf.get(figure);
      return mark === undefined ? [] : [html`<a href="#field-${mark.id}">${mark.label}</a>`];
    });
    const sides =
      check.printed === null
        ? html``
        : html`<dl>
            <div>
              <dt>printed</dt>
              <dd>${String(check.printed)}</dd>
            </div>
            <div>
              <dt>expected</dt>
              <dd>${String(check.expected)}</dd>
            </div>
            <div>
              <dt>difference</dt>
              <dd>${String(check.difference)}</dd>
            </div>
          </dl>`;
    return html`<li class="${state}">
      <h3><span class="state">${STATE_WORDS[state]}</span> ${check.name}</h3>
      ${sides}
      <p>${detailOf(check)}</p>
      ${used.length === 0 ? html`` : html`<p class="used">Uses ${used}</p>`}
    </li>`;
  });
  return html`<ul class="checks">
    ${items}
  </ul>`;
}

const STATE_WORDS = { holds: "✓ holds", fails: "✗ fails", untested: "– not tested" } as const;

/** Sentences as a list; nothing where there are none. */
export function sentenceSection(heading: string, sentences: readonly string[]): Html {
  if (sentences.length === 0) return html``;
  return html`<section>
    <h2>${heading}</h2>
    <ul class="warnings">
      ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>
  </section>`;
}

/** How sure the reading is, part by part. */
export function confidenceSection({ confidence, confidenceParts }: Reading): Html {
  return html`<section>
    <h2>Confidence ${shownCertainty(confidence)}</h2>
    <table>
      <tbody>
        ${confidenceRows(confidenceParts)}
      </tbody>
    </table>
  </section>`;
}

/** A row for each part, and why it is as sure as it is. */
export function confidenceRows(parts: Reading["confidenceParts"]): readonly Html[] {
  return parts.map(
    ({ name, value, because }) =>
      html`<tr>
        <th scope="row">${name}</th>
        <td class="figure">${shownCertainty(value)}</td>
        <td>${because}</td>
      </tr>`,
  );
}

function doubt({ isDoubtful }: Mark): Html {
  return isDoubtful ? html` class="doubtful"` : html``;
}

function placeLinks({ id }: Mark, places: readonly Place[]): Html {
  const own = places.filter(({ marks }) => marks.some((mark) => mark.id === id));
  const firstOfPage = own.filter(
    ({ pageNumber }, index) => own.findIndex((other) => other.pageNumber === pageNumber) === index,
  );
  const links = firstOfPage.map(
    ({ id, pageNumber }) => html`<a href="#${id}">p. ${pageNumber}</a>`,
  );
  return html`${links}`;
}

/** The first place of each mark. */
function placeByMark(places: readonly Place[]): ReadonlyMap<string, Place> {
  const placeOf = new Map<string, Place>();
  for (const place of places) {
    for (const { id } of place.marks) if (!placeOf.has(id)) placeOf.set(id, place);
  }
  return placeOf;
}

/** Why a value was chosen, as printed, and which figures stood for the field in vain. */
function why({ from, evidence, certainty, isLeftOut }: Mark): Html {
  const printed = from.map(
    (place) =>
      html`<li>
        Printed “${place.printed}” on page
        ${place.pageNumber}${place.reader === "text" ? "" : `, read from the ${READER_WORDS[place.reader]} with certainty ${place.certainty.toFixed(2)}`}.
      </li>`,
  );
  const because = (evidence?.because ?? []).map((sentence) => html`<li>${sentence}</li>`);
  const lost = (evidence?.lost ?? []).map(
    (candidate) =>
      html`<li class="lost">
        Not “${candidate.printed}” on page ${candidate.pageNumber}: ${candidate.because}
      </li>`,
  );
  const reasons = [...printed, ...because, ...lost, ...sure(certainty, isLeftOut)];
  if (reasons.length === 0) return html``;
  return html`<details>
    <summary>why</summary>
    <ul>
      ${reasons}
    </ul>
  </details>`;
}

/** How likely a field is as printed; nothing where it is left out, which says it by itself. */
function sure(certainty: number | null, isLeftOut: boolean): readonly Html[] {
  if (certainty === null || isLeftOut) return [];
  return [
    html`<li>Right with a probability of ${shownCertainty(Math.min(certainty, 0.999))}.</li>`,
  ];
}

const READER_WORDS = { text: "text", form: "form field", ocr: "picture", model: "model" } as const;
