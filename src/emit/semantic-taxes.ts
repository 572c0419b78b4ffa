import type { Term } from "./emitted-invoice.ts";
import type { UntaxedAdjustment } from "./adjustments.ts";
import type {
  SemanticAdjustment,
  SemanticLine,
  SemanticTax,
  SemanticTaxCategory,
} from "./semantic-invoice.ts";
import type { UntaxedLine } from "./semantic-lines.ts";
import type { TaxGroup, TaxKind, TaxPlan } from "./tax-groups.ts";
import { amountText, numberText, printed, setTerm, sumTerm } from "./terms.ts";

/** Reasons of the list VATEX that say no more than their category. */
const REASON_CODES: Readonly<Partial<Record<TaxKind["category"], string>>> = {
  AE: "VATEX-EU-AE",
  G: "VATEX-EU-G",
  K: "VATEX-EU-IC",
  O: "VATEX-EU-O",
};

/** The breakdown of the tax: BG-23. */
export function taxesOf({ groups }: TaxPlan, hasAdjustments: boolean): readonly SemanticTax[] {
  return groups.map((group) => taxOf(group, hasAdjustments && groups.length === 1));
}

function taxOf({ kind, base, baseFrom, tax, taxFrom }: TaxGroup, isAdjusted: boolean): SemanticTax {
  const { reason, category } = kind;
  const code = REASON_CODES[category];
  const parts = isAdjusted ? ["BT-131", "-BT-92", "BT-99"] : ["BT-131"];
  return {
    ...categoryTerms(kind, ["BT-118", "BT-119"]),
    base:
      baseFrom.length > 0
        ? printed("BT-116", amountText(base), baseFrom)
        : sumTerm("BT-116", base, parts),
    amount:
      taxFrom.length > 0
        ? printed("BT-117", amountText(tax), taxFrom)
        : setTerm("BT-117", amountText(tax), "nothing is charged in this category"),
    reason: reason === null ? null : { term: "BT-120", value: reason.text, origin: reason.origin },
    reasonCode:
      reason === null || code === undefined
        ? null
        : { term: "BT-121", value: code, origin: kind.from },
  };
}

/** Lines with their categories. */
export function taxedLines(
  lines: readonly UntaxedLine[],
  { kindOfLine }: TaxPlan,
): readonly SemanticLine[] {
  return lines.flatMap((line) => {
    const kind = kindOfLine.get(line);
    if (kind === undefined) return [];
    const terms = categoryTerms(kind, ["BT-151", "BT-152"]);
    const { printedRate, rate } = { printedRate: line.printedRate, rate: terms.rate };
    const own =
      printedRate === null || rate === null
        ? rate
        : printed("BT-152", rate.value, printedRate.from);
    return [{ ...line, ...terms, rate: own }];
  });
}

/** Allowances or charges with their category: there are none where several hold. */
export function taxedAdjustments(
  adjustments: readonly UntaxedAdjustment[],
  { groups }: TaxPlan,
  isCharge: boolean,
): readonly SemanticAdjustment[] {
  const kind = groups[0]?.kind;
  if (kind === undefined) return [];
  const numbers = isCharge ? (["BT-102", "BT-103"] as const) : (["BT-95", "BT-96"] as const);
  return adjustments
    .filter((one) => one.isCharge === isCharge)
    .map((one) => ({ ...one, ...categoryTerms(kind, numbers) }));
}

function categoryTerms(
  { category, rate, from }: TaxKind,
  [ofCategory, ofRate]: readonly [string, string],
): SemanticTaxCategory {
  const term: Term = { term: ofCategory, value: category, origin: from };
  return {
    category: term,
    rate: rate === null ? null : { term: ofRate, value: numberText(rate.points), origin: from },
  };
}
