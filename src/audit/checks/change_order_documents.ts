import { AUDIT_LIMITS } from "../../base/limits.ts";
import { enumerate } from "../../finding/figure-words.ts";
import { type AuditCheck, defineDocumentCheck } from "../audit-check.ts";
import type { BilledOrder } from "../billed-orders.ts";
import type { Verdict } from "../audit-finding.ts";
import type { OrderDocuments } from "../order-documents.ts";

/**
 * Where some of the listed change orders have their documents among the files, the others are named. It never fails:
 * nobody said that all papers of the contract are there.
 */
export const changeOrderDocuments: AuditCheck = defineDocumentCheck({
  name: "change_order_documents",
  severity: "low",
  verifies: "Each listed change order has its document among the files, where others have theirs.",
  test: (documents) => (documents.documented.length === 0 ? [] : [verdictOf(documents)]),
});

function verdictOf({ documented, undocumented }: OrderDocuments): Verdict {
  const files = [...documented, ...undocumented].map(({ application }) => application.file);
  const listing = [...new Set(files)];
  const [first] = undocumented;
  if (first === undefined) {
    const count = documented.length;
    const detail =
      count === 1
        ? "The listed change order has its document."
        : `All ${count} listed change orders have their documents.`;
    return { passed: true, detail, files: listing };
  }
  const named = undocumented.slice(0, AUDIT_LIMITS.named).map(wordsOf);
  const others = undocumented.length - named.length;
  const all = others === 0 ? named : [...named, `${others} more`];
  return {
    passed: null,
    detail: `Not tested: no document of ${enumerate(all)} is in this folder.`,
    files: listing,
  };
}

/** `change order 7 (12,481.00)`. */
function wordsOf({ order }: BilledOrder): string {
  return order.amount === null ? order.words : `${order.words} (${order.amount.toString()})`;
}
