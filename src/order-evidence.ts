import type { Sourced } from "./document/sourced.ts";
import type { FieldEvidence, LostCandidate } from "./reading.ts";
import type { Candidate } from "./template/candidates.ts";
import type { FirmCandidate } from "./template/change-order/firm-candidates.ts";
import type { ChangeOrderReading } from "./template/change-order/read-change-order.ts";

/** More lost candidates than these say nothing new. */
const MOST_LOST = 4;

/** How every field of a change order came to its value. */
export function orderEvidenceOf(read: ChangeOrderReading): readonly FieldEvidence[] {
  const { document, parties, priced } = read;
  const { sums } = document;
  return [
    ofFirms("issuer", document.issuer, parties.senders),
    ofCandidates("number", document.number, read.numbers),
    ofCandidates("description", document.description, read.descriptions),
    ofCandidates(
      "amount",
      document.amount,
      priced.amounts.map(({ candidate, score, because }) => ({ ...candidate, score, because })),
    ),
    ofCandidates("date", document.date, read.dates),
    ofFirms("parties.sender", document.parties.sender, parties.senders),
    ofFirms("parties.addressee", document.parties.addressee, parties.addressees),
    ofFirms("parties.owner", document.parties.owner, parties.byCaption.get("owner") ?? []),
    ofFirms(
      "parties.contractor",
      document.parties.contractor,
      parties.byCaption.get("contractor") ?? [],
    ),
    ofFirms(
      "parties.subcontractor",
      document.parties.subcontractor,
      parties.byCaption.get("subcontractor") ?? [],
    ),
    ofSum("sums.originalContractSum", sums.originalContractSum),
    ofSum("sums.previousChanges", sums.previousChanges),
    ofSum("sums.sumBefore", sums.sumBefore),
    ofSum("sums.change", sums.change),
    ofSum("sums.sumAfter", sums.sumAfter),
    ofSum("requested", document.requested),
  ].flatMap((evidence) => (evidence === null ? [] : [evidence]));
}

function ofCandidates<Value>(
  field: string,
  value: Sourced<unknown> | null,
  candidates: readonly Candidate<Value>[],
): FieldEvidence | null {
  if (value === null) return null;
  const [best, next] = candidates;
  const margin = best === undefined ? 0 : best.score - (next?.score ?? 0);
  return {
    field,
    from: value.from,
    because: best?.because ?? ["The paper says so in words."],
    margin: Math.max(0, Math.min(1, margin)),
    lost: lostOf(candidates.slice(1), value),
  };
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
      value,
    ),
  };
}

function ofSum(field: string, value: Sourced<unknown> | null): FieldEvidence | null {
  if (value === null) return null;
  const because = ["It stands for this figure by its caption and by the arithmetic of the form."];
  return { field, from: value.from, because, margin: 1, lost: [] };
}

function lostOf(
  candidates: readonly Pick<Candidate<unknown>, "from" | "because">[],
  chosen: Sourced<unknown>,
): readonly LostCandidate[] {
  const [{ printed, pageNumber }] = chosen.from;
  return candidates
    .filter(({ from }) => from.printed !== printed || from.pageNumber !== pageNumber)
    .slice(0, MOST_LOST)
    .map(({ from, because }) => ({
      printed: from.printed,
      pageNumber: from.pageNumber,
      because: because.join(" "),
    }));
}
