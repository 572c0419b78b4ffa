import type { ChangeOrderKind, KindMark } from "../../document/change-order.ts";
import type { MarkRule } from "../change-order-template.ts";
import { placeOfWords } from "../candidates.ts";
import { labelsIn } from "../labels.ts";
import type { Text } from "../texts.ts";
import type { Vocabulary } from "../vocabulary.ts";
import type { Agreement } from "./agreement.ts";
import type { FirmCandidate } from "./firm-candidates.ts";
import { type FirmTrade, isMixed, isSurelyGeneral } from "./firm.ts";
import { isSameFirm, type PartiesReading, sureSender } from "./parties.ts";
import type { Title } from "./titles.ts";

const REQUEST = "SUBCONTRACTOR_REQUEST";
const ORDER = "GC_CHANGE_ORDER";

/** Names that the caller knows. */
export interface NamedParties {
  readonly subcontractor: string | null;
  readonly gc: string | null;
}

/** What a kind is weighed from. */
export interface KindContext {
  readonly texts: readonly Text[];
  readonly marks: Vocabulary<MarkRule>;
  readonly parties: PartiesReading;
  readonly named: NamedParties;
  readonly title: Title | null;
  readonly agreement: Agreement;
  /** Whether the contract sum is carried forward. */
  readonly carriesSum: boolean;
}

/** A kind with what speaks for it and against it. */
export interface KindReading {
  readonly kind: ChangeOrderKind;
  readonly marks: readonly KindMark[];
  /** By how much the chosen kind outweighs the other. */
  readonly margin: number;
  /** Whether each kind has a weighty mark of its own. */
  readonly isContested: boolean;
}

/** A mark of this weight is contradicted loudly enough to be told. */
const WEIGHTY = 1.4;

/** Weighs all marks: who speaks to whom first, then what was agreed, then what the paper calls itself. */
export function weighKind(context: KindContext): KindReading {
  const marks = [
    ...namedMarks(context),
    ...roleMarks(context),
    ...context.agreement.marks,
    ...titleMarks(context),
    ...wordMarks(context),
  ].toSorted((a, b) => b.weight - a.weight);
  const weight = (kind: ChangeOrderKind): number =>
    marks.reduce((sum, mark) => sum + (mark.speaksFor === kind ? mark.weight : 0), 0);
  const difference = weight(ORDER) - weight(REQUEST);
  const kind = difference >= 0 ? ORDER : REQUEST;
  return {
    kind,
    marks,
    margin: Math.abs(difference),
    isContested: [ORDER, REQUEST].every((one) =>
      marks.some((mark) => mark.speaksFor === one && mark.weight >= WEIGHTY),
    ),
  };
}

/** The parties that the caller named, found as sender or addressee. */
function namedMarks({ parties, named }: KindContext): readonly KindMark[] {
  const { senders, addressees } = parties;
  const [sender] = senders;
  const [addressee] = addressees;
  const marks: KindMark[] = [];
  const add = (
    name: string | null,
    firm: FirmCandidate | undefined,
    speaksFor: ChangeOrderKind,
    weight: number,
    says: string,
  ): void => {
    if (name === null || firm === undefined || !isSameFirm(name, firm.name)) return;
    marks.push({ speaksFor, weight, because: `${firm.name}, ${says}.`, from: firm.from });
  };
  add(named.subcontractor, sender, REQUEST, 4.5, "the named subcontractor, sends it");
  add(named.gc, sender, ORDER, 4, "the named general contractor, sends it");
  add(named.gc, addressee, REQUEST, 2.5, "the named general contractor, is addressed");
  add(named.subcontractor, addressee, ORDER, 2.5, "the named subcontractor, is addressed");
  return marks;
}

