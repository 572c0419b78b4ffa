import type { Money } from "../../base/money.ts";
import type {
  EarlierChanges,
  PayApplication,
  SheetFigures,
  SummaryLines,
} from "../../document/pay-application.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { Figure } from "../../paper/figures.ts";
import type { PagePieces } from "../../paper/pieces.ts";

/**
 * How many different amounts of the summary's page are no figure of the document, whatever they stand beside: where
 * a field was not found, its figure may be among them, and where there are none, it is not printed.
 */
export function unexplainedAmounts(
  document: PayApplication,
  pages: readonly PagePieces[],
  {
    summaryPage,
    excluded,
  }: { readonly summaryPage: number; readonly excluded: ReadonlySet<Figure> },
): number {
  const known = new Set(amountsOf(document).map((money) => money.absolute().key()));
  const unknown = new Set<string>();
  for (const { layout, figures } of pages) {
    if (summaryPage > 0 && layout.page.pageNumber !== summaryPage) continue;
    for (const figure of figures) {
      const { form, money } = figure;
      if (form !== "amount" || money === null || money.isZero() || excluded.has(figure)) continue;
      const key = money.absolute().key();
      if (!known.has(key)) unknown.add(key);
    }
  }
  return unknown.size;
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
