import type { AnswerMember } from "../../src/kinds/kind.ts";
import type { Outcome, Reading } from "../../src/kinds/reading.ts";
import { toAnswer } from "../../src/wire/answer.ts";
import type { Answered, Body, ScoredField, ScoredKind, Truth } from "../kinds/kind.ts";
import {
  CONFIDENT,
  isNothing,
  isRight,
  type DocumentScore,
  type FieldScore,
  type ListScore,
  type Row,
  type Value,
  type Verdict,
} from "./document-score.ts";
import { AMOUNT_TYPES, EQUALITIES } from "./equality.ts";

/** A document and its truth. */
export interface TruthDocument {
  readonly path: string;
  readonly name: string;
  readonly family: string;
  /** Whether its pages are pictures. */
  readonly isScan: boolean;
  readonly truth: Truth;
}

/** What is said of the fields and the checks of one document. */
export type Judged = Pick<DocumentScore, "fields" | "checks">;

/** Measures what became of one document; a paper that was refused or read as another kind gives nothing. */
export function scoreDocument(
  kind: ScoredKind,
  { name, family, isScan, truth }: TruthDocument,
  outcome: Outcome,
  /** By the samples' own scorer; ours judges where there is none. */
  judgedBefore?: Judged,
): DocumentScore {
  const answered = answeredOf(kind, outcome);
  const reading = answered?.reading ?? null;
  const fields = judgedBefore?.fields ?? judgeFields(kind, truth, answered?.body ?? null);
  const lists = judgeLists(kind, truth, answered);
  const isWarned = reading !== null && isToBeLookedAt(kind, reading);
  const isSilentlyWrong = reading !== null && !isWarned && hasWrongFigure(kind, fields, lists);
  return {
    name,
    family,
    isScan,
    refusal: reading === null ? refusalOf(outcome) : null,
    reading,
    fields,
    lists,
    checks: reading === null ? new Map() : checksOf(truth, reading, judgedBefore),
    isWhole: reading !== null && isWhole(kind, fields, lists),
    isMoneyExact: isMoneyExact(kind, fields, lists),
    hasWrongSign: moneyOf(kind).some((field) => isOpposite(fields.get(field))),
    isSilentlyWrong,
    isSurelyWrong: isSilentlyWrong && reading.confidence >= CONFIDENT,
    warning: reading === null ? null : warningOf(truth, isWarned),
    hasNamedFault: namesFault(truth, reading),
  };
}

/** Measures every field that the truth does not skip; null where nothing was read. */
export function judgeFields(
  kind: ScoredKind,
  truth: Truth,
  got: Body | null,
): ReadonlyMap<string, FieldScore> {
  const fields = Object.entries(kind.fields).filter(([name]) => isMeasured(truth, name));
  return new Map(fields.map(([name, field]) => [name, judgeField(name, field)]));

  function judgeField(name: string, { type, answer = name }: ScoredField): FieldScore {
    const valueIn = (body: Body | null): Value => asType(type, valueAt(body, answer));
    const [want, value] = [valueIn(truth[kind.member] ?? null), valueIn(got)];
    const accepted = (truth.accept?.[name] ?? []).map((other) => asType(type, other));
    const isSame = (other: Value): boolean => isSameValue(kind, name, other, value);
    return { verdict: verdictOf(), got: value, want };

    function verdictOf(): Verdict {
      if (isNothing(value)) {
        if (isNothing(want)) return "empty";
        const isZero = kind.zeroIsNothing?.includes(name) === true && want === 0;
        return isZero || accepted.some(isNothing) ? "neutral" : "missing";
      }
      if (isSame(want)) return "hit";
      if (accepted.some(isSame)) return isNothing(want) ? "neutral" : "hit";
      return isNothing(want) ? "invented" : "wrong";
    }
  }
}

/** Measures every list that the truth has and does not skip. */
export function judgeLists(
  kind: ScoredKind,
  truth: Truth,
  answered: Answered | null,
): ReadonlyMap<string, ListScore> {
  const lists = Object.entries(kind.lists ?? {}).filter(([name]) => isMeasured(truth, name));
  return new Map(
    lists.flatMap(([name, rule]) => {
      const score = rule.judge(truth, answered);
      return score === null ? [] : [[name, score] as const];
    }),
  );
}

function isMeasured({ skip }: Truth, name: string): boolean {
  return skip?.includes(name) !== true;
}

function answeredOf(
  kind: ScoredKind,
  outcome: Outcome,
): { readonly body: Body; readonly reading: Reading } | null {
  if (outcome.kind === "unread" || outcome.reading.documentType !== kind.documentType) return null;
  const answer: Partial<Record<AnswerMember, object>> = { ...toAnswer(outcome.reading) };
  return { body: { ...answer[kind.member] }, reading: outcome.reading };
}

function refusalOf(outcome: Outcome): string {
  if (outcome.kind === "unread") return outcome.message;
  return `It was read as ${outcome.reading.documentType}.`;
}

/** The value at a path such as `vendor.name`. */
function valueAt(body: Body | null, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, name) => (typeof value === "object" && value !== null ? (value as Body)[name] : null),
      body,
    );
}

