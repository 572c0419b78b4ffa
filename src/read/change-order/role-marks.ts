import { isSameFirm } from "../../base/firm-names.ts";
import type { ChangeOrderKind, KindMark, OrderParties } from "../../document/change-order.ts";

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
