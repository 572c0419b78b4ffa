import { IDENTITIES } from "./form.ts";

/** All that is weighed of a choice as a whole; fitted like the weights of single candidates. */
export const FACTORS: readonly string[] = [
  "signs",
  "used twice",
  "printed twice",
  "likelier twin",
  "another stands in the summary",
  "a sure one stands in the summary",
  "left out a sure one",
  "retainage above half",
  "completed above contract",
  "rate holds",
  "rate zero",
  "rate broken",
  "rest of completed is printed",
  "rest of completed is not printed",
  "gross is completed, none before",
  "gross is completed, some before",
  "gross is zero, payment is not",
  "gross above completed",
  "gross is payment, none held",
  "gross is payment, some held",
  "gross less rate is payment",
  "gross less rate is not payment",
  "released is payment, no work billed",
  "released is payment, work billed",
  "released beside work",
  "released zero",
  "gross less rate and released are payment",
  "gross less rate and released are not payment",
  "certified is payment",
  "certified is zero",
  "certified below payment",
  "certified above payment",
  ...IDENTITIES.flatMap(({ name }) =>
    ["holds", "holds with zero", "nearly", "broken", "open"].map((outcome) => `${name} ${outcome}`),
  ),
];

/** One number for each factor. */
export type FactorWeights = Float32Array;

/**
 * What is no question of likelihood: what the summary prints is never put right by what stands elsewhere, nor passed over,
 * however well the sums then hold. It is read as it is printed, and its checks fail.
 */
export const RULINGS: ReadonlyMap<string, number> = new Map([
  ["likelier twin", -8],
  ["a sure one stands in the summary", -6],
  ["left out a sure one", -4],
]);

/** What is believed before anything is fitted: what holds speaks for a choice, what is broken against it. */
export function firstFactorWeights(): FactorWeights {
  return Float32Array.from(FACTORS, (name) => {
    if (name === "signs") return 0.7;
    if (name.endsWith(" holds")) return 3;
    if (name.endsWith("holds with zero")) return 1;
    if (name.endsWith(" broken")) return -2;
    if (name === "used twice") return -3;
    const ruling = RULINGS.get(name);
    if (ruling !== undefined) return ruling;
    if (name === "another stands in the summary") return -2;
    if (name.includes("above")) return -2;
    return 0;
  });
}
