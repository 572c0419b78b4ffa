import { html, type Html } from "../base/html.ts";
import { marksOf } from "../explain/marks-of.ts";
import { ownPages } from "../explain/own-pages.ts";
import { type Mark, type Marks, type Place, placesOf } from "../explain/marks.ts";
import { shownCertainty } from "../explain/title-words.ts";
import { confidenceRows } from "../explain/page-parts.ts";
import { unseenHeadTable } from "../explain/table-parts.ts";
import { sentenceOf } from "../finding/sentences.ts";
import type { PagePicture } from "../pdf/picture.ts";
import type { Reading } from "../kinds/reading.ts";
import { checkTables, figureTable, rowFigures, shownFields, shownRows } from "./detail-tables.ts";

/** A document that was read, as the report shows it. */
interface ShownDocument {
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
      ${acceptedWords(reading)} ${checkTables(reading, fields)}
      ${marks.groups.map((group) => figureTable(group, linked))} ${confidenceWords(reading)}
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
  const missing = ownPages(reading).filter((page) => !shown.has(page));
  const withFigures = pagesOf(all).filter((page) => !shown.has(page));
  const figures =
    withFigures.length === 0
      ? "no figure was read there"
      : `figures stand on ${pageWords(withFigures)}`;
  const said =
    missing.length === 0
      ? html``
      : html`<p class="remark">
          ${missing.length === 1 ? "Page" : "Pages"} ${pageWords(missing)}
          ${missing.length === 1 ? "is" : "are"} left out here: ${figures}.
        </p>`;
  return html`<div class="pages">
    ${pictures.map((picture) => pageFigure(picture, places, file))} ${said}
  </div>`;
}

/** That the figures are not as they were read, but as a person has accepted them. */
function acceptedWords({ findings }: Reading): readonly Html[] {
  return findings
    .filter(({ code }) => code === "person-accepted")
    .map((finding) => html`<p class="remark">${sentenceOf(finding)}</p>`);
}

function confidenceWords({ confidence, confidenceParts }: Reading): Html {
  return html`<h4>Confidence ${shownCertainty(confidence)}</h4>
    ${unseenHeadTable(["Part", "Value", "Because"], confidenceRows(confidenceParts), "confidence")}`;
}

/** A page as it looks, each figure on it boxed and linked to its field. No style stands in it, as the page's policy demands. */
function pageFigure(picture: PagePicture, places: readonly Place[], file: string): Html {
  const { pageNumber, width, height, mediaType } = picture;
  const source = `data:${mediaType};base64,${Buffer.from(picture.bytes).toString("base64")}`;
  const boxes = places.filter((place) => place.pageNumber === pageNumber).map(boxLink);
  const [across, down] = [Math.round(width), Math.round(height)];
  return html`<figure class="page">
    <div class="sheet">
      <img
        src="${source}"
        alt="Page ${pageNumber} of ${file}"
        width="${across}"
        height="${down}"
        decoding="async"
      />
      <svg viewBox="0 0 ${short(width)} ${short(height)}" preserveAspectRatio="none">${boxes}</svg>
    </div>
    <figcaption>Page ${pageNumber}</figcaption>
  </figure>`;
}

/** Room between a figure and its box, in points. */
const MARGIN = 1.5;

function boxLink({ id, box, marks }: Place): Html {
  const words = marks.map(({ label, text }) => `${label}: ${text ?? "not printed"}`).join("; ");
  const fields = marks.map((mark) => mark.id).join(" ");
  const look = marks.some(({ isDoubtful }) => isDoubtful) ? html` class="doubtful"` : html``;
  const [x, y] = [short(box.left - MARGIN), short(box.top - MARGIN)];
  const width = short(box.right - box.left + 2 * MARGIN);
  const height = short(box.bottom - box.top + 2 * MARGIN);
  return html`<a
    id="${id}"
    ${look}
    href="#field-${marks[0].id}"
    data-field="${fields}"
    aria-label="${words}"
    ><rect x="${x}" y="${y}" width="${width}" height="${height}"><title>${words}</title></rect></a
  >`;
}

function short(points: number): number {
  return Math.round(points * 10) / 10;
}

/** Pages of one document that are drawn at most; a summary page and its sheets are rarely more. */
const MOST_PAGES = 4;

/** The pages that are drawn: those with figures of failed checks first, then as they follow each other; a page without figures only where it is the first of a document without any. */
export function chosenPages(
  marks: readonly Mark[],
  [firstPage = 1]: readonly number[],
): ReadonlySet<number> {
  const pages = pagesOf(marks);
  const doubtful = pagesOf(marks.filter(({ isDoubtful }) => isDoubtful));
  if (pages.length === 0) return new Set([firstPage]);
  const [first = 1] = pages;
  return new Set([...new Set([first, ...doubtful, ...pages])].slice(0, MOST_PAGES));
}

/** Which pages have figures, in order. */
function pagesOf(marks: readonly Mark[]): readonly number[] {
  const pages = marks.flatMap(({ from }) => from.map(({ pageNumber }) => pageNumber));
  return [...new Set(pages)].toSorted((a, b) => a - b);
}

/** `2, 4 to 9`. */
export function pageWords(pages: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === page - 1) run[1] = page;
    else runs.push([page, page]);
  }
  return runs
    .map(([from, to]) =>
      from === to ? `${from}` : `${from}${to === from + 1 ? ", " : " to "}${to}`,
    )
    .join(", ");
}
