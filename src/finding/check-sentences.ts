import { isoDate } from "../base/calendar-date.ts";
import { comparedWords, comparisonSentence, taxWords, termsWords } from "./comparison.ts";
import {
  LINE_CONVENTIONS,
  SUM_CONVENTIONS,
  takingSentence,
  TAX_CONVENTIONS,
} from "./convention-words.ts";
import { sentenceCase } from "../base/sentence-case.ts";
import {
  COLUMN_WORDS,
  cut,
  enumerate,
  FIGURE_WORDS,
  type InvoiceFigure,
  type NamedFigure,
  rowWords,
} from "./figure-words.ts";
import {
  type FailedLine,
  type FailedRow,
  inWords,
  type LineTaking,
  type Reason,
  type RowLaw,
  type RowStatementCode,
  type Statement,
  type StatementOf,
  type StatementCode,
  type StatementSentences,
} from "./statement.ts";

/** What holds what a check says. */
interface Stating {
  readonly statements: readonly Statement[];
}

/** What a check says, in words: full sentences with the figures as printed. */
export function detailOf({ statements }: Stating): string {
  return statements.map((statement) => inWords(SENTENCES, statement)).join(" ");
}

/** The same of a check that could not be decided, as a warning says it: there nothing says which check was not tested. */
export function doubtOf({ statements }: Stating): string {
  return statements
    .map((one) => (one.code === "doubtful" ? doubtSentence(one.facts) : inWords(SENTENCES, one)))
    .join(" ");
}

function doubtSentence({ because, asRead }: StatementOf<"doubtful">["facts"]): string {
  return `${because} As read: ${detailOf({ statements: asRead })}`;
}

/** With one of these begins each sentence of a check that says neither right nor wrong. */
const OPENINGS = { untested: "Not tested", exempt: "Does not apply here" } as const;

/** Why a check says neither right nor wrong. */
const UNTESTED_SENTENCES: StatementSentences<
  | "not-printed"
  | "only-without"
  | "not-applicable"
  | "no-sheet"
  | "columns-not-printed"
  | "column-lacking"
  | "row-not-whole"
  | "no-row-whole"
  | "no-priced-lines"
  | "no-rated-taxes"
  | "no-taxes-with-base"
  | "no-breakdown"
  | "no-rated-lines"
> = {
  "not-printed": ({ missing }) =>
    untested(`${figuresWords(missing)} ${missing.length === 1 ? "is" : "are"} not printed`),
  "only-without": ({ present }) => untested(`only for documents without ${figuresWords(present)}`),
  "not-applicable": (reason) => `${OPENINGS.exempt}. ${reasonSentence(reason)}`,
  "no-sheet": () => untested("there is no continuation sheet"),
  "columns-not-printed": ({ columns }) =>
    untested(
      `no row of the sheet prints ${enumerate(columns.map((column) => COLUMN_WORDS[column]))}`,
    ),
  "column-lacking": ({ column }) =>
    untested(`no row prints ${COLUMN_WORDS[column]}, and most rows need them`),
  "row-not-whole": () => untested("the row does not print all figures that are needed"),
  "no-row-whole": () => untested("no row prints all figures that are needed"),
  "no-priced-lines": () => untested("no line prints quantity, unit price and amount"),
  "no-rated-taxes": () => untested("no tax prints both its rate and its amount"),
  "no-taxes-with-base": () => untested("no tax prints rate, base and amount"),
  "no-breakdown": () => untested("no breakdown leads to the amount"),
  "no-rated-lines": () => untested("no mark-up or tax prints its rate"),
};

/** That a check was not tested, for a reason that is a sentence of its own. */
function untestedBecause(sentence: string): string {
  return `${OPENINGS.untested}. ${sentence}`;
}

/** Such a sentence without its reason. */
export function withoutReason(sentence: string): string {
  const { untested, exempt } = OPENINGS;
  return `${sentence.startsWith(exempt) ? exempt : untested}.`;
}

function untested(reason: string): string {
  return `${OPENINGS.untested}: ${reason}.`;
}

function figuresWords(figures: readonly NamedFigure[]): string {
  return enumerate(figures.map((figure) => FIGURE_WORDS[figure]));
}

