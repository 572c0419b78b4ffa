import { isSameFirm } from "../../base/firm-names.ts";
import { captionedBy, PRICES } from "../../evidence/change-order/captions-around.ts";
import type { OrderCandidates, OrderPaper } from "../../evidence/change-order/order-candidates.ts";
import { orderPhrases } from "../../evidence/change-order/order-phrases.ts";
import type { Figure } from "../../paper/paper.ts";
import type { ChangeOrderTemplate } from "../../lexicon/change-order-template.ts";
import type { NamedParties } from "./kind.ts";
import type { OrderKnown } from "./order-choice.ts";
import type { OrderScores } from "../../weights/order-weights.ts";

/** What is known of a change order before it is read. */
export interface OrderGiven {
  readonly known: OrderKnown;
  /** Whose labels are known beside the fitted words: the recognised layout and the general reading. */
  readonly templates: readonly ChangeOrderTemplate[];
  readonly named: NamedParties;
}

/** Scores with what a recognised layout, the caller, checked boxes and other dates of the paper say. */
export function knownScores(
  fitted: OrderScores,
  candidates: OrderCandidates,
  { paper }: OrderPaper,
  { known, templates, named }: OrderGiven,
): OrderScores {
  const [layout, general] = templates;
  const ofLayout =
    layout === undefined || general === undefined
      ? fitted
      : asCaptioned(fitted, candidates, captionedBy(orderPhrases([layout]), paper));
  return asKnown(ofLayout, candidates, { known, named });
}

/** What is known for certain outweighs all signs by this much. */
const CERTAIN = 40;

/** That another firm speaks in a part than the one which the caller names for it: an owner orders, too. */
const UNLIKELY = 2.5;

/** What the caption of a recognised layout says more than all words that were fitted. */
const OF_LAYOUT = 8;

/** Scores with the captions that a recognised layout has for its fields; its best one for the change counts. */
function asCaptioned(
  scores: OrderScores,
  { money, identifier, date, text }: OrderCandidates,
  captioned: ReturnType<typeof captionedBy>,
): OrderScores {
  const raised = (own: readonly number[], places: ReadonlySet<number>): readonly number[] =>
    own.map((score, at) => (places.has(at) ? score + OF_LAYOUT : score));
  const prices =
    PRICES.map((field) => captioned(money, [field])).find(({ size }) => size > 0) ??
    new Set<number>();
  return {
    ...scores,
    change: raised(scores.change, prices),
    number: raised(scores.number, captioned(identifier, ["number"])),
    date: raised(scores.date, captioned(date, ["date"])),
    description: raised(scores.description, captioned(text, ["subject", "scope"])),
  };
}

/** Scores with what the caller, checked boxes and other dates of the paper say. */
function asKnown(
  scores: OrderScores,
  { firm, money }: OrderCandidates,
  { known: { order, checked, superseded }, named }: Pick<OrderGiven, "known" | "named">,
): OrderScores {
  const half = firm.length + 1;
  const namedAs = (name: string | null): ReadonlySet<number> =>
    new Set(
      [...firm.keys()].filter((at) => {
        const { value } = firm[at]?.figure ?? {};
        return name !== null && typeof value === "string" && isSameFirm(name, value);
      }),
    );
  const asks = namedAs(named.subcontractor);
  const orders = namedAs(named.gc);
  const speaker = scores.speaker.map((score, at) => {
    const [own, other] = at < half ? [asks, orders] : [orders, asks];
    if (other.has(at % half)) return score - CERTAIN;
    return own.size > 0 && !own.has(at % half) ? score - UNLIKELY : score;
  });
  const isDayFirst =
    order === null ? scores.isDayFirst : [order === "day-first" ? CERTAIN : -CERTAIN];
  const change = scores.change.map((score, at) => {
    const figure = money[at]?.figure;
    return figure !== undefined && superseded.some((label) => isOnLine(figure, label))
      ? score - CERTAIN
      : score;
  });
  const isDeduction =
    checked === null
      ? scores.isDeduction
      : scores.isDeduction.map((score) => score + (checked === "deduction" ? CHECKED : -CHECKED));
  return { ...scores, speaker, isDayFirst, change, isDeduction };
}

/** A checked box says more than all words. */
const CHECKED = 12;

function isOnLine(
  { pageNumber, box }: Figure<unknown>,
  label: OrderKnown["superseded"][number],
): boolean {
  return (
    pageNumber === label.pageNumber && label.box.top < box.bottom && label.box.bottom > box.top
  );
}
