import { isoDate } from "../base/calendar-date.ts";
import type {
  ChangeOrder,
  ChangeOrderKind,
  ContractSumName,
  OrderAgreement,
  OrderPartyName,
} from "../document/change-order.ts";
import type { Heading } from "../document/heading.ts";
import { labelled, type LabelledValue } from "./labelled-values.ts";

/** What people call each kind. */
export const KIND_WORDS: Readonly<Record<ChangeOrderKind, string>> = {
  SUBCONTRACTOR_REQUEST: "request of a subcontractor",
  GC_CHANGE_ORDER: "order of the general contractor",
};

const PARTIES: readonly (readonly [OrderPartyName, string])[] = [
  ["sender", "Sender"],
  ["addressee", "Addressee"],
  ["owner", "Owner"],
  ["contractor", "Contractor"],
  ["subcontractor", "Subcontractor"],
];

const SUMS: readonly (readonly [ContractSumName, string])[] = [
  ["originalContractSum", "Original contract sum"],
  ["previousChanges", "Net change by orders before this one"],
  ["sumBefore", "Contract sum before this change"],
  ["change", "This change"],
  ["sumAfter", "Contract sum with this change"],
];

/** The contract's fields, all of them, in the contract's order; then what was asked for, where it is printed, and agreed. */
export function orderValues(document: ChangeOrder): readonly LabelledValue[] {
  const { kind, requested, agreement } = document;
  return [
    // Weighed from many places, so it has none of its own.
    { path: "kind", item: "", label: "Kind", text: KIND_WORDS[kind], from: [] },
    labelled("issuer", "Issuer", document.issuer),
    labelled("number", "Number", document.number),
    labelled("description", "Description", document.description),
    labelled("amount", "Amount", document.amount),
    labelled("date", "Date", document.date, isoDate),
    ...(requested === null ? [] : [labelled("requested", "Amount requested", requested)]),
    { path: "agreement", item: "", label: "Agreed", text: agreementWords(agreement), from: [] },
  ];
}

function agreementWords({ isShown, flaw }: OrderAgreement): string {
  if (flaw === null) return isShown ? "yes, as the paper shows" : "not shown";
  return { draft: "no, it is a draft", void: "no, it is void", rejected: "no, it was rejected" }[
    flaw
  ];
}

/** What is printed of the job and the contract. */
export function headingValues(heading: Heading): readonly LabelledValue[] {
  const names = [
    ["project", "Project"],
    ["projectNumber", "Project number"],
    ["contractNumber", "Contract number"],
  ] as const;
  return names.flatMap(([name, label]) =>
    heading[name] === null ? [] : [labelled(`heading.${name}`, label, heading[name])],
  );
}

/** The firms that are printed, by their part. */
export function partyValues({ parties }: ChangeOrder): readonly LabelledValue[] {
  return PARTIES.flatMap(([name, label]) =>
    parties[name] === null ? [] : [labelled(`parties.${name}`, label, parties[name])],
  );
}

/** The contract sum from the original to the new one, all steps where any is printed. */
export function contractSumValues({ sums }: ChangeOrder): readonly LabelledValue[] {
  if (SUMS.every(([name]) => sums[name] === null)) return [];
  return SUMS.map(([name, label]) => labelled(`sums.${name}`, label, sums[name]));
}

/** The priced lines of the breakdown, from top to bottom; the place of a line is that of all its parts. */
export function costValues({ costs }: ChangeOrder): readonly LabelledValue[] {
  return costs.map(({ description, amount }, index) => {
    const label = description?.value ?? `Line ${index + 1}`;
    const value = labelled(`costs.${index}.amount`, label, amount);
    return { ...value, from: [...value.from, ...(description?.from ?? [])] };
  });
}
