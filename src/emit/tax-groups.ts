import { Money } from "../base/money.ts";
import { Percent } from "../base/percent.ts";
import type { ReasonedCategory } from "../document/printed-terms.ts";
import type { Provenance } from "../document/sourced.ts";
import { LACK_SENTENCES } from "../finding/e-invoice-words.ts";
import type { MissingTerm, TermOrigin } from "./emitted-invoice.ts";
import type { UntaxedLine } from "./semantic-lines.ts";
import { printedAt } from "./terms.ts";

/** A category of tax with its rate, by what is printed. */
export interface TaxKind {
  readonly category: "S" | ReasonedCategory;
  /** Null for what is not subject to VAT. */
  readonly rate: Percent | null;
  readonly from: TermOrigin;
  /** Why no tax is charged; null where one is, and for the rate zero, which needs no reason. */
  readonly reason: { readonly text: string; readonly origin: TermOrigin } | null;
}

/** A tax that the paper prints. */
export interface ChargedTax {
  readonly rate: Percent;
  readonly rateFrom: readonly Provenance[];
  readonly amount: Money;
  readonly amountFrom: readonly Provenance[];
  readonly base: Money | null;
  readonly baseFrom: readonly Provenance[];
}

/** What is taxed in one way, with what it comes to. */
export interface TaxGroup {
  readonly kind: TaxKind;
  readonly base: Money;
  readonly baseFrom: readonly Provenance[];
  readonly tax: Money;
  readonly taxFrom: readonly Provenance[];
}

/** How every line is taxed, and what each way of taxing comes to. */
export interface TaxPlan {
  readonly groups: readonly TaxGroup[];
  readonly kindOfLine: ReadonlyMap<UntaxedLine, TaxKind>;
}

export type PlanAttempt =
  | { readonly kind: "plan"; readonly plan: TaxPlan }
  | { readonly kind: "lacks"; readonly lacks: readonly MissingTerm[] };

/** What is taxed beside the lines. */
export interface Adjusted {
  readonly lines: readonly UntaxedLine[];
  /** Charges less allowances of the whole document. */
  readonly adjustment: Money;
  readonly hasAdjustments: boolean;
  /** What lines at the rate zero are; null where no printed reason says it. */
  readonly untaxed: TaxKind | null;
}

/**
 * Puts every line to one of the printed taxes: to the rate that it prints, or to the only one. A way in which a base or a product
 * differs from the print is none.
 */
export function planOf(taxes: readonly ChargedTax[], adjusted: Adjusted): PlanAttempt {
  const { lines, untaxed, hasAdjustments } = adjusted;
  const charged = taxes.map((tax) => ({ tax, kind: kindOf(tax) }));
  const kindOfLine = new Map<UntaxedLine, TaxKind>();
  const open: number[] = [];
  for (const [index, line] of lines.entries()) {
    const kind = kindOfRate(line.printedRate?.value ?? null, charged, untaxed);
    if (kind === null) open.push(index + 1);
    else kindOfLine.set(line, kind);
  }
  if (open.length > 0) return lackOf("BT-151/BT-152", LACK_SENTENCES.rateMissing(open));
  if (hasAdjustments && new Set(kindOfLine.values()).size > 1)
    return lackOf("BT-96/BT-103", LACK_SENTENCES.rateOfDocument("allowances and charges"));
  return groupsOf(charged, kindOfLine, adjusted);
}

interface Charged {
  readonly tax: ChargedTax;
  readonly kind: TaxKind;
}

/** What each way of taxing comes to; every printed tax needs its lines. */
function groupsOf(
  charged: readonly Charged[],
  kindOfLine: ReadonlyMap<UntaxedLine, TaxKind>,
  { lines, adjustment }: Adjusted,
): PlanAttempt {
  const used = new Set(kindOfLine.values());
  const kinds = new Set([...charged.map(({ kind }) => kind), ...used]);
  const groups: TaxGroup[] = [];
  for (const kind of kinds) {
    const own = lines.filter((line) => kindOfLine.get(line) === kind);
    const sum = Money.sum(own.map(({ amount }) => amount));
    const base = used.size === 1 ? sum.plus(adjustment) : sum;
    const tax = charged.find((one) => one.kind === kind)?.tax ?? null;
    const group = own.length === 0 ? null : groupOf(kind, tax, base, own.length);
    if (group === null)
      return lackOf("BT-116/BT-117", LACK_SENTENCES.taxDiffers(kind.rate?.toString() ?? ""));
    groups.push(group);
  }
  return { kind: "plan", plan: { groups, kindOfLine } };
}

function lackOf(term: string, because: string): PlanAttempt {
  return { kind: "lacks", lacks: [{ term, because }] };
}

function kindOf({ rate, rateFrom }: ChargedTax): TaxKind {
  const by = "a rate above zero is of the standard category";
  return { category: "S", rate, from: printedAt(rateFrom, by), reason: null };
}

/** The way in which a line at a rate is taxed; one that prints no rate is taxed in the only way. */
function kindOfRate(
  rate: Percent | null,
  charged: readonly Charged[],
  untaxed: TaxKind | null,
): TaxKind | null {
  const [first] = charged;
  if (rate === null) return charged.length === 1 ? (first?.kind ?? null) : null;
  if (rate.points.isZero()) return untaxed;
  return charged.find(({ kind }) => kind.rate?.equals(rate) === true)?.kind ?? null;
}

/** A tax may be rounded in every line: it differs from that of the sum by no more than a cent a line. */
function groupOf(
  kind: TaxKind,
  tax: ChargedTax | null,
  base: Money,
  lineCount: number,
): TaxGroup | null {
  if (tax === null) return { kind, base, baseFrom: [], tax: Money.zero, taxFrom: [] };
  if (tax.base !== null && !tax.base.equals(base)) return null;
  const slack = CENT.times(Money.of(String(Math.max(1, lineCount))));
  const product = tax.rate.of(base).roundedToCents();
  if (product.minus(tax.amount).absolute().compare(slack) > 0) return null;
  return { kind, base, baseFrom: tax.baseFrom, tax: tax.amount, taxFrom: tax.amountFrom };
}

const CENT = Money.of("0.01");
