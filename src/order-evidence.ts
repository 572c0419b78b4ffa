import { namesOf } from "./base/names-of.ts";
import type { Sourced } from "./document/sourced.ts";
import { fromChosen, lostOf } from "./evidence.ts";
import { CONTRACT_SUM_FIELDS } from "./kinds/change-order/fields.ts";
import type { FieldEvidence } from "./reading.ts";
import type { FirmCandidate } from "./template/change-order/firm-candidates.ts";
import type { OrderDraft } from "./template/change-order/read-change-order.ts";

/** How every field of a change order came to its value. */
export function orderEvidenceOf({
  document,
  choice,
  parties,
}: OrderDraft): readonly FieldEvidence[] {
  const { sums } = document;
  return [
    fromChosen("issuer", document.issuer, choice.issuer, []),
    fromChosen("number", document.number, choice.number, []),
    fromChosen("description", document.description, choice.description, []),
    choice.nothing === null
      ? fromChosen("amount", document.amount, choice.amount, [])
      : saidInWords(document.amount, choice.nothing),
    fromChosen("date", document.date, choice.date, []),
    ofFirms("parties.sender", document.parties.sender, parties.senders),
    ofFirms("parties.addressee", document.parties.addressee, parties.addressees),
    ...(["owner", "contractor", "subcontractor"] as const).map((name) =>
      ofFirms(`parties.${name}`, document.parties[name], parties.byCaption.get(name) ?? []),
    ),
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

function ofFirms(
  field: string,
  value: Sourced<string> | null,
  firms: readonly FirmCandidate[],
): FieldEvidence | null {
  if (value === null) return null;
  const own = firms.find(({ name }) => name === value.value);
  const others = firms.filter((firm) => firm !== own);
  const margin = own === undefined ? 0 : own.score - (others[0]?.score ?? 0);
  return {
    field,
    from: value.from,
    because: [own?.because ?? "It has this part by its caption."],
    margin: Math.max(0, Math.min(1, margin)),
    lost: lostOf(
      others.map(({ from, because }) => ({ from, because: [because] })),
      value.from[0],
    ),
  };
}

function askedBy(requested: Sourced<unknown> | null): FieldEvidence | null {
  if (requested === null) return null;
  const because = ["Its caption says that it was asked for."];
  return { field: "requested", from: requested.from, because, margin: 1, lost: [] };
}
