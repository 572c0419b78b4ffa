import { html, type Html } from "../base/html.ts";
import type { Place } from "../explain/marks.ts";
import type { PagePicture } from "../pdf/picture.ts";

/** A page as it looks, each figure on it boxed and linked to its field. No style stands in it, as the page's policy demands. */
export function pageFigure(picture: PagePicture, places: readonly Place[], file: string): Html {
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
