import type { Grey, Mask } from "../../../src/ocr/picture/grey.ts";

/** Letters of 5 by 7 dots, rows from the top; a 9th row reaches below the line. */
const FONT: Readonly<Record<string, string>> = {
  "0": "01110 10001 10011 10101 11001 10001 01110",
  "1": "00100 01100 00100 00100 00100 00100 01110",
  "2": "01110 10001 00001 00110 01000 10000 11111",
  "5": "11111 10000 11110 00001 00001 10001 01110",
  "8": "01110 10001 10001 01110 10001 10001 01110",
  E: "11111 10000 10000 11110 10000 10000 11111",
  H: "10001 10001 10001 11111 10001 10001 10001",
  T: "11111 00100 00100 00100 00100 00100 00100",
  a: "00000 00000 01110 00001 01111 10001 01111",
  d: "00001 00001 01101 10011 10001 10011 01101",
  e: "00000 00000 01110 10001 11111 10000 01110",
  g: "00000 00000 01111 10001 10001 01111 00001 00001 01110",
  i: "00100 00000 01100 00100 00100 00100 01110",
  t: "00100 00100 01110 00100 00100 00100 00011",
  "-": "00000 00000 00000 01110 00000 00000 00000",
  ".": "00000 00000 00000 00000 00000 00000 00100",
  ",": "00000 00000 00000 00000 00000 00000 00100 01000",
};

/** Where something is drawn, in pixels. */
interface Place {
  readonly left: number;
  readonly top: number;
}

/** White paper. */
export function paper(width: number, height: number): Grey {
  return { width, height, pixels: new Uint8Array(width * height).fill(255) };
}

/** Fills a rectangle. */
export function fill(grey: Grey, box: Place & { right: number; bottom: number }, value = 0): void {
  for (let y = box.top; y < box.bottom; y++) {
    grey.pixels.fill(value, y * grey.width + box.left, y * grey.width + box.right);
  }
}

/** Writes a text of capitals `7 * dot` pixels high; returns where it ends. */
export function write(
  grey: Grey,
  text: string,
  { left, top }: Place,
  { dot = 2, value = 0 }: { readonly dot?: number; readonly value?: number } = {},
): number {
  let x = left;
  for (const letter of text) {
    const rows = FONT[letter]?.split(" ") ?? [];
    rows.forEach((row, down) => {
      row.split("").forEach((mark, across) => {
        const corner = { left: x + across * dot, top: top + down * dot };
        const box = { ...corner, right: corner.left + dot, bottom: corner.top + dot };
        if (mark === "1") fill(grey, box, value);
      });
    });
    x += (letter === " " ? 4 : 6) * dot;
  }
  return x - dot;
}

/** A page full of lines of text. */
export function textPage(width: number, height: number): Grey {
  const page = paper(width, height);
  for (let top = 60; top < height - 60; top += 34) {
    write(page, "Tea age 1250 THE Heat aged 80 gate 5281", { left: 60, top });
  }
  return page;
}

/** Its ink. */
export function maskOf(grey: Grey): Mask {
  return { ...grey, pixels: grey.pixels.map((value) => (value < 128 ? 1 : 0)) };
}

/** The brightness of a pixel; -1 outside. */
export function at({ width, pixels }: Grey, x: number, y: number): number {
  return pixels[y * width + x] ?? -1;
}
