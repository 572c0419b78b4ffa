import { Money } from "../../src/base/money.ts";
import type { Candidate, Candidates } from "../../src/evidence/candidate.ts";
import { candidatesOf } from "../../src/evidence/candidates.ts";
import { centsOf } from "../../src/evidence/amount-candidates.ts";
import { DEDUCTIONS, MONEY_SLOTS, SLOTS } from "../../src/evidence/slots.ts";
import type { Page } from "../../src/page/page.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
import type { Paper } from "../../src/paper/paper.ts";
import { sameNumber } from "./equality.ts";
import { type SignGroup, without } from "./leave-out.ts";
import { keptPages } from "./page-cache.ts";
import { misprintedPaper } from "./misprints.ts";
import { RANDOM, randomFiles } from "./random-papers.ts";
import { type PaperFile, papersWithTruth } from "./sets.ts";
import { type ApplicationTruth, applicationTruth } from "./truth.ts";
import { canBeTold, inUnknownWords } from "./unknown-words.ts";

/** A document to fit to: its candidates, and which of them are right in each slot. */
export interface Example {
  readonly truth: ApplicationTruth;
  readonly paper: Paper;
  /** With a tenth of the lexicon left out, to be fitted to. */
  readonly training: Candidates;
  /** With the whole lexicon, to be read. */
  readonly reading: Candidates;
  /** By slot: places of right candidates, none for "not printed"; null where the truth does not say. */
  readonly right: readonly (ReadonlySet<number> | null)[];
  /** Candidates that a list's slot is fitted to, by its place; all of its type where it is absent. */
  readonly asked: ReadonlyMap<number, readonly number[]>;
}

/** All pay applications whose words are kept, native ones and, where their pictures were read, scans; each of the sets with a misprinted twin and one in unknown words. */
export function examples(
  isWanted: (name: string) => boolean = () => true,
  files: readonly PaperFile[] = [...papersWithTruth(), ...randomFiles()],
): readonly Example[] {
  const found: Example[] = [];
  for (const file of files) {
    if (!isWanted(file.name)) continue;
    const truth = applicationTruth(file);
    const pages = truth === null ? null : keptPages(file, truth.isPicture ? "ocr" : "text");
    if (truth === null || pages === null) continue;
    const example = exampleOf(truth, pages, found.length);
    if (example !== null) found.push(example);
    if (example !== null && truth.file.set !== RANDOM)
      found.push(...twinsOf(truth, pages, found.length));
  }
  return found;
}

/** The same paper with a figure printed wrong and, where it is native, in unknown words. */
function twinsOf(
  truth: ApplicationTruth,
  pages: readonly Page[],
  number: number,
): readonly Example[] {
  const misprinted = misprintedPaper(truth, pages, number);
  const unknown = truth.isPicture ? null : inUnknownWords(truth, pages, number + 1);
  return [misprinted, unknown].flatMap((twin, at) => {
    const example = twin === null ? null : exampleOf(twin.truth, twin.pages, number + at);
    return example === null ? [] : [example];
  });
}

/** A document to fit to; null where it is of no use. Its number says which phrases of the lexicon are left out. */
export function exampleOf(
  truth: ApplicationTruth,
  pages: readonly Page[],
  number: number,
): Example | null {
  const paper = cutPaper(pages);
  if (paper.amounts.length > MOST_AMOUNTS) return null;
  const dropped = (phrase: number): boolean =>
    (Math.imul(phrase + 77 * number, 2654435761) >>> 16) % 10 === 0;
  const training = strip(candidatesOf(paper, dropped));
  let reading: Candidates | null = null;
  return {
    truth,
    paper,
    training,
    ...rightAndAsked(truth, training),
    get reading() {
      return (reading ??= strip(candidatesOf(paper)));
    },
  };
}

/** To know what a group of signs is worth, documents are fitted and read without it. */
const LEFT_OUT = process.env["FIT_WITHOUT"] as SignGroup | undefined;

function strip(candidates: Candidates): Candidates {
  return LEFT_OUT === undefined ? candidates : without(LEFT_OUT, candidates);
}

/** Long sheets teach nothing that short ones do not, and take most of the time. */
const MOST_AMOUNTS = 1500;

interface Order {
  readonly number: string | null;
  readonly amount: number | string | null;
}

