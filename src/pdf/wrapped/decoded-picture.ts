import { lackOf } from "../../add-ons/missing-add-on.ts";
import { ADD_ONS } from "../../add-ons/add-ons.ts";
import { ReadError } from "../../base/read-error.ts";
import type { Limits } from "../../base/limits.ts";
import type { PictureKind } from "./picture-kind.ts";

/**
 * The pages of a picture as PNG files without transparency, upright: of a form that has to be decoded before it goes on a
 * page. Throws a ReadError where the package for it is not installed, or where it cannot decode the picture.
 */
export async function decodedPicture(
  bytes: Uint8Array,
  kind: PictureKind,
  limits: Limits,
): Promise<readonly Uint8Array[]> {
  const lack = lackOf(ADD_ONS.pictures);
  if (lack !== null)
    throw new ReadError(
      "not-a-pdf",
      "",
      `This is a ${kind} picture of a form that has to be decoded first. ${lack} Or save it as PDF, JPEG or PNG.`,
    );
  const { default: sharp } = await import("sharp");
  try {
    const options = { limitInputPixels: limits.pagePixels, failOn: "error" } as const;
    const { pages = 1 } = await sharp(bytes, options).metadata();
    if (pages > limits.pages)
      throw new ReadError("too-many-pages", `It has ${pages} pages, the limit is ${limits.pages}.`);
    const files: Uint8Array[] = [];
    for (let page = 0; page < pages; page += 1)
      files.push(
        await sharp(bytes, { ...options, page })
          .rotate()
          .flatten({ background: "white" })
          .toColourspace("srgb")
          .png({ compressionLevel: 1 })
          .toBuffer(),
      );
    return files;
  } catch (error) {
    if (error instanceof ReadError) throw error;
    throw new ReadError(
      "damaged",
      "",
      `The ${kind} picture could not be decoded. Save it as PDF, JPEG or PNG again.`,
    );
  }
}
