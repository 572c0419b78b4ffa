import { Money } from "../base/money.ts";
import type { FigurePath } from "../document/identities.ts";
import type {
  PayApplication,
  SheetFigureName,
  SheetFigures,
  SheetRow,
} from "../document/pay-application.ts";
import type { Sourced } from "../document/sourced.ts";

/** A printed amount, or the exact sum of several. */
export interface Amount {
  readonly value: Money;
  /** How many printed figures it is made of. */
  readonly figureCount: number;
}

/** The amounts of a pay application by path; null where a figure is not printed. */
export type Amounts = Readonly<Record<FigurePath, Amount | null>>;

/** All amounts of a pay application, the sums over rows and listed change orders among them. */
export function amountsOf(document: PayApplication): Amounts {
  return {
    ...fieldAmounts(document),
    ...lineAmounts(document),
    ...totalAmounts(document.sheet?.totals ?? null),
    ...rowSums(document.sheet?.rows ?? []),
    "changeOrders.amount": changeOrderSum(document),
  };
}

type AmountsUnder<Prefix extends string> = Pick<
  Amounts,
  Extract<FigurePath, `${Prefix}.${string}`>
>;

function fieldAmounts(document: PayApplication): Omit<Amounts, `${string}.${string}`> {
  return {
    grossThisPeriod: amount(document.grossThisPeriod),
    retainageHeldToDate: amount(document.retainageHeldToDate),
    retainageReleasedThisPeriod: amount(document.retainageReleasedThisPeriod),
    totalCompletedAndStoredToDate: amount(document.totalCompletedAndStoredToDate),
    contractSumToDate: amount(document.contractSumToDate),
    balanceToFinishIncludingRetainage: amount(document.balanceToFinishIncludingRetainage),
    currentPaymentDue: amount(document.currentPaymentDue),
  };
}

function lineAmounts({ lines }: PayApplication): AmountsUnder<"lines"> {
  return {
    "lines.originalContractSum": amount(lines.originalContractSum),
    "lines.netChangeByChangeOrders": amount(lines.netChangeByChangeOrders),
    "lines.contractSumToDate": amount(lines.contractSumToDate),
    "lines.totalCompletedAndStored": amount(lines.totalCompletedAndStored),
    "lines.retainageOnWork": amount(lines.retainageOnWork),
    "lines.retainageOnStored": amount(lines.retainageOnStored),
    "lines.totalRetainage": amount(lines.totalRetainage),
    "lines.totalEarnedLessRetainage": amount(lines.totalEarnedLessRetainage),
    "lines.previousCertificates": amount(lines.previousCertificates),
    "lines.currentPaymentDue": amount(lines.currentPaymentDue),
    "lines.balanceToFinish": amount(lines.balanceToFinish),
    "lines.amountCertified": amount(lines.amountCertified),
    "lines.grossThisPeriod": amount(lines.grossThisPeriod),
    "lines.retainageReleased": amount(lines.retainageReleased),
    "lines.changeOrderAdditions": amount(lines.changeOrderAdditions),
    "lines.changeOrderDeductions": amount(lines.changeOrderDeductions),
    "lines.changeOrderNet": amount(lines.changeOrderNet),
  };
}

function totalAmounts(totals: SheetFigures | null): AmountsUnder<"sheet.totals"> {
  const total = (column: SheetFigureName): Amount | null => amount(totals?.[column] ?? null);
  return {
    "sheet.totals.scheduledValue": total("scheduledValue"),
    "sheet.totals.previousWork": total("previousWork"),
    "sheet.totals.workThisPeriod": total("workThisPeriod"),
    "sheet.totals.storedMaterials": total("storedMaterials"),
    "sheet.totals.completedAndStored": total("completedAndStored"),
    "sheet.totals.balanceToFinish": total("balanceToFinish"),
    "sheet.totals.retainage": total("retainage"),
  };
}

function rowSums(rows: readonly SheetRow[]): AmountsUnder<"sheet.rows"> {
  const sum = (column: SheetFigureName): Amount | null =>
    sumOf(rows.flatMap(({ figures }) => figures[column] ?? []));
  return {
    "sheet.rows.scheduledValue": sum("scheduledValue"),
    "sheet.rows.previousWork": sum("previousWork"),
    "sheet.rows.workThisPeriod": sum("workThisPeriod"),
    "sheet.rows.storedMaterials": sum("storedMaterials"),
    "sheet.rows.completedAndStored": sum("completedAndStored"),
    "sheet.rows.balanceToFinish": sum("balanceToFinish"),
    "sheet.rows.retainage": sum("retainage"),
  };
}

/** The sum of a list that lacks an amount would say something wrong about the list. */
function changeOrderSum({ changeOrders }: PayApplication): Amount | null {
  const printed = changeOrders.flatMap((changeOrder) => changeOrder.amount ?? []);
  return printed.length < changeOrders.length ? null : sumOf(printed);
}

/** Blank cells of a column add nothing; a column without a single figure is not printed. */
function sumOf(printed: readonly Sourced<Money>[]): Amount | null {
  if (printed.length === 0) return null;
  return { value: Money.sum(printed.map(({ value }) => value)), figureCount: printed.length };
}

function amount(figure: Sourced<Money> | null): Amount | null {
  return figure === null ? null : { value: figure.value, figureCount: 1 };
}
