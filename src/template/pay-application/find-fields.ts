import type { CalendarDate } from "../../base/calendar-date.ts";
import type { Money } from "../../base/money.ts";
import type { Percent } from "../../base/percent.ts";
import type { Word } from "../../page/page.ts";
import { phraseKeys } from "../../base/phrase.ts";
import { type Candidate, type LabelMeaning, moneyCandidates } from "../candidates.ts";
import { dateCandidates } from "../date-candidates.ts";
import type { Figure } from "../figures.ts";
import { headsColumn } from "../heads-column.ts";
import type { Label } from "../labels.ts";
import type { PagePieces } from "../pieces.ts";
import { inOwnColumns, type LedgerColumns, ledgerColumns } from "./ledger-columns.ts";
import { numberCandidates } from "../number-candidates.ts";
import { rateCandidates } from "../rate-candidates.ts";
import type { DateOrder } from "../read-value.ts";
import type { FieldRule, PayApplicationField } from "../template.ts";

/** All candidates of a document, by field. */
export interface FoundFields {
  readonly money: ReadonlyMap<PayApplicationField, readonly Candidate<Money | null>[]>;
  readonly rates: ReadonlyMap<PayApplicationField, readonly Candidate<Percent>[]>;
  readonly numbers: readonly Candidate<string>[];
  readonly dates: readonly Candidate<CalendarDate>[];
  /** The page on which most fields stand: the summary. 0 when no field was found. */
  readonly summaryPage: number;
  /** Which figures stand in which column of a summary that has several; empty for a usual one. */
  readonly columns: LedgerColumns;
}

type FieldLabel = Label<LabelMeaning<PayApplicationField>>;

/** Evidence of standing on the summary page rather than in a letter, a waiver or another form of the packet. */
const ON_SUMMARY = 0.4;

/** Evidence of standing in one column with another field's figure, for each of up to four. */
const IN_LEDGER = 0.1;

/** Collects candidates for every field from the labels of a document. */
export function findFields(
  labels: readonly FieldLabel[],
  pages: readonly PagePieces[],
  context: { readonly order: DateOrder | null; readonly excluded: ReadonlySet<Figure> },
): FoundFields {
  const labelWords = new Set<Word>(labels.filter(endsText).flatMap((label) => label.words));
  const money = new Map<PayApplicationField, Candidate<Money | null>[]>();
  const rates = new Map<PayApplicationField, Candidate<Percent>[]>();
  const numbers: Candidate<string>[] = [];
  const dates: Candidate<CalendarDate>[] = [];
  const pageOf = new Map(pages.map((page) => [page.layout.page.pageNumber, page]));
  for (const label of labels) {
    const page = pageOf.get(label.pageNumber);
    if (page === undefined) continue;
    for (const { field, rule, isOfLayout } of label.meanings) {
      if (field === null || rule === null || isContradicted(label, rule)) continue;
      const given = { rule, isOfLayout };
      switch (rule.as) {
        case "money":
          push(
            money,
            field,
            moneyCandidates(label, given, page, context.excluded).filter(
              ({ figure, look }) =>
                look !== "below" || figure === null || !headsColumn(figure, page),
            ),
          );
          break;
        case "percent":
          push(rates, field, rateCandidates(label, rule, page));
          break;
        case "number":
          numbers.push(...numberCandidates(label, rule, page, labelWords));
          break;
        case "date":
        case "range":
          dates.push(...dateCandidates(label, rule, page, { labelWords, order: context.order }));
          break;
        case "text":
          // No field of a pay application is free text.
          break;
      }
    }
  }
  const columns = ledgerColumns(pages, context.excluded);
  const inColumn = inOwnColumns(money, columns);
  const summaryPage = summaryPageOf(inColumn);
  return {
    money: new Map(
      [...inColumn].map(([field, own]) => [field, weighed(own, inColumn, summaryPage)]),
    ),
    rates: new Map([...rates].map(([field, own]) => [field, onPage(own, summaryPage)])),
    numbers: onPage(numbers, summaryPage),
    dates: onPage(dates, summaryPage),
    summaryPage,
    columns,
  };
}

/** A remark in brackets, such as "(Line 5a + 5b)", contradicts nothing. */
const REMARK = /\([^)]*(?:\)|$)/g;

/** A short label that fills no more than this share of its text is a part of another caption. */
const PART = 0.6;

/** Whether a short label stands in a caption with words that its field never has: "Earned through this draw" is no draw. */
function isContradicted(label: FieldLabel, { words, as }: FieldRule): boolean {
  if (as !== "money" || words === undefined || label.length > 2 || label.coverage > PART)
    return false;
  const own = new Set(label.words);
  const rest = label.runs.flatMap((run) => run.words.filter((word) => !own.has(word)));
  const text = rest.map((word) => word.text).join(" ");
  const keys = phraseKeys(text.replace(REMARK, " "));
  return words.none.flatMap(phraseKeys).some((key) => keys.includes(key));
}

/** Whether a label ends the text before it: a single word without a colon may be part of a value ("1/1 through 1/31"). */
function endsText(label: FieldLabel): boolean {
  return label.length > 1 || label.words.at(-1)?.text.endsWith(":") === true;
}

function push<Value>(
  found: Map<PayApplicationField, Candidate<Value>[]>,
  field: PayApplicationField,
  candidates: readonly Candidate<Value>[],
): void {
  const own = found.get(field);
  if (own === undefined) found.set(field, [...candidates]);
  else own.push(...candidates);
}

/** The page with figures for most different fields; of equal ones the first. */
function summaryPageOf(
  money: ReadonlyMap<PayApplicationField, readonly Candidate<Money | null>[]>,
): number {
  const weights = new Map<number, number>();
  for (const candidates of money.values()) {
    const best = new Map<number, number>();
    for (const { from, score } of candidates) {
      best.set(from.pageNumber, Math.max(best.get(from.pageNumber) ?? 0, score));
    }
    for (const [page, score] of best) weights.set(page, (weights.get(page) ?? 0) + score);
  }
  const ordered = [...weights].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  return ordered[0]?.[0] ?? 0;
}

function onPage<Value>(
  candidates: readonly Candidate<Value>[],
  summaryPage: number,
): readonly Candidate<Value>[] {
  return candidates
    .map((candidate) =>
      candidate.from.pageNumber === summaryPage
        ? { ...candidate, score: candidate.score + ON_SUMMARY }
        : candidate,
    )
    .toSorted((a, b) => b.score - a.score);
}

/** Figures of a ledger end at one right edge: a figure that others stand in line with is likelier a value. */
function weighed(
  own: readonly Candidate<Money | null>[],
  money: ReadonlyMap<PayApplicationField, readonly Candidate<Money | null>[]>,
  summaryPage: number,
): readonly Candidate<Money | null>[] {
  return onPage(own, summaryPage).map((candidate) => {
    let inLine = 0;
    for (const others of money.values()) {
      if (others === own) continue;
      const stands = others.some(
        (other) =>
          other.figure !== candidate.figure &&
          other.look === candidate.look &&
          other.from.pageNumber === candidate.from.pageNumber &&
          Math.abs(other.from.box.right - candidate.from.box.right) < 3,
      );
      if (stands) inLine += 1;
    }
    return { ...candidate, score: candidate.score + IN_LEDGER * Math.min(4, inLine) };
  });
}
