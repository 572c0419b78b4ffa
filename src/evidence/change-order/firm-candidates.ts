import type { Figure, Paper } from "../../paper/paper.ts";
import { type FirmLook, firmLook } from "../parties/firm.ts";
import type { Candidate, Share } from "../candidate.ts";
import { Signs } from "../signs.ts";
import { keysOf } from "../line-facts.ts";
import { addressesIn } from "./firm-addresses.ts";
import { messagesIn, signedBy } from "./messages.ts";
import type { OrderPhrases } from "./order-phrases.ts";
import { firmKey } from "./firm-stretches.ts";
import { anyOf } from "../../words/any-of.ts";
import { streets } from "../../words/construction/texts.ts";

/** Firms that a paper may be of: all prints of one name together are one candidate. */
export function firmCandidates(
  paper: Paper,
  stretches: readonly Figure<string>[],
  share: Share,
  phrases: OrderPhrases,
): readonly Candidate[] {
  const mentions = new Map<string, Figure<string>[]>();
  const onLine = new Map<string, Figure<string>[]>();
  for (const figure of stretches) {
    const place = `${figure.pageNumber} ${figure.line}`;
    onLine.set(place, [...(onLine.get(place) ?? []), figure]);
    const key = firmKey(figure.value);
    const own = mentions.get(key) ?? [];
    own.push(figure);
    mentions.set(key, own);
  }
  const addresses = addressesIn(paper);
  let firms = 0;
  return [...mentions].map(([key, figures], index) => {
    const strongest = new Map<number, number>();
    for (const figure of figures) {
      const others = onLine.get(`${figure.pageNumber} ${figure.line}`) ?? [];
      const { at, by } = mentionSigns(figure, others, paper, share);
      at.forEach((sign, place) => {
        strongest.set(sign, Math.max(strongest.get(sign) ?? 0, by[place] ?? 0));
      });
    }
    const signs = new Signs();
    const [best, look] = bestOf(figures);
    nameSigns(best, look, signs, phrases);
    for (const place of addresses.placesOf(best.value)) signs.named(`its address ${place}`);
    signs.measured("mentions", figures.length, [1, 2, 3, 4, 6]);
    signs.measured("order", index, [0, 1, 2, 4, 8, 16]);
    if (look.certainty > 0) {
      signs.text(`firm order ${Math.min(firms, 3)}`, 1);
      signs.text(`firm order ${Math.min(firms, 3)} ${look.trade ?? "none"}`, 1);
      firms += 1;
    }
    const own = signs.done();
    return {
      figure: best,
      key,
      cents: 0,
      fits: [],
      at: Uint32Array.from([...own.at, ...strongest.keys()]),
      by: Float32Array.from([...own.by, ...strongest.values()]),
    };
  });
}

/** Of all prints of a name the one that looks most like a firm's, then the first. */
function bestOf(figures: readonly Figure<string>[]): readonly [Figure<string>, FirmLook] {
  const looks = figures.map((figure) => [figure, firmLook(figure.value)] as const);
  const [best] = looks.toSorted(([, a], [, b]) => b.certainty - a.certainty);
  return best as readonly [Figure<string>, FirmLook];
}

function mentionSigns(
  figure: Figure<string>,
  onLine: readonly Figure<string>[],
  paper: Paper,
  share: Share,
): ReturnType<Signs["done"]> {
  const signs = new Signs();
  for (const cut of cutsAmong(figure, onLine)) signs.text(`name ${cut}`, 1);
  for (const side of signedBy(figure, paper, messagesIn(paper))) signs.text(`signed by ${side}`, 2);
  const lines = paper.pages[figure.pageNumber - 1]?.lines ?? [];
  const own = lines[figure.line];
  signs.measured("line", figure.line, [0, 1, 2, 4, 7, 12, 20]);
  signs.measured("from end", lines.length - 1 - figure.line, [0, 1, 2, 4, 7, 12]);
  const below = lines[figure.line + 1]?.line.words.map(({ text }) => text).join(" ") ?? "";
  signs.when(isAddress(below), "address below");
  signs.when(isAddress(below) && figure.line < 3, "letterhead");
  const isWholeLine = own?.line.words.length === figure.words.length;
  signs.text(`line ${isWholeLine ? "of its own" : "shared"} ${Math.min(3, figure.line)}`, 1);
  const behind = own?.line.words[figure.to + 1]?.text ?? "";
  signs.when(behind.startsWith("("), "bracket behind");
  return signs.done(share(figure).signs);
}

/** How a name stands to other cuts of the same print: which of them is the name, its own words and its print say. */
function cutsAmong(
  { from, to, words }: Figure<string>,
  onLine: readonly Figure<string>[],
): readonly string[] {
  const has = (test: (other: Figure<string>) => boolean): boolean => onLine.some(test);
  const cuts: string[] = [];
  if (has((one) => one.from === from && one.to > to)) cuts.push("goes on");
  if (has((one) => one.from < from && one.to === to)) cuts.push("began before");
  if (has((one) => one.from === from && one.to < to)) cuts.push("has a shorter cut");
  if (has((one) => one.from > from && one.to === to)) cuts.push("has a later cut");
  const [first] = words;
  const isMixed = words.some(
    ({ isBold, glyphHeight }) => isBold !== first?.isBold || glyphHeight !== first.glyphHeight,
  );
  if (isMixed) cuts.push("in two prints");
  const isSame = (one: Figure<string>): boolean => one.from === from && one.to === to;
  if (has((one) => isSame(one) && one.words.length > words.length)) cuts.push("goes on below");
  if (words.length > to - from + 1) cuts.push("over two lines");
  return cuts;
}

const ADDRESS = new RegExp(
  `\\b\\p{Lu}{2},? +[A-Z]?\\d[\\dA-Z ]{3,}|^\\d+ .*\\b${anyOf(streets)}\\b`,
  "iu",
);

function isAddress(text: string): boolean {
  return ADDRESS.test(text);
}

function nameSigns(
  { value, words }: Figure<string>,
  { certainty, trade }: FirmLook,
  signs: Signs,
  phrases: OrderPhrases,
): void {
  const keys = keysOf(words);
  signs.text(`firm ${certainty}`, 1);
  signs.text(`trade ${trade ?? "none"}`, 1);
  signs.text(`firm ${certainty} ${trade ?? "none"}`, 1);
  signs.measured("name words", words.length, [1, 2, 3, 4, 6]);
  signs.when(/\d/.test(value), "name with digits");
  signs.measured("own title", phrases.markCover(keys), [0, 0.4, 0.7, 0.99]);
  signs.measured("own cover", Math.max(0, ...phrases.coverOf(keys).values()), [0, 0.4, 0.8, 0.99]);
  for (const key of keys) signs.text(`name ${key}`, 0.5);
  signs.text(`name first ${keys[0] ?? ""}`, 1);
  signs.text(`name last ${keys.at(-1) ?? ""}`, 1);
}
