import { VIEW_LIMITS } from "../base/agent-limits.ts";
import { type Limits, limitsOfFile } from "../base/limits.ts";
import { ReadError } from "../base/read-error.ts";
import { answerTasks } from "../batch/main-thread.ts";
import { bytesOf, type Source } from "../batch/read-bytes.ts";
import { unreadBy } from "../batch/outcomes.ts";
import type { Reading, Unread } from "../kinds/reading.ts";
import { type PagePicture, pagePictures } from "../pdf/picture.ts";

/** Which page the worker is asked to draw. */
export interface PictureTask {
  readonly source: Source;
  readonly limits: Limits;
  /** Pages whose pictures were read, which are drawn as straight as they were read. */
  readonly scans: NonNullable<Reading["scans"]>;
  readonly pageNumber: number;
}

/** The page as it looks, or the sentence that says why there is no picture of it. */
export type PictureAnswer = { readonly picture: PagePicture } | Unread;

answerTasks<PictureAnswer>(draw, unreadBy);

async function draw({ source, limits, scans, pageNumber }: PictureTask): Promise<PictureAnswer> {
  const bytes = await bytesOf(source, limits.documentBytes);
  for (const share of SHARES) {
    const pagePixels = Math.min(limits.pagePixels, VIEW_LIMITS.pagePixels) * share;
    const look = { ...LOOK, pageNumbers: new Set([pageNumber]) };
    const bounds = { ...limitsOfFile(limits), pagePixels };
    const [picture] = await pagePictures(bytes, bounds, scans, look);
    if (picture === undefined) break;
    if (picture.bytes.length <= VIEW_LIMITS.pictureBytes) return { picture };
  }
  throw new ReadError("damaged", `Page ${pageNumber} cannot be drawn.`);
}

/** As on the page that `explain` writes. */
const LOOK = { renderDpi: 120, quality: 80, isGrey: false };

/** Without sharp a coloured scan may become a file of as many bytes as it has pixels: it is drawn once more, at half the resolution. */
const SHARES = [1, 0.25];
