import type { Money } from "../../src/base/money.ts";
import type {
  ListedChangeOrder,
  PayApplication,
  SheetRow,
} from "../../src/document/pay-application.ts";
import type { Sourced } from "../../src/document/sourced.ts";
import { sourced } from "./printed.ts";

/** One printed figure of a pay application, with a way to print another in its place. */
export interface PrintedFigure {
  /** Where it stands, such as `lines.balanceToFinish` or `sheet.rows[2].workThisPeriod`. */
  readonly path: string;
  /** The names under which checks use it: its own, its contract field, or the sum it belongs to. */
  readonly usedAs: readonly string[];
  readonly value: Money;
  /** The document with another amount printed, or with none. */
  readonly replacedBy: (amount: Money | null) => PayApplication;
}

type Figures = Readonly<Record<string, Sourced<Money> | null>>;

const FIELD_OF_LINE: Readonly<Record<string, keyof PayApplication>> = {
  contractSumToDate: "contractSumToDate",
  totalCompletedAndStored: "totalCompletedAndStoredToDate",
  totalRetainage: "retainageHeldToDate",
  balanceToFinish: "balanceToFinishIncludingRetainage",
  currentPaymentDue: "currentPaymentDue",
  retainageReleased: "retainageReleasedThisPeriod",
};

/** Every figure that a pay application prints. */
export function printedFigures(document: PayApplication): readonly PrintedFigure[] {
  return [
    ...grossFigure(document),
    ...lineFigures(document),
    ...totalFigures(document),
    ...rowFigures(document),
    ...changeOrderFigures(document),
  ];
}

function grossFigure(document: PayApplication): readonly PrintedFigure[] {
  const path = "grossThisPeriod";
  const replacedBy = (amount: Money | null): PayApplication => ({
    ...document,
    grossThisPeriod: printed(amount),
  });
  const value = document.grossThisPeriod?.value;
  return value === undefined ? [] : [{ path, usedAs: [path], value, replacedBy }];
}

function lineFigures(document: PayApplication): readonly PrintedFigure[] {
  return present({ ...document.lines }).map(([name, value]) => {
    const path = `lines.${name}`;
    const field = FIELD_OF_LINE[name];
    const replacedBy = (amount: Money | null): PayApplication => ({
      ...document,
      lines: { ...document.lines, [name]: printed(amount) },
      ...(field === undefined ? {} : { [field]: printed(amount) }),
    });
    return { path, usedAs: field === undefined ? [path] : [path, field], value, replacedBy };
  });
}

function totalFigures(document: PayApplication): readonly PrintedFigure[] {
  const { sheet } = document;
  if (sheet === null || sheet.totals === null) return [];
  const { totals } = sheet;
  return present({ ...totals }).map(([column, value]) => {
    const path = `sheet.totals.${column}`;
    const replacedBy = (amount: Money | null): PayApplication => ({
      ...document,
      sheet: { ...sheet, totals: { ...totals, [column]: printed(amount) } },
    });
    return { path, usedAs: [path], value, replacedBy };
  });
}

function rowFigures(document: PayApplication): readonly PrintedFigure[] {
  const { sheet } = document;
  if (sheet === null) return [];
  return sheet.rows.flatMap((row, rowIndex) =>
    present({ ...row.figures }).map(([column, value]) => {
      const replacedBy = (amount: Money | null): PayApplication => {
        const changed: SheetRow = {
          ...row,
          figures: { ...row.figures, [column]: printed(amount) },
        };
        return { ...document, sheet: { ...sheet, rows: sheet.rows.with(rowIndex, changed) } };
      };
      const path = `sheet.rows[${rowIndex}].${column}`;
      return { path, usedAs: [`sheet.rows.${column}`], value, replacedBy };
    }),
  );
}

function changeOrderFigures(document: PayApplication): readonly PrintedFigure[] {
  const { changeOrders } = document;
  return changeOrders.flatMap((changeOrder, orderIndex) => {
    const value = changeOrder.amount?.value;
    const replacedBy = (amount: Money | null): PayApplication => {
      const changed: ListedChangeOrder = { ...changeOrder, amount: printed(amount) };
      return { ...document, changeOrders: changeOrders.with(orderIndex, changed) };
    };
    const path = `changeOrders[${orderIndex}].amount`;
    return value === undefined
      ? []
      : [{ path, usedAs: ["changeOrders.amount"], value, replacedBy }];
  });
}

function present(figures: Figures): readonly (readonly [string, Money])[] {
  return Object.entries(figures).flatMap(([name, figure]) =>
    figure === null ? [] : [[name, figure.value] as const],
  );
}

function printed(amount: Money | null): Sourced<Money> | null {
  return amount === null ? null : sourced(amount, amount.toString());
}
