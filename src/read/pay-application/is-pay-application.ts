import { oddsOf } from "../../base/odds.ts";
import type { Label } from "../../lexicon/labels.ts";
import type { PayApplicationField } from "../../lexicon/template.ts";
import type { ApplicationSummary, Chosen } from "./application-summary.ts";
import type { SheetReading } from "./read-sheet.ts";

/** A caption fills at least this share of its text; in a sentence the same words say nothing. */
export const CAPTION = 0.5;

type FieldLabels = readonly Label<PayApplicationField | null>[];

/** What a paper is told by. */
export interface KindGiven {
  readonly summary: ApplicationSummary;
  readonly sheet: SheetReading | null;
  readonly labels: FieldLabels;
  /** How loudly the paper calls itself one; 0 where it does not. */
  readonly prominence: number;
  /** How many change orders it lists. */
  readonly orders: number;
}

const BLANK = "captions of no figure";

/** A form that nobody filled in is known by its captions alone: no other paper that was met has half of them and no figure. */
const BLANK_FORM = 0.5;

/** Whether more speaks for a pay application than against it. */
export function isApplication(
  signs: ReadonlyMap<string, number>,
  weights: Readonly<Record<string, number>>,
): boolean {
  return (signs.get(BLANK) ?? 0) >= BLANK_FORM || oddsOf(signs, weights) > 0;
}

/** What only the sheet tells, and what only the lists: both take long to read. */
const OF_LISTS = ["lists orders"] as const;
const OF_SHEET = ["schedule", "work before", "work now", "work in all"] as const;

/** Sums of the same numbers in another order differ by less. */
const ROUNDING = 1e-6;

/**
 * Whether a paper may still be found to be a pay application once the rest of it is read: its lists, and where `sheet` is
 * not known its sheet. Where none of that can make it one, it need not be read.
 */
export function mayBeApplication(
  known: Omit<KindGiven, "sheet" | "orders"> & Partial<Pick<KindGiven, "sheet">>,
  weights: Readonly<Record<string, number>>,
): boolean {
  const { sheet = null } = known;
  const signs = applicationKindSigns({ ...known, sheet, orders: 0 });
  if (isApplication(signs, weights)) return true;
  const open = known.sheet === undefined ? [...OF_LISTS, ...OF_SHEET] : OF_LISTS;
  const most = open.reduce((sum, name) => sum + Math.max(0, weights[name] ?? 0), ROUNDING);
  return oddsOf(signs, weights) + most > 0;
}

/** What tells a pay application from every other paper: named signs, each about 0 to 1. */
export function applicationKindSigns({
  summary: { lines, applicationNumber, periodTo, retainageRate, gain, identitiesHeld },
  sheet,
  labels,
  prominence,
  orders,
}: KindGiven): ReadonlyMap<string, number> {
  const has = (name: string): boolean => sheet?.names.some((one) => one === name) === true;
  const captions = captionsOf(labels) / MARKS.size;
  const signs = new Map<string, number>([
    ["always", 1],
    ["captions", captions],
    [BLANK, lines.size === 0 ? captions : 0],
    ["gain", Math.log1p(Math.max(0, gain)) / FULL_GAIN],
    ["identities", Math.min(1, identitiesHeld / MOST_HELD)],
    ["title", Math.min(1, prominence / LOUDEST)],
    ["lists orders", orders > 0 ? 1 : 0],
    ["number", applicationNumber?.probability ?? 0],
    ["period", periodTo?.probability ?? 0],
    ["rate", retainageRate?.probability ?? 0],
    [
      "schedule",
      has("scheduledValue") && (has("completedAndStored") || has("workThisPeriod")) ? 1 : 0,
    ],
    ["work before", has("previousWork") ? 1 : 0],
    ["work now", has("workThisPeriod") ? 1 : 0],
    ["work in all", has("completedAndStored") ? 1 : 0],
  ]);
  for (const [name, chosen] of lines) signs.set(name, weightOf(chosen));
  return signs;
}

/** What a pay application prints and a change order or an invoice does not: a blank form has nothing else. */
const MARKS: ReadonlySet<PayApplicationField> = new Set<PayApplicationField>([
  "totalCompletedAndStored",
  "totalRetainage",
  "totalEarnedLessRetainage",
  "previousCertificates",
  "balanceToFinish",
  "balancePerhapsWithoutRetainage",
]);

/** How many different marks are printed as captions. */
function captionsOf(labels: FieldLabels): number {
  const printed = new Set<PayApplicationField>();
  for (const { meanings, coverage, length } of labels) {
    if (coverage < CAPTION) continue;
    for (const field of meanings) {
      if (field !== null && MARKS.has(field) && (length > 1 || field === "totalRetainage"))
        printed.add(field);
    }
  }
  return printed.size;
}

/** A title this prominent could not say more. */
const LOUDEST = 2;

/** The logarithm of the gain of a whole form. */
const FULL_GAIN = 5;

/** Figures of a summary that are tied by so many identities could prove no more. */
const MOST_HELD = 4;

/** A figure that is zero says little. */
const ZERO = 0.3;

function weightOf({ best, probability }: Chosen<{ isZero(): boolean }>): number {
  return best.value.isZero() ? ZERO * probability : probability;
}
