import type { Page } from "../page/page.ts";

/** A page that pictures cover by this share and that has no words is a scan. */
const SCANNED = 0.4;

/** Sentences about pages and pictures that were not looked at; none where there are none. */
export function unreadPages(pages: readonly Page[]): readonly string[] {
  const isUnread = ({ words, pictureShare, straightened }: Page): boolean =>
    words.length === 0 && pictureShare > SCANNED && straightened === undefined;
  const whole = pages.filter(isUnread);
  const parts = pages.filter((page) => page.isPictureUnread === true && !isUnread(page));
  const remedies = new Set(pages.flatMap(({ unreadRemedy }) => unreadRemedy ?? []));
  return [
    ...sentence(whole, "is a picture without text and was", "are pictures without text and were"),
    ...sentence(parts, "holds a picture that was", "hold pictures that were"),
    ...remedies,
  ];
}

function sentence(pages: readonly Page[], one: string, many: string): readonly string[] {
  const numbers = pages.map(({ pageNumber }) => pageNumber).join(", ");
  if (pages.length === 0) return [];
  return pages.length === 1
    ? [`Page ${numbers} ${one} not read.`]
    : [`Pages ${numbers} ${many} not read.`];
}
