import { blockPlaces } from "../../src/schedule/block-signs.ts";
import {
  ROLE_FACTORS,
  type RoleChoice,
  roleChoices,
  ROLES,
} from "../../src/schedule/choose-roles.ts";
import { columnPlaces } from "../../src/schedule/column-signs.ts";
import { judgeTable } from "../../src/schedule/judge.ts";
import { ROW_KINDS, RowWalk, rowPlaces } from "../../src/schedule/row-signs.ts";
import type { ScheduleWeighing } from "../../src/weights/schedule-weights.ts";
import { vocabulariesOf } from "../../src/read/pay-application/vocabularies.ts";
import type { TotalPhrases } from "../../src/schedule/schedule.ts";
import { TEMPLATES } from "../../src/read/templates.ts";
import { type Linear, noLinear, type Weighable, weighPlaces } from "../../src/weights/linear.ts";
import { fitChoices } from "./fit-choices.ts";
import { fitLinear, type Question } from "./fit-linear.ts";
import type { ScheduleBlock, ScheduleExample } from "./schedule-examples.ts";

export const PHRASES: TotalPhrases = vocabulariesOf(TEMPLATES.payApplication).totals;

/** Each column says itself what it is, before anything is fitted. */
const START = Float32Array.from(ROLE_FACTORS, (name) => (name === "columns" ? 1 : 0));

/** So many parts the papers are dealt into, so that what weighs whole tables is fitted to columns as they are read unseen. */
const PARTS = 4;

/** Fits all numbers by which schedules are read. */
export function fitSchedules(examples: readonly ScheduleExample[]): ScheduleWeighing {
  const unseen = unseenColumns(examples);
  const factors = fitChoices(
    [...unseen].flatMap(([example, columns]) => {
      const block = rightOf(example);
      return block === undefined ? [] : [judged(block, columns)];
    }),
    START,
  );
  const rows = fitLinear(examples.flatMap(rowQuestions));
  const blocks = fitLinear(
    [...unseen]
      .filter(([example]) => isTold(example))
      .map(([example, columns]) =>
        blockQuestion(example, { columns, factors, rows, blocks: noLinear() }),
      ),
  );
  return { columns: fitColumns(examples), factors, rows, blocks };
}

/** Whether it is known which tables are the schedule: not where it is printed and no table has half of it. */
function isTold({ right, truth }: ScheduleExample): boolean {
  return right !== null || truth.rows.length === 0;
}

function rightOf({ blocks, right }: ScheduleExample): ScheduleBlock | undefined {
  return blocks[right ?? -1];
}

/** For each paper weights of columns that were fitted without it. */
function unseenColumns(examples: readonly ScheduleExample[]): ReadonlyMap<ScheduleExample, Linear> {
  const layouts = [...new Set(examples.map(({ truth }) => truth.layout))];
  const partOf = new Map(layouts.map((layout, at) => [layout, at % PARTS]));
  const found = new Map<ScheduleExample, Linear>();
  for (let part = 0; part < PARTS; part += 1) {
    const isOut = ({ truth }: ScheduleExample): boolean => partOf.get(truth.layout) === part;
    const columns = fitColumns(examples.filter((example) => !isOut(example)));
    for (const example of examples.filter(isOut)) found.set(example, columns);
  }
  return found;
}

function fitColumns(examples: readonly ScheduleExample[]): Linear {
  return fitLinear(
    examples.flatMap((example) => {
      const block = rightOf(example);
      return (block?.signs ?? []).map((signs, place): Question => ({
        items: columnPlaces(signs).map(weighableAt),
        right: new Set([...(block?.roles[place] ?? [])].map((role) => ROLES.indexOf(role))),
        asks: "one",
        origin: example.file.set,
        by: 1,
      }));
    }),
  );
}

function judged(block: ScheduleBlock, columns: Linear) {
  const choices = roleChoices(
    block.grid,
    block.signs.map((signs) => columnPlaces(signs).map((places) => weighPlaces(columns, places))),
  );
  const faults = choices.map((choice) => faultsOf(choice, block));
  const least = Math.min(...faults);
  return {
    factors: choices.map(({ factors }) => factors),
    right: faults.map((count) => count === least),
    by: 1,
  };
}

/** How many columns are called otherwise than they should. */
export function faultsOf({ roles }: RoleChoice, block: ScheduleBlock): number {
  return roles.filter((role, place) => block.roles[place]?.has(role) !== true).length;
}

function rowQuestions(example: ScheduleExample): readonly Question[] {
  const block = rightOf(example);
  if (block === undefined) return [];
  const roles = block.roles.map(([...own]) => own[0] ?? "other");
  const walk = new RowWalk(block.grid, roles, PHRASES);
  return block.kinds.map((kind, index) => {
    const items = rowPlaces(walk.signsOf(index)).map(weighableAt);
    walk.take(index, kind);
    const right = new Set([ROW_KINDS.indexOf(kind)]);
    return { items, right, asks: "one", origin: example.file.set, by: 1 };
  });
}

function blockQuestion(example: ScheduleExample, weighing: ScheduleWeighing): Question {
  return {
    items: example.blocks.map(({ grid, signs }) => {
      return weighableAt(blockPlaces(judgeTable(grid, signs, PHRASES, weighing)?.signs ?? []));
    }),
    right: example.parts,
    asks: "each",
    origin: example.file.set,
    by: 1,
  };
}

/** Signs that hold as far as they can, as they are weighed while weights are fitted. */
function weighableAt(places: readonly number[]): Weighable {
  return { at: Uint32Array.from(places), by: new Float32Array(places.length).fill(1) };
}
