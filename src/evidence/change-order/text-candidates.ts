import { tokensOf } from "../../base/phrase.ts";
import type { Paper } from "../../paper/paper.ts";
import { firmLook, isPerson } from "../parties/firm.ts";
import type { Candidate } from "../candidate.ts";
import { begun, hashFrom } from "../hash.ts";
import { placeSigns } from "../shared-signs.ts";
import { Signs } from "../signs.ts";
import { type Keys, keysOf } from "../line-facts.ts";
import { type Surroundings, surroundingsIn } from "../surroundings.ts";
import { messagesIn } from "./messages.ts";
import { captionSigns, type OrderPhrases } from "./order-phrases.ts";
import { orderCaptions } from "./order-share.ts";
import { type Stretch, stretchesOf } from "./text-stretches.ts";

/** Relations whose words are captions; what stands below a text is its own matter. */
const WORDS = (["left", "above", "head", "before", "row"] as const).map((relation) => ({
  relation,
  none: `no ${relation}`,
  words: begun(`${relation} `),
  first: begun(`${relation} ^ `),
}));

/** How the signs of a text's own words begin. */
const OWN = begun("own ");

/** Stretches of text that may be a description. */
export function textCandidates(
  paper: Paper,
  phrases: OrderPhrases,
  stretches: readonly Stretch[] = stretchesOf(paper),
): readonly Candidate[] {
  const look = surroundingsIn(paper);
  const copies = new Map<string, number>();
  const met = countsOf(paper);
  const { partOf } = messagesIn(paper);
  const keys = stretches.map(({ value }) => textKey(value));
  for (const key of keys) copies.set(key, (copies.get(key) ?? 0) + 1);
  return stretches.map((stretch, index) => {
    const signs = new Signs();
    const around = look(stretch);
    const key = keys[index] ?? "";
    aroundSigns(around, signs);
    placeSigns(stretch, around, paper, signs);
    orderCaptions(around, signs, phrases);
    shapeSigns(stretch, paper, signs);
    ownSigns(stretch, signs, phrases);
    signs.text(`message ${partOf(stretch.pageNumber, stretch.line) ?? "none"}`, 1);
    signs.text(`copies ${Math.min(4, copies.get(key) ?? 1)}`, 1);
    signs.measured("words met again", metAgain(stretch, met), [0, 0.15, 0.3, 0.5, 0.75, 0.99]);
    return { figure: stretch, key, cents: 0, fits: [], ...signs.done() };
  });
}

/** How often each long word is printed. */
function countsOf({ pages }: Paper): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const words = pages.flatMap(({ lines }) => lines.flatMap(({ line }) => line.words));
  for (const key of keysOf(words))
    if (key.length > SHORT) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Shorter words are met on every paper. */
const SHORT = 3;

/** Which share of the long words of a text is printed outside it too. */
function metAgain({ words }: Stretch, met: ReadonlyMap<string, number>): number {
  const keys = keysOf(words).filter((key) => key.length > SHORT);
  const own = new Map<string, number>();
  for (const key of keys) own.set(key, (own.get(key) ?? 0) + 1);
  const again = [...own].filter(([key, count]) => (met.get(key) ?? 0) > count).length;
  return again / Math.max(1, own.size);
}

function textKey(text: string): string {
  return tokensOf(text)
    .map(({ key }) => key)
    .join(" ");
}

function aroundSigns(around: Surroundings, signs: Signs): void {
  for (const { relation, none, words, first } of WORDS) {
    const keys: Keys = around[relation];
    const by = 1 / Math.sqrt(Math.max(1, keys.length));
    signs.when(keys.length === 0, none);
    // Each word is told by itself and behind the one before it, whose hash is carried on.
    let behind = first;
    for (const key of keys) {
      const own = hashFrom(words, key);
      signs.word(own, by);
      signs.word(hashFrom(behind, key), by);
      behind = hashFrom(own, " ");
    }
    if (keys.length > 0) signs.word(hashFrom(behind, "$"), by);
  }
}

function shapeSigns(stretch: Stretch, paper: Paper, signs: Signs): void {
  const { cut, words, printed, height, pageNumber, line, from } = stretch;
  const lines = paper.pages[pageNumber - 1]?.lines;
  const own = lines?.[line];
  signs.text(`cut ${cut}`, 1);
  signs.measured("words", words.length, [1, 2, 3, 4, 5, 6, 8, 11, 15, 22, 35, 60]);
  signs.measured("lines", height, [1, 2, 3, 5]);
  signs.measured("line", line, [0, 1, 2, 3, 5, 8, 12, 18, 26, 40]);
  signs.when(from === 0, "begins line");
  signs.when(/[.!?]$/.test(printed), "ends sentence");
  signs.text(`${cut} ${/[.!?]$/.test(printed) ? "ends" : "goes on"}`, 1);
  signs.when(printed.endsWith(":"), "ends with colon");
  signs.when(/[,;(-]$/.test(printed), "breaks off");
  signs.when(/^\p{Ll}/u.test(printed), "begins small");
  signs.when(printed === printed.toUpperCase(), "capitals");
  const capital = words.filter(({ text }) => /^\p{Lu}/u.test(text)).length / words.length;
  signs.measured("share of capitals", capital, [0.15, 0.35, 0.6, 0.99]);
  signs.when(/\d/.test(printed), "has digits");
  signs.when(/[$£€]|\d\.\d\d\b/.test(printed), "has money");
  const figures = words.filter((word) => own?.figureWords.has(word) ?? false).length;
  signs.measured("figures", figures, [0, 1, 3]);
  signs.when(/_{2}|☐|☒|\[ ?\]/.test(printed), "has blanks to fill");
  signs.measured("runs on line", own?.line.runs.length ?? 1, [1, 2, 3, 5]);
}

function ownSigns({ words, printed }: Stretch, signs: Signs, phrases: OrderPhrases): void {
  const keys = keysOf(words);
  const cover = phrases.coverOf(keys);
  captionSigns("own", cover, signs);
  signs.measured("own cover", Math.max(0, ...cover.values()), [0, 0.2, 0.4, 0.6, 0.8, 0.99]);
  for (const mark of phrases.marksIn(keys)) signs.text(`own ${mark}`, 1);
  const look = firmLook(printed);
  signs.text(`firm ${look.certainty} ${look.trade ?? "none"}`, 1);
  signs.when(isPerson(printed, look), "person");
  const by = 1 / Math.sqrt(Math.max(1, keys.length));
  keys.forEach((key, index) => {
    const own = hashFrom(OWN, key);
    signs.word(own, by);
    signs.word(hashFrom(hashFrom(own, " "), keys[index + 1] ?? "$"), by);
  });
  signs.text(`own first ${keys[0] ?? ""}`, 1);
  signs.text(`own first ${keys[0] ?? ""} ${keys[1] ?? ""}`, 1);
  signs.text(`own last ${keys.at(-1) ?? ""}`, 1);
}
