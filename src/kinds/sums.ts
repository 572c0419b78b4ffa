import { memberAt } from "../document/value-at.ts";
import { sentenceCase } from "../base/sentence-case.ts";
import type { Kind, SumName } from "./kind.ts";
import { type AnyContent, kindOf } from "./kinds.ts";

/** The sums that the amounts of a kind are added up in, in their order; none where they are only counted. */
export function sumsOfKind({ plural, totals }: Kind<AnyContent>): readonly SumName[] {
  if (totals.notSummed !== null) return [];
  return totals.apart === null
    ? [{ name: sentenceCase(plural) }]
    : Object.values(totals.apart.sums);
}

/** The sum that the amount of a paper is added to; null where it is added to none. */
export function sumOfPaper({ documentType, document }: AnyContent): SumName | null {
  const kind = kindOf(documentType);
  const { apart } = kind.totals;
  if (apart === null) return sumsOfKind(kind)[0] ?? null;
  return apart.sums[String(memberAt(document, apart.choice))] ?? null;
}