function reasonSentence(reason: Reason): string {
  switch (reason.why) {
    case "assessed":
      return reason.because;
    case "no-retainage-held":
      return "No retainage is held.";
    case "subtotal-printed":
      return "A subtotal is printed.";
    case "sum-before-printed":
      return "The contract sum before this change is printed.";
    case "two-rates":
      return `There are two rates, ${reason.onWork.toString()} and ${reason.onStored.toString()}.`;
  }
}

/** What holds in each row, as the end of a sentence that begins with `In each row, `. */
export const ROW_LAWS: Readonly<Record<RowLaw, string>> = {
  overbilled_row: "completed and stored does not exceed scheduled value",
  row_balance: "balance to finish equals scheduled value less completed and stored",
  row_percent: "the percentage is completed and stored as a share of scheduled value",
  row_retainage: "retainage is the printed rate of what is completed and stored",
  row_reversal: "work this period takes back nothing that was billed before",
  row_total:
    "completed and stored equals previous work plus work this period plus stored materials",
};

const OF_ONE_ROW: StatementSentences<RowStatementCode> = {
  compared: (comparison) => comparisonSentence(comparison, comparedWords),
  "row-within-schedule": ({ completed, scheduled, beyond, passed }) => {
    const amount = `Completed and stored ${completed.toString()}`;
    const value = `scheduled value ${scheduled.toString()}`;
    if (!passed) return `${amount} is ${beyond.toString()} beyond ${value}.`;
    return beyond.isZero() || beyond.isNegative()
      ? `${amount} is not beyond ${value}.`
      : `${amount} is beyond ${value} by the rounding of a cent.`;
  },
  "row-percent": ({ completed, percent, scheduled, expected, passed }) => {
    const share = `${percent.toString()} of scheduled value ${scheduled.toString()}`;
    const amount = `Completed and stored is printed as ${completed.toString()}`;
    return passed
      ? `${amount}, about ${share}.`
      : `${amount}, but ${share} is ${expected.roundedToCents().toString()}.`;
  },
  "row-work": ({ work, passed }) =>
    `Work this period ${work.toString()} ${passed ? "takes nothing back" : "takes back what was billed before"}.`,
};

/** What is said of a continuation sheet, and of a row by itself. */
const ROW_SENTENCES: StatementSentences<RowStatementCode | "rows-hold" | "rows-fail"> = {
  ...OF_ONE_ROW,
  "rows-hold": ({ law, tested, rounded }) => {
    const scope = tested === 1 ? "In the one row tested" : `In all ${tested} rows tested`;
    const rounding =
      rounded === 0 ? "" : ` Only within the rounding of printed figures: ${rounded}.`;
    return `${scope}, ${ROW_LAWS[law]}.${rounding}`;
  },
  "rows-fail": ({ rows, others }) => {
    const rest = others === 0 ? [] : [`And ${others} more ${others === 1 ? "row" : "rows"}.`];
    return [...rows.map(failedRowSentence), ...rest].join(" ");
  },
};

function failedRowSentence({ row, rowIndex, statement }: FailedRow): string {
  return `${rowWords(row, rowIndex)}: ${inWords(OF_ONE_ROW, statement)}`;
}

/** How many lines a sentence names before it only counts them. */
const NAMED_LINES = 3;

const RELATIONS = {
  is: "is",
  "is not more": "is not more than",
  "is rounded": "is, but for rounding,",
} as const;

/** What the checks of an invoice alone say. */
const INVOICE_CHECK_SENTENCES: StatementSentences<
  "sum-compared" | "lines-hold" | "lines-fail" | "tax-within-rate" | "tax-beyond-rate" | "dates"
