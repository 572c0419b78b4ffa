import { begun, placesOf } from "../evidence/hash.ts";
import { type PhraseMatch, phrasesIn, type Vocabulary } from "../lexicon/vocabulary.ts";
import type { SummaryLineName } from "../document/pay-application.ts";
import type { SheetColumn } from "../lexicon/template.ts";
import type { ColumnCaption } from "./captions.ts";
import type { Grid } from "./grid.ts";
import { isConstantShare, isProduct, MOST_COLUMNS, shareOfPercents, sumsOf } from "./relations.ts";
import { ROLES } from "./choose-roles.ts";

/** What is known of one column: signs that hold of it, whatever it may be. */
export type ColumnSigns = readonly string[];

/** Figures of the summary in cents, null where one is not printed: columns of the schedule end in them. */
export interface SummaryFigures {
  readonly lines: Readonly<Partial<Record<SummaryLineName, number | null>>>;
  /** Points of the rate of retainage. */
  readonly rate: number | null;
}

/** A caption of more words than these is no caption. */
const MOST_WORDS = 14;

/** What is known beside a table itself. */
export interface ColumnsGiven {
  readonly vocabulary: Vocabulary<SheetColumn>;
  readonly summary: SummaryFigures;
}

/** The signs of each column of a table. */
export function columnSigns(
  grid: Grid,
  captions: readonly ColumnCaption[],
  { vocabulary, summary }: ColumnsGiven,
): readonly ColumnSigns[] {
  const related = relationSigns(grid);
  const money = grid.columns.map((_, place) => isMoney(grid, place));
  const first = money.indexOf(true);
  const last = money.lastIndexOf(true);
  return grid.columns.map((_, place) => [
    ...captionSigns(captions, place, vocabulary),
    ...formSigns(grid, place),
    ...(related[place] ?? []),
    ...summarySigns(grid, place, summary),
    ...(place === first ? ["first"] : []),
    ...(place === last ? ["last"] : []),
    `place ${Math.min(place, 8)}`,
    `from right ${Math.min(grid.columns.length - 1 - place, 6)}`,
  ]);
}

/** Places of the signs of a column in the weights of each role. */
export function columnPlaces(signs: ColumnSigns): readonly (readonly number[])[] {
  const each = [...new Set([...signs, "any"])];
  return QUESTIONS.map((role) => placesOf(role, each));
}

const QUESTIONS = ROLES.map((role) => begun(`${role}|`));

function captionSigns(
  captions: readonly ColumnCaption[],
  place: number,
  vocabulary: Vocabulary<SheetColumn>,
): readonly string[] {
  const { own = [], over = [], formula = "" } = captions[place] ?? {};
  if (own.length > MOST_WORDS) return ["long caption"];
  const all = [...over, ...own];
  const signs = [
    ...own.map((word) => `w ${word}`),
    ...own.slice(1).map((word, at) => `b ${own[at] ?? ""} ${word}`),
    ...over.map((word) => `o ${word}`),
    ...(own.length > 0 ? [`c ${own.join(" ")}`] : ["no caption"]),
    ...(over.length > 0 ? [`a ${all.join(" ")}`] : []),
    ...(formula === "" ? [] : [`f ${formula}`]),
    ...meanings(own, vocabulary).map((meaning) => `m ${meaning}`),
  ];
  if (over.length > 0) signs.push(...meanings(all, vocabulary).map((meaning) => `n ${meaning}`));
  const isTwin =
    own.length > 0 && captions.some((other, at) => at !== place && other.own.join() === own.join());
  if (isTwin) signs.push("twin");
  return signs;
}

/** What the longest known phrase of a caption means, and whether it is all of it. */
function meanings(
  words: readonly string[],
  vocabulary: Vocabulary<SheetColumn>,
): readonly string[] {
  const longest = longestPhrase(words, vocabulary);
  if (longest === undefined) return ["unknown"];
  const length = longest.end - longest.start;
  return longest.meanings.map((meaning) =>
    length === words.length
      ? `${meaning} whole`
      : `${meaning} ${2 * length >= words.length ? "most" : "part"}`,
  );
}

/** The longest known phrase of a caption. */
export function longestPhrase(
  words: readonly string[],
  vocabulary: Vocabulary<SheetColumn>,
): PhraseMatch<SheetColumn> | undefined {
  const found = phrasesIn(vocabulary, words).toSorted(
    (a, b) => b.end - b.start - (a.end - a.start),
  );
  return found[0];
}

/** A share in words: figures of a column are all, most, some or none of a kind. */
function bucket(share: number): string {
  if (share >= 0.95) return "all";
  if (share >= 0.5) return "most";
  return share > 0 ? "some" : "none";
}

function isMoney({ figures }: Grid, place: number): boolean {
  const own = figures.flatMap((row) => row[place] ?? []);
  return own.filter(({ form }) => form === "amount" || form === "dash").length > own.length / 2;
}

