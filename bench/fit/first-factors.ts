import { CHANGE_FACTORS } from "../../src/solve/change-order/change-factors.ts";
import { FACTORS, type FactorWeights, RULINGS } from "../../src/solve/form.ts";

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

/** The same of the factors of a change. */
export function firstChangeFactors(): Float32Array {
  return Float32Array.from(CHANGE_FACTORS, (name) => {
    if (name === "change" || name === "sign") return 1;
    if (/^[a-zA-Z]+$/.test(name)) return 0.5;
    if (name.includes("not ")) return -1;
    if (name.includes("less") || name === "change above before") return -2;
    if (name === "a sum may be the change") return -3;
    if (name.includes(" printed first") || name.includes("beside a sum")) return 0;
    if (name === "change is a contract sum" || name === "sum used twice") return -2;
    return 1.5;
  });
}