> = {
  "sum-compared": ({ comparison, absent, taking }) =>
    [
      comparisonSentence(comparison, comparedWords),
      zeroesSentence(absent),
      takingSentence(
        taking === null ? null : SUM_CONVENTIONS[taking],
        comparison.outcome !== "apart",
      ),
    ].join(""),
  "lines-hold": ({ tested, roundedTo, takings }) => {
    const scope = tested === 1 ? "In the one line tested" : `In all ${tested} lines tested`;
    const rounded = roundedTo === null ? "" : `, rounded to the ${roundedTo}`;
    const taken = takings.map(lineTakingSentence).join("");
    return `${scope}, quantity times unit price is the line amount${rounded}.${taken}`;
  },
  "lines-fail": ({ tested, lines, others }) => {
    const rest = others === 0 ? [] : [`And ${countOf(others, "more line", "more lines")}.`];
    const scope = `${countOf(tested, "line is", "lines are")} tested.`;
    return [...lines.map(failedLineSentence), ...rest, scope].join(" ");
  },
  "tax-within-rate": ({ label, amount, rate, base, relation, taking }) => {
    const share = `${rate.toString()} of ${termsWords(base, comparedWords)}`;
    const taken = takingSentence(taking === null ? null : TAX_CONVENTIONS[taking]);
    return `${sentenceCase(taxWords(label))} ${amount.toString()} ${RELATIONS[relation]} ${share}.${taken}`;
  },
  "tax-beyond-rate": ({ label, amount, rate, base, expected }) => {
    const gap = amount.absolute().minus(expected).toString();
    return `${sentenceCase(taxWords(label))} is printed as ${amount.toString()}, but ${rate.toString()} of ${termsWords(base, comparedWords)} is ${expected.toString()}, which is ${gap} less.`;
  },
  dates: ({ dueDate, invoiceDate, passed }) =>
    passed
      ? `The due date ${isoDate(dueDate)} is on or after the invoice date ${isoDate(invoiceDate)}.`
      : `The due date is printed as ${isoDate(dueDate)}, but the invoice date is ${isoDate(invoiceDate)}, which is later.`,
};

function zeroesSentence(absent: readonly InvoiceFigure[]): string {
  if (absent.length === 0) return "";
  const words = sentenceCase(enumerate(absent.map((figure) => FIGURE_WORDS[figure])));
  return absent.length === 1
    ? ` ${words} is not printed and counts as zero.`
    : ` ${words} are not printed and count as zero.`;
}

function lineTakingSentence({ conventions, lines }: LineTaking): string {
  const taking = conventions.map((code) => LINE_CONVENTIONS[code]).join(" and ");
  return ` This holds in ${linesWords(lines)} taking ${taking}.`;
}

function linesWords(numbers: readonly number[]): string {
  if (numbers.length > NAMED_LINES) return `${numbers.length} lines`;
  return `${numbers.length === 1 ? "line" : "lines"} ${enumerate(numbers.map(String))}`;
}

function failedLineSentence(line: FailedLine): string {
  const { number, description, quantity, unitPrice, amount, expected } = line;
  const difference = expected.minus(amount);
  const gap = `${difference.absolute().toString()} ${difference.isNegative() ? "less" : "more"}`;
  const words = description === null ? "" : ` (${cut(description)})`;
  return `Line ${number}${words}: The amount is printed as ${amount.toString()}, but ${quantity.key()} times ${unitPrice.toString()} is ${expected.toString()}, which is ${gap}.`;
}

function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** What the checks of a change order alone say. */
const ORDER_CHECK_SENTENCES: StatementSentences<"shares-hold" | "share-fails"> = {
  "shares-hold": ({ tested }) =>
    `Each of the ${tested} lines with a rate is that share of a figure above it.`,
  "share-fails": ({ description, amount, rate }) =>
    `"${description ?? "A line"}" is printed as ${amount.toString()}, which is not ${rate.toString()} of any figure or sum printed above it.`,
};

/** What the checks of a lien waiver alone say. */
const WAIVER_CHECK_SENTENCES: StatementSentences<"waiver-dates"> = {
  "waiver-dates": ({ throughDate, signedOn, passed }) =>
    passed
      ? `The through date ${isoDate(throughDate)} is not after the signature of ${isoDate(signedOn)}.`
      : `The through date is printed as ${isoDate(throughDate)}, but the waiver was signed on ${isoDate(signedOn)}, which is earlier.`,
};

const SENTENCES: StatementSentences<StatementCode> = {
  ...UNTESTED_SENTENCES,
  ...ROW_SENTENCES,
  ...INVOICE_CHECK_SENTENCES,
  ...ORDER_CHECK_SENTENCES,
  ...WAIVER_CHECK_SENTENCES,
  doubtful: (facts) => untestedBecause(doubtSentence(facts)),
};
