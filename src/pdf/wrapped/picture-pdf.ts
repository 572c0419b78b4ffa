import { joinedBytes } from "../../base/joined-bytes.ts";
import { POINTS_PER_INCH } from "../../base/box.ts";

/** A picture with what PDF has to say of it. */
export interface WrappedPicture {
  /** Pixels, as they are kept. */
  readonly width: number;
  readonly height: number;
  /** How it has to be turned to stand upright, 1 to 8, as EXIF counts. */
  readonly orientation: number;
  /** Pixels of an inch; null where the file does not say. */
  readonly density: number | null;
  /** Entries of its dictionary: colours, bits and how the data is packed. */
  readonly entries: string;
  readonly data: Uint8Array;
}

/** Points of the sides of A4 paper. */
const SHORT_SIDE = 595;
const LONG_SIDE = 842;
/** Cameras write 72 pixels an inch whatever they photograph; scanners write what they scanned with. */
const LEAST_DENSITY = 100;
const MOST_DENSITY = 1200;

/**
 * Where the unit square of a picture goes on a page of one point a side, by its orientation: the six numbers of `cm`
 * (PDF 1.7, 8.3.3).
 */
const PLACED: Readonly<Record<number, readonly number[]>> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
};

/** From here on the sides of a picture change places. */
const FIRST_TURNED = 5;

/** A PDF of pictures, each on a page of its own as large as what was scanned, or as fits on A4 paper. */
export function pdfOfPictures(pictures: readonly WrappedPicture[]): Uint8Array {
  const file = new PdfFile();
  const kids = pictures.map((_, at) => `${3 + 3 * at} 0 R`).join(" ");
  file.add("<</Type/Catalog/Pages 2 0 R>>");
  file.add(`<</Type/Pages/Count ${pictures.length}/Kids[${kids}]>>`);
  pictures.forEach((picture, at) => {
    const number = 3 + 3 * at;
    const { width, height } = pageOf(picture);
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] =
      PLACED[picture.orientation] ?? PLACED[1] ?? [];
    const matrix = [a * width, b * height, c * width, d * height, e * width, f * height].map(point);
    const content = new TextEncoder().encode(`${matrix.join(" ")} cm /P Do`);
    file.add(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${point(width)} ${point(height)}]/Contents ${number + 1} 0 R` +
        `/Resources<</XObject<</P ${number + 2} 0 R>>>>>>`,
    );
    file.add(`<</Length ${content.length}>>`, content);
    file.add(
      `<</Type/XObject/Subtype/Image/Width ${picture.width}/Height ${picture.height}` +
        `${picture.entries}/Length ${picture.data.length}>>`,
      picture.data,
    );
  });
  return file.end();
}

function pageOf({ width, height, orientation, density }: WrappedPicture): {
  readonly width: number;
  readonly height: number;
} {
  const [across, down] = orientation >= FIRST_TURNED ? [height, width] : [width, height];
  const isKnown = density !== null && density >= LEAST_DENSITY && density <= MOST_DENSITY;
  const paper = across > down ? [LONG_SIDE, SHORT_SIDE] : [SHORT_SIDE, LONG_SIDE];
  const scale = isKnown
    ? POINTS_PER_INCH / density
    : Math.min((paper[0] ?? 0) / across, (paper[1] ?? 0) / down);
  return { width: across * scale, height: down * scale };
}

function point(value: number): string {
  return value.toFixed(2);
}

/** A PDF while it is written: objects one after the other, then the table of where they stand. */
class PdfFile {
  readonly #parts: Uint8Array[] = [];
  readonly #places: number[] = [];
  #length = 0;

  constructor() {
    this.#write("%PDF-1.7\n");
  }

  /** The next object: a dictionary, and a stream where there is one. */
  add(dictionary: string, stream: Uint8Array | null = null): void {
    this.#places.push(this.#length);
    this.#write(`${this.#places.length} 0 obj\n${dictionary}\n`);
    if (stream !== null) {
      this.#write("stream\n");
      this.#write(stream);
      this.#write("\nendstream\n");
    }
    this.#write("endobj\n");
  }

  end(): Uint8Array {
    const start = this.#length;
    const rows = this.#places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`);
    const count = rows.length + 1;
    this.#write(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows.join("")}trailer\n<</Size ${count}/Root 1 0 R>>\n` +
        `startxref\n${start}\n%%EOF\n`,
    );
    return joinedBytes(this.#parts);
  }

  #write(part: string | Uint8Array): void {
    const bytes = typeof part === "string" ? new TextEncoder().encode(part) : part;
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }
}
