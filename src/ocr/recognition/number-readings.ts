import type { Reading } from "./beam.ts";

/** The readings of a printed number that differ in no more than their separators. */
export interface NumberReading {
  /** The most probable first. */
  readonly spellings: readonly Reading[];
  /** Share of all spellings, 0 to 1. */
  readonly share: number;
}

/** How a page writes numbers: 1,234.56 or 1.234,56. */
export type Notation = "point" | "comma";

/** What numbers, dates and percentages are made of. */
export const NUMBER_SYMBOLS: ReadonlySet<string> = new Set("0123456789.,()-$€£¥%/+:'<>#x±");

const WELL_FORMED: Readonly<Record<Notation, RegExp>> = {
  point: /^[-+<($€£¥]*(?:\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,4})?|\.\d{1,4})[-)>%$€]*$/,
  comma: /^[-+<($€£¥]*(?:\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d+(?:,\d{1,4})?|,\d{1,4})[-)>%$€]*$/,
};

/** One separator before three digits: a fraction of a quantity or rate, or thousands. */
const THREE_DIGITS = /^([-+<($€£¥]*[1-9]\d{0,2})[.,](\d{3}[-)>$€]*)$/;

/** A fraction of one or two digits says how numbers are written. */
const WITH_POINT = /\d\.\d{1,2}\D*$/;
const WITH_COMMA = /\d,\d{1,2}\D*$/;
const IN_THOUSANDS = /\d[.,]\d{3}\D*$/;

const WITH_DIGITS_IN_GROUPS = /^([-+<($€£¥]*)(\d[\d.,]*\d)([-)>%$€]*)$/;

/** Rests of lines and specks at the ends of a number. */
const DIRT = /^[\][{}|_~*"^°·!]+|[\][{}|_~*"^°·!]+$/g;

