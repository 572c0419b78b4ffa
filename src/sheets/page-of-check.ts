import { namesOf } from "../base/names-of.ts";
import { valueAt } from "../document/value-at.ts";
import { kindOf } from "../kinds/kinds.ts";
import { rowsOf } from "../kinds/known-by.ts";
import type { Reading } from "../kinds/reading.ts";
import type { FullResult } from "../wire/full-contract.ts";
import type { IdentityBody } from "../wire/proof-contract.ts";
import { namerOf } from "../wire/values.ts";
import type { TableRow } from "./definitions/columns.ts";

/** A document as its full answer says it, with the rows of its tables. */
interface ReadDocument {
  readonly answer: FullResult;
  readonly rows: readonly TableRow[];
  /** The pages on which the totals of its tables stand, by their paths in the answer. */
  readonly totals: ReadonlyMap<string, number>;
}

/** The page to look at for a check: of the row that fails, else of the figure that it tests; null where neither has one. */
export function pageOfCheck(check: IdentityBody, read: ReadDocument): number | null {
  const failing =
    check.passed === false
      ? read.rows.find(({ facts }) =>
          facts.checks.some(({ name, passed }) => name === check.name && !passed),
        )
      : undefined;
  return failing?.pageNumber ?? pageOfFigures(check, read);
}

/** Where the totals of tables stand, which the answer does not say. */
export function pagesOfTotals(reading: Reading): ReadonlyMap<string, number> {
  const nameOf = namerOf(reading.documentType);
  const groups = kindOf(reading.documentType).groups.filter(
    ({ totalsOf }) => totalsOf !== undefined,
  );
  return new Map(
    groups.flatMap((group) => {
      const [totals] = rowsOf(reading, group) ?? [];
      if (totals === undefined) return [];
      return namesOf(group.fields).flatMap((name): [string, number][] => {
        const pageNumber = valueAt(totals, name)?.from[0].pageNumber;
        return pageNumber === undefined ? [] : [[nameOf(`${group.path}.${name}`), pageNumber]];
      });
    }),
  );
}

/** Of the first of its figures that stands anywhere, the tested one before the others. */
function pageOfFigures({ figures }: IdentityBody, { answer, totals }: ReadDocument): number | null {
  const pages = figures.flatMap(
    (figure) => answer.evidence[figure]?.from[0]?.page ?? totals.get(figure) ?? [],
  );
  return pages[0] ?? null;
}
