import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import { judgeTable } from "../../src/schedule/judge.ts";
import { LEAST_ODDS } from "../../src/schedule/read-schedule.ts";
import type { ScheduleWeighing } from "../../src/weights/schedule-weights.ts";
import { packedSchedules } from "../../src/weights/schedule-weights.ts";
import { FOLDS } from "./folds.ts";
import { keepSchedules } from "./held-out-schedules.ts";
import { type ScheduleBlock, type ScheduleExample, scheduleExamples } from "./schedule-examples.ts";
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
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
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

/** Counts how a paper is read: its table, the columns and the items of it. */
function measure(example: ScheduleExample, weighing: ScheduleWeighing): void {
  const name = example.file.set + (example.truth.isPicture ? " scan" : "");
  const own = tally.get(name) ?? new Map<string, number>();
  tally.set(name, own);
  for (const [what, by] of verdictsOn(example, weighing)) own.set(what, (own.get(what) ?? 0) + by);
}

function* verdictsOn(
  example: ScheduleExample,
  weighing: ScheduleWeighing,
): Iterable<readonly [what: string, by: number]> {
  yield ["papers", 1];
  const read = example.blocks.map((block) => readBlock(block, weighing));
  const best = likeliest(read.map((one) => one?.odds ?? -Infinity));
  const block = example.blocks[example.right ?? -1];
  const right = read[example.right ?? -1] ?? null;
  if (block === undefined || right === null) {
    if (example.truth.rows.length > 0) yield ["table not found", 1];
    else if (best !== null) yield ["table invented", 1];
    return;
  }
  const isFound = best !== null && example.parts.has(best);
  const areItemsRight = right.kinds.every(
    (kind, index) => (kind === "item") === (block.kinds[index] === "item"),
  );
  if (!isFound) yield [best === null ? "table missed" : "another table", 1];
  yield ["columns", block.roles.length];
  yield ["column faults", right.faults];
  yield ["items right", areItemsRight ? 1 : 0];
  yield ["whole", isFound && right.faults === 0 && areItemsRight ? 1 : 0];
}

/** The table that is taken for the schedule; null where none is likely to be. */
function likeliest(odds: readonly number[]): number | null {
  const best = odds.indexOf(Math.max(...odds));
  return (odds[best] ?? LEAST_ODDS) > LEAST_ODDS ? best : null;
}

function readBlock(block: ScheduleBlock, weighing: ScheduleWeighing) {
  const { grid, signs } = block;
  const judged = judgeTable(grid, signs, PHRASES, weighing);
  return judged === null ? null : { ...judged, faults: faultsOf(judged.roles.best, block) };
}
