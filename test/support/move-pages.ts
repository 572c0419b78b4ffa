import type { Box } from "../../src/base/box.ts";
import type { Page, Word } from "../../src/page/page.ts";
import { seeded } from "../../fixtures/draw/seeded.ts";

/** The same pages with their words in another order, as another program would have written them. */
export function shuffled(pages: readonly Page[], seed: number): readonly Page[] {
  const chance = seeded(seed);
  return pages.map((page) => {
    const words = [...page.words];
    for (let last = words.length - 1; last > 0; last -= 1) {
      const other = chance.below(last + 1);
      const [one, two] = [words[last], words[other]];
      if (one !== undefined && two !== undefined) [words[last], words[other]] = [two, one];
    }
    return { ...page, words };
  });
}

/** The same pages with everything on them so many points further right and down. */
export function shifted(pages: readonly Page[], right: number, down: number): readonly Page[] {
  return pages.map((page) =>
    withBoxes(page, (box) => ({
      left: box.left + right,
      right: box.right + right,
      top: box.top + down,
      bottom: box.bottom + down,
    })),
  );
}

/** The same pages, larger or smaller. */
export function scaled(pages: readonly Page[], factor: number): readonly Page[] {
  return pages.map((page) => {
    const resized = withBoxes(page, ({ left, top, right, bottom }) => ({
      left: left * factor,
      top: top * factor,
      right: right * factor,
      bottom: bottom * factor,
    }));
    const words = resized.words.map((word) => ({
      ...word,
      glyphHeight: word.glyphHeight * factor,
    }));
    return { ...resized, words, width: page.width * factor, height: page.height * factor };
  });
}

const NOISE = [
  "lorem",
  "ipsum",
  "dolor",
  "sit",
  "amet",
  "7",
  "12/1",
  "elit",
  "18,250.75",
  "sed",
] as const;

/** The same pages on longer paper, with words below all that stands on them. */
export function withNoiseBelow(pages: readonly Page[], seed: number): readonly Page[] {
  const chance = seeded(seed);
  return pages.map((page) => {
    const noise = Array.from({ length: 1 + chance.below(20) }, (): Word => {
      const left = chance.below(Math.floor(page.width) - 60);
      const top = page.height + 200 + chance.below(20) * 15;
      const text = chance.pick(NOISE);
      const box = { left, top, right: left + 5 * text.length, bottom: top + 10 };
      return { text, box, glyphHeight: 10, isBold: false, reader: "text", certainty: 1 };
    });
    return { ...page, height: page.height + 600, words: [...page.words, ...noise] };
  });
}

function withBoxes(page: Page, move: (box: Box) => Box): Page {
  const moved = <Thing extends { readonly box: Box }>(things: readonly Thing[]): readonly Thing[] =>
    things.map((thing) => ({ ...thing, box: move(thing.box) }));
  return {
    ...page,
    words: moved(page.words),
    hiddenWords: moved(page.hiddenWords),
    rulings: moved(page.rulings),
    checkBoxes: moved(page.checkBoxes),
    ...(page.drawings === undefined ? {} : { drawings: page.drawings.map(move) }),
  };
}
