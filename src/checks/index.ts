// Generated from the files beside it. After adding a check: UPDATE=1 npx vitest run test/checks/generated-index.test.ts
import type { ChangeOrder } from "../document/change-order.ts";
import type { Invoice } from "../document/invoice.ts";
import type { PayApplication } from "../document/pay-application.ts";
import type { Check } from "./check.ts";
import type { RowCheck } from "./define-row-check.ts";
import { contractSumAfter } from "./change-order/contract_sum_after.ts";
import { contractSumBefore } from "./change-order/contract_sum_before.ts";
import { contractSumTotal } from "./change-order/contract_sum_total.ts";
import { costTotal } from "./change-order/cost_total.ts";
import { ratedLines } from "./change-order/rated_lines.ts";
import { lineMath } from "./invoice/line_math.ts";
import { linesToSubtotal } from "./invoice/lines_to_subtotal.ts";
import { taxRate } from "./invoice/tax_rate.ts";
import { total } from "./invoice/total.ts";
import { balanceDue } from "./invoice/balance_due.ts";
import { dates } from "./invoice/dates.ts";
import { linesToTotal } from "./invoice/identities/lines_to_total.ts";
import { taxOfBase } from "./invoice/identities/tax_of_base.ts";
import { firstApplicationGross } from "./pay-application/first_application_gross.ts";
import { g702Math } from "./pay-application/g702_math.ts";
import { retainageBilling } from "./pay-application/retainage_billing.ts";
import { certifiedWithinPayment } from "./pay-application/identities/certified_within_payment.ts";
import { completedWithinContract } from "./pay-application/identities/completed_within_contract.ts";
import { firstApplicationPreviousCertificates } from "./pay-application/identities/first_application_previous_certificates.ts";
import { firstApplicationPreviousWork } from "./pay-application/identities/first_application_previous_work.ts";
import { retainageRate } from "./pay-application/identities/retainage_rate.ts";
import { retainageRateOnStored } from "./pay-application/identities/retainage_rate_on_stored.ts";
import { retainageRateOnWork } from "./pay-application/identities/retainage_rate_on_work.ts";
import { overbilledRow } from "./pay-application/rows/overbilled_row.ts";
import { rowBalance } from "./pay-application/rows/row_balance.ts";
import { rowPercent } from "./pay-application/rows/row_percent.ts";
import { rowRetainage } from "./pay-application/rows/row_retainage.ts";
import { rowReversal } from "./pay-application/rows/row_reversal.ts";
import { rowTotal } from "./pay-application/rows/row_total.ts";

/** What the printed figures of a change order must satisfy. */
export const CHANGE_ORDER_CHECKS: readonly Check<ChangeOrder>[] = [
  contractSumAfter,
  contractSumBefore,
  contractSumTotal,
  costTotal,
  ratedLines,
];

/** The contract's checks of an invoice, in its order. */
export const INVOICE_CHECKS: readonly Check<Invoice>[] = [
  lineMath,
  linesToSubtotal,
  taxRate,
  total,
  balanceDue,
  dates,
];

/** Further identities of an invoice. */
export const FURTHER_INVOICE_CHECKS: readonly Check<Invoice>[] = [linesToTotal, taxOfBase];

/** The contract's checks of a pay application. */
export const PAY_APPLICATION_CHECKS: readonly Check<PayApplication>[] = [
  firstApplicationGross,
  g702Math,
  retainageBilling,
];

/** Rules of a pay application that are no plain sums. */
export const FURTHER_CHECKS: readonly Check<PayApplication>[] = [
  certifiedWithinPayment,
  completedWithinContract,
  firstApplicationPreviousCertificates,
  firstApplicationPreviousWork,
  retainageRate,
  retainageRateOnStored,
  retainageRateOnWork,
];

/** Rules for each row of the continuation sheet. */
export const ROW_CHECKS: readonly RowCheck[] = [
  overbilledRow,
  rowBalance,
  rowPercent,
  rowRetainage,
  rowReversal,
  rowTotal,
];
