import type { AuditCheck } from "./audit-check.ts";
import {
  applicationNumbers,
  applicationPeriods,
  duplicateApplications,
} from "./checks/numbers-and-periods.ts";
import {
  changeOrderAmounts,
  changeOrderDocuments,
  changeOrdersExecuted,
  executedOrdersListed,
} from "./checks/documented-orders.ts";
import { rowsInStep, storedMaterialAge } from "./checks/ahead-of-work.ts";
import { completedWork, previousWork } from "./checks/work-in-rows.ts";
import {
  earlierChanges,
  listedChangeOrders,
  netChange,
  originalContractSum,
} from "./checks/contract-sums.ts";
import { paymentsToDate, previousCertificates } from "./checks/payments.ts";
import { retainageRateKept, retainageReleased } from "./checks/retainage.ts";
import { rowsKept, scheduledValues } from "./checks/schedule-rows.ts";

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
  storedMaterialAge,
  rowsInStep,
];
