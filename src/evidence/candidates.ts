import { type CalendarDate, compareDates } from "../base/calendar-date.ts";
import { Money } from "../base/money.ts";
import type { Word } from "../page/page.ts";
import type { Figure, Paper } from "../paper/paper.ts";
import { type Cents, chainRoles, ledgerSigns } from "./arithmetic.ts";
import { HASHED, hashed } from "./hash.ts";
import { type Fits, fitsOf } from "./phrases.ts";
import { columnsOf } from "./column-words.ts";
import type { SlotType } from "./slots.ts";
import { type Keys, type Surroundings, surroundingsIn } from "./surroundings.ts";

/** A printed figure that may fill a slot, with all that speaks for and against it. */
export interface Candidate {
  readonly figure: Figure<unknown>;
  /** Equal for figures of equal value: cents, points, an ISO day or a printed number. */
  readonly key: string;
  /** Cents of an amount; 0 for other types. */
  readonly cents: Cents;
  /** Signs weighed by each slot for itself: their places in its weights, and how far each holds. */
  readonly at: Uint32Array;
  readonly by: Float32Array;
  /** How well the words in each relation fit the phrases of all slots; null where there are no words. */
  readonly fits: readonly (Fits | null)[];
}

/** Named signs that are no words stand behind the hashed ones. */
export const NAMED = 2048;
export const SIGNS: number = HASHED + NAMED;

/** Relations in which phrases are looked for, in the order of `Candidate.fits`. */
export const RELATIONS = ["left", "right", "above", "head", "below", "before", "row"] as const;

/** Leaves out phrases of the lexicon by chance, while fitting. */
export type Dropped = (phrase: number) => boolean;

const keepsAll: Dropped = () => false;

/** Collects the signs of one candidate. */
class Signs {
  readonly #at: number[] = [];
  readonly #by: number[] = [];

  /** A word or a pair of words in a relation. */
  word(text: string, by: number): void {
    this.#at.push(hashed(text));
    this.#by.push(by);
  }

  /** A sign with a name. */
  named(name: string, by = 1): void {
    this.#at.push(HASHED + (hashed(`sign ${name}`) % NAMED));
    this.#by.push(by);
  }

