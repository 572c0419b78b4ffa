import { isoDate } from "../../src/base/calendar-date.ts";
import { Money } from "../../src/base/money.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
import { sameNumber } from "./equality.ts";
import { keptPages } from "./page-cache.ts";
import { papersWithTruth } from "./sets.ts";
import { applicationTruth } from "./truth.ts";

/** How often the true value of a slot is among the figures that were cut, by set. */
const counts = new Map<string, Map<string, [found: number, printed: number]>>();
const kinds = process.argv.includes("--ocr") ? "ocr" : "text";
const missing: string[] = [];
let total = 0;
let most = 0;
const started = performance.now();
for (const file of papersWithTruth()) {
  const truth = applicationTruth(file);
  if (truth === null || truth.isPicture !== (kinds === "ocr")) continue;
  const pages = keptPages(file, kinds);
  if (pages === null) continue;
  const paper = cutPaper(pages);
  total += paper.amounts.length;
  most = Math.max(most, paper.amounts.length);
  const ofSet = counts.get(file.set) ?? new Map<string, [number, number]>();
  counts.set(file.set, ofSet);
  const note = (slot: string, isFound: boolean, wanted: string): void => {
    const pair = ofSet.get(slot) ?? [0, 0];
    pair[1] += 1;
    if (isFound) pair[0] += 1;
    else missing.push(`${file.set} ${file.name} ${truth.layout} ${slot} ${wanted}`);
    ofSet.set(slot, pair);
  };
  const keys = new Set(paper.amounts.map(({ value }) => value.absolute().key()));
  for (const [slot, plain] of Object.entries(truth.money)) {
    if (plain === null) continue;
    note(slot, keys.has(Money.of(plain).absolute().key()), plain);
  }
  const { periodTo, applicationNumber, retainageRatePercent, changeOrders } = truth.document;
  if (typeof periodTo === "string")
    note(
      "periodTo",
      paper.dates.some(({ value }) => isoDate(value) === periodTo),
      periodTo,
    );
  if (typeof applicationNumber === "string")
    note(
      "applicationNumber",
      paper.identifiers.some(({ value }) => sameNumber(value, applicationNumber)),
      applicationNumber,
    );
  if (retainageRatePercent !== null && retainageRatePercent !== undefined) {
    const key = Money.of(String(Number(retainageRatePercent))).key();
    note(
      "retainageRate",
      paper.percents.some(({ value }) => value.points.key() === key),
      key,
    );
  }
  for (const order of changeOrders as readonly {
    amount: number | string | null;
    number: string | null;
  }[]) {
    if (order.amount === null) continue;
    note(
      "changeOrders",
      keys.has(Money.of(Number(order.amount).toFixed(2)).absolute().key()),
      String(order.amount),
    );
    if (order.number !== null)
      note(
        "changeOrderNumbers",
        paper.identifiers.some(({ value }) => sameNumber(value, order.number ?? "")),
        order.number,
      );
  }
}
console.log(
  `${total} amounts, at most ${most} in a document; ${Math.round(performance.now() - started)} ms`,
);
const slots = [...new Set([...counts.values()].flatMap((set) => [...set.keys()]))];
const sets = [...counts.keys()];
console.log(
  ["slot".padEnd(26), ...sets.map((set) => set.replace("construction", "c").padStart(16))].join(
    " ",
  ),
);
for (const slot of slots) {
  const cells = sets.map((set) => {
    const [found, printed] = counts.get(set)?.get(slot) ?? [0, 0];
    return (printed === 0 ? "-" : `${found}/${printed}`).padStart(16);
  });
  console.log([slot.padEnd(26), ...cells].join(" "));
}
if (process.argv.includes("--missing")) console.log(missing.join("\n"));
