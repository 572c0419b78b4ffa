import { type Finding, found } from "../finding/finding.ts";
import type { Page } from "../page/page.ts";

/** A page that pictures cover by this share and that has no words is a scan. */
const SCANNED = 0.4;

/** Pages and pictures that were not looked at. */
export function unreadPages(pages: readonly Page[]): readonly Finding[] {
  const isUnread = ({ words, pictureShare, straightened }: Page): boolean =>
    words.length === 0 && pictureShare > SCANNED && straightened === undefined;
  const whole = pages.filter(isUnread);
  const parts = pages.filter((page) => page.isPictureUnread === true && !isUnread(page));
  const remedies = new Set(pages.flatMap(({ unreadRemedy }) => unreadRemedy ?? []));
  return [
    ...(whole.length === 0 ? [] : [found("pages-not-read", { pages: numbersOf(whole) })]),
    ...(parts.length === 0 ? [] : [found("pictures-not-read", { pages: numbersOf(parts) })]),
    ...[...remedies].map((remedy) => found("recognition-missing", { remedy })),
  ];
}

function numbersOf(pages: readonly Page[]): readonly number[] {
  return pages.map(({ pageNumber }) => pageNumber);
}