/** Right candidates of all slots, and which candidates the slots of the list of change orders are fitted to. */
function rightAndAsked(
  truth: ApplicationTruth,
  candidates: Candidates,
): Pick<Example, "right" | "asked"> {
  const right = [...rightOf(truth, candidates)];
  const asked = new Map<number, readonly number[]>();
  const orders = ordersOf(truth);
  const cents = orders.map(({ amount }) => Math.round(Number(amount) * 100));
  const size = new Set(cents.map(Math.abs));
  const place = (name: string): number => SLOTS.findIndex((slot) => slot.name === name);
  const amounts = candidates.money.flatMap((one, index) =>
    size.has(Math.abs(one.cents)) && one.cents !== 0 ? [index] : [],
  );
  const deducted = new Set(cents.filter((one) => one < 0).map(Math.abs));
  right[place("orderAmount")] = new Set(amounts);
  right[place("orderIsDeduction")] = new Set(
    amounts.filter((index) => deducted.has(Math.abs(candidates.money[index]?.cents ?? 0))),
  );
  asked.set(place("orderIsDeduction"), amounts);
  // A number that stands near no amount at all is none of an order's; one beside a wrong amount teaches what is none.
  const lines = new Set(
    candidates.money.flatMap(({ figure: { pageNumber, line } }) =>
      [line - 1, line, line + 1].map((at) => `${pageNumber} ${at}`),
    ),
  );
  const near = new Set<number>();
  const numbers = new Set<number>();
  candidates.identifier.forEach(({ figure, key }, index) => {
    if (lines.has(`${figure.pageNumber} ${figure.line}`)) near.add(index);
    for (const at of amounts) {
      const amount = candidates.money[at];
      if (amount === undefined || amount.figure.pageNumber !== figure.pageNumber) continue;
      if (Math.abs(amount.figure.line - figure.line) > 1) continue;
      const order = orders[cents.findIndex((one) => Math.abs(one) === Math.abs(amount.cents))];
      if (order?.number !== null && order !== undefined && sameNumber(key, order.number))
        numbers.add(index);
    }
  });
  right[place("orderNumber")] = numbers;
  asked.set(place("orderNumber"), [...near]);
  return {
    right: right.map((own, slot) => (canBeTold(truth, SLOTS[slot]?.name ?? "") ? own : null)),
    asked,
  };
}

/** The change orders that the truth lists with their amounts. */
export function ordersOf({ document }: ApplicationTruth): readonly Order[] {
  const orders = (document["changeOrders"] ?? []) as readonly Order[];
  return orders.filter(({ amount }) => amount !== null);
}

function rightOf(
  truth: ApplicationTruth,
  candidates: Candidates,
): readonly (ReadonlySet<number> | null)[] {
  return SLOTS.map(({ name, type }) => {
    const isRight = rightTest(truth, name);
    if (isRight === null) return null;
    const places = candidates[type].flatMap((candidate, index) =>
      isRight(candidate) ? [index] : [],
    );
    const { money } = candidates;
    const own = IN_SUMMARY.has(name) ? inSummary(places, money) : places;
    return new Set(CAPTIONED.has(name) ? bestCaptioned(own, name, money) : own);
  });
}

/** Words that fit a line's phrase so well are its caption. */
const CAPTION = 0.5;

/** Of several prints those with the best caption of the line: all that is held may be held of work alone. */
function bestCaptioned(
  places: readonly number[],
  slot: string,
  money: readonly Candidate[],
): readonly number[] {
  const at = SLOTS.findIndex(({ name }) => name === slot);
  const fitOf = (index: number): number =>
    Math.max(0, ...(money[index]?.fits ?? []).map((fits) => fits?.of[at] ?? 0));
  const most = Math.max(...places.map(fitOf));
  return most < CAPTION ? places : places.filter((index) => fitOf(index) === most);
}

/** Lines that the form prints in a place of their own. */
const CAPTIONED: ReadonlySet<string> = new Set(
  MONEY_SLOTS.filter(
    (slot) => !["grossThisPeriod", "retainageReleased", "amountCertified"].includes(slot),
  ),
);

/** Those of the summary's main column; the parts of the retainage stand beside it. */
const IN_SUMMARY: ReadonlySet<string> = new Set(
  [...CAPTIONED].filter((slot) => slot !== "retainageOnWork" && slot !== "retainageOnStored"),
);

/** Prints among so many fewer lines of the form than the best one are no part of the summary. */
const FAR_FEWER = 3;

/** Of several prints of a right amount those of the summary, so that it wins where another place prints another amount. */
function inSummary(places: readonly number[], money: readonly Candidate[]): readonly number[] {
  const standingOf = (index: number): number => money[index]?.standing ?? 0;
  // Of many zeros the truth does not say which is meant.
  if (places.some((index) => money[index]?.cents === 0)) return places;
  const most = Math.max(...places.map(standingOf));
  return places.filter((index) => standingOf(index) > most - FAR_FEWER);
}

/** Which candidates are right in a slot; null where the truth does not say. */
export function rightTest(
  truth: ApplicationTruth,
  slot: string,
): ((candidate: Candidate) => boolean) | null {
  const { document, money } = truth;
  if (slot === "periodTo") return ({ key }) => key === document["periodTo"];
  if (slot === "applicationNumber") {
    const wanted = document["applicationNumber"];
    return ({ key }) => typeof wanted === "string" && sameNumber(key, wanted);
  }
  if (slot === "retainageRate") {
    return isRate((document["retainageRatePercent"] ?? null) as string | number | null);
  }
  if (slot === "retainageRateOnStored") return isRate(truth.rateOnStored);
  const plain = money[slot];
  if (plain === undefined) return null;
  if (plain === null) return () => false;
  const cents = centsOf(Money.of(plain));
  return DEDUCTIONS.has(slot)
    ? (candidate) => Math.abs(candidate.cents) === Math.abs(cents)
    : (candidate) => candidate.cents === cents;
}

/** Which candidates are a rate; null where the truth does not say. */
function isRate(
  rate: string | number | null | undefined,
): ((candidate: Candidate) => boolean) | null {
  if (rate === undefined) return null;
  if (rate === null) return () => false;
  const wanted = Money.of(String(Number(rate))).key();
  return ({ key }) => key === wanted;
}
