import type { Money } from "../base/money.ts";
import type { Verdict } from "../finding/verdict-words.ts";
import type { DocumentType } from "../kinds/kinds.ts";
import type { CodeName } from "./codes.ts";
import type { PrintedName } from "./program.ts";

/** A text that stands under a header where it does not fit. */
interface Unfit {
  readonly header: string;
  readonly text: string;
}

interface OfAmount {
  readonly amount: Money;
}

interface Nothing {}

/** Why a paper is not in the file, with the facts that its sentence needs. */
interface LeftOutFacts {
  /** It is not read, or somebody has to look at it, wait with it or send it back. */
  readonly "not-cleared": { readonly verdict: Verdict };
  /** The program takes other papers. */
  readonly "other-kind": { readonly documentType: DocumentType };
  readonly receipt: Nothing;
  readonly "pro-forma": Nothing;
  readonly "credit-note": Nothing;
  readonly "negative-total": Nothing;
  readonly "no-total": Nothing;
  readonly "no-schedule": Nothing;
  readonly "no-schedule-total": Nothing;
  readonly "schedule-differs": { readonly sum: Money; readonly total: Money };
  /** Its parts do not come to its total in any usual way. */
  readonly "parts-differ": Nothing;
  /** Part of it is paid, held back, or of an earlier bill: what would be imported is not what is owed. */
  readonly paid: OfAmount;
  readonly "held-back": OfAmount;
  readonly "earlier-balance": OfAmount;
  readonly "tax-of-no-line": Nothing;
  /** The file has no place for a currency, and this is not the company's, or nobody says which is. */
  readonly "other-currency": { readonly currency: string };
  readonly "currency-open": { readonly currency: string };
  readonly "fraction-of-a-cent": OfAmount;
  readonly "amount-too-long": OfAmount & { readonly header: string };
  /** The mapping lacks codes, or says two things. */
  readonly "codes-missing": { readonly fields: readonly CodeName[] };
  readonly "code-unclear": { readonly field: CodeName; readonly rows: readonly number[] };
  readonly "not-printed": { readonly what: PrintedName };
  /** What the program looks up does not fit, and must not be changed. */
  readonly "too-long": Unfit & { readonly most: number };
  readonly "not-digits": Unfit;
  readonly "not-ascii": Unfit;
  readonly "unfit-text": Unfit;
  readonly "like-a-formula": Unfit;
  /** The same bill is in the file already. */
  readonly copy: { readonly file: string };
  /** The program would join it to a bill of another vendor. */
  readonly "number-taken": { readonly number: string; readonly file: string };
  readonly "several-schedules": { readonly count: number };
}

export type LeftOutCode = keyof LeftOutFacts;

/** Why a paper is not in the file, by one code. */
export type LeftOutBy<Code extends LeftOutCode> = { readonly code: Code } & LeftOutFacts[Code];

/** Why a paper is not in the file. */
export type LeftOut = { [Code in LeftOutCode]: LeftOutBy<Code> }[LeftOutCode];
