import { overlapY } from "../../base/box.ts";
import type { Money } from "../../base/money.ts";
import type {
  EarlierChanges,
  PayApplication,
  SheetFigures,
  SummaryLines,
} from "../../document/pay-application.ts";
import type { Sourced } from "../../document/sourced.ts";
import { type Finding, found } from "../../finding/finding.ts";
import type { Layout, PageLayout } from "../../layout/layout.ts";
import type { Label } from "../../lexicon/labels.ts";
import type { PayApplicationField } from "../../lexicon/template.ts";
import type { Page, Word } from "../../page/page.ts";
import { isCloseBehind, TWO_DIGITS } from "../../paper/cents-columns.ts";
import type { Figure } from "../../paper/figures.ts";
import type { PagePieces } from "../../paper/pieces.ts";
import type { Schedule } from "../../schedule/schedule.ts";
import { signatureOn } from "../../evidence/signature.ts";
import type { UnexplainedAmount } from "../printed-gaps.ts";
import { signablePage } from "../signable-page.ts";
import { stampFindings } from "../stamps.ts";
import { unreadPages } from "../unread-pages.ts";
import { CAPTION } from "./is-pay-application.ts";
import type { ApplicationSummary } from "./application-summary.ts";

/** What findings that no identity can tell are made of. */
export interface NoticeGiven {
  readonly layout: Layout;
  readonly pages: readonly PagePieces[];
  readonly summary: ApplicationSummary;
  readonly schedule: Schedule | null;
  readonly document: PayApplication;
  /** Captions of figures on all pages. */
  readonly labels: readonly Label<PayApplicationField | null>[];
}

/** Pages that were not read, a second application, and a date that stays open. */
export function noticesOf(given: NoticeGiven): readonly Finding[] {
  return [
    ...stampFindings(given.layout),
    ...unreadPages(pagesOf(given)),
    ...secondApplication(given.summary),
    ...twins(given.summary),
    ...openDate(given.summary),
    ...looseCents(given),
    ...secondReadings(given),
    ...notCertified(given),
    ...notSigned(given),
  ];
}

/** A caption of the amount certified with nothing behind it: an amount there counts, whatever else it was read as. */
function notCertified({
  document: { lines },
  labels,
  summary,
  pages,
}: NoticeGiven): readonly Finding[] {
  const captions = labels.filter(
    ({ meanings, pageNumber, coverage }) =>
      meanings.includes("amountCertified") && pageNumber === summary.page && coverage >= CAPTION,
  );
  const isDue = lines.currentPaymentDue !== null && !lines.currentPaymentDue.value.isZero();
  const isBlank =
    captions.length > 0 && captions.every(({ words }) => !isAmountBehind(words, pages));
  return lines.amountCertified === null && isDue && isBlank
    ? [found("not-certified", {}, ["lines.amountCertified"])]
    : [];
}

/** Whether the next thing on the line behind words is an amount. */
function isAmountBehind(caption: readonly Word[], pages: readonly PagePieces[]): boolean {
  const last = caption.at(-1);
  if (last === undefined) return false;
  return pages
    .flatMap(({ lines }) => lines)
    .some(({ pieces }) => {
      const own = pieces.findIndex(({ words }) => words.includes(last));
      const next = pieces.slice(own + 1).find(({ isFiller }) => !isFiller);
      return own >= 0 && next?.figure?.form === "amount";
    });
}

/** Lines for signatures on the summary page that are all blank, and no signature on another page. */
function notSigned({ layout, summary }: NoticeGiven): readonly Finding[] {
  const isOfSummary = ({ page }: PageLayout): boolean => page.pageNumber === summary.page;
  if (signatureOn(layout.pages.filter(isOfSummary).map(signablePage)) !== "BLANK") return [];
  const others = layout.pages.filter((page) => !isOfSummary(page)).map(signablePage);
  return signatureOn(others) === "SIGNED" ? [] : [found("not-signed", {})];
}

function pagesOf({ layout }: NoticeGiven): readonly Page[] {
  return layout.pages.map(({ page }) => page);
}

function secondReadings({ summary, schedule }: NoticeGiven): readonly Finding[] {
  const taken = [...summary.secondReadings, ...(schedule?.secondReadings ?? [])];
  return taken.map((facts) => found("second-reading-taken", facts));
}

