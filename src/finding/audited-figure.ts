import type { Money } from "../base/money.ts";
import {
  type ApplicationName,
  applicationWords,
  type TwoApplications,
} from "./application-name.ts";
import { orderWords } from "./order-name.ts";

/** What a comparison of applications names. */
export type AuditedFigure =
  /** A line of the form by its number, or by its name as well. */
  | { readonly line: LineNumber | NamedLine; readonly of: ApplicationName }
  /** Lines 7 and 8, which are line 6 where none is printed. */
  | { readonly earned: ApplicationName }
  | { readonly certifiedOf: ApplicationName }
  | { readonly payments: number; readonly after: Certified | null }
  | { readonly changes: Changes; readonly before: ApplicationName }
  | { readonly changes: Changes; readonly totalOf: ApplicationName }
  | { readonly netChange: TwoApplications }
  /** A change order by what it is listed as. */
  | { readonly order: string };

type LineNumber = "line 1" | "line 7";
type NamedLine = keyof typeof LINE_NAMES;
type Changes = "additions" | "deductions";

/** What was certified before the first of some applications. */
interface Certified {
  readonly application: ApplicationName;
  readonly amount: Money;
}

/** The figure as it stands within a sentence. */
export function auditedWords(figure: AuditedFigure): string {
  if ("line" in figure) return lineWords(figure.line, applicationWords(figure.of));
  if ("earned" in figure) return `lines 7 and 8 of ${applicationWords(figure.earned)} together`;
  if ("certifiedOf" in figure) return "the amount certified of it";
  if ("payments" in figure) return paymentWords(figure);
  if ("before" in figure)
    return `the sum of ${figure.changes} approved before ${applicationWords(figure.before)}`;
  if ("totalOf" in figure)
    return `the total of ${figure.changes} in ${applicationWords(figure.totalOf)}`;
  if ("order" in figure) return orderWords(figure.order);
  const { former, current } = figure.netChange;
  return `the change of line 2 from ${applicationWords(former)} to ${applicationWords(current)}`;
}

const LINE_NAMES = {
  originalContractSum: ["line 1", "original contract sum"],
  totalEarnedLessRetainage: ["line 6", "total earned less retainage"],
  previousCertificates: ["line 7", "previous certificates"],
} as const;

function lineWords(line: LineNumber | NamedLine, of: string): string {
  if (line === "line 1" || line === "line 7") return `${line} of ${of}`;
  const [number, name] = LINE_NAMES[line];
  return `${number} of ${of}, ${name},`;
}

function paymentWords({
  payments,
  after,
}: {
  readonly payments: number;
  readonly after: Certified | null;
}): string {
  const before =
    after === null
      ? ""
      : `line 7 of ${applicationWords(after.application)} ${after.amount.toString()} and `;
  return `${before}the sum of the payments due of ${payments} applications`;
}
