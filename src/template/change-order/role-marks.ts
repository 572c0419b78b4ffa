import type { ChangeOrderKind, KindMark } from "../../document/change-order.ts";
import type { FirmCandidate } from "./firm-candidates.ts";
import { isMixed, isSurelyGeneral } from "./firm.ts";
import { isSameFirm, type PartiesReading, sureSender } from "./parties.ts";

export const REQUEST = "SUBCONTRACTOR_REQUEST";
export const ORDER = "GC_CHANGE_ORDER";

/** Who speaks to whom: the roles that captions give, and what the firms' own names say. */
export function roleMarks(parties: PartiesReading): readonly KindMark[] {
  const sender = sureSender(parties);
  const captioned = captionedParties(parties);
  const other = parties.addressees[0] ?? otherParty(sender, parties);
  const trades = sender === undefined ? null : tradesSay(sender, other);
  return [
    ...addresseeMarks(captioned),
    ...(sender === undefined ? [] : senderMarks(sender, captioned)),
    ...(trades === null ? [] : [trades]),
  ];
}

/** The first firm under each caption. */
interface CaptionedParties {
  readonly toSub: FirmCandidate | undefined;
  readonly toGc: FirmCandidate | undefined;
  readonly toOwner: FirmCandidate | undefined;
  readonly sub: FirmCandidate | undefined;
  readonly gc: FirmCandidate | undefined;
  readonly owner: FirmCandidate | undefined;
}

function captionedParties({ byCaption }: PartiesReading): CaptionedParties {
  return {
    toSub: byCaption.get("toSubcontractor")?.[0],
    toGc: byCaption.get("toContractor")?.[0],
    toOwner: byCaption.get("toOwner")?.[0],
    sub: byCaption.get("subcontractor")?.[0],
    gc: byCaption.get("contractor")?.[0],
    owner: byCaption.get("owner")?.[0],
  };
}

function markFrom(
  firm: FirmCandidate,
  speaksFor: ChangeOrderKind,
  weight: number,
  because: string,
): KindMark {
  return { speaksFor, weight, because: because.replace(/\.\.$/, "."), from: firm.from };
}

function addresseeMarks({ toSub, toGc, toOwner, sub, gc, owner }: CaptionedParties): KindMark[] {
  const marks: KindMark[] = [];
  if (toSub !== undefined)
    marks.push(markFrom(toSub, ORDER, 2, `It is addressed to the subcontractor ${toSub.name}.`));
  if (toGc !== undefined && owner === undefined)
    marks.push(markFrom(toGc, REQUEST, 1.5, `It is addressed to the contractor ${toGc.name}.`));
  if (toOwner !== undefined)
    marks.push(markFrom(toOwner, ORDER, 0.3, `It is addressed to the owner ${toOwner.name}.`));
  if (owner !== undefined && gc !== undefined && sub === undefined)
    marks.push(markFrom(owner, ORDER, 1, "It stands between an owner and a contractor."));
  return marks;
}

function senderMarks(sender: FirmCandidate, { sub, gc, owner }: CaptionedParties): KindMark[] {
  const { name } = sender;
  const isSender = (firm: FirmCandidate | undefined): boolean =>
    firm !== undefined && isSameFirm(firm.name, name);
  const marks: KindMark[] = [];
  if (isSender(sub))
    marks.push(markFrom(sender, REQUEST, 2.2, `${name} sends it and is called the subcontractor.`));
  else if (sub !== undefined)
    marks.push(
      isSender(gc)
        ? markFrom(sender, ORDER, 2.2, `${name} sends it and is called the contractor.`)
        : markFrom(
            sub,
            ORDER,
            1.2,
            `It names ${sub.name} as subcontractor, and somebody else sends it.`,
          ),
    );
  if (isSender(owner))
    marks.push(markFrom(sender, ORDER, 2, `${name} sends it and is called the owner.`));
  return marks;
}

/** Who else signs the paper. */
function otherParty(
  sender: FirmCandidate | undefined,
  { signers, byCaption }: PartiesReading,
): FirmCandidate | undefined {
  const all = [
    ...(byCaption.get("contractor") ?? []),
    ...(byCaption.get("owner") ?? []),
    ...(byCaption.get("subcontractor") ?? []),
    ...signers,
  ];
  return all.find(({ name }) => sender === undefined || !isSameFirm(name, sender.name));
}

/** What the names of two firms say of who is above whom. */
function tradesSay(sender: FirmCandidate, other: FirmCandidate | undefined): KindMark | null {
  switch (sender.trade) {
    case "owner":
    case "designer":
      return markFrom(sender, ORDER, 1.5, `${sender.name} is no subcontractor by its name.`);
    case "trade":
      return tradeSays(sender, other);
    case "general":
      return generalSays(sender, other);
    case null:
      return unknownSays(other);
  }
}

/** A trade asks whoever is above it; between two trades the one that also builds is above. */
function tradeSays(sender: FirmCandidate, other: FirmCandidate | undefined): KindMark | null {
  const { name } = sender;
  if (other?.trade === "trade") {
    const [isOwn, isTheirs] = [isMixed(name), isMixed(other.name)];
    if (isOwn === isTheirs) return null;
    return isTheirs
      ? markFrom(
          sender,
          REQUEST,
          2.6,
          `${name}, who sends it, is a trade by its name, and ${other.name} builds.`,
        )
      : markFrom(
          other,
          ORDER,
          2.6,
          `${other.name}, to whom it goes, is a trade by its name, and ${name} builds.`,
        );
  }
  if (other?.trade === "owner")
    return markFrom(sender, REQUEST, 0.8, `${name} sends it to ${other.name}.`);
  const weight = other?.trade === "general" ? 3.6 : 2.2;
  return markFrom(sender, REQUEST, weight, `${name}, who sends it, is a trade by its name.`);
}

function generalSays(sender: FirmCandidate, other: FirmCandidate | undefined): KindMark | null {
  if (other?.trade === "trade") return trades(other);
  if (other?.trade === "general") {
    const isBelow = isSurelyGeneral(other.name) && !isSurelyGeneral(sender.name);
    return isBelow ? general(other) : null;
  }
  return markFrom(sender, ORDER, 0.8, `${sender.name} is a general contractor by its name.`);
}

function unknownSays(other: FirmCandidate | undefined): KindMark | null {
  if (other?.trade === "trade") return trades(other);
  return other?.trade === "general" ? general(other) : null;
}

function trades(other: FirmCandidate): KindMark {
  return markFrom(other, ORDER, 2.5, `${other.name}, to whom it goes, is a trade by its name.`);
}

function general(other: FirmCandidate): KindMark {
  return markFrom(
    other,
    REQUEST,
    1.2,
    `It goes to ${other.name}, a general contractor by its name.`,
  );
}
