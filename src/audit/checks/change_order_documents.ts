import { type AuditCheck, defineDocumentCheck, notTested } from "../audit-check.ts";
import type { BareFinding } from "../audit-finding.ts";
import type { OrderDocuments } from "../order-documents.ts";

/**
 * Where some of the listed change orders have their documents among the files, the others are named. It never fails:
 * nobody said that all papers of the contract are there.
 */
export const changeOrderDocuments: AuditCheck = defineDocumentCheck({
  name: "change_order_documents",
  severity: "low",
  verifies: "Each listed change order has its document among the files, where others have theirs.",
  test: (documents) => (documents.documented.length === 0 ? [] : [findingOf(documents)]),
});

function findingOf({ documented, undocumented }: OrderDocuments): BareFinding {
  const listing = [...documented, ...undocumented].map(({ application }) => application.file);
  const files = [...new Set(listing)];
  if (undocumented.length === 0) {
    const facts = { count: documented.length };
    return { passed: true, statement: { code: "orders-documented", facts }, files };
  }
  const orders = undocumented.map(({ order: { name, amount } }) => ({ order: name, amount }));
  return notTested(files, { code: "orders-without-document", facts: { orders } });
}
