import type { Candidate } from "../../evidence/candidate.ts";
import type { WaiverCandidates } from "../../evidence/lien-waiver/waiver-candidates.ts";
import type { WaiverScores } from "../../weights/waiver-weighing.ts";
import { sharesOf } from "../../weights/scores.ts";
import { mostAgreed, type OrderValue } from "../change-order/order-value.ts";
import { likeliest } from "../change-order/order-values.ts";

/** The fields of a lien waiver as they were chosen. */
export interface WaiverValues {
  readonly claimant: OrderValue<string>;
  readonly customer: OrderValue<string>;
  readonly owner: OrderValue<string>;
  readonly signer: OrderValue<string>;
  readonly project: OrderValue<string>;
  readonly location: OrderValue<string>;
  readonly exceptions: OrderValue<string>;
  readonly throughDate: OrderValue<string>;
  readonly signedOn: OrderValue<string>;
  readonly amount: OrderValue<string>;
}

const PARTS = ["claimant", "customer", "owner", "signer"] as const;

type Part = (typeof PARTS)[number];

/** Options of a part that are weighed together with those of the others. */
const MOST_OPTIONS = 5;

/** The likeliest value of each field; a name has one part alone, but for an owner who is the customer. */
export function waiverValues(candidates: WaiverCandidates, scores: WaiverScores): WaiverValues {
  const { firm, text, date, money } = candidates;
  const agreed = (slot: "project" | "location" | "exceptions"): OrderValue<string> =>
    mostAgreed(text, scores[slot]);
  return {
    ...parts(firm, scores),
    project: agreed("project"),
    location: agreed("location"),
    exceptions: agreed("exceptions"),
    throughDate: likeliest(date, scores.throughDate),
    signedOn: likeliest(date, scores.signedOn),
    amount: likeliest(money, scores.amount),
  };
}

interface Option {
  readonly candidate: Candidate | null;
  readonly share: number;
}

/** The parts of the firms together: of all ways to give each a name of its own the likeliest. */
function parts(
  firm: readonly Candidate[],
  scores: WaiverScores,
): Readonly<Record<Part, OrderValue<string>>> {
  const options = PARTS.map((part) => optionsOf(firm, scores[part]));
  let best: readonly Option[] = [];
  let most = -1;
  const choose = (at: number, chosen: readonly Option[], share: number): void => {
    if (share <= most) return;
    const own = options[at];
    if (own === undefined) {
      [best, most] = [chosen, share];
      return;
    }
    for (const option of own) {
      const { candidate } = option;
      const isTaken = chosen.some(
        (one, part) => candidate !== null && one.candidate === candidate && !mayBeOne(part, at),
      );
      if (!isTaken) choose(at + 1, [...chosen, option], share * option.share);
    }
  };
  choose(0, [], 1);
  const values = PARTS.map((part, at) => [part, valueOf(best[at])] as const);
  return Object.fromEntries(values) as Record<Part, OrderValue<string>>;
}

/** An owner who hires the claimant is the customer, too. */
function mayBeOne(one: number, other: number): boolean {
  const named = new Set<Part | undefined>([PARTS[one], PARTS[other]]);
  return named.has("customer") && named.has("owner");
}

function optionsOf(firm: readonly Candidate[], scores: readonly number[]): readonly Option[] {
  const shares = sharesOf(scores);
  const named = firm
    .map((candidate, index) => ({ candidate, share: shares[index] ?? 0 }))
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MOST_OPTIONS);
  return [...named, { candidate: null, share: shares.at(-1) ?? 0 }];
}

function valueOf(option: Option | undefined): OrderValue<string> {
  const { candidate = null, share = 0 } = option ?? {};
  return { value: candidate?.key ?? null, probability: share, candidate };
}
