import { RELATIONS, type Candidate } from "../../src/evidence/candidate.ts";
import { candidatesOf } from "../../src/evidence/candidates.ts";
import { centsOf } from "../../src/evidence/amount-candidates.ts";
import { MONEY_SLOTS, type MoneySlot, SLOTS } from "../../src/evidence/slots.ts";
import { Money } from "../../src/base/money.ts";
import type { Page, Word } from "../../src/page/page.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
import type { Figure } from "../../src/paper/paper.ts";
import type { ApplicationTruth } from "./truth.ts";

/** The set of papers of the sets in which a figure of the summary was printed wrong. */
export const MISPRINTED = "misprinted";

/** A paper with one wrong figure, and its truth: what is printed. */
export interface MisprintedPaper {
  readonly truth: ApplicationTruth;
  readonly pages: readonly Page[];
}

/** Lines whose figure may be misprinted: each stands in one place of the summary. */
const LINES: readonly MoneySlot[] = MONEY_SLOTS.filter(
  (slot) => !["grossThisPeriod", "retainageReleased", "amountCertified"].includes(slot),
);

/** Fewer digits leave no doubt which line they are of. */
const LEAST_DIGITS = 3;

/**
 * The same paper with one digit, or a few, of one line of its summary printed wrong, so that what is fitted learns to tell what is
 * printed and not what should be. The number says which line, and which digits. Null where no line has a place of its own.
 */
export function misprintedPaper(
  truth: ApplicationTruth,
  pages: readonly Page[],
  number: number,
): MisprintedPaper | null {
  const { money } = candidatesOf(cutPaper(pages));
  const likely = LINES.flatMap((slot) => {
    const plain = truth.money[slot] ?? null;
    return plain === null
      ? []
      : [{ slot, own: likelyPlaces(slot, centsOf(Money.of(plain)), money) }];
  });
  const sure = likely.flatMap(({ own }) => (own.length === 1 ? own : []));
  const places = likely.flatMap(({ slot, own }) => {
    const candidate = inCompany(own, sure);
    return candidate === null ? [] : [{ slot, candidate }];
  });
  const picked = places[number % Math.max(1, places.length)];
  if (picked === undefined) return null;
  const { slot, candidate } = picked;
  const misprinted = misprintedAt(candidate, pages, number);
  if (misprinted === null) return null;
  const { grossThisPeriod: _gross, retainageReleased: _released, ...known } = truth.money;
  return {
    pages: misprinted.pages,
    truth: {
      ...truth,
      file: { ...truth.file, set: MISPRINTED, pdf: `${truth.file.pdf}#${MISPRINTED}` },
      money: { ...known, [slot]: misprinted.printed },
    },
  };
}

/**
 * The pages with one digit, or a few, of an amount printed wrong, and what is printed there now, in plain decimals. Null
 * where it has too few digits or is no other amount then.
 */
export function misprintedAt(
  { figure, cents }: Candidate,
  pages: readonly Page[],
  number: number,
): { readonly pages: readonly Page[]; readonly printed: string } | null {
  const word = figure.words.find(({ text }) => text.replaceAll(/\D/g, "").length > 2);
  const wrong = number % 2 === 0 ? withWrongDigit : withOtherDigits;
  const text = word === undefined ? null : wrong(word.text, number);
  if (word === undefined || text === null) return null;
  const changed = withWord(pages, figure.pageNumber, word, text);
  const now = centsAt(changed, figure);
  if (now === null || Math.abs(now) === Math.abs(cents)) return null;
  return { pages: changed, printed: (now / 100).toFixed(2) };
}

/** The places of a line's amount whose words fit its phrases best. */
function likelyPlaces(
  slot: MoneySlot,
  cents: number,
  money: readonly Candidate[],
): readonly Candidate[] {
  const at = SLOTS.findIndex(({ name }) => name === slot);
  const fitOf = ({ fits }: Candidate): number =>
    Math.max(...RELATIONS.map((_, relation) => fits[relation]?.of[at] ?? 0));
  const same = money.filter((one) => Math.abs(one.cents) === Math.abs(cents) && cents !== 0);
  const most = Math.max(...same.map(fitOf));
  return same.filter((one) => fitOf(one) === most);
}

/** Of several places the one below and above most other lines: the summary's; null where none is. */
function inCompany(places: readonly Candidate[], lines: readonly Candidate[]): Candidate | null {
  const countOf = ({ figure: { box, pageNumber, words } }: Candidate): number => {
    const height = words[0]?.glyphHeight ?? 0;
    return lines.filter(
      ({ figure }) =>
        figure.pageNumber === pageNumber && Math.abs(figure.box.right - box.right) < height,
    ).length;
  };
  const [best, next] = places.toSorted((a, b) => countOf(b) - countOf(a));
  if (best === undefined) return null;
  return next !== undefined && countOf(next) >= countOf(best) ? null : best;
}

/** A printed amount with one digit wrong; null where it has too few. */
export function withWrongDigit(text: string, number: number): string | null {
  const digits = Array.from(text.matchAll(/\d/g), ({ index }) => index);
  if (digits.length < LEAST_DIGITS) return null;
  const at = digits[(number * 7) % digits.length] ?? 0;
  const digit = (Number(text[at]) + 1 + (number % 9)) % 10;
  return text.slice(0, at) + String(digit) + text.slice(at + 1);
}

/** Three digits in a row that are others: a figure of another month, or one that was computed anew. */
function withOtherDigits(text: string, number: number): string | null {
  const digits = Array.from(text.matchAll(/\d/g), ({ index }) => index);
  if (digits.length <= LEAST_DIGITS) return null;
  const from = number % (digits.length - LEAST_DIGITS);
  const characters = text.split("");
  for (const [place, at] of digits.slice(from, from + LEAST_DIGITS).entries())
    characters[at] = String((Number(text[at]) + 1 + ((number >> place) % 9)) % 10);
  return characters.join("");
}

function withWord(
  pages: readonly Page[],
  pageNumber: number,
  word: Word,
  text: string,
): readonly Page[] {
  const put = (one: Word): Word => (one === word ? withoutAlternatives({ ...one, text }) : one);
  return pages.map((page) =>
    page.pageNumber === pageNumber ? { ...page, words: page.words.map(put) } : page,
  );
}

/** Another reading of the picture may be the right digit: there is no picture of the wrong one. */
function withoutAlternatives({ alternatives: _others, ...word }: Word): Word {
  return word;
}

/** What is read now where an amount stood. */
function centsAt(
  pages: readonly Page[],
  { box, pageNumber, print }: Figure<unknown>,
): number | null {
  const same = cutPaper(pages).amounts.find(
    (one) =>
      one.pageNumber === pageNumber &&
      one.print === print &&
      one.box.left === box.left &&
      one.box.top === box.top &&
      one.box.right === box.right,
  );
  return same === undefined ? null : centsOf(same.value);
}
