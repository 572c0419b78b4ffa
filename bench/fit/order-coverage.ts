import { isoDate } from "../../src/base/calendar-date.ts";
import { centsOf } from "../../src/evidence/amount-candidates.ts";
import { firmStretches } from "../../src/evidence/change-order/firm-stretches.ts";
import { orderPhrases } from "../../src/evidence/change-order/order-phrases.ts";
import { stretchesOf } from "../../src/evidence/change-order/text-stretches.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
import { sameNumber } from "./equality.ts";
import { overlapOf, sameFirm, sameText } from "./order-equality.ts";
import { orderPapers } from "./order-papers.ts";
import { orderTruth } from "./order-truth.ts";
import { keptPages } from "./page-cache.ts";

/** How often the true value of a field of a change order is among the candidates, by set. `--missing` lists what is not. */
const counts = new Map<string, Map<string, [found: number, printed: number]>>();
const missing: string[] = [];
for (const file of orderPapers()) {
  const truth = orderTruth(file);
  const pages = truth === null ? null : keptPages(file, truth.isPicture ? "ocr" : "text");
  if (truth === null || pages === null) continue;
  const paper = cutPaper(pages);
  const set = `${file.set.replace("construction", "c")}${truth.isPicture ? " scan" : ""}`;
  const ofSet = counts.get(set) ?? new Map<string, [number, number]>();
  counts.set(set, ofSet);
  const note = (slot: string, isFound: boolean, wanted: unknown): void => {
    const pair = ofSet.get(slot) ?? [0, 0];
    pair[1] += 1;
    if (isFound) pair[0] += 1;
    else missing.push(`${set} ${file.name} ${truth.layout} ${slot} ${String(wanted)}`);
    ofSet.set(slot, pair);
  };
  const { issuer, number, description, amount, date } = truth.document;
  const sizes = new Set(paper.amounts.map(({ value }) => Math.abs(centsOf(value))));
  const isPrinted = (wanted: unknown): boolean =>
    sizes.has(Math.round(Math.abs(Number(wanted)) * 100));
  if (amount !== null) note(amount === 0 ? "amount zero" : "amount", isPrinted(amount), amount);
  for (const [name, sum] of Object.entries(truth.sums))
    if (sum !== null) note(name, isPrinted(sum), sum);
  if (date !== null)
    note(
      "date",
      paper.dates.some(({ value }) => isoDate(value) === date),
      date,
    );
  if (number !== null)
    note(
      "number",
      paper.identifiers.some(({ value }) => sameNumber(value, String(number))),
      number,
    );
  const texts = stretchesOf(paper);
  const wanted = [description, ...(truth.accept.description ?? [])].map(String);
  if (description !== null) {
    const has = (test: (text: string, one: string) => boolean): boolean =>
      texts.some(({ value }) => wanted.some((one) => test(value, one)));
    note("description", has(sameText), description);
    note(
      "description well",
      has((text, one) => overlapOf(text, one).f > 0.8),
      description,
    );
  }
  note("stretches", true, "");
  ofSet.set("stretches", [
    (ofSet.get("stretches")?.[0] ?? 0) + texts.length - 1,
    ofSet.get("stretches")?.[1] ?? 0,
  ]);
  const firms = firmStretches(paper, orderPhrases());
  if (issuer !== null)
    note(
      "issuer",
      firms.some(({ value }) => sameFirm(value, String(issuer))),
      issuer,
    );
}
const slots = [...new Set([...counts.values()].flatMap((set) => [...set.keys()]))];
console.log(["slot".padEnd(20), ...[...counts.keys()].map((set) => set.padStart(19))].join(""));
for (const slot of slots) {
  const cells = [...counts.values()].map((own) => {
    const [found, printed] = own.get(slot) ?? [0, 0];
    return (printed === 0 ? "-" : `${found}/${printed}`).padStart(19);
  });
  console.log([slot.padEnd(20), ...cells].join(""));
}
if (process.argv.includes("--missing")) console.log(missing.join("\n"));
