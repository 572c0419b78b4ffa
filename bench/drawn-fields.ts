import type { PaperTruth } from "../fixtures/draw/random/paper-truth.ts";
import type { ReadResult } from "../src/wire/contract.ts";
import { isSameChangeNumber, isSameParty, isSameWording } from "./score/equality.ts";

/** What became of a field: a wrong value is excused by any warning or failed check of its paper. */
export type DrawnStatus = "right" | "null" | "wrong, no warning" | "wrong, warned";

/** A field of one paper. */
export interface DrawnField {
  readonly name: string;
  readonly status: DrawnStatus;
  readonly got: string;
  readonly want: string;
}

type Equal = (got: unknown, want: unknown) => boolean;

const isSame: Equal = (got, want) => got === want;

const isSameAmount: Equal = (got, want) =>
  typeof got === "number" && typeof want === "number" && Math.abs(got - want) < HALF_A_CENT;

const HALF_A_CENT = 0.005;

function texts(isEqual: (got: string, want: string) => boolean): Equal {
  return (got, want) => typeof got === "string" && typeof want === "string" && isEqual(got, want);
}

const EQUALITY: Readonly<Record<string, Readonly<Record<string, Equal>>>> = {
  PAY_APPLICATION: {
    applicationNumber: texts(isSameChangeNumber),
    periodTo: isSame,
    grossThisPeriod: isSameAmount,
    retainageHeldToDate: isSameAmount,
    retainageReleasedThisPeriod: isSameAmount,
    retainageRatePercent: isSameAmount,
    totalCompletedAndStoredToDate: isSameAmount,
    contractSumToDate: isSameAmount,
    balanceToFinishIncludingRetainage: isSameAmount,
    currentPaymentDue: isSameAmount,
    changeOrders: areSameOrders,
  },
  CHANGE_ORDER: {
    kind: isSame,
    issuer: texts(isSameParty),
    number: texts(isSameChangeNumber),
    description: texts((got, want) => isSameWording(want, got)),
    amount: isSameAmount,
    date: isSame,
  },
};

/** Whether an answer says that something is wrong. */
export function isTold({ warnings, checks }: ReadResult): boolean {
  return warnings.length > 0 || checks.some(({ passed }) => passed === false);
}

/** The contract fields of a paper against its truth; null for a paper that gave no answer of its kind. */
export function drawnFields(truth: PaperTruth, answer: ReadResult | null): readonly DrawnField[] {
  const document = answer?.document as Readonly<Record<string, unknown>> | undefined;
  const isWarned = answer !== null && isTold(answer);
  return Object.entries(EQUALITY[truth.document.documentType] ?? {}).map(([name, isEqual]) => {
    const want = truth.document[name];
    const got = document?.[name] ?? null;
    const accepted = [want, ...(truth.accept[name] ?? [])];
    const isRight =
      answer !== null &&
      accepted.some((one) => (isNothing(one) && isNothing(got)) || isEqual(got, one));
    const status: DrawnStatus = isRight
      ? "right"
      : isNothing(got)
        ? "null"
        : isWarned
          ? "wrong, warned"
          : "wrong, no warning";
    return { name, status, got: JSON.stringify(got), want: JSON.stringify(want) };
  });
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

interface Order {
  readonly number: string | null;
  readonly amount: number | null;
}

/** Each number and amount once, and nothing besides. */
function areSameOrders(got: unknown, want: unknown): boolean {
  if (!Array.isArray(got) || !Array.isArray(want) || got.length !== want.length) return false;
  const left = [...(got as readonly Order[])];
  return (want as readonly Order[]).every((order) => {
    const at = left.findIndex((other) => isSameOrder(other, order));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

function isSameOrder(got: Order, want: Order): boolean {
  const isNumbered =
    got.number === null || want.number === null
      ? got.number === want.number
      : isSameChangeNumber(got.number, want.number);
  return isNumbered && isSameAmount(got.amount, want.amount);
}
