import type { CheckResult } from "./checks/check.ts";
import type { PayApplication } from "./document/pay-application.ts";
import type { Sourced } from "./document/sourced.ts";
import type { ConfidencePart } from "./reading.ts";
import type { PayApplicationReading } from "./template/pay-application/read-pay-application.ts";
import type { Recognised } from "./template/recognise.ts";

/** Everything the confidence is a function of. */
export interface ConfidenceGiven {
  readonly read: PayApplicationReading;
  readonly recognised: Recognised;
  readonly checks: readonly CheckResult[];
  readonly identities: readonly CheckResult[];
}

/** The probability that every field is right, 0 to 1, and the named parts that it is the product of. */
export function confidenceOf(given: ConfidenceGiven): {
  readonly value: number;
  readonly parts: readonly ConfidencePart[];
} {
  const parts = [
    layoutPart(given),
    completenessPart(given),
    marginPart(given),
    proofPart(given),
    charactersPart(given),
    pagesPart(given),
  ];
  const value = parts.reduce((product, part) => product * part.value, 1);
  return { value: Math.round(value * 1000) / 1000, parts };
}

function layoutPart({ recognised }: ConfidenceGiven): ConfidencePart {
  const [template] = recognised.templates;
  const isKnown = recognised.templates.length > 1;
  const isClear = recognised.margin > 0.15;
  return {
    name: "layout",
    value: isKnown ? (isClear ? 1 : 0.95) : 0.98,
    because: isKnown
      ? `The layout ${template.id} was recognised${isClear ? "" : ", but another one fits nearly as well"}.`
      : "No known layout was recognised; the general reading was used.",
  };
}

/** The part that a field left out takes away: how often a reading without it was still entirely right. */
const WITHOUT: Readonly<Partial<Record<keyof PayApplication, number>>> = {
  applicationNumber: 0.85,
  periodTo: 0.85,
  grossThisPeriod: 0.5,
  retainageHeldToDate: 0.4,
  retainageRatePercent: 0.6,
  totalCompletedAndStoredToDate: 0.3,
  contractSumToDate: 0.4,
  balanceToFinishIncludingRetainage: 0.85,
  currentPaymentDue: 0.4,
};

/** The same where change orders move the contract and none is found. */
const WITHOUT_ORDERS = 0.4;

/** Fields of the contract that are not printed or were not found. Nobody can tell the two apart from inside. */
function completenessPart({ read: { document } }: ConfidenceGiven): ConfidencePart {
  const missing = entriesOf(WITHOUT).filter(([field]) => document[field] === null);
  const net = document.lines.netChangeByChangeOrders;
  const isUnlisted = net?.value.isZero() === false && document.changeOrders.length === 0;
  const value = missing.reduce(
    (product, [, part]) => product * part,
    isUnlisted ? WITHOUT_ORDERS : 1,
  );
  const names = [...missing.map(([field]) => field), ...(isUnlisted ? ["changeOrders"] : [])];
  const because =
    names.length === 0
      ? "Every field was found."
      : `Not found or not printed: ${names.join(", ")}.`;
  return { name: "completeness", value, because };
}

function entriesOf<Key extends string>(
  record: Readonly<Partial<Record<Key, number>>>,
): readonly (readonly [Key, number])[] {
  return Object.entries(record) as [Key, number][];
}

/** How clearly the weakest of the contract's money fields beats the next candidate. */
function marginPart({ read }: ConfidenceGiven): ConfidencePart {
  const margins = MONEY_LINES.flatMap((field) => {
    const choice = read.choices.get(`lines.${field}`);
    return choice === undefined ? [] : [{ field, margin: choice.margin }];
  });
  const weakest = margins.toSorted((a, b) => a.margin - b.margin)[0];
  return {
    name: "candidates",
    value: 0.94 + 0.06 * Math.min(1, 2 * (weakest?.margin ?? 0)),
    because:
      weakest === undefined
        ? "No summary figure was found."
        : `The least certain summary figure is ${weakest.field}.`,
  };
}

const MONEY_LINES = [
  "contractSumToDate",
  "totalCompletedAndStored",
  "totalRetainage",
  "currentPaymentDue",
  "balanceToFinish",
];

/** Identities that hold prove the reading; identities that fail put it in doubt. */
function proofPart({ checks, identities }: ConfidenceGiven): ConfidencePart {
  const all = [...checks, ...identities];
  const held = all.filter((check) => check.passed === true).length;
  const failed = all.filter((check) => check.passed === false).length;
  return {
    name: "proof",
    value: (1 - 0.2 / (1 + held)) * Math.max(0.8, 0.985 ** failed),
    because: `${held} identities among the printed figures hold and ${failed} fail.`,
  };
}

/** How certain the characters of the chosen figures are. */
function charactersPart({ read }: ConfidenceGiven): ConfidencePart {
  const { document } = read;
  const fields: readonly (Sourced<unknown> | null)[] = [
    document.applicationNumber,
    document.periodTo,
    document.grossThisPeriod,
    document.retainageHeldToDate,
    document.totalCompletedAndStoredToDate,
    document.contractSumToDate,
    document.balanceToFinishIncludingRetainage,
    document.currentPaymentDue,
  ];
  const certainties = fields.flatMap((field) =>
    field === null ? [] : field.from.map((place) => place.certainty),
  );
  const value = certainties.length === 0 ? 1 : Math.min(...certainties);
  return {
    name: "characters",
    value,
    because:
      value === 1
        ? "All characters come from the document's own text."
        : "Some characters were recognised in a picture or have no certain meaning in the file.",
  };
}

/** A page that was not read may hold what is missing. */
function pagesPart({ read }: ConfidenceGiven): ConfidencePart {
  const count = read.notices.length;
  return {
    name: "notices",
    value: count === 0 ? 1 : 0.8,
    because: count === 0 ? "Nothing unusual was noticed." : read.notices.join(" "),
  };
}
