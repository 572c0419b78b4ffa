import { LETTERS } from "../../../src/ocr/recognition/alphabet.ts";
import { greedy, type Lattice } from "../../../src/ocr/recognition/lattice.ts";
import { onnxRecogniser } from "../../../src/ocr/recognition/onnx-recogniser.ts";
import { type Agreement, agreementOf } from "./agreement.ts";
import { MARKED, SAME } from "./letters.ts";
import { readLines } from "./lines.ts";

/** Measures the recogniser on lines of fonts not fitted to: `node build/bench/fit/alphabet/measure.js held-out-1 [MOST]`. */
const [set = "held-out-1", most = "5000"] = process.argv.slice(2);

const AMOUNT =
  /^[-(]*[$€£¥]?[-(]*(?:\d{1,3}(?:[,.’']\d{3})+(?:[.,]\d{2})?|\d+[.,]\d{2})[)-]*[$€£¥]?$/;
const MARKS = Object.values(MARKED).join("");

const GROUPS: readonly (readonly [name: string, members: RegExp])[] = [
  ["euro", /€/],
  ["£ ¥ §", /[£¥§]/],
  ["ß æ œ", /[ßæœÆŒ]/],
  ["½ ² ³ № º ª °", /[½²³№ºª°]/],
  ["long dashes", /[–—]/],
  ["small letters with marks", new RegExp(`(?=\\p{Ll})[${MARKS}]`, "u")],
  ["capitals with marks", new RegExp(`(?=\\p{Lu})[${MARKS}]`, "u")],
  ["figures", /[0-9]/],
  ["points and commas", /[.,]/],
  ["plain letters", /[A-Za-z]/],
  ["other marks", /[$%()/:+-]/],
];

const WORDS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["amounts", AMOUNT],
  ["plain words", /^[A-Za-z]{2,}$/],
  ["words with marks", /^(?=.*[^A-Za-z])\p{L}{2,}$/u],
];

/** How many were right, by what they are. */
const right = new Map<string, number>();
const all = new Map<string, number>();
const confusions = new Map<string, number>();

function count(name: string, isRight: boolean): void {
  all.set(name, (all.get(name) ?? 0) + 1);
  right.set(name, (right.get(name) ?? 0) + (isRight ? 1 : 0));
}

function countLetters({ pairs, extra }: Agreement, condition: string): void {
  for (const [printed, read] of pairs) {
    const isRight = printed === read;
    for (const [name, members] of GROUPS) if (members.test(printed)) count(name, isRight);
    const isNew = LETTERS.includes(printed);
    if (isNew) {
      for (const name of ["new letters", `letter ${printed}`, condition]) count(name, isRight);
    } else count("old letters not taken for new ones", !LETTERS.includes(read));
    const key = `${printed}→${read}`;
    if (!isRight) confusions.set(key, (confusions.get(key) ?? 0) + 1);
  }
  for (const one of extra)
    if (LETTERS.includes(one)) count("old letters not taken for new ones", false);
}

/** Amounts without their currency's sign, and every dash a minus. */
function bare(text: string): string {
  return text.replace(/[$€£¥]/g, "").replace(/[–—]/g, "-");
}

function countWord(printed: string, read: string): void {
  for (const [name, pattern] of WORDS) {
    const isRight = name === "amounts" ? bare(printed) === bare(read) : printed === read;
    if (pattern.test(printed)) count(name, isRight);
  }
}

function countWords({ pairs }: Agreement): void {
  let [printed, read] = ["", ""];
  for (const [one, got] of [...pairs, [" ", " "] as const]) {
    if (one === " ") {
      countWord(printed, read);
      [printed, read] = ["", ""];
    } else [printed, read] = [printed + one, read + got];
  }
}

/** The text of a line; the hyphen's share is that of all dashes. */
function textOf(lattice: Lattice): string {
  const { symbols, probabilities } = lattice;
  const places = ["-", "–", "—"].map((dash) => symbols.indexOf(dash));
  const own = probabilities.slice();
  for (let at = 0; at < own.length; at += symbols.length) {
    const [hyphen = 0, ...long] = places.map((place) => own[at + place] ?? 0);
    own[at + (places[0] ?? 0)] = long.reduce((rest, one) => rest - one, hyphen);
  }
  return greedy({ ...lattice, probabilities: own })
    .map(({ symbol }) => symbol)
    .join("");
}

const lines = readLines(set);
const each = Math.max(1, lines.length / Number(most));
const recogniser = await onnxRecogniser();
const before = process.cpuUsage();
for (let nth = 0; nth < lines.length; nth += each) {
  const line = lines[Math.floor(nth)];
  if (line === undefined) break;
  const printed = Array.from(line.text, (one) => SAME[one] ?? one).join("");
  const agreement = agreementOf(printed, textOf(await recogniser.recognise(line.grey)));
  countLetters(agreement, `${line.condition} at ${line.dpi} dpi`);
  countWords(agreement);
}
const { user } = process.cpuUsage(before);
for (const [name, number] of [...all].toSorted(([one], [other]) => (one < other ? -1 : 1)))
  console.log(
    name.padEnd(36),
    `${((100 * (right.get(name) ?? 0)) / number).toFixed(2)} % of ${number}`,
  );
console.log(
  "ms of a processor a line".padEnd(36),
  (user / 1000 / Math.min(lines.length, Number(most))).toFixed(1),
);
const often = [...confusions].toSorted(([, one], [, other]) => other - one).slice(0, 80);
console.log(often.map(([pair, number]) => `${pair} ${number}`).join("  "));