function openDate({ openDate: day }: ApplicationSummary): readonly Finding[] {
  return day === null
    ? []
    : [found("date-order-open", { field: "periodTo", ...day }, ["periodTo"])];
}

function secondApplication({
  page: summaryPage,
  secondPage,
}: ApplicationSummary): readonly Finding[] {
  return secondPage === null
    ? []
    : [found("second-application", { page: secondPage, summaryPage })];
}

/** A figure that is printed twice and once wrong: which of them is meant, a person must say. */
function twins({ twins: pairs }: ApplicationSummary): readonly Finding[] {
  return pairs.map(({ line, chosen, other }) => {
    const figure = `lines.${line}`;
    const places = {
      printed: chosen.from.printed,
      page: chosen.from.pageNumber,
      other: other.from.printed,
      otherPage: other.from.pageNumber,
    };
    return found("almost-same-figure", { figure, ...places }, [figure]);
  });
}

/** Cents that stand apart from their dollars, but not clearly enough to be read with them. */
function looseCents(given: NoticeGiven): readonly Finding[] {
  const { summary } = given;
  const pages = pagesOf(given);
  for (const { best } of summary.lines.values()) {
    const { printed, pageNumber: page } = best.from;
    const last = best.words.at(-1);
    if (last === undefined || !WHOLE.test(printed)) continue;
    const words = pages.find(({ pageNumber }) => pageNumber === page)?.words ?? [];
    const cents = words.find((word) => isBehind(last, word));
    if (cents !== undefined) return [found("cents-apart", { printed, page, cents: cents.text })];
  }
  return [];
}

const WHOLE = /\d$/;
function isBehind(last: Word, word: Word): boolean {
  if (!TWO_DIGITS.test(word.text) || /[.,]\d\d$/.test(last.text)) return false;
  const isLevel = overlapY(word.box, last.box) > last.glyphHeight / 2;
  return isLevel && word.box.left >= last.box.right && isCloseBehind(last, word);
}

/**
 * The different amounts of the summary's page that are no figure of the document, whatever they stand beside: where a field
 * was not found, its figure may be among them, and where there are none, it is not printed.
 */
export function unexplainedAmounts(
  document: PayApplication,
  pages: readonly PagePieces[],
  {
    summaryPage,
    excluded,
  }: { readonly summaryPage: number; readonly excluded: ReadonlySet<Figure> },
): readonly UnexplainedAmount[] {
  const known = new Set(amountsOf(document).map((money) => money.absolute().key()));
  const unknown = new Map<string, UnexplainedAmount>();
  for (const { layout, figures } of pages) {
    if (summaryPage > 0 && layout.page.pageNumber !== summaryPage) continue;
    for (const figure of figures) {
      const { form, money, printed, pageNumber } = figure;
      if (form !== "amount" || money === null || money.isZero() || excluded.has(figure)) continue;
      const key = money.absolute().key();
      if (!known.has(key) && !unknown.has(key))
        unknown.set(key, { size: money.absolute(), printed, pageNumber });
    }
  }
  return [...unknown.values()];
}

function amountsOf({
  lines,
  earlierChanges,
  sheet,
  changeOrders,
  grossThisPeriod,
}: PayApplication): readonly Money[] {
  const groups: readonly (SummaryLines | EarlierChanges | SheetFigures | null)[] = [
    lines,
    earlierChanges,
    sheet?.totals ?? null,
    ...(sheet?.rows ?? []).map(({ figures }) => figures),
  ];
  const figures: readonly (Sourced<Money> | null)[] = [
    ...groups.flatMap((group) => (group === null ? [] : figuresIn(group))),
    ...changeOrders.map(({ amount }) => amount),
    grossThisPeriod,
  ];
  return figures.flatMap((figure) => (figure === null ? [] : [figure.value]));
}

function figuresIn(
  group: SummaryLines | EarlierChanges | SheetFigures,
): readonly (Sourced<Money> | null)[] {
  const entries: readonly (readonly [string, Sourced<Money> | null])[] = Object.entries(group);
  return entries.map(([, figure]) => figure);
}