function formSigns({ figures, cents, percents }: Grid, place: number): readonly string[] {
  const own = figures.flatMap((row) => row[place] ?? []);
  const share = (form: string): number =>
    own.filter((figure) => figure.form === form).length / Math.max(1, own.length);
  const values = cents.flatMap((row) => row[place] ?? []);
  const numbers = values.filter((value) => value !== 0);
  const isCounted =
    numbers.length > 1 &&
    numbers.every(
      (value, at) =>
        at === 0 ||
        (value >= (numbers[at - 1] ?? 0) + 100 && value - (numbers[at - 1] ?? 0) <= 1000),
    );
  const rates = percents.flatMap((row) => row[place] ?? []);
  return [
    `percent ${bucket(share("percent"))}`,
    `plain ${bucket(share("plain"))}`,
    `dash ${bucket(share("dash"))}`,
    `filled ${bucket(own.length / Math.max(1, figures.length))}`,
    `zero ${bucket(values.filter((value) => value === 0).length / Math.max(1, values.length))}`,
    ...(isCounted ? ["counts up"] : []),
    ...(numbers.length > 0 && numbers.every((value) => Math.abs(value) <= 10_000) ? ["small"] : []),
    ...(rates.length > 1 && rates.every((rate) => rate === rates[0]) ? ["one rate"] : []),
    ...(rates.some((rate) => rate > 25) ? ["high rate"] : []),
  ];
}

/** Lines of the summary that columns of a schedule end in. */
const LINES: readonly SummaryLineName[] = [
  "originalContractSum",
  "contractSumToDate",
  "totalCompletedAndStored",
  "totalRetainage",
  "previousCertificates",
  "currentPaymentDue",
  "grossThisPeriod",
  "balanceToFinish",
];

/** Each row may have been rounded to the cent before it was held back. */
const ROUNDED = 60;

/** Figures of the summary that stand in a column, or that are its figures less what is held back of them. */
function summarySigns(
  { cents }: Grid,
  place: number,
  { lines, rate }: SummaryFigures,
): readonly string[] {
  const figures = cents.flatMap((row) => row[place] ?? []).filter((value) => value !== 0);
  const signs: string[] = [];
  for (const name of LINES) {
    const line = lines[name] ?? null;
    if (line === null || line === 0) continue;
    const isNet = name === "previousCertificates" || name === "currentPaymentDue";
    const isHeld = isNet && (lines.totalRetainage ?? 0) !== 0;
    if (figures.includes(line)) signs.push(`holds ${name}${isHeld ? " less retainage" : ""}`);
    if (!isNet || rate === null || rate === 0) continue;
    if (figures.some((value) => Math.abs(value * (1 - rate / 100) - line) <= ROUNDED))
      signs.push(`less retainage ${name}`);
  }
  return signs;
}

/** How each column stands to others in the rows' own arithmetic, whatever the columns are called. */
function relationSigns({ cents, percents, columns }: Grid): readonly (readonly string[])[] {
  const signs = columns.map(() => new Set<string>());
  const add = (place: number, sign: string): void => void signs[place]?.add(sign);
  const sums = sumsOf(cents);
  const totals = new Set(sums.map(({ total }) => total));
  const parts = new Set(sums.flatMap((sum) => sum.parts));
  for (const { total, parts: own } of sums) {
    add(total, `sum of ${own.length}`);
    add(total, parts.has(total) ? "sum and part" : "sum of all");
    add(
      total,
      own.every((part) => part < total)
        ? "sum at the right"
        : own.every((part) => part > total)
          ? "sum at the left"
          : "sum between",
    );
    own.forEach((part, at) => {
      const isSum = totals.has(part) ? "sum" : "leaf";
      const isOfSum = parts.has(total) ? "inner" : "outer";
      add(part, `part ${at} of ${own.length} ${isOfSum}`);
      add(part, `part ${isSum} ${isOfSum}`);
      const others = own.filter((other) => other !== part);
      add(part, others.some((other) => totals.has(other)) ? "beside a sum" : "beside leaves");
    });
  }
  if (sums.length === 0) for (const place of columns.keys()) add(place, "no sums");
  const places = [...columns.keys()].slice(0, MOST_COLUMNS);
  const rates = places.map((place) => percents.map((row) => row[place] ?? null));
  for (const one of places)
    for (const other of places) {
      if (one === other) continue;
      if (isConstantShare(cents, one, other)) {
        add(one, totals.has(other) ? "share of a sum" : "share");
        add(other, "shared");
      }
      rates.forEach((own, place) => {
        if (place === one || place === other) return;
        const held = shareOfPercents(cents, own, one, other);
        if (held !== null && held > 0.8) {
          add(place, "percent of");
          add(one, "percent part");
          add(other, "percent whole");
        }
        if (one < other && isProduct(cents, one, other, place)) {
          add(one, "factor");
          add(other, "factor");
          add(place, "product");
        }
      });
    }
  return signs.map((own) => [...own]);
}
