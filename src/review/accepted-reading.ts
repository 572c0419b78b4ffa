import { pointedValue, type PointedValue, type ValueReaders } from "../fallback/pointed-value.ts";
import { type Finding, type FindingFacts, found } from "../finding/finding.ts";
import type { FieldType } from "../kinds/field.ts";
import type { FieldGroup } from "../kinds/kind.ts";
import { kindOf, subjectOf } from "../kinds/kinds.ts";
import type { Reading } from "../kinds/reading.ts";
import { decidedReading, doesChange } from "./corrected.ts";
import type { Decision, Decisions, RowCells } from "./decisions.ts";
import { isAlwaysPrinted, MOST_ADDED_ROWS, placeInList } from "./list-rows.ts";
import { type PrintedWords, wordsAt } from "./printed-words.ts";
import { typeAt } from "./review-items.ts";
import { acceptedMark, parseSavedReview, type SavedDecision } from "./saved-review.ts";

/** A paper that was read, and what what is pointed at is read with. */
interface ReadPaper {
  /** SHA-256 of its bytes, in hex. */
  readonly fingerprint: string;
  readonly reading: Reading;
  readonly words: PrintedWords;
  readonly readers: ValueReaders;
}

/**
 * The reading that a person has accepted, made anew from the words that were pointed at, with a finding that says so. Where the
 * saved review is of other bytes, or the same words no longer lead to the reading that was accepted, the reading stays as it is
 * and a finding says why.
 */
export function acceptedReading(paper: ReadPaper, savedText: string): Reading {
  const { reading, fingerprint } = paper;
  const saved = parseSavedReview(savedText);
  if (saved === null) return notTaken(reading, "not-understood");
  if (saved.paper !== fingerprint) return notTaken(reading, "other-document");
  if (saved.said.some(({ kind }) => kind === "wrong")) return notTaken(reading, "rows-wrong");
  const decisions = saidAgain(paper, saved.said);
  if (decisions === null) return notTaken(reading, "read-otherwise");
  const { judged } = decidedReading(reading, decisions);
  if (acceptedMark(judged) !== saved.accepted) return notTaken(reading, "read-otherwise");
  return withFinding(judged, found("person-accepted", { names: changedNames(reading, decisions) }));
}

function notTaken(
  reading: Reading,
  because: FindingFacts["acceptance-not-taken"]["because"],
): Reading {
  return withFinding(reading, found("acceptance-not-taken", { because }));
}

function withFinding(reading: Reading, finding: Finding): Reading {
  return { ...reading, findings: [...reading.findings, finding] };
}

/** The decisions of a saved review on this paper, each value read at its words; null where one of them can no longer be said. */
function saidAgain(
  paper: ReadPaper,
  said: readonly (SavedDecision & { readonly field: string })[],
): Decisions | null {
  const decisions = said.map(({ field, ...saved }) => [field, decisionOf(paper, field, saved)]);
  const isWhole = decisions.every((pair): pair is [string, Decision] => pair[1] !== null);
  const added = said.filter(({ kind }) => kind === "added");
  return isWhole && added.length <= MOST_ADDED_ROWS ? new Map(decisions) : null;
}

function decisionOf(paper: ReadPaper, field: string, saved: SavedDecision): Decision | null {
  const { reading } = paper;
  switch (saved.kind) {
    case "accepted":
    case "wrong":
    case "struck":
      return saved;
    case "absent":
      return isAlwaysPrinted(reading, field) ? null : saved;
    case "chosen": {
      const values = kindOf(reading.documentType).choices[field]?.values ?? [];
      return values.includes(saved.choice) ? saved : null;
    }
    case "pointed": {
      const value = valueAtWords(paper, typeAt(paper.reading, field), saved.words);
      return value === null ? null : { ...saved, value };
    }
    case "added": {
      const group = placeInList(reading, field)?.group;
      const cells = group === undefined ? null : cellsOf(paper, group, saved.words);
      return cells === null ? null : { ...saved, cells };
    }
  }
}

function cellsOf(
  paper: ReadPaper,
  { fields }: FieldGroup,
  saved: Readonly<Record<string, readonly number[]>>,
): RowCells | null {
  const cells: Record<string, PointedValue> = {};
  for (const [name, numbers] of Object.entries(saved)) {
    const type = Object.hasOwn(fields, name) ? (fields[name]?.type ?? null) : null;
    const value = valueAtWords(paper, type, numbers);
    if (value === null) return null;
    cells[name] = value;
  }
  return cells;
}

/** What is read at words for a field of a type; null where nothing is. */
function valueAtWords(
  { words, readers }: ReadPaper,
  type: FieldType | null,
  numbers: readonly number[],
): PointedValue | null {
  const named = wordsAt(words, numbers);
  return type === null || named === null ? null : pointedValue(named, type, readers);
}

/** What a person has changed, each at the begin of a sentence: a field by its name, a row by its list. */
function changedNames(reading: Reading, decisions: Decisions): readonly string[] {
  const names = [...decisions].flatMap(([field, decision]) => {
    const place = placeInList(reading, field);
    if (place === null)
      return doesChange(reading, field, decision) ? [subjectOf(reading.documentType, field)] : [];
    return decision.kind === "accepted" ? [] : [`The ${place.group.heading.toLowerCase()}`];
  });
  return [...new Set(names)];
}
