import { readFileSync } from "node:fs";
import type { PaperFile } from "./sets.ts";

/** What is printed on a pay application, in the terms in which the engine is fitted and measured. */
export interface ApplicationTruth {
  readonly file: PaperFile;
  readonly layout: string;
  readonly isPicture: boolean;
  /** The contract's document, with money as plain decimals or numbers. */
  readonly document: Readonly<Record<string, unknown>>;
  readonly accept: Readonly<Record<string, readonly unknown[]>>;
  /** Amounts of slots by name; null is known not to be printed, absent is not known. */
  readonly money: Readonly<Record<string, string | null>>;
  /** The rate held of stored materials; null is known not to be printed, undefined is not known. */
  readonly rateOnStored: string | null | undefined;
}

/** Names of the summary's slots and how the samples and the fixtures call them. */
const LINES: readonly (readonly [slot: string, sample: string, fixture: string])[] = [
  ["originalContractSum", "1", "originalContractSum"],
  ["netChangeByChangeOrders", "2", "netChangeByChangeOrders"],
  ["contractSumToDate", "3", "contractSumToDate"],
  ["totalCompletedAndStored", "4", "totalCompletedAndStored"],
  ["retainageOnWork", "5a", "retainageOnWork"],
  ["retainageOnStored", "5b", "retainageOnStored"],
  ["totalRetainage", "5", "totalRetainage"],
  ["totalEarnedLessRetainage", "6", "totalEarnedLessRetainage"],
  ["previousCertificates", "7", "previousCertificates"],
  ["currentPaymentDue", "8", "currentPaymentDue"],
  ["balanceToFinish", "9", "balanceToFinish"],
];

/** The contract's fields that are one line of the summary. */
const FIELD_OF: Readonly<Record<string, string>> = {
  contractSumToDate: "contractSumToDate",
  totalCompletedAndStored: "totalCompletedAndStoredToDate",
  totalRetainage: "retainageHeldToDate",
  currentPaymentDue: "currentPaymentDue",
  balanceToFinish: "balanceToFinishIncludingRetainage",
};

/** A truth as it lies beside a document. */
export interface RawTruth {
  readonly layout?: string;
  readonly rendition?: string;
  readonly document: Readonly<Record<string, unknown>> | null;
  readonly accept?: Readonly<Record<string, readonly unknown[]>>;
  readonly g702?: {
    readonly lines: Readonly<Record<string, string | null>>;
    readonly printed?: readonly string[];
    readonly other?: Readonly<Record<string, string>>;
    readonly rates?: Readonly<Record<string, string | number | null>>;
  } | null;
  readonly lines?: Readonly<Record<string, string | null>>;
  readonly rates?: Readonly<Record<string, string | null>>;
}

/** The truth of a document; null where it is no pay application. */
export function applicationTruth(file: PaperFile): ApplicationTruth | null {
  return truthOf(file, JSON.parse(readFileSync(file.truth, "utf8")) as RawTruth);
}

/** The same of a truth that was read already. */
export function truthOf(file: PaperFile, raw: RawTruth): ApplicationTruth | null {
  const { document } = raw;
  if (document?.["documentType"] !== "PAY_APPLICATION") return null;
  const folder = file.pdf.split("/").at(-2) ?? "";
  return {
    file,
    layout: file.set === "fixtures" ? folder : (raw.layout ?? file.name),
    isPicture: /scan|mixed/.test(raw.rendition ?? "native"),
    document,
    accept: raw.accept ?? {},
    money: { ...moneyOf(raw, document), ...certifiedIn(raw, file.set) },
    rateOnStored: rateOnStored(raw),
  };
}

function moneyOf(
  { lines, g702 }: RawTruth,
  document: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string | null>> {
  const money: Record<string, string | null> = {
    grossThisPeriod: plainOf(document["grossThisPeriod"]),
    retainageReleased: plainOf(document["retainageReleasedThisPeriod"]),
  };
  for (const [slot, sample, fixture] of LINES) {
    if (lines !== undefined) money[slot] = lines[fixture] ?? null;
    else if (g702) {
      const isPrinted = g702.printed?.includes(sample) ?? true;
      money[slot] = isPrinted ? (g702.lines[sample] ?? null) : null;
    }
    const field = FIELD_OF[slot];
    if (field !== undefined) money[slot] ??= plainOf(document[field]);
  }
  return money;
}

/** Sets whose truth tells what was certified, wherever it is printed. */
const TELL_CERTIFIED: ReadonlySet<string> = new Set([
  "construction-drawn",
  "construction-drawn-more",
  "random",
]);

function certifiedIn(
  { lines, g702 }: RawTruth,
  set: string,
): Readonly<Record<string, string | null>> {
  const certified = plainOf(lines?.["amountCertified"] ?? g702?.other?.["amountCertified"]);
  const isKnown = lines !== undefined || certified !== null || TELL_CERTIFIED.has(set);
  return isKnown ? { amountCertified: certified } : {};
}

function rateOnStored({ rates, g702 }: RawTruth): string | null | undefined {
  const told = rates ?? g702?.rates;
  if (told === undefined) return undefined;
  const rate = told["onStored"] ?? told["5b"] ?? null;
  return rate === null ? null : String(rate);
}

function plainOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  return typeof value === "number" ? value.toFixed(2) : null;
}
