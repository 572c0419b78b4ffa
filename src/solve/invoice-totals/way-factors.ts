import type { TaxPart, TotalCandidate } from "../../evidence/invoice/totals/total-candidates.ts";
import { isCash } from "./options.ts";
import { fitsRate, type PlainWay, type TotalsFacts } from "./totals-way.ts";

type Factors = readonly (readonly [string, number])[];

/** How often a way meets each factor. */
export function factorsOf(way: PlainWay, facts: TotalsFacts): ReadonlyMap<string, number> {
  const factors = new Map<string, number>();
  const add = (name: string, by: number): void =>
    void factors.set(name, (factors.get(name) ?? 0) + by);
  for (const option of [way.total, way.subtotal, ...way.adjustments]) {
    if (option === null) continue;
    add(`odds ${option.slot}`, option.odds);
    add(`any ${option.slot}`, 1);
  }
  add("odds tax", way.taxes.odds);
  for (const name of proofNames(way, facts)) add(name, 1);
  for (const name of endNames(way, facts)) add(name, 1);
  for (const [name, by] of lineFactors(way, facts)) add(name, by);
  for (const [name, by] of taxFactors(way, facts)) add(name, by);
  return factors;
}

/** How its amounts lead to each other. */
function proofNames(
  { total, subtotal, taxes, adjusted, proof, isLed }: PlainWay,
  { lineSum, printed }: TotalsFacts,
): readonly string[] {
  if (total === null || (subtotal === null && lineSum === null)) return ["open"];
  const from = subtotal === null ? " from the items" : "";
  const names = [proof === null ? `unproved${from}` : `${proof}${from}`];
  if (isLed) names.push("unproved beside a proof");
  if (proof === null && subtotal?.candidate.rows.length === 0) names.push("unnamed and unproved");
  if (proof === null && subtotal !== null)
    names.push(total.cents === subtotal.cents ? "same but for the rest" : "apart");
  if (proof === "tax-inside" && printed.has(total.cents - taxes.sum - adjusted))
    names.push("a net beside");
  return names;
}

/** What is to be said of its total, and of what stands between. */
function endNames(
  { total, subtotal, taxes, adjustments, adjusted }: PlainWay,
  { all, carried, taken, subtotals, balances }: TotalsFacts,
): readonly string[] {
  const names: string[] = [];
  if (subtotal === null && subtotals.some(({ figure }) => figure !== total?.candidate.figure))
    names.push("a labelled subtotal left out");
  if (taxes.parts.length > 0 && adjustments.length > 0) names.push("taxes and adjustments");
  for (const { candidate } of adjustments) {
    const isBelow = total !== null && candidate.at > total.candidate.at;
    names.push(isBelow ? "an adjustment below the total" : "an adjustment");
  }
  if (total === null) return names;
  if (isCash(total.candidate)) names.push("cash as the total");
  names.push(...leftNames(total.cents, carried, balances));
  if (taken.size > 0) names.push(...takenNames(taken.has(total.cents), all));
  if (subtotal === null) return names;
  if (Math.abs(total.cents) < Math.abs(subtotal.cents))
    names.push(adjusted < 0 ? "less after deductions" : "less without deductions");
  if (total.candidate.at < subtotal.candidate.at) names.push("total above subtotal");
  return names;
}

/** Whether the labels beside an amount call it a payment and nothing else. */
export function isPayment(rows: TotalCandidate["rows"]): boolean {
  const beside = labelsBeside(rows);
  return beside.length > 0 && beside.every(({ meaning }) => meaning === "amountPaid");
}

/** Whether the labels beside an amount call it what is left to pay and no total. */
export function isBalance(rows: TotalCandidate["rows"]): boolean {
  const beside = labelsBeside(rows);
  return (
    beside.some(({ meaning }) => meaning === "balanceDue") &&
    beside.every(({ meaning }) => meaning !== "total" && meaning !== "plainTotal")
  );
}

/** A label beside an amount says more than one above it, which may be the caption of the items' column. */
function labelsBeside(rows: TotalCandidate["rows"]): TotalCandidate["rows"] {
  const beside = rows.filter(({ look }) => look === "right");
  return beside.length > 0 ? beside : rows;
}