/** Whether a text is a number or what recognition makes of one: digits prevail, and nothing else but their company. */
export function looksLikeNumber(seen: string): boolean {
  const text = seen.replace(DIRT, "");
  const digits = text.replace(/[^0-9]/g, "").length;
  const isAmount = /[.,]\d{2}\D*$/.test(text);
  const lookAlikes = text.replace(
    isAmount ? /[^OoQDlI|SsBZzAbgq]/g : /[^OoQDlI|SsBZz]/g,
    "",
  ).length;
  const company = text.replace(/[^.,;()\-$€£¥%/+:'<>#]/g, "").length;
  return digits > 0 && digits >= lookAlikes && digits + lookAlikes + company === text.length;
}

/**
 * Puts together the spellings of one number. Points and commas are the smallest marks on a page and
 * are confused first, so they part no readings. The most probable reading comes first.
 */
export function numberReadings(texts: readonly Reading[]): readonly NumberReading[] {
  const groups = new Map<string, Map<string, number>>();
  for (const { text: seen, share } of texts) {
    const text = withoutBlanks(seen);
    const key = keyOf(text);
    const group = groups.get(key) ?? new Map<string, number>();
    group.set(text, (group.get(text) ?? 0) + share);
    groups.set(key, group);
  }
  return [...groups.entries()]
    .filter(([key]) => key !== "")
    .map(([, group]) => {
      const spellings = [...group].map(([text, share]) => ({ text, share }));
      return {
        spellings: spellings.toSorted((one, other) => other.share - one.share),
        share: spellings.reduce((sum, { share }) => sum + share, 0),
      };
    })
    .toSorted((one, other) => other.share - one.share);
}

/** A blank within a number is a separator that was too faint: a point before two last figures, else a comma. */
function withoutBlanks(seen: string): string {
  return seen
    .trim()
    .replace(/ (?=\d{2}\D*$)/, ".")
    .replace(/(?<=\d) (?=\d{3}(?:\D|$))/g, ",")
    .replaceAll(" ", "")
    .replace(/(?<=\d)[:;](?=\d{3}\D)/g, ",");
}

/** How the numbers of a page look. */
export interface NumberStyle {
  readonly notation: Notation;
  /** Whether amounts are printed with cents; where they are not, three digits behind a mark are thousands. */
  readonly hasCents: boolean;
}

/** Where fewer of a page's numbers have a fraction, its amounts are whole. */
const LEAST_WITH_CENTS = 0.25;

/** How a page writes its numbers: with a comma before cents only where most say so. */
export function styleOf(numbers: readonly NumberReading[]): NumberStyle {
  let withPoint = 1;
  let withComma = 0;
  let whole = 0;
  for (const { spellings } of numbers) {
    for (const { text, share } of spellings) {
      if (WITH_POINT.test(text)) withPoint += share;
      else if (WITH_COMMA.test(text)) withComma += share;
      else if (IN_THOUSANDS.test(text)) whole += share;
    }
  }
  const fractions = withPoint + withComma - 1;
  return {
    notation: withComma > withPoint ? "comma" : "point",
    hasCents: fractions > LEAST_WITH_CENTS * (fractions + whole),
  };
}

/** Dirt, leaders and currency signs around a number. */
const AROUND = /^[$€£¥.:,'\s]+|[€.:,'\s]+$/g;

/** What the spellings of one number have in common: sign, digits, and where the fraction begins. */
function keyOf(spelt: string): string {
  const text = spelt.replace(AROUND, "");
  const match = WITH_DIGITS_IN_GROUPS.exec(text);
  if (match === null) return text;
  const [, before = "", middle = "", after = ""] = match;
  const parts = middle.split(/[.,]+/);
  const last = parts.at(-1) ?? "";
  const hasFraction = parts.length > 1 && last.length !== 3;
  const whole = (hasFraction ? parts.slice(0, -1) : parts).join("");
  const rest = hasFraction ? `.${last}` : parts.length === 2 ? "?" : "";
  return `${before}${whole}${rest}${after}`;
}

/**
 * The number as the page would write it: a spelling that was seen, or else its digits with the separators that belong
 * there. Three digits behind the only separator are thousands where the picture allows that at all.
 */
export function spelt({ spellings }: NumberReading, { notation, hasCents }: NumberStyle): string {
  const isSeen = ({ share }: Reading): boolean => share >= LEAST_SPELLING;
  const seen = spellings.filter(isSeen);
  const thousands = seen.flatMap(({ text }) => asThousands(text, notation));
  const isShown = thousands.some((text) => seen.some((one) => one.text === text));
  if (thousands[0] !== undefined && (isShown || !hasCents)) return thousands[0];
  const wellFormed = seen.find(({ text }) => WELL_FORMED[notation].test(text));
  const first = spellings[0]?.text ?? "";
  return wellFormed?.text ?? regrouped(first, notation) ?? first;
}

/** A less probable spelling, as a share of all readings, is chance. */
const LEAST_SPELLING = 0.003;

/** Whether a text is a number as a page writes it, so that its separators say nothing against it. */
export function isWellSpelt(text: string, { notation }: NumberStyle): boolean {
  return !/\d[.,]\d/.test(text) || WELL_FORMED[notation].test(text);
}

function asThousands(text: string, notation: Notation): readonly string[] {
  const match = THREE_DIGITS.exec(text);
  return match === null ? [] : [`${match[1]}${notation === "point" ? "," : "."}${match[2]}`];
}

/** "1.335.475.80" as "1,335,475.80"; null where the digits do not stand in groups. */
function regrouped(text: string, notation: Notation): string | null {
  const match = WITH_DIGITS_IN_GROUPS.exec(text.replace(AROUND, ""));
  if (match === null) return null;
  const [, before = "", middle = "", after = ""] = match;
  // "1.38720": the point was too faint, for nobody prints five figures behind it.
  const digits = middle.replace(/(?<=[.,]\d{3})(?=\d{2}$)/, ".");
  const { groups, fraction } =
    /^(?<groups>.*?)(?:[.,]+(?<fraction>\d{1,2}))?$/.exec(digits)?.groups ?? {};
  const parts = (groups ?? "").split(/[.,]+/);
  const areGroups = /^\d{1,3}(?: \d{3})+$/.test(parts.join(" "));
  if (!areGroups && !(fraction !== undefined && parts.length === 1)) return null;
  const [mark, point] = notation === "point" ? [",", "."] : [".", ","];
  const end = fraction === undefined ? "" : `${point}${fraction}`;
  const [sign, signBehind] = currencySigns(text);
  return `${sign}${before}${parts.join(mark)}${end}${after}${signBehind}`;
}

function currencySigns(text: string): readonly [before: string, behind: string] {
  return [/^[$€£¥]/.exec(text)?.[0] ?? "", /€$/.exec(text)?.[0] ?? ""];
}
