import { namesOf } from "../../base/names-of.ts";
import type { ChangeOrder, OrderPartyName } from "../../document/change-order.ts";
import type { Sourced } from "../../document/sourced.ts";
import { fromCandidates, fromChosen } from "../field-evidence.ts";
import { CONTRACT_SUM_FIELDS, PARTY_FIELDS } from "../../kinds/change-order/fields.ts";
import type { FieldEvidence } from "../../kinds/reading.ts";
import { type OrderNames, weighedFor } from "./order-parties.ts";
import type { OrderDraft } from "./read-change-order.ts";

/** How every field of a change order came to its value. */
export function orderEvidenceOf({ document, choice, names }: OrderDraft): readonly FieldEvidence[] {
  const { sums } = document;
  return [
    fromChosen("issuer", document.issuer, choice.issuer, []),
    fromChosen("number", document.number, choice.number, []),
    fromChosen("description", document.description, choice.description, []),
    choice.nothing === null
      ? fromChosen("amount", document.amount, choice.amount, [])
      : saidInWords(document.amount, choice.nothing),
    fromChosen("date", document.date, choice.date, []),
    ...namesOf(PARTY_FIELDS).map((name) => ofParty(name, document, choice.issuer, names)),
    ...namesOf(CONTRACT_SUM_FIELDS).map((name) =>
      fromChosen(`sums.${name}`, sums[name], choice.sums[name] ?? choice.amount, []),
    ),
    askedBy(document.requested),
  ].flatMap((evidence) => (evidence === null ? [] : [evidence]));
}

/** That no money changes has no candidates. */
function saidInWords(amount: Sourced<unknown> | null, margin: number): FieldEvidence | null {
  if (amount === null) return null;
  const because = ["The paper says so in words."];
  return { field: "amount", from: amount.from, because, margin, lost: [] };
}

/** A firm's part comes from its names; the sender's from the choice of who speaks. */
function ofParty(
  name: OrderPartyName,
  { parties, issuer }: ChangeOrder,
  speaker: OrderDraft["choice"]["issuer"],
  names: OrderNames,
): FieldEvidence | null {
  const value = parties[name];
  const field = `parties.${name}`;
  if (value === null || value === issuer) return fromChosen(field, value, speaker, []);
  return fromCandidates(field, value, weighedFor(value, names).candidates);
}

function askedBy(requested: Sourced<unknown> | null): FieldEvidence | null {
  if (requested === null) return null;
  const because = ["Its caption says that it was asked for."];
  return { field: "requested", from: requested.from, because, margin: 1, lost: [] };
}
