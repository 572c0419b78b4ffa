import { readdirSync, readFileSync } from "node:fs";
import { MARKED, OTHERS } from "./letters.ts";

/** A source of chances: the next number from 0 to 1. */
export type Chance = () => number;

/** Of Mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function oneOf<T>(values: readonly T[], chance: Chance): T {
  return values[Math.floor(chance() * values.length)] as T;
}

export function oneIn(letters: string, chance: Chance): string {
  return oneOf(Array.from(letters), chance);
}

const WORDS = new URL("../../../../templates/words/invoice/", import.meta.url);

/** The words of invoices in every language written in Latin letters, with their marks. */
function wordsOfInvoices(): readonly string[] {
  const found = new Set<string>();
  for (const name of readdirSync(WORDS)) {
    const text = readFileSync(new URL(name, WORDS), "utf8").replace(/#.*$/gm, "");
    for (const [word] of text.matchAll(/\p{L}{2,16}/gu)) found.add(word.toLowerCase());
  }
  return [...found].toSorted();
}

const ALL_WORDS = wordsOfInvoices();
const WITH_MARKS = ALL_WORDS.filter((word) => /[^a-z]/.test(word));

const PLAIN_LETTERS = "eeeettaaooiinnsshhrrddlluuccmmffwwyyggppbbvkxjqz";

/** One line as invoices have it. */
export function lineText(chance: Chance): string {
  const kind = chance();
  if (kind < 0.3) return phrase(chance, 0.9);
  if (kind < 0.42) return phrase(chance, 0);
  if (kind < 0.5) return company(chance);
  if (kind < 0.66) return amounts(chance, "€");
  if (kind < 0.75)
    return amounts(chance, oneOf(["", "", "$", "£", "£", "¥", "¥", "CHF", "kr", "EUR"], chance));
  if (kind < 0.83) return quantity(chance);
  if (kind < 0.89) return dashed(chance);
  if (kind < 0.93) return reference(chance);
  return mixed(chance);
}

const ENDINGS = [
  "Inc.",
  "LLC",
  "GmbH & Co. KG",
  "S.A.R.L.",
  "s.r.o.",
  "Sp. z o.o.",
  "B.V.",
  "Ltd.",
  "& Sons",
];

/** Names, codes and remarks with all the signs that are not new: none may be taken for a letter with a mark. */
function company(chance: Chance): string {
  const how = chance();
  const name = phrase(chance, chance() < 0.5 ? 0 : 0.5);
  if (how < 0.45) return `${name} & ${phrase(chance, 0.2)}, ${oneOf(ENDINGS, chance)}`;
  if (how < 0.7) return `${name} ${oneOf(ENDINGS, chance)}`;
  const sign = oneIn("&&&@#*?!=<>[]|_~\"'+%/\\;:×±®", chance);
  if (how < 0.85) return `${phrase(chance, 0.2)} ${sign} ${phrase(chance, 0.2)}`;
  return `${figures(chance, 2)}${sign}${figures(chance, 3)} ${upper(word(chance, 0), chance)}${sign}`;
}

/** Words, some of them with marks that they do not have: every letter comes often enough. */
function phrase(chance: Chance, share: number): string {
  const count = 1 + Math.floor(chance() * 4);
  const words: string[] = [];
  for (let index = 0; index < count; index++) words.push(cased(word(chance, share), chance));
  const text = words.join(" ");
  return chance() < 0.15 ? `${text}${oneIn(":,.;", chance)}` : text;
}

function word(chance: Chance, share: number): string {
  const how = chance();
  const isMarked = chance() < share;
  if (how < 0.4) return oneOf(isMarked ? WITH_MARKS : ALL_WORDS, chance);
  const plain =
    how < 0.85
      ? oneOf(ALL_WORDS, chance)
      : Array.from({ length: 2 + Math.floor(chance() * 7) }, () =>
          oneIn(PLAIN_LETTERS, chance),
        ).join("");
  return isMarked ? marked(plain, chance) : plain;
}

function marked(plain: string, chance: Chance): string {
  return Array.from(plain)
    .map((letter) => {
      if (letter === "s" && chance() < 0.06) return "ß";
      if (letter === "e" && chance() < 0.04) return oneIn("æœ", chance);
      const choices = MARKED[letter];
      return choices !== undefined && chance() < 0.3 ? oneIn(choices, chance) : letter;
    })
    .join("");
}

function cased(text: string, chance: Chance): string {
  const how = chance();
  if (how < 0.42) return upper(text, chance);
  if (how < 0.75) return upper(text.slice(0, 1), chance) + text.slice(1);
  return text;
}

/** Capitals as they are printed: the sharp s stays, an i has its dot in Turkish only. */
function upper(text: string, chance: Chance): string {
  const dotted = chance() < 0.12 ? "İ" : "I";
  return Array.from(text, (one) =>
    one === "ß" ? one : one === "i" ? dotted : one.toUpperCase(),
  ).join("");
}

function figures(chance: Chance, count: number): string {
  return Array.from({ length: count }, () => Math.floor(chance() * 10)).join("");
}

export function amount(chance: Chance): string {
  const mark = oneOf([",", ".", " ", "'", ""], chance);
  const point = mark === "," ? "." : mark === "." ? "," : oneIn(".,", chance);
  const whole = 1 + Math.floor(chance() * 999);
  const groups = Math.floor(chance() * 2.6);
  const thousands = Array.from({ length: groups }, () => mark + figures(chance, 3)).join("");
  return `${whole}${thousands}${point}${figures(chance, 2)}`;
}

function amounts(chance: Chance, sign: string): string {
  const before = chance() < 0.35;
  const gap = chance() < 0.5 ? " " : "";
  const one = (): string => {
    const figure = (chance() < 0.08 ? "-" : "") + amount(chance);
    if (sign === "") return figure;
    return before ? `${sign}${gap}${figure}` : `${figure}${gap}${sign}`;
  };
  const how = chance();
  if (how < 0.4) return one();
  if (how < 0.55) return `${one()} ${one()}`;
  if (how < 0.75) return `${phrase(chance, 0.3)} ${one()}`;
  if (how < 0.85)
    return `${oneOf(["Total", "HT", "TTC", "MwSt.", "Summe", "Razem", "Celkem"], chance)} (${sign === "" ? "%" : sign}) ${one()}`;
  return `${1 + Math.floor(chance() * 30)} x ${one()} = ${one()}`;
}

const UNITS = [
  "m²",
  "m³",
  "m²",
  "m³",
  "cm²",
  "°C",
  "°",
  "°",
  "º",
  "ª",
  "ª",
  "½",
  "½",
  "%",
  "kg",
  "m",
  "h",
];

function quantity(chance: Chance): string {
  const number = chance() < 0.5 ? `${Math.floor(chance() * 400)}` : amount(chance);
  const unit = oneOf(UNITS, chance);
  const how = chance();
  if (how < 0.15) return `${Math.floor(chance() * 20)}½ ${oneOf(["m", "h", "x", '"'], chance)}`;
  if (how < 0.35)
    return `${oneOf(["№", "№ ", "№ ", "Nº ", "nº ", "N° ", "n° ", "N.º "], chance)}${figures(chance, 3 + Math.floor(chance() * 5))}`;
  if (how < 0.45)
    return `§ ${1 + Math.floor(chance() * 60)} ${oneOf(["UStG", "Abs. 1", "BGB", "ods. 2"], chance)}`;
  if (how < 0.6) return `${phrase(chance, 0.4)} ${number} ${unit}`;
  if (how < 0.8) return `${number}${unit}`;
  return `${number} ${unit} ${amount(chance)}`;
}

function dashed(chance: Chance): string {
  const dash = oneIn("–—–-", chance);
  const how = chance();
  if (how < 0.3) return `${phrase(chance, 0.4)} ${dash} ${phrase(chance, 0.4)}`;
  if (how < 0.5) return `${date(chance)} ${dash} ${date(chance)}`;
  if (how < 0.7)
    return `${1990 + Math.floor(chance() * 40)}${dash}${1990 + Math.floor(chance() * 40)}`;
  if (how < 0.85) return `${upper(word(chance, 0.3), chance)}${dash}${figures(chance, 4)}`;
  return `${dash} ${phrase(chance, 0.4)}`;
}

function date(chance: Chance): string {
  const two = (most: number): string => `${1 + Math.floor(chance() * most)}`.padStart(2, "0");
  const mark = oneIn("./-", chance);
  return `${two(31)}${mark}${two(12)}${mark}20${two(40)}`;
}

function reference(chance: Chance): string {
  const how = chance();
  if (how < 0.3)
    return `IBAN ${oneOf(["DE", "FR", "PL", "CZ", "IT"], chance)}${figures(chance, 2)} ${figures(chance, 4)} ${figures(chance, 4)} ${figures(chance, 4)}`;
  if (how < 0.5)
    return `${phrase(chance, 0.7)} ${1 + Math.floor(chance() * 200)}, ${figures(chance, 5)} ${cased(word(chance, 0.8), chance)}`;
  if (how < 0.7) return `+${figures(chance, 2)} (0) ${figures(chance, 3)} ${figures(chance, 6)}`;
  if (how < 0.85)
    return `${cased(word(chance, 0.1), chance)}@${word(chance, 0)}.${oneOf(["de", "fr", "com", "pl"], chance)}`;
  return `${oneOf(["RE", "FA", "FV", "Inv"], chance)}-${figures(chance, 4)}/${figures(chance, 3)}  ${date(chance)}`.replace(
    "  ",
    " ",
  );
}

/** Anything beside anything, so that no letter is known by its neighbours alone. */
function mixed(chance: Chance): string {
  const all = `${Object.values(MARKED).join("")}${OTHERS}abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,-/`;
  const group = (): string =>
    Array.from({ length: 1 + Math.floor(chance() * 6) }, () => oneIn(all, chance)).join("");
  return Array.from({ length: 1 + Math.floor(chance() * 4) }, group).join(" ");
}
