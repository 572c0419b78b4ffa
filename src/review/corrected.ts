import { withValue } from "../confidence/withhold.ts";
import type { Sourced } from "../document/sourced.ts";
import { memberAt, valueAt } from "../document/value-at.ts";
import { kindOf } from "../kinds/kinds.ts";
import type { FieldConfidence, Reading } from "../kinds/reading.ts";
import { rechecked, withPointed } from "../pointing/rechecked.ts";
import type { Decision, Decisions } from "./decisions.ts";
import { isListChanged, listRows, listsOf, placeInList } from "./list-rows.ts";
import { withRows } from "./with-rows.ts";

/** A reading after what a person has said of it. */
export interface DecidedReading {
  /** With what was corrected, and its checks; what was merely accepted is as it was. */
  readonly corrected: Reading;
  /** The same for a verdict: what was accepted is as certain as what was corrected. */
  readonly judged: Reading;
}

/** The reading that follows from what a person says, with its checks made anew. */
export function decidedReading(reading: Reading, decisions: Decisions): DecidedReading {
  const lists = withCorrectedLists(reading, decisions);
  const said = [...decisions].filter(([field]) => placeInList(reading, field) === null);
  const changing = said.filter(([field, decision]) => doesChange(reading, field, decision));
  const corrected = withDecided(reading, decisions, changing, lists);
  const isSame = changing.length === said.length;
  return { corrected, judged: isSame ? corrected : withDecided(reading, decisions, said, lists) };
}

/** The reading with what was corrected alone. */
export function correctedReading(reading: Reading, decisions: Decisions): Reading {
  return decidedReading(reading, decisions).corrected;
}

/** The value of a field that was left out, which a person may still accept; null where none was. */
export function leftOutOf({ fields }: Reading, field: string): Sourced<unknown> | null {
  return fields.find((one) => one.field === field)?.withheld ?? null;
}

/** The value at a path of a reading: of its document, or of what stands beside it. */
export function readValue(reading: Reading, field: string): Sourced<unknown> | null {
  return valueAt(reading.document, field) ?? valueAt(reading, field);
}

/** Whether a decision on a field makes another reading of it; one within a list is for the list to say. */
export function doesChange(reading: Reading, field: string, decision: Decision): boolean {
  switch (decision.kind) {
    case "accepted":
      return leftOutOf(reading, field) !== null;
    case "absent":
      return readValue(reading, field) !== null || leftOutOf(reading, field) !== null;
    case "chosen":
      return memberAt(reading.document, field) !== decision.choice;
    case "pointed":
      return true;
    case "wrong":
    case "struck":
    case "added":
      return false;
  }
}

/** What now stands in a field; undefined where it stays what it is. */
function valueOf(
  reading: Reading,
  field: string,
  decision: Decision,
): Sourced<unknown> | null | undefined {
  switch (decision.kind) {
    case "accepted":
      return leftOutOf(reading, field) ?? undefined;
    case "absent":
      return null;
    case "pointed":
      return decision.value;
    case "chosen":
    case "wrong":
    case "struck":
    case "added":
      return undefined;
  }
}

function withDecided(
  reading: Reading,
  decisions: Decisions,
  taken: readonly (readonly [field: string, decision: Decision])[],
  { next: withLists, changed }: CorrectedLists,
): Reading {
  if (taken.length === 0 && changed.length === 0) return reading;
  const values = new Map<string, Sourced<unknown> | null>();
  let next = withLists;
  for (const [field, decision] of taken) {
    if (decision.kind === "chosen") next = withChoice(next, field, decision.choice);
    const value = valueOf(reading, field, decision);
    if (value === undefined) continue;
    next = withField(next, field, value);
    for (const name of [field, ...linesOf(reading, field)]) values.set(name, value);
  }
  const names = taken.flatMap(([field]) => [field, ...linesOf(reading, field)]);
  return rechecked(next, reading, {
    taken: [...new Set([...names, ...changed])],
    values,
    because: "A person pointed at these words.",
    weigh: (field) => asSaid(field, next, decisions.get(field.field)),
  });
}

/** The reading with the rows that a person has corrected, and the paths of these lists. */
interface CorrectedLists {
  readonly next: Reading;
  readonly changed: readonly string[];
}

/** A list that is called wrong stays as it was read. */
function withCorrectedLists(reading: Reading, decisions: Decisions): CorrectedLists {
  let next = reading;
  const changed: string[] = [];
  for (const group of listsOf(reading)) {
    const isSaid = [...decisions.keys()].some((field) => field.startsWith(`${group.path}.`));
    if (!isSaid || decisions.get(group.path)?.kind === "wrong") continue;
    const rows = listRows(reading, group, decisions);
    if (!isListChanged(rows)) continue;
    next = withRows(next, group, rows);
    changed.push(group.path);
  }
  return { next, changed };
}

/** The line of the form that a field of the contract is. */
function linesOf({ documentType }: Reading, field: string): readonly string[] {
  const line = kindOf(documentType).fields[field]?.line;
  return line === undefined ? [] : [line];
}

function withChoice(reading: Reading, field: string, choice: string): Reading {
  return { ...reading, document: { ...reading.document, [field]: choice } } as Reading;
}

function withField(reading: Reading, field: string, value: Sourced<unknown> | null): Reading {
  if (!isBeside(reading, field))
    return { ...reading, document: withPointed(reading.document, field, value) } as Reading;
  return withValue(reading, field, value);
}

/** Whether a field stands beside the document, as the head of a change order does. */
export function isBeside(reading: Reading, field: string): boolean {
  const [group = "", inner] = field.split(".");
  if (inner === undefined || memberAt(reading.document, group) !== null) return false;
  return memberAt(reading, group) !== null;
}

/** Nothing is surer than what a person has looked at. */
const SAID = 1;

function asSaid(
  { field, state, signs, withheld, value: probability }: FieldConfidence,
  reading: Reading,
  decision: Decision | undefined,
): FieldConfidence {
  // A list of which rows were corrected is as certain as before until all of it is accepted.
  if (decision === undefined || decision.kind === "wrong")
    return {
      field,
      state,
      signs,
      value: probability,
      ...(withheld === undefined ? {} : { withheld }),
    };
  const isChanged = decision.kind !== "accepted" || withheld !== undefined;
  const isPrinted = readValue(reading, field) !== null;
  const now = !isChanged ? state : isPrinted ? "pointed" : "absent";
  return { field, state: decision.kind === "chosen" ? state : now, signs, value: SAID };
}
