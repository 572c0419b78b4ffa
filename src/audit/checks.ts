import type { AuditCheck } from "./audit-check.ts";
import { applicationNumbers } from "./checks/application_numbers.ts";
import { applicationPeriods } from "./checks/application_periods.ts";
import { changeOrderAmounts } from "./checks/change_order_amounts.ts";
import { changeOrderDocuments } from "./checks/change_order_documents.ts";
import { changeOrdersExecuted } from "./checks/change_orders_executed.ts";
import { completedWork } from "./checks/completed_work.ts";
import { duplicateApplications } from "./checks/duplicate_applications.ts";
import { earlierChanges } from "./checks/earlier_changes.ts";
import { executedOrdersListed } from "./checks/executed_orders_listed.ts";
import { listedChangeOrders } from "./checks/listed_change_orders.ts";
import { netChange } from "./checks/net_change.ts";
import { originalContractSum } from "./checks/original_contract_sum.ts";
import { paymentsToDate } from "./checks/payments_to_date.ts";
import { previousCertificates } from "./checks/previous_certificates.ts";
import { previousWork } from "./checks/previous_work.ts";
import { retainageRateKept } from "./checks/retainage_rate_kept.ts";
import { retainageReleased } from "./checks/retainage_released.ts";
import { rowsKept } from "./checks/rows_kept.ts";
import { scheduledValues } from "./checks/scheduled_values.ts";

/** All comparisons over the applications of one contract, in the order in which they are reported. */
export const AUDIT_CHECKS: readonly AuditCheck[] = [
  duplicateApplications,
  applicationNumbers,
  applicationPeriods,
  previousCertificates,
  paymentsToDate,
  originalContractSum,
  netChange,
  earlierChanges,
  listedChangeOrders,
  changeOrdersExecuted,
  changeOrderAmounts,
  executedOrdersListed,
  changeOrderDocuments,
  scheduledValues,
  rowsKept,
  previousWork,
  completedWork,
  retainageReleased,
  retainageRateKept,
];
