import type { PagePicture } from "../../pdf/picture.ts";
import type { Reading } from "../../reading.ts";
import { html, type Html } from "./html.ts";
import { ROW_HEADERS, type Mark, type MarkGroup, type Marks } from "./marks.ts";

/** A page as it looks, each figure on it marked and linked to its field. */
export function pageFigure(picture: PagePicture, marks: readonly Mark[]): Html {
  const { pageNumber, width, height, mediaType } = picture;
  const source = `data:${mediaType};base64,${Buffer.from(picture.bytes).toString("base64")}`;
  const boxes = marks.flatMap((mark) =>
    mark.from
      .filter((place) => place.pageNumber === pageNumber)
      .map(({ box }, index) => {
        const share = (points: number, whole: number): string =>
          `${Math.round((points / whole) * 100_000) / 1_000}%`;
        const place = `left:${share(box.left, width)};top:${share(box.top, height)};width:${share(
          box.right - box.left,
          width,
        )};height:${share(box.bottom - box.top, height)}`;
        const words = `${mark.label}: ${mark.text ?? ""}`;
        const id = index === 0 ? html` id="place-${mark.id}-${pageNumber}"` : html``;
        return html`<a
          class="mark${mark.isDoubtful ? " doubtful" : ""}"
          ${id}
          href="#field-${mark.id}"
          data-field="${mark.id}"
          style="${place}"
          title="${words}"
          aria-label="${words}"
        ></a>`;
      }),
  );
  return html`<figure class="page" id="page-${pageNumber}">
    <div class="sheet">
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

/** The fields of a group: label, value, where it stands, and why it was chosen. */
export function fieldTable({ heading, marks }: MarkGroup): Html {
  const rows = marks.map(
    (mark) =>
      html`<tr id="field-${mark.id}" data-field="${mark.id}" ${doubt(mark)}>
        <th scope="row">${mark.label}${why(mark)}</th>
        <td class="figure">${mark.text ?? html`<span class="absent">not printed</span>`}</td>
        <td class="where">${placeLinks(mark)}</td>
      </tr>`,
  );
  return html`<section>
    <h2>${heading}</h2>
    <table>
      <thead class="unseen">
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Value</th>
          <th scope="col">Page</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </section>`;
}

/** The continuation sheet, each cell linked to its place. */
export function sheetTable({ rows }: Marks): Html {
  if (rows.length === 0) return html``;
  const shown = ROW_HEADERS.map((_header, column) =>
    rows.some((row) => row[column]?.text !== null),
  );
  const headers = ROW_HEADERS.filter((_header, column) => shown[column]).map(
    (header) => html`<th scope="col">${header}</th>`,
  );
  const lines = rows.map((row) => {
    const cells = row
      .filter((_cell, column) => shown[column])
      .map((cell) => {
        const [place] = cell.from;
        const text =
          place === undefined || cell.text === null
            ? html``
            : html`<a href="#place-${cell.id}-${place.pageNumber}">${cell.text}</a>`;
        const kind = cell.label === "Description" || cell.label === "Item" ? "text" : "figure";
        return html`<td class="${kind}" id="field-${cell.id}" data-field="${cell.id}">${text}</td>`;
      });
    const isTotal = row.every(({ path }) => path.startsWith("sheet.totals"));
    return html`<tr${isTotal ? html` class="total"` : html``}>${cells}</tr>`;
  });
  return html`<section>
    <h2>Continuation sheet</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Continuation sheet">
      <table>
        <thead>
          <tr>
            ${headers}
          </tr>
        </thead>
        <tbody>
          ${lines}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** Checks with both sides and the difference; figures are linked to their fields. */
export function checkSection(
  heading: string,
  checks: Reading["checks"],
  marks: readonly Mark[],
): Html {
  if (checks.length === 0) return html``;
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
      <p>${check.detail}</p>
      ${used.length === 0 ? html`` : html`<p class="used">Uses ${used}</p>`}
    </li>`;
  });
  return html`<section>
    <h2>${heading}</h2>
    <ul class="checks">
      ${items}
    </ul>
  </section>`;
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
  const parts = confidenceParts.map(
    ({ name, value, because }) =>
      html`<tr>
        <th scope="row">${name}</th>
        <td class="figure">${value.toFixed(2)}</td>
        <td>${because}</td>
      </tr>`,
  );
  return html`<section>
    <h2>Confidence ${confidence.toFixed(2)}</h2>
    <table>
      <tbody>
        ${parts}
      </tbody>
    </table>
  </section>`;
}

function doubt({ isDoubtful }: Mark): Html {
  return isDoubtful ? html` class="doubtful"` : html``;
}

function placeLinks({ id, from }: Mark): Html {
  const pages = [...new Set(from.map(({ pageNumber }) => pageNumber))];
  const links = pages.map(
    (pageNumber) => html`<a href="#place-${id}-${pageNumber}">p. ${pageNumber}</a>`,
  );
  return html`${links}`;
}

/** Why a value was chosen, as printed, and which figures stood for the field in vain. */
function why({ from, evidence }: Mark): Html {
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
  const reasons = [...printed, ...because, ...lost];
  if (reasons.length === 0) return html``;
  return html`<details>
    <summary>why</summary>
    <ul>
      ${reasons}
    </ul>
  </details>`;
}

const READER_WORDS = { text: "text", form: "form field", ocr: "picture", model: "model" } as const;
