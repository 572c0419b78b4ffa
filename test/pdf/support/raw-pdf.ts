/** A page written as PDF operators, for what drawing libraries do not let one draw. */
export interface RawPage {
  /** The operators; the font F1 is Helvetica, F2 Helvetica-Bold. */
  readonly content: string;
  /** More entries of the page's dictionary, such as `/Rotate 90`. */
  readonly entries?: string;
  /** More entries of its resources. */
  readonly resources?: string;
  readonly mediaBox?: string;
}

/** What stands beside the pages. */
export interface RawParts {
  /** More entries of the catalog, such as `/AcroForm 20 0 R`. */
  readonly catalog?: string;
  /** More objects by their number, from 20 on. A stream is written whole. */
  readonly objects?: Readonly<Record<number, string>>;
}

/** A whole PDF file with correct cross references. Objects 1 to 4 are the catalog, the page tree and the fonts; pages start at 100. */
export function rawPdf(pages: readonly RawPage[], parts: RawParts = {}): Uint8Array {
  const objects = new Map<number, string>();
  const kids = pages.map((_, index) => `${100 + 2 * index} 0 R`).join(" ");
  objects.set(1, `<< /Type /Catalog /Pages 2 0 R ${parts.catalog ?? ""} >>`);
  objects.set(2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  objects.set(3, font("Helvetica"));
  objects.set(4, font("Helvetica-Bold"));
  for (const [number, body] of Object.entries(parts.objects ?? {}))
    objects.set(Number(number), body);
  pages.forEach((page, index) => {
    const number = 100 + 2 * index;
    const resources = `<< /Font << /F1 3 0 R /F2 4 0 R >> ${page.resources ?? ""} >>`;
    const box = page.mediaBox ?? "0 0 612 792";
    objects.set(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Resources ${resources} /Contents ${number + 1} 0 R ${page.entries ?? ""} >>`,
    );
    objects.set(number + 1, stream(page.content));
  });
  return assembled(objects);
}

/** The text of a stream object. */
export function stream(content: string, entries = ""): string {
  const bytes = Buffer.byteLength(content, "latin1");
  return `<< /Length ${bytes} ${entries} >>\nstream\n${content}\nendstream`;
}

/** Operators that show text at a place, in points from the bottom left. */
export function showText(
  text: string,
  { x, y, size = 10, font = "F1" }: { x: number; y: number; size?: number; font?: string },
): string {
  const escaped = text.replace(/[\\()]/g, "\\$&");
  return `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped}) Tj ET\n`;
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

function assembled(objects: ReadonlyMap<number, string>): Uint8Array {
  let text = "%PDF-1.7\n";
  const numbers = [...objects.keys()].toSorted((a, b) => a - b);
  const offsets = new Map<number, number>();
  for (const number of numbers) {
    offsets.set(number, Buffer.byteLength(text, "latin1"));
    text += `${number} 0 obj\n${objects.get(number) ?? ""}\nendobj\n`;
  }
  const start = Buffer.byteLength(text, "latin1");
  const size = Math.max(...numbers) + 1;
  text += `xref\n0 ${size}\n`;
  for (let number = 0; number < size; number++) {
    const offset = offsets.get(number);
    text +=
      offset === undefined
        ? "0000000000 65535 f \n"
        : `${String(offset).padStart(10, "0")} 00000 n \n`;
  }
  text += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text, "latin1"));
}
