import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { pngOf, straightenPicture } from "../../src/pdf/picture-writer.ts";
import type { Picture } from "../../src/pdf/render.ts";

const { default: sharp } = await import("sharp");

const deflate = (bytes: Uint8Array): Uint8Array => deflateSync(bytes);

/** A picture that no turn leaves as it is. */
function picture({ width, height }: { readonly width: number; readonly height: number }): Picture {
  const rgba = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    rgba.set([(x * 5) % 256, (y * 3) % 256, (x + y) % 256, 255], at * 4);
  }
  return { width, height, rgba };
}

const raw = ({ width, height }: Picture) => ({ raw: { width, height, channels: 4 } }) as const;

describe("a PNG", () => {
  test.each([
    { width: 1, height: 1 },
    { width: 7, height: 3 },
    { width: 320, height: 200 },
  ])("has the pixels that were drawn: %j", async (size) => {
    const drawn = picture(size);
    const { data, info } = await sharp(pngOf(drawn, { isGrey: false, deflate }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const wanted = await sharp(drawn.rgba, raw(drawn)).removeAlpha().raw().toBuffer();
    expect(info).toMatchObject({ ...size, channels: 3 });
    expect(data.equals(wanted)).toBe(true);
  });

  test("is grey where it is wished, and where nothing has a colour", async () => {
    const drawn = picture({ width: 30, height: 20 });
    const colourless = {
      ...drawn,
      rgba: drawn.rgba.map((_, at) => (at % 4 === 3 ? 255 : (at >> 2) % 256)),
    };
    const wished = await sharp(pngOf(drawn, { isGrey: true, deflate })).metadata();
    const plain = pngOf(colourless, { isGrey: false, deflate });
    expect([wished.channels, (await sharp(plain).metadata()).channels]).toEqual([1, 1]);
    const pixels = await sharp(plain).extractChannel(0).raw().toBuffer();
    expect([...pixels]).toEqual([...colourless.rgba].filter((_, at) => at % 4 === 0));
  });
});

describe("a straightened picture", () => {
  test.each([0, 1, 2, 3])("is turned to the right by %i quarters", async (quarterTurns) => {
    const drawn = picture({ width: 31, height: 17 });
    const turned = straightenPicture(drawn, { quarterTurns, skewDegrees: 0 });
    const { data, info } = await sharp(drawn.rgba, raw(drawn))
      .rotate(90 * quarterTurns)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([turned.width, turned.height]).toEqual([info.width, info.height]);
    expect(data.equals(turned.rgba)).toBe(true);
  });

  test.each([-3, -0.7, 1.2, 4])("is straight after a skew of %d degrees", async (skewDegrees) => {
    const drawn = picture({ width: 240, height: 160 });
    // Smooth, so that the two ways of mixing pixels do not differ by more than the place allows.
    const rgba = drawn.rgba.map((_, at) =>
      at % 4 === 3 ? 255 : ((at >> 2) % 240) * 0.6 + Math.floor((at >> 2) / 240) * 0.4,
    );
    const mine = straightenPicture({ ...drawn, rgba }, { quarterTurns: 0, skewDegrees });
    const { data, info } = await sharp(rgba, raw(drawn))
      .rotate(-skewDegrees, { background: "white" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.abs(mine.width - info.width)).toBeLessThanOrEqual(1);
    expect(Math.abs(mine.height - info.height)).toBeLessThanOrEqual(1);
    const [x, y] = [mine.width >> 1, mine.height >> 1];
    for (const [right, down] of [
      [0, 0],
      [60, 40],
      [-60, 40],
      [60, -40],
      [-60, -40],
    ] as const) {
      const own = mine.rgba[((y + down) * mine.width + x + right) * 4] ?? 0;
      const theirs = data[((y + down) * info.width + x + right) * 4] ?? 0;
      expect(Math.abs(own - theirs)).toBeLessThanOrEqual(2);
    }
    expect([...mine.rgba.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
  });
});
