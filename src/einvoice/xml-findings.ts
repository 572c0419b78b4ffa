import { E_INVOICE_WARNINGS } from "../base/limits.ts";
import { found, type Finding } from "../finding/finding.ts";
import type { EInvoiceComparison } from "./comparison.ts";

/** What the file says differently, in the order of the comparisons; one finding alone where it is of another invoice. */
export function findingsOf(comparisons: readonly EInvoiceComparison[]): readonly Finding[] {
  const [number, total] = [failed(comparisons, "invoiceNumber"), failed(comparisons, "total")];
  if (number !== null && total !== null) {
    const facts = { number: textsOf(number), total: textsOf(total) };
    return [found("xml-of-another-invoice", facts, ["invoiceNumber", "total"])];
  }
  const disagreeing = comparisons.filter(isFailed);
  const isSumExplained = disagreeing.some(({ figure }) => /^taxes\.\d+\.amount$/.test(figure));
  const told = disagreeing.filter(({ figure }) => figure !== "taxes" || !isSumExplained);
  const others = told.length - E_INVOICE_WARNINGS;
  return [
    ...told
      .slice(0, E_INVOICE_WARNINGS)
      .map((one) => found("xml-differs", { figure: one.figure, ...textsOf(one) }, [one.figure])),
    ...(others > 0 ? [found("xml-differs-further", { count: others })] : []),
  ];
}

/** Both sides are there. */
interface Failed extends EInvoiceComparison {
  readonly printed: string;
}

function isFailed(comparison: EInvoiceComparison): comparison is Failed {
  return comparison.agrees === false && comparison.printed !== null;
}

function failed(comparisons: readonly EInvoiceComparison[], name: string): Failed | null {
  return comparisons.filter(isFailed).find(({ figure }) => figure === name) ?? null;
}

function textsOf({ xml, printed }: Failed): { readonly xml: string; readonly printed: string } {
  return { xml, printed };
}
