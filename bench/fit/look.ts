import { SLOTS } from "../../src/evidence/slots.ts";
import { examples } from "./examples.ts";
import { keptHeldOut } from "./held-out.ts";

/** Prints what is weighed of one document's list of change orders: `look.js NAME …`. */
const all = examples((name) => process.argv.includes(name));
const scores = keptHeldOut(all);
for (const example of all) {
  const own = scores.get(example) ?? [];
  const { name } = example.truth.file;
  console.log(
    `== ${name} ${example.truth.layout} ${JSON.stringify(example.truth.document["changeOrders"])}`,
  );
  for (const slot of ["orderAmount", "orderNumber"]) {
    const at = SLOTS.findIndex((one) => one.name === slot);
    const bias = own[at]?.at(-1) ?? 0;
    example.reading[SLOTS[at]?.type ?? "money"].forEach(({ figure }, index) => {
      const odds = (own[at]?.[index] ?? 0) + bias;
      if (odds < -3) return;
      const line =
        example.paper.pages[figure.pageNumber - 1]?.lines[figure.line]?.line.words
          .map(({ text }) => text)
          .join(" ") ?? "";
      console.log(
        `${slot} ${odds.toFixed(1)} p${figure.pageNumber} l${figure.line} ${figure.printed} | ${line.slice(0, 110)}`,
      );
    });
  }
}