/** Whether payments lead from a total to what is left to pay, or a likely balance stands apart from it. */
function leftNames(
  total: number,
  carried: ReadonlySet<number>,
  balances: readonly number[],
): readonly string[] {
  if (carried.has(total)) return ["carried on"];
  return balances.some((cents) => cents !== 0 && cents !== total) ? ["another balance"] : [];
}

/** Labels that name a total. */
const TOTAL_LABELS: ReadonlySet<string> = new Set(["total", "plainTotal", "balanceDue"]);

/** Whether a till took the total, and whether any label names one. */
function takenNames(isTaken: boolean, all: readonly TotalCandidate[]): readonly string[] {
  if (!isTaken) return ["not taken"];
  const isNamed = all.some(({ rows }) => rows.some(({ meaning }) => TOTAL_LABELS.has(meaning)));
  return ["taken", ...(isNamed ? [] : ["taken, and nothing is called a total"])];
}

/** How the sum of the items stands to the totals. */
function lineFactors(
  { total, subtotal, taxes, adjusted }: PlainWay,
  { lineSum }: TotalsFacts,
): Factors {
  if (lineSum === null || lineSum === 0) return [];
  const ends: readonly (readonly [string, number | undefined])[] = [
    ["subtotal is the items", subtotal?.cents],
    ["subtotal is the items, adjusted", subtotal === null ? undefined : subtotal.cents - adjusted],
    ["total is the items", total?.cents],
    ["total is the items, adjusted", total === null ? undefined : total.cents - adjusted],
    ["total is the items and taxes", total === null ? undefined : total.cents - taxes.sum],
    [
      "total is the items and taxes, adjusted",
      total === null ? undefined : total.cents - taxes.sum - adjusted,
    ],
  ];
  const met = ends.find(([, cents]) => cents === lineSum);
  return [[met === undefined ? "the items fit nothing" : met[0], 1]];
}

function taxFactors(way: PlainWay, facts: TotalsFacts): Factors {
  const { total, subtotal, taxes } = way;
  const { parts, isTable, sum } = taxes;
  const most = Math.max(Math.abs(total?.cents ?? 0), Math.abs(subtotal?.cents ?? 0));
  const tooLarge: Factors = sum !== 0 && Math.abs(sum) * 2 > most ? [["taxes too large", 1]] : [];
  const isTabled = facts.tabled.length > 0;
  if (parts.length === 0) return [[isTabled ? "a table left out" : "no taxes", 1]];
  if (isTable)
    return [["taxes of a table", 1], ["rows of the table", parts.length / 4], ...tooLarge];
  return [
    ["taxes by labels", 1],
    ["further taxes", parts.length - 1],
    ["taxes without a rate beside rated ones", unratedBeside(parts)],
    ...(isTabled ? ([["labels before a table", 1]] as const) : []),
    ...rateNames(way, facts).map((name) => [name, 1] as const),
    ...tooLarge,
  ];
}

/** Taxes that print no rate where others do. */
function unratedBeside(parts: readonly TaxPart[]): number {
  const unrated = parts.filter(({ rate }) => rate === null).length;
  return unrated === parts.length ? 0 : unrated;
}

/** How each tax stands to its rate. */
function rateNames(
  { total, subtotal, taxes: { parts, sum }, adjusted }: PlainWay,
  { lineSum }: TotalsFacts,
): readonly string[] {
  const from = subtotal?.cents ?? lineSum;
  const own = from === null ? null : from + adjusted;
  const inside = total === null ? null : total.cents - sum;
  return parts.flatMap((part) => {
    const [isBeside, isInside] = [fitsRate(part, own), fitsRate(part, inside)];
    if (isBeside === null && isInside === null) return [];
    return [rateFactor(isBeside === true, isInside === true)];
  });
}

/** Whether a tax is its rate of what comes before it, or of the total without it. */
function rateFactor(isBeside: boolean, isInside: boolean): string {
  if (isBeside && isInside) return "rate of subtotal and total";
  if (isBeside) return "rate of the subtotal";
  return isInside ? "rate inside the total" : "rate of nothing";
}
