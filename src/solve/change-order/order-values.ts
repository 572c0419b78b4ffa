import type { Candidate } from "../../evidence/candidate.ts";
import type { OrderCandidates } from "../../evidence/change-order/order-candidates.ts";
import { sharesOf } from "../../weights/scores.ts";
import { mostAgreed, type OrderValue, type OrderValues } from "./order-value.ts";
import { chooseChange } from "./choose-change.ts";
import type { OrderScores } from "../../weights/order-weights.ts";

/** The fields of a change order, by what speaks for all candidates. */
export function orderValues(
  candidates: OrderCandidates,
  scores: OrderScores,
  factors: Float32Array,
): OrderValues {
  const { identifier, date, firm, text } = candidates;
  return {
    ...speakerOf(firm, scores.speaker),
    number: likeliest(identifier, scores.number, numberKey),
    description: printedValue(mostAgreed(text, scores.description)),
    ...chooseChange(candidates, scores, factors),
    date: likeliest(date, datesByOrder(date, scores)),
  };
}

function printedValue(chosen: OrderValue<string>): OrderValue<string> {
  const { candidate } = chosen;
  return candidate === null ? chosen : { ...chosen, value: String(candidate.figure.value) };
}

/** Equal for "PCO-011", "011" and "11": readings of one number with its prefix and without. */
function numberKey(number: string): string {
  return number.replace(/^[a-z]{1,5}[-# ]?(?=\d)/i, "").replace(/^0+(?=\d)/, "");
}

/** What speaks for each date, where the order of day and month is open by what the paper says of it. */
function datesByOrder(dates: readonly Candidate[], scores: OrderScores): readonly number[] {
  const odds = scores.isDayFirst[0] ?? 0;
  return scores.date.map((score, index) => {
    const print = dates[index]?.figure.print;
    if (print === "day-first") return score - Math.log1p(Math.exp(-odds));
    return print === "month-first" ? score - Math.log1p(Math.exp(odds)) : score;
  });
}

/** Who speaks and in which part: the likelier part, and of the firms that may speak in it the one that most speaks for in either. */
function speakerOf(
  firms: readonly Candidate[],
  scores: readonly number[],
): Pick<OrderValues, "kind" | "issuer"> {
  const shares = sharesOf(scores);
  const half = firms.length + 1;
  const requested = shares.slice(0, half).reduce((sum, share) => sum + share, 0);
  const isRequest = requested > 0.5;
  const part = isRequest ? 0 : half;
  const issued = Array.from({ length: half }, (_, index) => {
    const canSpeak = (shares[index + part] ?? 0) > NEVER;
    return canSpeak ? (shares[index] ?? 0) + (shares[index + half] ?? 0) : 0;
  });
  const logs = issued.map((share) => Math.log(share + NEVER));
  return {
    kind: {
      value: isRequest ? "SUBCONTRACTOR_REQUEST" : "GC_CHANGE_ORDER",
      probability: Math.max(requested, 1 - requested),
      candidate: null,
    },
    issuer: printedValue(likeliest(firms, logs)),
  };
}

/** A firm with a share below this never speaks in a part. */
const NEVER = 1e-12;

/** The value with the largest share, the shares of equal values added up; the last score is that of "not printed". */
export function likeliest(
  candidates: readonly Candidate[],
  scores: readonly number[],
  keyOf: (key: string) => string = (key) => key,
): OrderValue<string> {
  const shares = sharesOf(scores);
  const sums = new Map<string | null, number>();
  shares.forEach((share, index) => {
    const own = candidates[index]?.key;
    const key = own === undefined ? null : keyOf(own);
    sums.set(key, (sums.get(key) ?? 0) + share);
  });
  let [value, probability]: [string | null, number] = [null, 0];
  for (const [key, share] of sums) if (share > probability) [value, probability] = [key, share];
  const scoreOf = (one: Candidate): number => scores[candidates.indexOf(one)] ?? -Infinity;
  const [candidate = null] = candidates
    .filter((one) => keyOf(one.key) === value)
    .toSorted((one, other) => scoreOf(other) - scoreOf(one));
  return { value: candidate?.key ?? null, probability, candidate };
}