  done(): Pick<Candidate, "at" | "by"> {
    return { at: Uint32Array.from(this.#at), by: Float32Array.from(this.#by) };
  }
}

/** All candidates of one paper, by the type of slot that they may fill. */
export type Candidates = Readonly<Record<SlotType, readonly Candidate[]>>;

/** Finds them, with their signs. */
export function candidatesOf(paper: Paper, dropped: Dropped = keepsAll): Candidates {
  const look = surroundingsIn(paper);
  const shared = (
    figure: Figure<unknown>,
    signs: Signs,
    isItem = false,
  ): readonly (Fits | null)[] => {
    const around = isItem ? asItem(look(figure)) : look(figure);
    wordSigns(around, signs);
    placeSigns(figure, around, paper, signs);
    return RELATIONS.map((name) =>
      around[name].length === 0 ? null : fitsOf(around[name], dropped),
    );
  };
  return {
    money: moneyCandidates(paper, shared),
    percent: paper.percents.map((figure) => {
      const signs = new Signs();
      const points = Number(figure.value.points.key());
      signs.named(`print ${figure.print}`);
      signs.named(
        `points ${points === 0 ? "0" : points <= 10 ? "-10" : points <= 50 ? "-50" : "more"}`,
      );
      if (points === 5 || points === 10) signs.named("usual rate");
      const fits = shared(figure, signs);
      return { figure, key: figure.value.points.key(), cents: 0, fits, ...signs.done() };
    }),
    date: dateCandidates(paper, shared),
    identifier: identifierCandidates(paper, shared),
  };
}

function asItem(around: Surroundings): Surroundings {
  const isFar = around.leftGap > ITEM_GAP;
  return isFar ? { ...around, left: [], row: [...around.row, ...around.left] } : around;
}

/** Words this many glyph heights left of a number that other words follow are no caption of it. */
const ITEM_GAP = 1.05;

/** `isItem` says that words go on behind the figure: what stands left of it is the caption of something else. */
type Share = (figure: Figure<unknown>, signs: Signs, isItem?: boolean) => readonly (Fits | null)[];

const WORDS: readonly (keyof Surroundings &
  (
    | "left"
    | "row"
    | "right"
    | "above"
    | "head"
    | "below"
    | "before"
    | "after"
    | "rowAbove"
    | "rowBelow"
  ))[] = [
  "left",
  "row",
  "right",
  "above",
  "head",
  "below",
  "before",
  "after",
  "rowAbove",
  "rowBelow",
];

/** Relations whose words are a figure's own caption: they share one more sign for each word, wherever it stands. */
const CAPTIONS: ReadonlySet<string> = new Set(["left", "above", "below", "right"]);

function wordSigns(around: Surroundings, signs: Signs): void {
  for (const relation of WORDS) {
    const keys: Keys = around[relation];
    if (keys.length === 0) {
      signs.named(`no ${relation}`);
      continue;
    }
    const by = 1 / Math.sqrt(keys.length);
    const isCaption = CAPTIONS.has(relation);
    const near =
      relation === "left" || (relation === "above" && around.left.length === 0) ? 1 : 0.5;
    keys.forEach((key, index) => {
      signs.word(`${relation} ${key}`, by);
      const pair = `${keys[index - 1] ?? "^"} ${key}`;
      if (relation !== "rowAbove" && relation !== "rowBelow") signs.word(`${relation} ${pair}`, by);
      if (!isCaption) return;
      signs.word(`any ${key}`, by * near);
      signs.word(`any ${pair}`, by * near);
    });
    const last = keys.at(-1);
    if (last !== undefined) signs.word(`${relation} ${last} $`, by);
  }
  for (const relation of ["above", "head"] as const)
    for (const column of columnsOf(around[relation])) signs.named(`${relation} column ${column}`);
  for (const relation of ["left", "row"] as const)
    for (const column of columnsOf(around[relation])) signs.named(`${relation} column ${column}`);
}

function placeSigns(
  figure: Figure<unknown>,
  around: Surroundings,
  paper: Paper,
  signs: Signs,
): void {
  const page = paper.pages[figure.pageNumber - 1];
  if (page === undefined) return;
  signs.named("always");
  signs.named(`left gap ${step(around.leftGap, [0.6, 1.5, 4, 10])}`);
  signs.named(`right gap ${step(around.rightGap, [0.6, 1.5, 4])}`);
  signs.named(`above gap ${step(around.aboveGap, [0.3, 1, 2, 4])}`);
  signs.named(`below gap ${step(around.belowGap, [0.3, 1, 2])}`);
  signs.named(`skipped ${step(around.skipped, [0, 1, 3, 8, 20])}`);
  signs.named(figure.pageNumber === 1 ? "first page" : "later page");
  if (figure.pageNumber === paper.pages.length) signs.named("last page");
  signs.named(
    `height ${step(figure.box.top / Math.max(1, page.page.height), [0.15, 0.3, 0.5, 0.7, 0.85])}`,
  );
  signs.named(`side ${step(figure.box.right / Math.max(1, page.page.width), [0.35, 0.65])}`);
  const [first] = figure.words;
  if (first?.isBold === true) signs.named("bold");
  signs.named(`size ${step((first?.glyphHeight ?? 0) / page.glyphHeight, [0.85, 1.1, 1.4, 2])}`);
}

function step(value: number, steps: readonly number[]): number {
  const at = steps.findIndex((limit) => value <= limit);
  return at < 0 ? steps.length : at;
}

function moneyCandidates(paper: Paper, shared: Share): readonly Candidate[] {
  const amounts = paper.amounts.filter(
    ({ print, value }) => print !== "plain" || isLikelyPlain(value),
  );
  const cents = amounts.map(({ value }) => centsOf(value));
  const size = cents.map(Math.abs);
  const rates = paper.percents.map(({ value }) => Number(value.points.key()));
  const chains = chainRoles(
    size.filter((_, index) => amounts[index]?.print !== "plain"),
    [...new Set(rates)].filter((rate) => rate > 0 && rate <= 50),
  );
  const copies = new Map<number, number>();
  for (const one of size) copies.set(one, (copies.get(one) ?? 0) + 1);
  const sorted = [...copies.keys()].toSorted((a, b) => b - a);
  const rank = new Map(sorted.map((value, index) => [value, index]));
  const largest = Math.max(1, sorted[0] ?? 1);
  const onLine = new Map<string, number>();
  const lineOf = ({ pageNumber, line }: Figure<unknown>): string => `${pageNumber} ${line}`;
  for (const amount of amounts) onLine.set(lineOf(amount), (onLine.get(lineOf(amount)) ?? 0) + 1);
  const columns = ledgersOf(amounts);
  return amounts.map((figure, index) => {
    const signs = new Signs();
    const value = size[index] ?? 0;
    signs.named(`print ${figure.print}`);
    if (value === 0) signs.named("zero");
    if ((cents[index] ?? 0) < 0) signs.named("negative");
    if (value % 100 !== 0) signs.named("has cents");
    if (/[$£€]/.test(figure.printed)) signs.named("currency");
    signs.named(`rank ${step(rank.get(value) ?? 0, [0, 1, 2, 3, 5, 8, 12, 20, 40])}`);
    signs.named(`copies ${step(copies.get(value) ?? 1, [1, 2, 3, 5])}`);
    signs.named(
      `share ${step(value / largest, [0, 0.01, 0.03, 0.06, 0.12, 0.25, 0.5, 0.8, 0.999])}`,
    );
    signs.named(`on line ${step(onLine.get(lineOf(figure)) ?? 1, [1, 2, 3, 5])}`);
    for (const [role, count] of chains.get(value) ?? []) signs.named(`chain ${role} ${count}`);
    for (const sign of new Set(ledgerSigns(size, index))) signs.named(`reading ${sign}`);
    const column = columns.get(figure);
    if (column !== undefined) {
      const at = column.indexOf(figure);
      signs.named(`column ${step(column.length, [1, 3, 6, 12, 20])}`);
      signs.named(`from top ${step(at, [0, 1, 2, 3, 4, 5, 6, 7, 8, 12])}`);
      signs.named(`from bottom ${step(column.length - 1 - at, [0, 1, 2, 3, 4])}`);
      const ledger = column.map((one) => Math.abs(centsOf(one.value)));
      for (const sign of ledgerSigns(ledger, at)) signs.named(`column ${sign}`);
      const total = ledger.slice(0, at).reduce((sum, one) => sum + one, 0);
      if (at > 1 && total === value && value !== 0) signs.named("total of column");
    }
    const fits = shared(figure, signs);
    const key = String(cents[index] ?? 0);
    return { figure, key, cents: cents[index] ?? 0, fits, ...signs.done() };
  });
}

/** A bare number is an amount where it is zero or has more digits than an item's number; a year is none. */
function isLikelyPlain(value: Money): boolean {
  const plain = Number(value.key());
  return plain === 0 || (plain >= 100 && !(plain > 1989 && plain < 2060));
}

export function centsOf(value: Money): Cents {
  return Math.round(Number(value.key()) * 100);
}

/** Amounts of a page that end at one place, from top to bottom. */
function ledgersOf(
  amounts: readonly Figure<Money>[],
): ReadonlyMap<Figure<Money>, readonly Figure<Money>[]> {
  const groups = new Map<string, Figure<Money>[]>();
  for (const amount of amounts) {
    const edge = Math.round(amount.box.right / 6);
    const near = [edge, edge - 1, edge + 1].map((at) => `${amount.pageNumber} ${at}`);
    const key = near.find((one) => groups.has(one)) ?? near[0] ?? "";
    const own = groups.get(key) ?? [];
    own.push(amount);
    groups.set(key, own);
  }
  return new Map(
    [...groups.values()].flatMap((group) => group.map((one) => [one, group] as const)),
  );
}

function isMonthEnd({ year, month, day }: CalendarDate): boolean {
  return new Date(Date.UTC(year, month - 1, day + 1)).getUTCDate() === 1;
}

function dayNumber({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

function dateCandidates(paper: Paper, shared: Share): readonly Candidate[] {
  const sure = paper.dates.filter(({ print }) => print === "date");
  const numeric = paper.dates.filter(
    ({ print, printed }) => print === "date" && /^\d{1,2}\D/.test(printed),
  );
  const dayFirst = numeric.some(
    ({ value, printed }) => Number.parseInt(printed, 10) === value.day && value.day > 12,
  );
  const monthFirst = numeric.some(
    ({ value, printed }) => Number.parseInt(printed, 10) === value.month && value.day > 12,
  );
  const sorted = [...paper.dates].toSorted((a, b) => compareDates(a.value, b.value));
  return paper.dates.map((figure) => {
    const signs = new Signs();
    const { value, print } = figure;
    signs.named(`print ${print}`);
    if (dayFirst !== monthFirst) signs.named(`order ${print} ${dayFirst ? "day" : "month"}`);
    if (figure.endsRange === true) signs.named("ends range");
    signs.named(
      `copies ${step(paper.dates.filter((one) => compareDates(one.value, value) === 0).length, [1, 2, 3])}`,
    );
    signs.named(
      `latest ${step(sorted.length - 1 - sorted.findIndex((one) => compareDates(one.value, value) === 0), [0, 1, 2, 4, 8])}`,
    );
    signs.named(`day ${value.day % 5 === 0 || isMonthEnd(value) ? "usual" : "odd"}`);
    if (isMonthEnd(value)) signs.named("end of month");
    if (value.day === 1) signs.named("begin of month");
    const own = dayNumber(value);
    const days = paper.dates.map((one) => dayNumber(one.value) - own);
    const latest = Math.max(...days);
    signs.named(`before latest ${step(latest, [0, 3, 8, 16, 35, 70, 200])}`);
    if (days.some((off) => off > 0 && off <= 16)) signs.named("another soon after");
    if (days.some((off) => off < 0 && off >= -16)) signs.named("another soon before");
    if (days.some((off) => off <= -27 && off >= -31)) signs.named("a month after another");
    signs.named(`dates ${step(sure.length, [1, 2, 4, 8])}`);
    const fits = shared(figure, signs);
    const key = `${value.year}-${String(value.month).padStart(2, "0")}-${String(value.day).padStart(2, "0")}`;
    return { figure, key, cents: 0, fits, ...signs.done() };
  });
}

/** Words before the last number of a range: "Draws 1 through 5". */
const RANGE = /^(?:through|thru|to|[-–—&]|and)$/i;

function identifierCandidates(paper: Paper, shared: Share): readonly Candidate[] {
  const copies = new Map<string, number>();
  const ends = new Set<number>();
  const lineOf = ({ pageNumber, line }: Figure<unknown>) =>
    paper.pages[pageNumber - 1]?.lines[line];
  for (const figure of paper.identifiers) {
    copies.set(figure.value, (copies.get(figure.value) ?? 0) + 1);
    const before = lineOf(figure)?.line.words[figure.from - 1]?.text ?? "";
    if (RANGE.test(before) && /^\d+$/.test(figure.value)) ends.add(Number(figure.value));
  }
  const longest = new Map<unknown, number>();
  for (const { words } of paper.identifiers)
    longest.set(words[0], Math.max(longest.get(words[0]) ?? 0, words.length));
  return paper.identifiers.map((figure) => {
    const signs = new Signs();
    const { value, words } = figure;
    const isNumber = /^\d+$/.test(value);
    signs.named(isNumber ? `digits ${Math.min(5, value.length)}` : "mixed");
    signs.named(
      `shape ${value
        .replace(/\d+/g, "0")
        .replace(/\p{L}+/gu, "a")
        .slice(0, 8)}`,
    );
    if (isNumber && Number(value) < 40) signs.named("small");
    if (figure.from === 0) signs.named("begins line");
    if (isNumber && ends.has(Number(value) - 1)) signs.named("next after range");
    if (isNumber && ends.has(Number(value))) signs.named("ends range");
    signs.named(`number copies ${step(copies.get(value) ?? 1, [1, 2, 4, 8])}`);
    if (words.length > 1) signs.named("with tail");
    else if ((longest.get(words[0]) ?? 1) > 1) signs.named("tail left out");
    const own = lineOf(figure)?.line.runs.find((run) => run.words.includes(words[0] ?? NOBODY));
    const begins = own?.words[0] === words[0] && words[0] !== undefined;
    const isItem = begins && (own?.words.length ?? 0) > words.length;
    if (begins) signs.named(isItem ? "begins run" : "run of its own");
    const fits = shared(figure, signs, isItem);
    return { figure, key: value, cents: 0, fits, ...signs.done() };
  });
}

const NOBODY = { text: "" } as Word;