/** A value of a truth or an answer; an empty text says nothing, and amounts are numbers however they are written. */
function asType(type: ScoredField["type"], value: unknown): Value {
  if (type === "list") return Array.isArray(value) ? value.map((row: Row) => withAmount(row)) : [];
  if (typeof value === "number") return value;
  if (typeof value !== "string" || value.trim() === "") return null;
  return AMOUNT_TYPES.has(type) ? Number(value) : value;
}

function withAmount(row: Row): Row {
  return typeof row["amount"] === "string" ? { ...row, amount: Number(row["amount"]) } : row;
}

function isSameValue(kind: ScoredKind, name: string, want: Value, got: Value): boolean {
  const type = kind.fields[name]?.type ?? "text";
  if (isNothing(want) || isNothing(got)) return false;
  if (type === "list" || typeof want === "object" || typeof got === "object")
    return JSON.stringify(want) === JSON.stringify(got);
  return (kind.equal?.[name] ?? EQUALITIES[type])(String(want), String(got));
}

/** Where the literal formula fails on sound paper, any outcome is fair. */
function checksOf(
  truth: Truth,
  { checks }: Reading,
  judgedBefore: Judged | undefined,
): ReadonlyMap<string, boolean> {
  if (judgedBefore !== undefined) return judgedBefore.checks;
  const wanted = Object.entries(truth.checks ?? truth.expectedChecks ?? {}).filter(
    ([name]) => truth.checksExplained?.[name] === undefined,
  );
  return new Map(
    wanted.map(([name, passed]) => {
      const check = checks.find((one) => one.name === name);
      return [name, check !== undefined && check.passed === passed];
    }),
  );
}

function isToBeLookedAt({ warnsBy }: ScoredKind, { checks, findings }: Reading): boolean {
  return warnsBy === "findings"
    ? findings.length > 0
    : checks.some(({ passed }) => passed === false);
}

function isWhole(
  kind: ScoredKind,
  fields: DocumentScore["fields"],
  lists: DocumentScore["lists"],
): boolean {
  const areFieldsRight = [...fields.values()].every(({ verdict }) => isRight(verdict));
  return areFieldsRight && answeredLists(kind, lists).every(isListRight);
}

function isMoneyExact(
  kind: ScoredKind,
  fields: DocumentScore["fields"],
  lists: DocumentScore["lists"],
): boolean {
  const totals = [...lists].filter(([name]) => kind.lists?.[name]?.isTotal === true);
  return (
    moneyOf(kind).every((name) => isRight(fields.get(name)?.verdict ?? "empty")) &&
    totals.every(([, { missing, invented }]) => missing + invented === 0)
  );
}

function isListRight({ missing, hasWrongFigure }: ListScore): boolean {
  return missing === 0 && !hasWrongFigure;
}

/** Fields whose values are amounts, rates included. */
function moneyOf({ fields }: ScoredKind): readonly string[] {
  return Object.entries(fields)
    .filter(([, { type }]) => AMOUNT_TYPES.has(type))
    .map(([name]) => name);
}

/** Whether a figure is not the printed one. Of a list that is a field only the amounts are figures. */
function hasWrongFigure(
  kind: ScoredKind,
  fields: DocumentScore["fields"],
  lists: DocumentScore["lists"],
): boolean {
  return (
    [...fields].some(([name, score]) => isCostly(kind, name) && isFigureWrong(score)) ||
    answeredLists(kind, lists).some((list) => list.hasWrongFigure)
  );
}

/** Whether a wrong value of the field is a wrong amount, or makes amounts mean something else. */
export function isCostly(kind: ScoredKind, name: string): boolean {
  const isList = kind.fields[name]?.type === "list" || kind.lists?.[name]?.isAnswered === true;
  return isList || moneyOf(kind).includes(name) || kind.alsoCostly?.includes(name) === true;
}

function isFigureWrong({ verdict, got, want }: FieldScore): boolean {
  if (verdict !== "wrong" && verdict !== "invented") return false;
  return JSON.stringify(amountsOf(got)) !== JSON.stringify(amountsOf(want));
}

function amountsOf(value: Value): unknown {
  return Array.isArray(value) ? value.map((row: Row) => row["amount"]) : value;
}

function answeredLists(kind: ScoredKind, lists: DocumentScore["lists"]): readonly ListScore[] {
  return [...lists]
    .filter(([name]) => kind.lists?.[name]?.isAnswered === true)
    .map(([, score]) => score);
}

/** The other side of zero, with the same digits or any others. */
function isOpposite(score: FieldScore | undefined): boolean {
  return score?.verdict === "wrong" && Number(score.got) * Number(score.want) < 0;
}

function warningOf({ warns }: Truth, given: boolean): DocumentScore["warning"] {
  return warns === undefined ? null : { wanted: warns !== false, given };
}

function namesFault({ error }: Truth, reading: Reading | null): boolean | null {
  if (error?.check === undefined) return null;
  const results = reading === null ? [] : [...reading.checks, ...reading.identities];
  return results.some(({ name, passed }) => name === error.check && passed === false);
}
