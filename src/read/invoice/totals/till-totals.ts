import type { Money } from "../../../base/money.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import type { InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";
import type { AmountRow } from "../../../evidence/invoice/totals/amount-rows.ts";
import { unlabelledRow } from "../../../evidence/invoice/totals/unlabelled.ts";

/** What a till says was given, and what it gave back. */
const GIVEN: ReadonlySet<AmountRow["meaning"]> = new Set(["cashTendered", "amountPaid"]);

/** More pairs are no till's slip. */
const MOST_PAIRS = 12;

/**
 * What a till took: what was given less what was given back, where the slip prints that amount elsewhere, too. Three figures
 * that agree name the total, whatever its own label says or how a scan has torn it. An amount for each print of it.
 */
export function tillTotals(
  { lines }: Pick<InvoicePaper, "lines">,
  rows: readonly AmountRow[],
): readonly AmountRow[] {
  const ofTill = new Set(rows.flatMap(({ meaning, figure }) => (movesCash(meaning) ? figure : [])));
  const taken = takenAmounts(rows);
  if (taken.length === 0) return [];
  return lines.flatMap(({ figures }, at) =>
    figures
      .filter((figure) => !ofTill.has(figure) && isAmount(figure))
      .filter(({ value }) => taken.some((amount) => amount.equals(value)))
      .map((figure) => unlabelledRow("plainTotal", figure, at)),
  );
}

function movesCash(meaning: AmountRow["meaning"]): boolean {
  return meaning === "cashChange" || GIVEN.has(meaning);
}

/** What was given less each change that is printed below it and is smaller. */
function takenAmounts(rows: readonly AmountRow[]): readonly Money[] {
  const given = rows.filter(({ meaning }) => GIVEN.has(meaning));
  const changes = rows.filter(({ meaning }) => meaning === "cashChange");
  return given
    .flatMap((gave) =>
      changes
        .filter(({ at, figure }) => at >= gave.at && figure !== gave.figure)
        .map(({ figure }) => gave.figure.value.minus(figure.value.absolute())),
    )
    .filter((amount) => !amount.isZero() && !amount.isNegative())
    .slice(0, MOST_PAIRS);
}

function isAmount({ isPercent, decimals }: InvoiceFigure): boolean {
  return !isPercent && decimals === 2;
}