/** Roles that captions and the firms' own names give. */
function roleMarks({ parties }: KindContext): readonly KindMark[] {
  const { addressees, byCaption } = parties;
  const sender = sureSender(parties);
  const [addressee] = addressees;
  const marks: KindMark[] = [];
  const push = (
    speaksFor: ChangeOrderKind,
    weight: number,
    because: string,
    firm: FirmCandidate | undefined,
  ): void => {
    marks.push({ speaksFor, weight, because, from: firm?.from ?? null });
  };
  const [toSub] = byCaption.get("toSubcontractor") ?? [];
  const [toGc] = byCaption.get("toContractor") ?? [];
  const [toOwner] = byCaption.get("toOwner") ?? [];
  const [sub] = byCaption.get("subcontractor") ?? [];
  const [gc] = byCaption.get("contractor") ?? [];
  const [owner] = byCaption.get("owner") ?? [];
  if (toSub !== undefined)
    push(ORDER, 2, `It is addressed to the subcontractor ${toSub.name}.`, toSub);
  const isToGc = toGc !== undefined && owner === undefined;
  if (isToGc) push(REQUEST, 1.5, `It is addressed to the contractor ${toGc.name}.`, toGc);
  if (toOwner !== undefined)
    push(ORDER, 0.3, `It is addressed to the owner ${toOwner.name}.`, toOwner);
  if (sender !== undefined) {
    const isSub = sub !== undefined && isSameFirm(sub.name, sender.name);
    const isGc = gc !== undefined && isSameFirm(gc.name, sender.name);
    if (isSub)
      push(REQUEST, 2.2, `${sender.name} sends it and is called the subcontractor.`, sender);
    if (isGc && !isSub && sub !== undefined)
      push(ORDER, 2.2, `${sender.name} sends it and is called the contractor.`, sender);
    if (!isSub && !isGc && sub !== undefined)
      push(ORDER, 1.2, `It names ${sub.name} as subcontractor, and somebody else sends it.`, sub);
    if (owner !== undefined && isSameFirm(owner.name, sender.name))
      push(ORDER, 2, `${sender.name} sends it and is called the owner.`, sender);
  }
  if (owner !== undefined && gc !== undefined && sub === undefined)
    push(ORDER, 1, "It stands between an owner and a contractor.", owner);
  const trades = tradesSay(sender, addressee ?? otherParty(sender, parties));
  return trades === null ? marks : [...marks, trades];
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

const RANK: Readonly<Record<FirmTrade, number>> = { owner: 3, designer: 2.5, general: 2, trade: 1 };

/** What the names of two firms say of who is above whom. */
function tradesSay(
  sender: FirmCandidate | undefined,
  other: FirmCandidate | undefined,
): KindMark | null {
  if (sender === undefined) return null;
  const own = sender.trade;
  const their = other?.trade ?? null;
  if (own === "owner" || own === "designer")
    return {
      speaksFor: ORDER,
      weight: 1.5,
      because: `${sender.name} is no subcontractor by its name.`,
      from: sender.from,
    };
  if (own === "trade" && their === "trade" && other !== undefined) {
    const [isOwn, isTheirs] = [isMixed(sender.name), isMixed(other.name)];
    if (isOwn === isTheirs) return null;
    return {
      speaksFor: isTheirs ? REQUEST : ORDER,
      weight: 2.6,
      because: isTheirs
        ? `${sender.name}, who sends it, is a trade by its name, and ${other.name} builds.`
        : `${other.name}, to whom it goes, is a trade by its name, and ${sender.name} builds.`,
      from: isTheirs ? sender.from : other.from,
    };
  }
  if (own === "trade" && their !== "owner") {
    return {
      speaksFor: REQUEST,
      weight: their === "general" ? 3.6 : 2.2,
      because: `${sender.name}, who sends it, is a trade by its name.`,
      from: sender.from,
    };
  }
  if (other !== undefined && their === "trade") {
    return {
      speaksFor: ORDER,
      weight: 2.5,
      because: `${other.name}, to whom it goes, is a trade by its name.`,
      from: other.from,
    };
  }
  if (own !== null && their !== null && RANK[own] < RANK[their] && own === "trade") {
    return {
      speaksFor: REQUEST,
      weight: 0.8,
      because: `${sender.name} sends it to ${other?.name ?? ""}.`,
      from: sender.from,
    };
  }
  if (own === "general" && their === "general" && other !== undefined) {
    const isBelow = isSurelyGeneral(other.name) && !isSurelyGeneral(sender.name);
    return isBelow
      ? {
          speaksFor: REQUEST,
          weight: 1.2,
          because: `It goes to ${other.name}, a general contractor by its name.`,
          from: other.from,
        }
      : null;
  }
  if (own === "general") {
    return {
      speaksFor: ORDER,
      weight: 0.8,
      because: `${sender.name} is a general contractor by its name.`,
      from: sender.from,
    };
  }
  if (their === "general") {
    return {
      speaksFor: REQUEST,
      weight: 1.2,
      because: `It goes to ${other?.name ?? ""}, a general contractor by its name.`,
      from: other?.from ?? null,
    };
  }
  return null;
}

function titleMarks({ title, carriesSum }: KindContext): readonly KindMark[] {
  const marks: KindMark[] = [];
  if (title !== null) {
    const printed = title.label.words.map((word) => word.text).join(" ");
    const from = placeOfWords(title.label.words, title.label.pageNumber);
    if (title.rule.means === "request")
      marks.push({ speaksFor: REQUEST, weight: 2, because: `Its title is "${printed}".`, from });
    if (title.rule.means === "order")
      marks.push({ speaksFor: ORDER, weight: 0.8, because: `Its title is "${printed}".`, from });
  }
  if (carriesSum)
    marks.push({
      speaksFor: ORDER,
      weight: 0.6,
      because: "It carries the contract sum forward.",
      from: null,
    });
  return marks;
}

/** Words that speak for a kind wherever they stand; of one rule's phrases the first counts. */
function wordMarks({ texts, marks: vocabulary }: KindContext): readonly KindMark[] {
  const found = new Map<MarkRule, KindMark>();
  for (const { meanings, words, pageNumber } of labelsIn(texts, vocabulary)) {
    for (const rule of meanings) {
      if (found.has(rule)) continue;
      const printed = words.map((word) => word.text).join(" ");
      found.set(rule, {
        speaksFor: rule.speaksFor,
        weight: rule.weight,
        because: `It ${rule.says}: "${printed}".`,
        from: placeOfWords(words, pageNumber),
      });
    }
  }
  return [...found.values()];
}
