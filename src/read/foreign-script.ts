import type { PaperLook } from "../finding/paper-look.ts";
import type { Page } from "../page/page.ts";

/** Scripts in which no paper is read, by their names in a sentence. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  Arabic: /\p{Script=Arabic}/u,
  "Chinese, Japanese or Korean":
    /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  Greek: /\p{Script=Greek}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Thai: /\p{Script=Thai}/u,
};

/** Letters that are looked at. */
const MOST_LETTERS = 20_000;

/** A paper in another script has names and signs of ours as well. */
const LEAST_SHARE = 0.4;

/** In which script a paper is that cannot be read; null where most of its letters can. */
export function foreignScript(pages: readonly Page[]): PaperLook | null {
  const letters = pages
    .flatMap(({ words }) => words)
    .map(({ text }) => text)
    .join("")
    .slice(0, MOST_LETTERS)
    .match(/\p{L}/gu);
  const [script] =
    Object.entries(SCRIPTS).find(
      ([, of]) =>
        (letters ?? []).filter((letter) => of.test(letter)).length >
        LEAST_SHARE * (letters?.length ?? 0),
    ) ?? [];
  return script === undefined ? null : { code: "in-script", script };
}
