import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import { blockSigns, blockWeighable } from "../../src/schedule/block-signs.ts";
import { judgeRoles, judgeRows } from "../../src/schedule/judge.ts";
import type { ScheduleWeighing } from "../../src/weights/schedule-weights.ts";
import { packedSchedules } from "../../src/weights/schedule-weights.ts";
import { weigh } from "../../src/weights/linear.ts";
import { FOLDS } from "./folds.ts";
import { keepSchedules } from "./held-out-schedules.ts";
import { type ScheduleExample, scheduleExamples } from "./schedule-examples.ts";
import { faultsOf, fitSchedules, PHRASES } from "./schedule-fit.ts";

const FILE = join("src", "weights", "schedule.ts");

const started = performance.now();
const seconds = (): string => `${Math.round((performance.now() - started) / 1000)} s`;
const all = scheduleExamples();
console.log(
  `${seconds()}: ${all.length} papers, ${all.filter(({ right }) => right === null).length} without their table`,
);
const tally = new Map<string, Map<string, number>>();
const byFold: ScheduleWeighing[] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weighing = fitSchedules(all.filter((example) => example.fold !== fold));
  byFold.push(weighing);
  for (const example of all) if (example.fold === fold) measure(example, weighing);
  console.log(seconds());
}
for (const [name, own] of tally)
  console.log(
    name,
    [...own]
      .toSorted()
      .map((one) => one.join(" "))
      .join(", "),
  );

const fitted = fitSchedules(all);
keepSchedules([...byFold, fitted]);
const text = `import type { PackedSchedules } from "./schedule-weights.ts";

// Written by bench/fit/schedules.ts, which fitted it to ${all.length} papers.

/** What tells the columns, the rows and the table of a schedule of values. */
export const SCHEDULE_WEIGHTS: PackedSchedules = ${JSON.stringify(packedSchedules(fitted), null, 2)};
`;
writeFileSync(FILE, await format(text, { parser: "typescript", printWidth: 100 }));
console.log(seconds());

function measure(example: ScheduleExample, weighing: ScheduleWeighing): void {
  const name = example.file.set + (example.truth.isPicture ? " scan" : "");
  const own = tally.get(name) ?? new Map<string, number>();
  tally.set(name, own);
  const add = (what: string, by = 1): void => void own.set(what, (own.get(what) ?? 0) + by);
  add("papers");
  const read = example.blocks.map(({ grid, signs }) => {
    const roles = judgeRoles(grid, signs, weighing);
    if (roles === null) return null;
    const kinds = judgeRows(grid, roles.best.roles, PHRASES, weighing);
    return {
      roles,
      kinds,
      odds: weigh(weighing.blocks, blockWeighable(blockSigns(grid, roles.best, kinds, signs))),
    };
  });
  const odds = read.map((one) => one?.odds ?? -Infinity);
  const best = odds.indexOf(Math.max(...odds));
  const isSure = (odds[best] ?? -Infinity) > 0;
  if (example.right === null) {
    if (example.truth.rows.length > 0) add("unfound");
    else if (isSure) add("invented");
    return;
  }
  if (!example.parts.has(best)) add("wrong block");
  else if (!isSure) add("missed block");
  const block = example.blocks[example.right];
  const right = read[example.right];
  if (block === undefined || right === null || right === undefined) return;
  const faults = faultsOf(right.roles.best, block);
  add("columns", block.roles.length);
  add("column faults", faults);
  if (faults === 0) add("columns whole");
  if (right.kinds.every((kind, index) => (kind === "item") === (block.kinds[index] === "item")))
    add("items whole");
  if (
    example.parts.has(best) &&
    isSure &&
    faults === 0 &&
    right.kinds.every((kind, index) => (kind === "item") === (block.kinds[index] === "item"))
  )
    add("whole");
}
