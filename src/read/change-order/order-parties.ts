import { isSameFirm } from "../../base/firm-names.ts";
import type { ChangeOrderKind, KindMark, OrderParties } from "../../document/change-order.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { HeadingNames, NameReading } from "../heading/read-heading.ts";

/** The firms of a change order: who does the work and who is above, and between whom the contract is. */
export interface OrderNames extends HeadingNames {
  /** Whether it is between a subcontractor and a general contractor, or else with the owner. */
  readonly isBetween: boolean;
}

/** Who speaks, with the kind of the paper that was chosen together with it. */
export interface Speaker {
  readonly kind: { readonly value: ChangeOrderKind; readonly probability: number };
  readonly issuer: Sourced<string> | null;
}

/**
 * Between two firms, who does the work speaks in a request, and is spoken to in an order: where names and kind say
 * otherwise, the likelier of them is believed.
 */
export function onTheirSides(names: OrderNames, { kind, issuer }: Speaker): OrderNames {
  const { contractor, addressee, isBetween } = names;
  const odd = kind.value === REQUEST ? addressee : contractor;
  const isOdd = issuer !== null && odd.value !== null && isSameFirm(issuer.value, odd.value.value);
  const isLess = (odd.candidates[0]?.score ?? 0) < kind.probability;
  return isBetween && isOdd && isLess
    ? { ...names, contractor: addressee, addressee: contractor }
    : names;
}

/** The firms by their part: a request goes up to whoever pays, an order down to who does the work. */
export function orderParties(
  kind: ChangeOrderKind,
  issuer: Sourced<string> | null,
  { contractor: below, addressee: above, isBetween }: OrderNames,
): OrderParties {
  const [own, other] = kind === REQUEST ? [below, above] : [above, below];
  const sender = issuer ?? own.value;
  const isSender = ({ value }: Sourced<string>): boolean =>
    sender !== null && isSameFirm(value, sender.value);
  const addressees = [other.value, own.value].flatMap((firm) => firm ?? []);
  return {
    sender,
    addressee: addressees.find((firm) => !isSender(firm)) ?? null,
    owner: isBetween ? null : above.value,
    contractor: isBetween ? above.value : below.value,
    subcontractor: isBetween ? below.value : null,
  };
}

/** What was weighed for the part of a firm. */
export function weighedFor(
  value: Sourced<string>,
  { contractor, addressee }: OrderNames,
): NameReading {
  return contractor.value === value ? contractor : addressee;
}

export const REQUEST = "SUBCONTRACTOR_REQUEST";
export const ORDER = "GC_CHANGE_ORDER";

/** Who speaks to whom: the sender's part in the contract, and that of the firm it goes to. */
export function roleMarks({
  sender,
  addressee,
  subcontractor,
  contractor,
  owner,
}: OrderParties): readonly KindMark[] {
  if (sender === null) return [];
  const { value: name } = sender;
  const isSender = (firm: OrderParties["sender"]): boolean =>
    firm !== null && isSameFirm(firm.value, name);
  const [from] = sender.from;
  const mark = (speaksFor: ChangeOrderKind, weight: number, says: string): KindMark => ({
    speaksFor,
    weight,
    because: `${name} sends it${addressee === null ? "" : ` to ${addressee.value}`} ${says}.`,
    from,
  });
  if (isSender(subcontractor)) return [mark(REQUEST, 2.2, "and is the subcontractor")];
  if (isSender(owner)) return [mark(ORDER, 2, "and is the owner")];
  if (isSender(contractor) && subcontractor !== null)
    return [mark(ORDER, 2.2, "and is the contractor above it")];
  return owner === null || contractor === null
    ? []
    : [mark(ORDER, 1, "and stands between an owner and a contractor")];
}
