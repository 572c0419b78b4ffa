import { html, type Html } from "../base/html.ts";
import { VIEW_LIMITS } from "../base/agent-limits.ts";
import type { Reading } from "../kinds/reading.ts";
import type { PagePicture } from "../pdf/picture.ts";
import { allMarks, documentFoot, documentHead, documentProof } from "./document-parts.ts";
import { marksOf } from "./marks-of.ts";
import { type Marks, type Place, placesOf } from "./marks.ts";
import { ownPages } from "./own-pages.ts";
import { pageFigure } from "./page-parts.ts";

/*
 * A view shows what the page of `explain` shows, part by part: first the figures and checks with an empty sheet for each
 * page, and then the pages as they come into sight.
 */

/** The body of a view without the pages. Links to a place say in the name of the place on which page it is: `page-3-place-12`. */
export function viewBody(name: string, reading: Reading): string {
  const { marks, leftOut } = shownMarks(reading);
  const body = html`${documentHead(name, reading)}
    <main>
      <div class="proof" role="region" aria-label="Figures and checks" tabindex="0">
        ${documentProof(reading, marks, viewPlaces(marks))} ${leftOutWords(leftOut)}
        ${documentFoot(reading)}
      </div>
      <div class="pages" id="pages" role="region" aria-label="Pages of the document" tabindex="0">
        ${ownPages(reading).map(emptyPage)}
      </div>
    </main>`;
  return packed(body);
}

/** A page of a view with its figures marked. */
export function viewPage(reading: Reading, picture: PagePicture): string {
  return packed(pageFigure(picture, viewPlaces(shownMarks(reading).marks)));
}

/** The name that a figure has in a view, by the engine's path of its field. */
export function viewNameOf(path: string): string {
  return `field-${path.replaceAll(".", "-")}`;
}

function viewPlaces(marks: Marks): readonly Place[] {
  return placesOf(allMarks(marks)).map((place) => ({
    ...place,
    id: `page-${place.pageNumber}-${place.id}`,
  }));
}

function emptyPage(pageNumber: number): Html {
  return html`<figure class="page" id="page-${pageNumber}" data-awaited="${pageNumber}">
    <div class="sheet"></div>
    <figcaption>Page ${pageNumber}</figcaption>
  </figure>`;
}

/** The marks of a document as far as a view shows them: fields before tables, and whole rows. */
function shownMarks(reading: Reading): { readonly marks: Marks; readonly leftOut: number } {
  const { groups, tables } = marksOf(reading);
  let room = VIEW_LIMITS.values;
  let leftOut = 0;
  const taken = <Item>(items: readonly Item[], sizeOf: (item: Item) => number): readonly Item[] =>
    items.filter((item) => {
      const size = sizeOf(item);
      const hasRoom = size <= room;
      room = hasRoom ? room - size : 0;
      leftOut += hasRoom ? 0 : size;
      return hasRoom;
    });
  const marks: Marks = {
    groups: groups.map((group) => ({ ...group, marks: taken(group.marks, () => 1) })),
    tables: tables.map((table) => {
      const rows = taken(table.rows, ({ length }) => length);
      return { ...table, rows, hasTotals: table.hasTotals && rows.length === table.rows.length };
    }),
  };
  return { marks, leftOut };
}

function leftOutWords(count: number): Html {
  return count === 0
    ? html``
    : html`<p class="absent">
        ${count} values are left out here. The page that explain writes with out has them all.
      </p>`;
}

/** Indentation is half of the bytes, and nothing in it is shown as it is written. */
function packed({ text }: Html): string {
  return text.replaceAll(/\s*\n\s*/g, "\n");
}
