import { logistic } from "../base/odds.ts";
import { byNines } from "./by-nines.ts";
import type { FieldConfidence, FieldState, SignName, Signs } from "../kinds/reading.ts";

/** A field with what speaks for and against it, before it has a probability. */
export type WeighedField = Omit<FieldConfidence, "value">;

/** How the characters of a document came to be known. */
export type PageClass = "native" | "form" | "ocr";

/** What each sign adds to the log-odds. */
export type Weights = Readonly<Partial<Record<SignName, number>>>;

/** A logistic model of one kind of documents: where it begins, what each sign adds, and what the class of pages does. */
export interface FieldNumbers {
  /** Log-odds by `FIELD STATE`; a pair that never occurred begins where `STATE` does. */
  readonly begins: Readonly<Record<string, number>>;
  /** Of a field that has a value, and of one that has none. */
  readonly weights: Readonly<Record<"found" | "absent", Weights>>;
  /** What other pages than native ones add, by `CLASS`, and by `CLASS FIELD` beside it. */
  readonly classes: Readonly<Record<string, number>>;
}

/** The same of whole documents. `fields` weighs the log-odds of the product of all fields. */
export interface DocumentNumbers {
  readonly begin: number;
  readonly fields: number;
  readonly weights: Weights;
  readonly classes: Readonly<Record<PageClass, number>>;
}

/** The fitted numbers of one kind of documents. */
export interface KindNumbers {
  readonly field: FieldNumbers;
  readonly document: DocumentNumbers;
  /** Of the core fields alone, for a kind that has some. */
  readonly core?: DocumentNumbers;
}

/** Probability that one field is as printed. */
export function fieldProbability(
  { field, state, signs }: WeighedField,
  pages: PageClass,
  { begins, weights, classes }: FieldNumbers,
): number {
  const begin = beginOf(field, state, begins);
  const own = weights[state === "absent" ? "absent" : "found"];
  const ofPages = (classes[pages] ?? 0) + (classes[`${pages} ${field}`] ?? 0);
  return logistic(begin + ofPages + weighed(signs, own));
}

/**
 * Where a field begins. A model that points at words is no more than one who found them without a label; in a kind whose
 * values all have one, no more than what follows from other figures.
 */
function beginOf(field: string, state: FieldState, begins: FieldNumbers["begins"]): number {
  const states = state === "pointed" ? (["unlabelled", "derived"] as const) : [state];
  const known = states.find((one) => begins[one] !== undefined) ?? state;
  return begins[`${field} ${known}`] ?? begins[known] ?? 0;
}

/** Probability that all fields of a document are as printed. */
export function documentProbability(
  fields: readonly number[],
  signs: Signs,
  pages: PageClass,
  numbers: DocumentNumbers,
): number {
  const together = fields.reduce((product, value) => product * value, 1);
  return logistic(
    numbers.begin +
      numbers.classes[pages] +
      numbers.fields * logOddsOf(together) +
      weighed(signs, numbers.weights),
  );
}

/** The sum of all signs, each by its weight. */
function weighed(signs: Signs, weights: Weights): number {
  const names = Object.keys(signs) as SignName[];
  return names.reduce((sum, name) => sum + (weights[name] ?? 0) * strengthOf(name, signs), 0);
}

/** How strong a sign is, 0 to 1: 0.99 of a lead says much more than 0.9, and counts by its nines. */
export function strengthOf(name: SignName, signs: Signs): number {
  const value = signs[name] ?? 0;
  return name === "lead" ? byNines(value) : value;
}

/** Log-odds of a probability, kept within what some hundred documents can tell. */
export function logOddsOf(probability: number): number {
  const bounded = Math.max(0.001, Math.min(0.998, probability));
  return Math.log(bounded / (1 - bounded));
}
