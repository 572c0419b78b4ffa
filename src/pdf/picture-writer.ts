import { deflateSync } from "node:zlib";
import type { Straightened } from "../page/page.ts";
import { pngOf } from "./png.ts";
import type { Picture } from "./render.ts";
import { straightenPicture } from "./straighten-picture.ts";

/** How a drawn page becomes a file. */
export interface WrittenLook extends Pick<Straightened, "quarterTurns" | "skewDegrees"> {
  /** Of the compression, 1 to 100; a form that loses nothing has none. */
  readonly quality: number;
  readonly isGrey: boolean;
}

/** Makes files of drawn pages. */
export interface PictureWriter {
  readonly mediaType: "image/webp" | "image/png";
  readonly write: (drawn: Picture, look: WrittenLook) => Promise<Uint8Array>;
}

/** The writer of this machine: WebP where sharp is installed and runs, else PNG. */
export async function pictureWriter(): Promise<PictureWriter> {
  return (await webpWriter()) ?? PNG_WRITER;
}

const PNG_WRITER: PictureWriter = {
  mediaType: "image/png",
  async write(drawn, look) {
    const { isGrey } = look;
    return Promise.resolve(
      pngOf(straightenPicture(drawn, look), { isGrey, deflate: (bytes) => deflateSync(bytes) }),
    );
  },
};

/** Null where sharp is not installed, or not for this machine: its library is native code. */
async function webpWriter(): Promise<PictureWriter | null> {
  const sharp = await import("sharp").then(
    (module) => module.default,
    () => null,
  );
  return (
    sharp && {
      mediaType: "image/webp",
      async write(drawn, { quarterTurns, skewDegrees, isGrey, quality }) {
        const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const;
        const upright = await sharp(drawn.rgba, { raw })
          .rotate(90 * quarterTurns)
          .raw()
          .toBuffer({ resolveWithObject: true });
        return sharp(upright.data, { raw: { ...upright.info, channels: 4 } })
          .rotate(-skewDegrees, { background: "white" })
          .removeAlpha()
          .greyscale(isGrey)
          .webp({ quality })
          .toBuffer();
      },
    }
  );
}
