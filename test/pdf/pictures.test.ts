import { describe, expect, test } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { ReadError } from "../../src/base/read-error.ts";
import { openPdf } from "../../src/pdf/open.ts";
import { renderPage } from "../../src/pdf/render.ts";
import { pictureKind } from "../../src/pdf/wrapped/picture-kind.ts";

const { default: sharp } = await import("sharp");
type Sharp = ReturnType<typeof sharp>;

const [WIDTH, HEIGHT] = [120, 80];

/** White, with a black square in the corner at the top left and a red one at the top right. */
function corners(width = WIDTH, height = HEIGHT): Sharp {
  const square = (background: string): Buffer =>
    Buffer.from(
      `<svg width="20" height="20"><rect width="20" height="20" fill="${background}"/></svg>`,
    );
  return sharp({ create: { width, height, channels: 3, background: "white" } }).composite([
    { input: square("black"), left: 0, top: 0 },
    { input: square("red"), left: width - 20, top: 0 },
  ]);
}

interface Seen {
  readonly pages: number;
  readonly isWide: boolean;
  /** Colours in the corners, from the top left clockwise. */
  readonly corners: readonly string[];
}

/** What the first page shows that a picture is opened as. */
async function seen(bytes: Uint8Array): Promise<Seen> {
  const document = await openPdf(bytes, LIMITS);
  try {
    const { width, height, rgba } = renderPage(document, 1, { renderDpi: 72 });
    const at = (x: number, y: number): string => {
      const place = 4 * (Math.floor(y * height) * width + Math.floor(x * width));
      return nameOf(rgba.subarray(place, place + 3));
    };
    const all = [at(0.05, 0.05), at(0.95, 0.05), at(0.95, 0.95), at(0.05, 0.95)];
    return { pages: document.pageCount, isWide: width > height, corners: all };
  } finally {
    document.close();
  }
}

function nameOf([red = 0, green = 0, blue = 0]: Uint8Array): string {
  if (red > 200) return green > 200 && blue > 200 ? "white" : "red";
  return green < 60 && blue < 60 ? "black" : "other";
}

const UPRIGHT: Seen = { pages: 1, isWide: true, corners: ["black", "red", "white", "white"] };

describe("a picture is opened as a page that shows it", () => {
  test.each<[string, (picture: Sharp) => Sharp]>([
    ["JPEG", (picture) => picture.jpeg()],
    ["progressive JPEG", (picture) => picture.jpeg({ progressive: true })],
    ["JPEG of inks", (picture) => picture.toColourspace("cmyk").jpeg({ quality: 95 })],
    ["PNG", (picture) => picture.png()],
    ["PNG with a palette", (picture) => picture.png({ palette: true, colours: 8 })],
    ["PNG with transparency", (picture) => picture.ensureAlpha().png()],
    ["interlaced PNG", (picture) => picture.png({ progressive: true })],
    ["PNG of 16 bits", (picture) => picture.toColourspace("rgb16").png()],
    ["TIFF", (picture) => picture.tiff()],
    ["WebP", (picture) => picture.webp({ lossless: true })],
  ])("%s", async (_, saved) => {
    expect(await seen(await saved(corners()).toBuffer())).toEqual(UPRIGHT);
  });

  test("what shines through is white", async () => {
    const none = { r: 0, g: 0, b: 0, alpha: 0 };
    const empty = sharp({ create: { width: 90, height: 90, channels: 4, background: none } });
    const shown = await seen(await empty.png().toBuffer());
    expect(shown.corners).toEqual(["white", "white", "white", "white"]);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "turned as orientation %i of EXIF says",
    async (orientation) => {
      const jpeg = await corners().jpeg().toBuffer();
      const marked = await sharp(jpeg).withMetadata({ orientation }).jpeg().toBuffer();
      const { data, info } = await sharp(marked)
        .rotate()
        .png()
        .toBuffer({ resolveWithObject: true });
      const expected = await seen(data);
      expect(expected.isWide).toBe(info.width > info.height);
      expect(await seen(marked)).toEqual(expected);
    },
  );

  test("of a scanner in its own size, of a camera as large as paper", async () => {
    const sizeOf = async (density: number): Promise<number> => {
      const picture = await corners(1700, 2200).withMetadata({ density }).jpeg().toBuffer();
      const document = await openPdf(picture, LIMITS);
      const { width } = renderPage(document, 1, { renderDpi: 72 });
      document.close();
      return width;
    };
    expect(await sizeOf(200)).toBe(612);
    expect(await sizeOf(72)).toBeGreaterThan(590);
    expect(await sizeOf(72)).toBeLessThan(652);
  });
});

describe("a picture that cannot be opened says why", () => {
  async function refusalOf(bytes: Uint8Array, limits = LIMITS): Promise<ReadError> {
    const document = await openPdf(bytes, limits).catch((error: unknown) => error);
    if (document instanceof ReadError) return document;
    throw new Error("It was opened.");
  }

  test.each<[string, (picture: Sharp) => Sharp]>([
    ["JPEG", (picture) => picture.jpeg()],
    ["PNG", (picture) => picture.png()],
    ["WebP", (picture) => picture.webp()],
  ])("cut off: %s", async (kind, saved) => {
    const whole = await saved(corners()).toBuffer();
    const { code, message } = await refusalOf(
      whole.subarray(0, kind === "JPEG" ? whole.length - 2 : 60),
    );
    expect(code).toBe("damaged");
    expect(message).toContain(kind);
  });

  test("a JPEG without its header", async () => {
    const whole = await corners().jpeg().toBuffer();
    expect((await refusalOf(whole.subarray(0, 100))).code).toBe("damaged");
  });

  test("with more pixels than the limit", async () => {
    const png = await corners().png().toBuffer();
    const { code, message } = await refusalOf(png, { ...LIMITS, pagePixels: 9_000 });
    expect(code).toBe("page-too-large");
    expect(message).toContain("9600 pixels, the limit is 9000");
  });

  test("whose transparency is packed larger than it says", async () => {
    const png = await corners().ensureAlpha().png().toBuffer();
    // A height of 1 in place of 80, with the check sum left as it is.
    png.writeUInt32BE(1, 20);
    expect((await refusalOf(png)).code).toBe("damaged");
  });

  test("of a telephone's own form", async () => {
    const heic = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1");
    expect(pictureKind(heic)).toBe("HEIC");
    const { code, message } = await refusalOf(heic);
    expect(code).toBe("not-a-pdf");
    expect(message).toContain("as JPEG");
  });
});
