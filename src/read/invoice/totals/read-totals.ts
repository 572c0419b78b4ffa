import { type Finding, found } from "../../../finding/finding.ts";
import { Money } from "../../../base/money.ts";
import type { Assessment } from "../../../document/assessment.ts";
import { Percent } from "../../../base/percent.ts";
import type { InvoiceTax } from "../../../document/invoice.ts";
import type { Sourced } from "../../../document/sourced.ts";
import { type Found, placeOf, sourcedFigure } from "../../../paper/invoice/found.ts";
import type { InvoiceFigure } from "../../../paper/invoice/figures-in-line.ts";
import { LOOK_WORDS } from "../../../paper/invoice/label-values.ts";
import type { InvoiceLabel, InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";
import { type AmountRow, amountRows } from "../../../evidence/invoice/totals/amount-rows.ts";
import {
  type AdjustmentName,
  balanceClearness,
  type ChooseTotals,
  type ChosenAmount,
  type ChosenTax,
  clearnessOf,
  type GivenTotals,
  type TotalProof,
  type TotalsChoice,
} from "../../../evidence/invoice/totals/totals-choice.ts";
import { tillTotals, withDeductedSums } from "./sums-without-label.ts";
import { type TaxRow, taxRows, taxSums } from "../../../evidence/invoice/totals/tax-rows.ts";
import { withRate } from "../../../evidence/invoice/totals/tax-rates.ts";
import { unusedAmounts } from "./unused-amounts.ts";
import { textOfWords } from "../../../page/page.ts";

/** The amounts of the totals as they are printed. */
export interface TotalsReading {
  readonly subtotal: Found<Money> | null;
  /** Every figure that is called a subtotal, the chosen one among them. */
  readonly subtotals: readonly InvoiceFigure[];
  readonly discount: Found<Money> | null;
  readonly shipping: Found<Money> | null;
  readonly otherCharges: Found<Money> | null;
  readonly total: Found<Money> | null;
  readonly amountPaid: Found<Money> | null;
  readonly balanceDue: Found<Money> | null;
  readonly previousBalance: Found<Money> | null;
  readonly withheld: Found<Money> | null;
  readonly taxes: readonly InvoiceTax[];
  readonly proof: TotalProof;
  readonly isBalanceProved: boolean;
  /** How much total and subtotal stand out against the next choice, 0 to 1. */
  readonly margin: number;
  readonly shares: TotalsChoice["shares"];
  /** Whether the labels say which figure is which. */
  readonly areClear: Assessment;
  /** Whether the labels say what was paid and what is left to pay. */
  readonly isBalanceClear: Assessment;
  readonly notices: readonly Finding[];
}

/** What the reading of the items says about the totals. */
export type LinesEvidence = Pick<GivenTotals, "lineSum" | "isItem">;

/** Reads the totals of an invoice by their labels and their arithmetic. */
export function readTotals(
  paper: InvoicePaper,
  { lineSum, isItem }: LinesEvidence,
  choose: ChooseTotals,
): TotalsReading {
  const labelled = rowsBeyondItems(paper, isItem);
  const tables = taxRows(paper, isItem);
  const rows = withDeductedSums([
    ...labelled.filter((row) => !isOfTable(row, paper, tables)),
    ...labelled.flatMap(netAndTax),
  ]);
  const choice = choose(paper, givenOf(paper, rows, { tables, lineSum, isItem }));
  const read = amountsOf(choice, labelled, paper);
  const parts = [...choice.paid, ...choice.withheld].map(({ value }) => value);
  const taken = {
    choice,
    tables,
    lineSum,
    change: labelled.flatMap(({ meaning, figure }) =>
      meaning === "cashChange" ? figure.value.absolute() : [],
    ),
    values: [...valuesOf(read), ...parts],
  };
  const unused = unusedAmounts(taken);
  const areClear = clearnessOf(choice, labelled);
  const isBalanceClear = balanceClearness(choice);
  return {
    ...read,
    areClear,
    isBalanceClear,
    notices: [...noticesOf(areClear, choice), ...unused],
  };
}

/** The amounts of the totals, before anything is told of them. */
type ReadAmounts = Omit<TotalsReading, "notices" | "areClear" | "isBalanceClear">;

function amountsOf(
  choice: TotalsChoice,
  labelled: readonly AmountRow[],
  paper: InvoicePaper,
): ReadAmounts {
  const { total, subtotal, balanceDue } = choice;
  const some = (
    name: AdjustmentName,
    value: (chosen: Pick<ChosenAmount, "value">) => Money = (chosen) => chosen.value,
  ): Found<Money> | null =>
    summed(
      choice.adjustments.filter((one) => one.name === name),
      value,
      choice,
    );
  return {
    subtotal: foundAmount(subtotal, subtotal?.share ?? 0, choice),
    subtotals: labelled.flatMap(({ meaning, figure }) => (meaning === "subtotal" ? figure : [])),
    discount: some("discount", ({ value }) => value.negated()),
    shipping: some("shipping"),
    otherCharges: some("otherCharges"),
    total: foundAmount(total, total?.share ?? 0, choice),
    amountPaid: summed(choice.paid, ({ value }) => value, choice),
    balanceDue: foundAmount(balanceDue, balanceDue?.share ?? 0, choice),
    previousBalance: foundAmount(choice.previousBalance, 0.7, choice),
    withheld: summed(choice.withheld, ({ value }) => value.absolute(), choice),
    taxes: [
      ...choice.taxes.map((tax) => taxOf(withRate(tax, choice, paper), paper)),
      ...choice.adjustments
        .filter(({ name, value }) => name === "withholding" && !value.isZero())
        .map((chosen) => withheld(chosen, paper)),
    ],
    proof: choice.proof,
    isBalanceProved: choice.isBalanceProved,
    margin: choice.share,
    shares: choice.shares,
  };
}

function givenOf(
  paper: InvoicePaper,
  rows: readonly AmountRow[],
  known: Pick<GivenTotals, "tables" | "lineSum" | "isItem">,
): GivenTotals {
  return { ...known, rows, sums: taxSums(paper, known.tables), tills: tillTotals(paper, rows) };
}

/** The labelled amounts that stand outside of the items, label and figure alike. */
function rowsBeyondItems(
  paper: InvoicePaper,
  isItem: LinesEvidence["isItem"],
): readonly AmountRow[] {
  const ofItems = new Set(paper.lines.flatMap(({ figures }, at) => (isItem(at) ? figures : [])));
  return amountRows(paper).filter(({ at, figure }) => !isItem(at) && !ofItems.has(figure));
}

function valuesOf(read: ReadAmounts): readonly Money[] {
  const { subtotal, discount, shipping, otherCharges, total, amountPaid, balanceDue } = read;
  const { previousBalance, withheld: heldBack } = read;
  const head = [subtotal, discount, shipping, otherCharges, total];
  const foot = [amountPaid, balanceDue, previousBalance, heldBack];
  return head.concat(foot).flatMap((found) => (found === null ? [] : [found.sourced.value]));
}

/**
 * Whether a figure is one of a tax table: what its line comes to tells better than its label which of its figures is
 * the tax, and where there are several rates, none of them is an amount of the whole.
 */
function isOfTable(
  { at, meaning, figure, look }: AmountRow,
  { lines }: InvoicePaper,
  tables: readonly TaxRow[],
): boolean {
  if (meaning === "tax" && tables.some((table) => table.at === at && table.amount !== figure))
    return true;
  const rates = new Set(tables.map(({ rate }) => rate.value.key()));
  if (look !== "below" || rates.size < 2) return false;
  return tables.some((table) => lines[table.at]?.figures.includes(figure) === true);
}

/** A total with what it is made of before it, in columns: net, tax, gross. */
function netAndTax(row: AmountRow): readonly AmountRow[] {
  if ((row.meaning !== "total" && row.meaning !== "plainTotal") || row.between.length < 2)
    return [];
  for (const net of row.between) {
    const tax = row.between.find(
      (other) => other !== net && net.value.plus(other.value).equals(row.figure.value),
    );
    if (tax === undefined || tax.value.absolute().compare(net.value.absolute()) >= 0) continue;
    const part = { ...row, label: null, rate: null, between: [], score: row.score - 0.2 };
    return [
      { ...part, meaning: "taxBase", figure: net },
      { ...part, meaning: "totalTax", figure: tax },
    ];
  }
  return [];
}

function foundAmount(
  option: ChosenAmount | null,
  margin: number,
  choice: TotalsChoice,
): Found<Money> | null {
  if (option === null) return null;
  return {
    sourced: { ...sourcedFigure(option.row.figure), value: option.value },
    because: [labelSentence(option.row), ...proofSentences(choice)],
    margin,
    lost: [],
  };
}

/** One amount of several printed ones: their exact sum, with the place of each. */
function summed(
  options: readonly ChosenAmount[],
  valueOf: (option: Pick<ChosenAmount, "value">) => Money,
  choice: TotalsChoice,
): Found<Money> | null {
  const [first, ...others] = options;
  if (first === undefined) return null;
  const place = ({ row: { figure } }: Pick<ChosenAmount, "row">): Sourced<Money>["from"][0] =>
    placeOf(figure.words, figure.pageNumber, figure.printed);
  return {
    sourced: {
      value: Money.sum(options.map(valueOf)),
      from: [place(first), ...others.map(place)],
    },
    because: [...options.map(({ row }) => labelSentence(row)), ...proofSentences(choice)],
    margin: Math.min(...options.map(({ share }) => share)),
    lost: [],
  };
}

function labelSentence({ label, look }: AmountRow): string {
  if (label === null)
    return "No label names it; it was told by its place and by the amounts around it.";
  const caption = textOfWords(label.words);
  return `It stands ${LOOK_WORDS[look]} the label "${caption}".`;
}

function proofSentences({ proof }: TotalsChoice): readonly string[] {
  if (proof === "sum") return ["Subtotal, taxes and the amounts between give the total."];
  if (proof === "tax-inside") return ["The total is the subtotal; the taxes are inside it."];
  return [];
}

function taxOf({ figure, value, rate, base, row }: ChosenTax, paper: InvoicePaper): InvoiceTax {
  return {
    label: labelOf({ figure, base, row }, paper),
    rate: rate === null ? null : { value: new Percent(rate.value), from: sourcedFigure(rate).from },
    base: base === null ? null : sourcedFigure(base),
    amount: { ...sourcedFigure(figure), value },
  };
}

/** A tax of a table is called by its line; one that no label names is called nothing. */
function labelOf(
  { figure, base, row }: Pick<ChosenTax, "figure" | "base" | "row">,
  paper: InvoicePaper,
): Sourced<string> | null {
  if (row?.label != null) return taxLabel(row.label, figure);
  return base === null ? null : tableLabel(figure, paper);
}

function withheld({ row, value }: ChosenAmount, paper: InvoicePaper): InvoiceTax {
  return taxOf({ figure: row.figure, value, rate: row.rate, base: null, row }, paper);
}

/** What a tax of a table is called: by the words of its own line, else by the first label of a tax on the paper. */
function tableLabel(figure: InvoiceFigure, { lines }: InvoicePaper): Sourced<string> | null {
  const own = lines.find(({ figures }) => figures.includes(figure));
  const isTax = ({ meanings }: InvoiceLabel): boolean =>
    meanings.includes("amount:tax") || meanings.includes("amount:totalTax");
  const label = own?.labels.find(isTax) ?? lines.flatMap(({ labels }) => labels).find(isTax);
  if (label === undefined) return null;
  const value = textOfWords(label.words).replace(/[\s:.…%]+$/, "");
  return { value, from: [placeOf(label.words, label.pageNumber, value)] };
}

/** The label as printed up to its amount: "VAT (20%)". */
function taxLabel(label: InvoiceLabel, figure: InvoiceFigure): Sourced<string> {
  const [run] = label.runs;
  const words =
    run === undefined ? label.words : run.words.filter((word) => !figure.words.includes(word));
  const value = textOfWords(words).replace(/[\s:.…]+$/, "");
  return {
    value,
    from: [placeOf(words.length === 0 ? label.words : words, label.pageNumber, value)],
  };
}

function noticesOf(
  { holds }: Assessment,
  { previousBalance: previous, proof }: TotalsChoice,
): readonly Finding[] {
  const notices: Finding[] = [];
  if (previous !== null)
    notices.push(found("earlier-balance", { amount: previous.value }, ["balanceDue"]));
  if (!holds && proof === null) notices.push(found("totals-left-open", {}, ["subtotal", "total"]));
  return notices;
}
