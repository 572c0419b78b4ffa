import { namesOf } from "../base/names-of.ts";
import type { Reading } from "../reading.ts";
import type { FullChangeOrderResult } from "../wire/full-contract.ts";
import type { FullResult } from "../wire/full-contract.ts";
import type { IdentityBody } from "../wire/proof-contract.ts";
import { namerOf } from "../wire/public-name.ts";

/** A document as the engine read it and as its full answer says it. */
export interface ReadDocument {
  readonly reading: Reading;
  readonly answer: FullResult;
}

/** The page to look at for a check: of the row that fails, else of the figure that it tests; null where neither has one. */
export function pageOfCheck(check: IdentityBody, read: ReadDocument): number | null {
  const ofRow = check.passed === false ? pageOfFailingRow(check, read.answer) : null;
  return ofRow ?? pageOfFigures(check, read);
}

function pageOfFailingRow({ name, printed }: IdentityBody, answer: FullResult): number | null {
  if ("g703" in answer) {
    const failing = answer.g703?.rows.find(({ checks }) =>
      checks.some((check) => check.name === name && !check.passed),
    );
    return failing?.page ?? null;
  }
  if ("costTotal" in answer) return name === "cost_total" ? pageOfCosts(answer) : null;
  const failing = answer.lineItems.find(({ amount }) => amount === printed);
  return name === "line_math" ? (failing?.page ?? null) : null;
}

function pageOfCosts({ costTotal }: Pick<FullChangeOrderResult, "costTotal">): number | null {
  return costTotal?.total.page ?? null;
}

/** Of the first of its figures that stands anywhere, the tested one before the others. */
function pageOfFigures(
  { figures }: IdentityBody,
  { reading, answer }: ReadDocument,
): number | null {
  const totals = pagesOfTotals(reading);
  const pages = figures.flatMap(
    (figure) => answer.evidence[figure]?.from[0]?.page ?? totals.get(figure) ?? [],
  );
  return pages[0] ?? null;
}

/** Where the totals of a continuation sheet stand, which the answer does not say. */
function pagesOfTotals(reading: Reading): ReadonlyMap<string, number> {
  const totals = reading.documentType === "PAY_APPLICATION" ? reading.document.sheet?.totals : null;
  if (totals === null || totals === undefined) return new Map();
  const nameOf = namerOf(reading.documentType);
  return new Map(
    namesOf(totals).flatMap((name) => {
      const pageNumber = totals[name]?.from[0].pageNumber;
      return pageNumber === undefined ? [] : [[nameOf(`sheet.totals.${name}`), pageNumber]];
    }),
  );
}
