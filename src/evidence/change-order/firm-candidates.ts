import type { Figure, Paper } from "../../paper/paper.ts";
import { anyOf } from "../../words/any-of.ts";
import { answerNotes, othersToldNotes, receivers, senders } from "../../words/construction/mail.ts";
import { streets } from "../../words/construction/texts.ts";
import type { Candidate, Share } from "../candidate.ts";
import { keysOf } from "../line-facts.ts";
import { firmLook, type FirmLook } from "../parties/firm.ts";
import { Signs } from "../signs.ts";
import { firmKey } from "./firm-stretches.ts";
import { messagesIn, signedBy } from "./messages.ts";
import type { OrderPhrases } from "./order-phrases.ts";
import { textOfWords } from "../../page/page.ts";

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

/** Where a paper prints an address on the net: beside whom a mail is from or to, first of all, or anywhere else. */
type AddressPlace = "of the sender" | "of the receiver" | "quoted" | "first" | "printed";

/** The name of a site in a mail's or a site's address; the last part is a country's or a trade's. */
const SITE = /(?:@|\bwww\.|^|[/\s(<[])((?:[\p{L}\d-]+\.)+\p{L}{2,})/gu;

const MAIL = /@/;
const FROM = new RegExp(`^${anyOf(senders, answerNotes)}\\b`, "i");
/** What programs on the net make of a message's head: a name, its address and the time. */
const WITH_TIME = /^\p{L}.*<\S+@\S+>.*\d/u;
const TO = new RegExp(`^${anyOf(receivers, othersToldNotes)}\\b`, "i");

/** Of a name and a site so many letters agree at least: fewer are an abbreviation that many firms have. */
const FEWEST_LETTERS = 6;

/** Which firm has which address: firms name their sites after themselves. */
export function addressesIn(paper: Paper): {
  readonly placesOf: (name: string) => readonly AddressPlace[];
} {
  const sites: (readonly [site: string, place: AddressPlace])[] = [];
  const { partOf } = messagesIn(paper);
  for (const { page, lines } of paper.pages)
    for (const { line, index } of lines) {
      const text = textOfWords(line.words);
      if (!/\.\p{L}{2,}/u.test(text)) continue;
      for (const [, site = ""] of text.matchAll(SITE)) {
        const [name = ""] = site.split(".").toSorted((a, b) => b.length - a.length);
        const part = partOf(page.pageNumber, index);
        sites.push([lettersOf(name), part === "quoted" ? part : placeOn(text, sites.length)]);
      }
    }
  return {
    placesOf: (name) => {
      const own = lettersOf(name);
      const found = sites.flatMap(([site, place]) => (isNamedAfter(site, own) ? [place] : []));
      return [...new Set(found)];
    },
  };
}

function placeOn(text: string, before: number): AddressPlace {
  if (MAIL.test(text) && (FROM.test(text) || WITH_TIME.test(text))) return "of the sender";
  if (MAIL.test(text) && TO.test(text)) return "of the receiver";
  return before === 0 ? "first" : "printed";
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "");
}

function isNamedAfter(site: string, name: string): boolean {
  let same = 0;
  while (same < site.length && site[same] === name[same]) same += 1;
  return same >= FEWEST_LETTERS || (same === site.length && same >= 4);
}
