import type { SheetFigureName, SummaryLineName } from "./pay-application.ts";

/** How much a broken identity weighs: a law of the form, a tie between pages, or a custom of some platforms. */
export type Severity = "high" | "medium" | "low";

/** Where a figure of the form stands. `sheet.rows.…` and `changeOrders.amount` are the sums of all rows and of all listed orders. */
export type FigurePath =
  | `lines.${SummaryLineName}`
  | `sheet.totals.${SheetFigureName}`
  | `sheet.rows.${SheetFigureName}`
  | "changeOrders.amount";

/** A figure that is added or taken away. */
export interface Term<Figure extends string> {
  readonly sign: 1 | -1;
  readonly figure: Figure;
}

/** One printed figure that the sum of others must equal. Plain data, to be tested by checks and weighed by the choice among candidates. */
export interface Identity<Figure extends string> {
  /** Key of the identity in the table of the domain: letter and number. */
  readonly id: string;
  /** Public name, lower case with underscores. */
  readonly name: string;
  readonly severity: Severity;
  readonly printed: Figure;
  readonly expected: readonly Term<Figure>[];
  /** A second sum that some layouts have in place of the first; the identity holds with either. */
  readonly otherwise: readonly Term<Figure>[] | null;
  /** The identity says something only where none of these is printed. */
  readonly onlyWithout: readonly Figure[];
  /** Names of identities that together say the same; when one of them is broken, this one adds nothing. */
  readonly impliedBy: readonly string[];
}

/** A figure to be added. */
export function plus<Figure extends string>(figure: Figure): Term<Figure> {
  return { sign: 1, figure };
}

/** A figure to be taken away. */
export function minus<Figure extends string>(figure: Figure): Term<Figure> {
  return { sign: -1, figure };
}

function identity<Figure extends string>(
  [id, name]: readonly [id: string, name: string],
  printed: Figure,
  expected: readonly Term<Figure>[],
  extras: Partial<Identity<Figure>> = {},
): Identity<Figure> {
  const usual = { severity: "high", otherwise: null, onlyWithout: [], impliedBy: [] } as const;
  return { id, name, printed, expected, ...usual, ...extras };
}

/** In a row, what is completed and stored is the sum of its parts; a blank part counts as nothing. */
export const ROW_TOTAL: Identity<SheetFigureName> = identity(
  ["B1", "row_total"],
  "completedAndStored",
  [plus("previousWork"), plus("workThisPeriod"), plus("storedMaterials")],
);

/** In a row, what is left is what was scheduled less what is completed; completed may be blank. */
export const ROW_BALANCE: Identity<SheetFigureName> = identity(
  ["B2", "row_balance"],
  "balanceToFinish",
  [plus("scheduledValue"), minus("completedAndStored")],
);

/** What each priced row of a continuation sheet must satisfy. */
export const ROW_IDENTITIES: readonly Identity<SheetFigureName>[] = [ROW_TOTAL, ROW_BALANCE];

const SUMMARY: readonly Identity<FigurePath>[] = [
  identity(["A1", "line1_plus_line2"], "lines.contractSumToDate", [
    plus("lines.originalContractSum"),
    plus("lines.netChangeByChangeOrders"),
  ]),
  identity(["A2", "retainage_parts"], "lines.totalRetainage", [
    plus("lines.retainageOnWork"),
    plus("lines.retainageOnStored"),
  ]),
  identity(["A5", "line4_minus_line5"], "lines.totalEarnedLessRetainage", [
    plus("lines.totalCompletedAndStored"),
    minus("lines.totalRetainage"),
  ]),
  identity(["A6", "line6_minus_line7"], "lines.currentPaymentDue", [
    plus("lines.totalEarnedLessRetainage"),
    minus("lines.previousCertificates"),
  ]),
  identity(["A7", "line3_minus_line6"], "lines.balanceToFinish", [
    plus("lines.contractSumToDate"),
    minus("lines.totalEarnedLessRetainage"),
  ]),
  identity(
    ["A7b", "line3_minus_line4_plus_line5"],
    "lines.balanceToFinish",
    [
      plus("lines.contractSumToDate"),
      minus("lines.totalCompletedAndStored"),
      plus("lines.totalRetainage"),
    ],
    { impliedBy: ["g702_math", "line4_minus_line5", "line3_minus_line6"] },
  ),
  identity(
    ["A6b", "line4_minus_line5_minus_line7"],
    "lines.currentPaymentDue",
    [
      plus("lines.totalCompletedAndStored"),
      minus("lines.totalRetainage"),
      minus("lines.previousCertificates"),
    ],
    { impliedBy: ["line4_minus_line5", "line6_minus_line7"] },
  ),
];

