import { LIST_SIGNS } from "../../src/weights/order-list.ts";
import { examples } from "./examples.ts";
import { factorsByFold, factorsFor } from "./fit-factors.ts";
import { foldOf } from "./folds.ts";
import { keptHeldOut } from "./held-out.ts";
import { keptSchedules } from "./held-out-schedules.ts";
import { observeHeldOut } from "./observe-held-out.ts";

/** Observes pay applications for `npm run calibrate`. */
const all = examples();
const scores = keptHeldOut(all);
const schedules = keptSchedules();
const factors = factorsByFold(factorsFor(all, scores));

await observeHeldOut("PAY_APPLICATION", all, (example) => {
  const own = scores.get(example);
  const fold = factors[foldOf(example.truth) ?? -1];
  return own === undefined || fold === undefined
    ? null
    : {
        weighing: {
          scoresOf: () => own,
          factors: fold,
          lists: LIST_SIGNS,
          schedules: schedules(example.truth),
        },
      };
});
