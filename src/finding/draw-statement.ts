import type { CalendarDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { SignatureState, WaiverType } from "../document/lien-waiver.ts";
import type { AuditStatement } from "./audit-statement.ts";
import type { ListedOrder } from "./contract-names.ts";
import type { Comparison } from "./comparison.ts";
import type { Finding } from "./finding.ts";
import type { Said } from "./statement.ts";

/** What a comparison of the papers of a draw says, as a value: `drawDetail` puts it into words, and nothing reads those. */
export type DrawStatement = Said<DrawFacts>;

/** The payment that a waiver is given for: the one that is asked for now, or the one that was made last. */
export type WaivedPayment = "this" | "last";

/** What each code says beside itself. */
export interface DrawFacts extends WaiverFacts, LineFacts, PaperFacts {
  readonly "amounts-compared": { readonly comparison: Comparison<DrawnFigure> };
  /** It would fail, but a paper was not read surely enough to hold it against anybody. */
  readonly doubted: { readonly file: string; readonly said: DrawStatement };
  /** One side of a comparison is not printed, or not in these papers. */
  readonly "figure-missing": { readonly figure: DrawnFigure };
  /** What a state lets be held back, and of what. */
  readonly "retainage-limit": {
    readonly firm: string;
    readonly held: Money;
    readonly most: Money;
    readonly percent: Percent;
    readonly of: "work" | "contract";
    readonly statute: string;
    readonly except: string | null;
    readonly isMore: boolean;
  };
  /** What the audit of a firm's applications asks. */
  readonly asked: AuditStatement;
}

interface OfWaiver {
  readonly payment: WaivedPayment;
  readonly firm: string;
}

interface WaiverFacts {
  readonly "waiver-given": OfWaiver & { readonly file: string };
  readonly "waiver-missing": OfWaiver & { readonly amount: Money };
  /** Papers of which it is not certain whose they are may be the waiver. */
  readonly "waiver-perhaps": OfWaiver & {
    readonly amount: Money;
    readonly files: readonly string[];
  };
  readonly "waiver-type": OfWaiver & { readonly type: WaiverType };
  readonly "waiver-through": { readonly firm: string; readonly through: CalendarDate | null } & {
    readonly periodTo: CalendarDate;
  };
  readonly "waiver-project": OfWaiver & {
    /** Null where it was not found. */
    readonly project: string | null;
    readonly expected: string;
  };
  /** How a waiver differs from the form of a statute. */
  readonly "waiver-text": { readonly firm: string; readonly changed: Finding };
  readonly "waiver-signature": OfWaiver & { readonly signature: SignatureState };
}

interface LineFacts {
  /** Rows of a firm that stand in no row of the one that it bills. */
  readonly "rows-without-line": {
    readonly firm: string;
    readonly biller: string;
    readonly rows: readonly UnmatchedRow[];
    /** How many more. */
    readonly others: number;
  };
  readonly "rows-all-found": { readonly firm: string; readonly count: number };
  readonly "rows-not-compared": { readonly firm: string; readonly biller: string };
}

/** A row as it is printed. */
export interface UnmatchedRow {
  readonly description: string;
  /** What it bills this period. */
  readonly amount: Money | null;
}

interface PaperFacts {
  readonly "periods-compared": OwnAndPrime<CalendarDate>;
  readonly "rates-compared": OwnAndPrime<Percent>;
  readonly "material-without-bill": { readonly firm: string; readonly stored: Money };
  readonly "order-without-paper": ListedOrder;
  readonly "order-not-agreed": ListedOrder & { readonly files: readonly string[] };
  readonly "not-listed": { readonly firm: string; readonly amount: Money; readonly in: string };
  readonly "listed-without-papers": {
    readonly firm: string;
    readonly amount: Money;
    readonly in: string;
  };
}

/** What a firm's application prints, and that of the contractor. */
interface OwnAndPrime<Value> {
  readonly firm: string;
  readonly own: Value;
  readonly prime: Value;
}

/** What a comparison of a draw names. */
export type DrawnFigure =
  | { readonly waived: WaivedPayment; readonly by: string; readonly count: number }
  | { readonly dueTo: string }
  | { readonly lastPaidTo: string; readonly in: string }
  /** A column of one row of a schedule. */
  | { readonly row: string; readonly of: string; readonly column: LineColumn }
  /** The same column of the rows of those who do the work. */
  | { readonly rowsOf: readonly string[]; readonly count: number; readonly column: LineColumn }
  | { readonly storedBy: string }
  | { readonly billsTo: string; readonly count: number }
  /** What a list of firms says of one of them, or of all; the list by its file. */
  | { readonly listed: string; readonly role: ListedRole; readonly in: string }
  | { readonly listedTotal: ListedRole; readonly in: string }
  | { readonly applied: ListedRole; readonly by: string };

/** Columns of a schedule in which the work of others is rolled up. */
export type LineColumn = "workThisPeriod" | "storedMaterials" | "completedAndStored";

/** What the columns of a list of firms hold. */
export type ListedRole = "contract" | "paid" | "due" | "retained" | "lastPaid";
