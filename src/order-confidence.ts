import type { CheckResult } from "./checks/check.ts";
import type { ConfidencePart } from "./reading.ts";
import type { ChangeOrderReading } from "./template/change-order/read-change-order.ts";

/** Everything that the confidence in a change order is a function of. */
export interface OrderConfidenceGiven {
  readonly read: ChangeOrderReading;
  readonly identities: readonly CheckResult[];
}

/** The probability that every field of a change order is right, 0 to 1, and the named parts that it is the product of. */
export function orderConfidenceOf(given: OrderConfidenceGiven): {
  readonly value: number;
  readonly parts: readonly ConfidencePart[];
} {
  const parts = [
    kindPart(given.read),
    issuerPart(given.read),
    amountPart(given.read),
    numberPart(given.read),
    datePart(given.read),
    descriptionPart(given.read),
    proofPart(given),
    charactersPart(given.read),
  ];
  const value = parts.reduce((product, part) => product * part.value, 1);
  return { value: Math.round(value * 1000) / 1000, parts };
}

function part(name: string, value: number, because: string): ConfidencePart {
  return { name, value, because };
}

/** What speaks for the kind against what speaks for the other. */
function kindPart({ kind }: ChangeOrderReading): ConfidencePart {
  const { margin } = kind;
  if (margin >= CLEAR) return part("kind", 0.99, "What speaks for its kind is clear.");
  if (margin >= NARROW)
    return part("kind", 0.95, "More speaks for its kind than for the other one.");
  return part("kind", 0.7, "Nearly as much speaks for the other kind.");
}

const CLEAR = 2.5;
const NARROW = 1;

function issuerPart({ document, parties }: ChangeOrderReading): ConfidencePart {
  const [first, second] = parties.senders;
  if (document.issuer === null) return part("issuer", 0.75, "Nobody is named who sends it.");
  if (first === undefined || first.name !== document.issuer.value)
    return part("issuer", 0.88, "The issuer is named by its part in the contract alone.");
  const gap = first.score - (second?.score ?? 0);
  if (gap > 0.4 && first.score > 1) return part("issuer", 0.98, "Who sends it is clear.");
  return part("issuer", 0.88, "More than one firm may have sent it.");
}

/** Amounts by the evidence of place and arithmetic, and how much the next one has. */
function amountPart({ document, priced }: ChangeOrderReading): ConfidencePart {
  const [best, next] = priced.amounts;
  if (document.amount === null) return part("amount", 0.75, "No amount was found.");
  if (best === undefined)
    return part("amount", 0.9, "That nothing is to be paid is said in words.");
  const gap = best.score - (next?.score ?? 0);
  const isProved = best.because.length > 1;
  if (gap < 0.12) return part("amount", 0.7, "Another amount has nearly the same evidence.");
  if (isProved) return part("amount", 0.99, best.because.at(-1) ?? "");
  return best.score > 0.6
    ? part("amount", 0.95, best.because[0] ?? "")
    : part("amount", 0.8, "The amount has little evidence.");
}

function numberPart({ document, numbers }: ChangeOrderReading): ConfidencePart {
  const [best] = numbers;
  if (document.number === null || best === undefined)
    return part("number", 0.8, "No number was found or printed.");
  return best.score > 0.5
    ? part("number", 0.99, "The number stands beside its caption.")
    : part("number", 0.93, "The number has little evidence.");
}

function datePart({ document, dates }: ChangeOrderReading): ConfidencePart {
  const [best] = dates;
  if (document.date === null || best === undefined)
    return part("date", 0.85, "No date was found or printed.");
  const other = dates.find(({ value }) => !isSameDay(value, best.value));
  const isClear = other === undefined || best.score - other.score > 0.2;
  return isClear
    ? part("date", 0.98, "The date of the paper is clear.")
    : part("date", 0.92, "Another date may be that of the paper.");
}

type Day = ChangeOrderReading["dates"][number]["value"];

function isSameDay(one: Day, other: Day): boolean {
  return one.year === other.year && one.month === other.month && one.day === other.day;
}

function descriptionPart({ document, descriptions }: ChangeOrderReading): ConfidencePart {
  const [best] = descriptions;
  if (document.description === null || best === undefined)
    return part("description", 0.6, "No text says what changes.");
  if (best.score > 0.95) return part("description", 0.98, best.because[0] ?? "");
  if (best.score > 0.45) return part("description", 0.88, best.because[0] ?? "");
  return part("description", 0.6, best.because[0] ?? "");
}

/** Identities that hold prove the reading; those that fail put it in doubt. */
function proofPart({ identities }: OrderConfidenceGiven): ConfidencePart {
  const held = identities.filter(({ passed }) => passed === true).length;
  const failed = identities.filter(({ passed }) => passed === false).length;
  return part(
    "proof",
    0.9 ** failed * (held > 0 ? 1 : 0.98),
    `${held} identities among the printed figures hold and ${failed} fail.`,
  );
}

/** How certain the characters of the fields are. */
function charactersPart({ document }: ChangeOrderReading): ConfidencePart {
  const { issuer, number, description, amount, date } = document;
  const certainties = [issuer, number, description, amount, date].flatMap((field) =>
    field === null ? [] : field.from.map(({ certainty }) => certainty),
  );
  const value = Math.min(1, ...certainties);
  return part(
    "characters",
    value,
    value === 1
      ? "All characters come from the document's own text."
      : "Some characters were recognised in a picture or have no certain meaning in the file.",
  );
}
