import { itemsOf, ORDER_SLOTS, type OrderSlot } from "../../src/evidence/change-order/order-slots.ts";
import { weigh } from "../../src/weights/linear.ts";
import { fitLinear, LINEAR_OPTIONS, type LinearOptions } from "./fit-linear.ts";
import { questionOf } from "./order-cross-fit.ts";
import { orderExamples } from "./order-examples.ts";
import { ORDER_FOLDS, orderFold } from "./order-folds.ts";
import { RANDOM } from "./order-papers.ts";

const slots = (process.argv[2] ?? "").split(",").filter((one): one is OrderSlot => (ORDER_SLOTS as readonly string[]).includes(one));
const all = orderExamples();
const variants: Partial<LinearOptions & { random: number }>[] = JSON.parse(process.argv[3] ?? "[{}]") as [];
for (const variant of variants) {
  const line: string[] = [];
  for (const slot of slots) {
    let [ab, abLoss, rest, restLoss] = [0, 0, 0, 0];
    let [abN, restN] = [0, 0];
    const questions = all.map((example) => {
      const q = questionOf(slot, example);
      return q === null || variant.random === undefined || example.truth.file.set !== RANDOM ? q : { ...q, by: variant.random };
    });
    for (let fold = 0; fold < ORDER_FOLDS; fold += 1) {
      const weights = fitLinear(questions.flatMap((q, i) => q !== null && orderFold(all[i]!) !== fold ? [q] : []), { ...LINEAR_OPTIONS, ...variant });
      all.forEach((example) => {
        const right = example.right[slot];
        if (right === null || orderFold(example) !== fold || example.truth.file.set === RANDOM || example.truth.isPicture) return;
        const places = slot === "isDeduction" ? [...(example.right.change ?? [])].filter((p) => p < example.reading.money.length) : null;
        const items = itemsOf(slot, example.reading);
        let ok = true; let loss = 0;
        if (places !== null) {
          for (const p of places) { const s = weigh(weights, items[p]!); const pr = 1 / (1 + Math.exp(-s)); const y = right.has(p); loss -= Math.log(y ? pr : 1 - pr) / places.length; if ((pr > 0.5) !== y) ok = false; }
        } else {
          const scores = items.map((item) => weigh(weights, item));
          const m = Math.max(...scores); const e = scores.map((s) => Math.exp(s - m)); const z = e.reduce((a, b) => a + b, 0);
          loss = -Math.log(e.reduce((a, b, i) => a + (right.has(i) ? b : 0), 0) / z + 1e-9);
          ok = right.has(scores.indexOf(m));
        }
        if (example.truth.file.set.includes("authors")) { ab += Number(ok); abLoss += loss; abN += 1; } else { rest += Number(ok); restLoss += loss; restN += 1; }
      });
    }
    line.push(`${slot} AB ${ab}/${abN} ${(abLoss / abN).toFixed(3)} rest ${rest}/${restN} ${(restLoss / restN).toFixed(3)}`);
  }
  console.log(JSON.stringify(variant), line.join(" | "));
}