const CHANGE_ORDERS: readonly Identity<FigurePath>[] = [
  identity(
    ["A9", "change_order_summary"],
    "lines.changeOrderNet",
    [plus("lines.changeOrderAdditions"), minus("lines.changeOrderDeductions")],
    { severity: "medium" },
  ),
  identity(
    ["A9b", "change_order_net_to_line2"],
    "lines.netChangeByChangeOrders",
    [plus("lines.changeOrderNet")],
    { severity: "medium" },
  ),
  identity(
    ["T4", "change_orders_to_line2"],
    "lines.netChangeByChangeOrders",
    [plus("changeOrders.amount")],
    { severity: "medium" },
  ),
];

const TOTALS_ROW: readonly Identity<FigurePath>[] = [
  identity(["B1t", "totals_row_total"], "sheet.totals.completedAndStored", [
    plus("sheet.totals.previousWork"),
    plus("sheet.totals.workThisPeriod"),
    plus("sheet.totals.storedMaterials"),
  ]),
  identity(
    ["B1w", "totals_row_total_without_stored"],
    "sheet.totals.completedAndStored",
    [plus("sheet.totals.previousWork"), plus("sheet.totals.workThisPeriod")],
    {
      severity: "low",
      onlyWithout: ["sheet.totals.storedMaterials", "sheet.rows.storedMaterials"],
    },
  ),
  identity(["B2t", "totals_row_balance"], "sheet.totals.balanceToFinish", [
    plus("sheet.totals.scheduledValue"),
    minus("sheet.totals.completedAndStored"),
  ]),
];

function columnTotal(ending: string, column: SheetFigureName): Identity<FigurePath> {
  return identity(
    ["B5", `column_total_${ending}`],
    `sheet.totals.${column}`,
    [plus<FigurePath>(`sheet.rows.${column}`)],
    { severity: "medium" },
  );
}

const COLUMN_TOTALS: readonly Identity<FigurePath>[] = [
  columnTotal("scheduled", "scheduledValue"),
  columnTotal("previous", "previousWork"),
  columnTotal("this_period", "workThisPeriod"),
  columnTotal("stored", "storedMaterials"),
  columnTotal("completed", "completedAndStored"),
  columnTotal("balance", "balanceToFinish"),
  columnTotal("retainage", "retainage"),
];

/** Change orders in a section outside the grand total leave it at the original contract sum. */
const TO_ORIGINAL: readonly Term<FigurePath>[] = [plus("lines.originalContractSum")];

const SHEET_TO_SUMMARY: readonly Identity<FigurePath>[] = [
  identity(
    ["T1", "sheet_to_summary_scheduled"],
    "sheet.totals.scheduledValue",
    [plus("lines.contractSumToDate")],
    { severity: "medium", otherwise: TO_ORIGINAL },
  ),
  identity(["T2", "sheet_to_summary_completed"], "sheet.totals.completedAndStored", [
    plus("lines.totalCompletedAndStored"),
  ]),
  identity(
    ["T3", "sheet_to_summary_retainage"],
    "sheet.totals.retainage",
    [plus("lines.totalRetainage")],
    { severity: "medium" },
  ),
  identity(
    ["T5", "sheet_to_summary_balance"],
    "lines.balanceToFinish",
    [plus("sheet.totals.balanceToFinish"), plus("lines.totalRetainage")],
    { severity: "medium" },
  ),
  identity(
    ["T1r", "rows_to_summary_scheduled"],
    "lines.contractSumToDate",
    [plus("sheet.rows.scheduledValue")],
    {
      severity: "medium",
      otherwise: [plus("sheet.rows.scheduledValue"), plus("lines.netChangeByChangeOrders")],
      impliedBy: ["column_total_scheduled", "sheet_to_summary_scheduled"],
    },
  ),
  identity(
    ["T2r", "rows_to_summary_completed"],
    "lines.totalCompletedAndStored",
    [plus("sheet.rows.completedAndStored")],
    {
      severity: "medium",
      impliedBy: ["column_total_completed", "sheet_to_summary_completed"],
    },
  ),
  identity(
    ["T3r", "rows_to_summary_retainage"],
    "lines.totalRetainage",
    [plus("sheet.rows.retainage")],
    {
      severity: "medium",
      impliedBy: ["column_total_retainage", "sheet_to_summary_retainage"],
    },
  ),
];

/** What the figures of a whole pay application must satisfy, in the order in which it is reported. */
export const PAY_APPLICATION_IDENTITIES: readonly Identity<FigurePath>[] = [
  ...SUMMARY,
  ...CHANGE_ORDERS,
  ...TOTALS_ROW,
  ...COLUMN_TOTALS,
  ...SHEET_TO_SUMMARY,
];
