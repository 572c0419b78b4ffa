import { type Box, POINTS_PER_INCH } from "../base/box.ts";
import type { Grey } from "../ocr/picture/grey.ts";
import type { PixelBox } from "../ocr/recognition/line-picture.ts";
import { straightPicture } from "../ocr/straight-picture.ts";
import type { Page } from "../page/page.ts";
import { type DrawWishes, lookAtPages } from "./drawn-pages.ts";

/** The picture of a page whose words were recognised, as they stand on it. */
export interface StraightPage {
  readonly page: Page;
  readonly picture: Grey;
  /** Where a place on the page is in the picture. */
  readonly pixelsOf: (place: Box) => PixelBox;
}

/** Shows the pictures of recognised pages one after the other, as many as the limit of scanned pages allows. */
export async function lookAtStraightPictures(
  bytes: Uint8Array,
  pages: readonly Page[],
  wishes: DrawWishes,
  look: (page: StraightPage) => Promise<void>,
): Promise<void> {
  const recognised = pages.filter(({ straightened }) => straightened !== undefined);
  await lookAtPages(bytes, recognised, wishes, ({ page, picture: drawn, dpi }) => {
    const picture = straightPicture(drawn, page.straightened ?? AS_IT_IS);
    return look({ page, picture, pixelsOf: (place) => pixelsOf(place, { page, picture, dpi }) });
  });
}

const AS_IT_IS = { quarterTurns: 0, skewDegrees: 0 } as const;

/** A picture grows on all sides alike where it is straightened, so that its middle is the page's. */
function pixelsOf(
  { left, top, right, bottom }: Box,
  { page, picture, dpi }: { readonly page: Page; readonly picture: Grey; readonly dpi: number },
): PixelBox {
  const scale = dpi / POINTS_PER_INCH;
  const x = (points: number): number => picture.width / 2 + (points - page.width / 2) * scale;
  const y = (points: number): number => picture.height / 2 + (points - page.height / 2) * scale;
  return { left: x(left), top: y(top), right: x(right), bottom: y(bottom) };
}
