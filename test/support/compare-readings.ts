import { Money } from "../../src/base/money.ts";
import type { Sourced } from "../../src/document/sourced.ts";
import type { Reading } from "../../src/kinds/reading.ts";
import { type Answer, toAnswer } from "../../src/wire/answer.ts";
import { packOutcome } from "../../src/batch/outcomes.ts";
import type { Truth } from "../../fixtures/draw/truth.ts";
import { detailOf } from "../../src/finding/check-sentences.ts";

/** All of a reading as text, byte for byte. */
export function wholeText(reading: Reading): string {
  return packOutcome({ kind: "read", reading });
}

/** What a reading says, without coordinates, how sure it is and what else was weighed; shares are rounded, because they are made of distances. */
export function withoutPlaces(reading: Reading): unknown {
  return JSON.parse(wholeText(reading), (key, value: unknown) => {
    if (key === "box" || CERTAINTY.has(key)) return undefined;
    return typeof value === "number" ? Number(value.toFixed(6)) : value;
  });
}

const CERTAINTY: ReadonlySet<string> = new Set([
  "fields",
  "confidence",
  "confidenceParts",
  "margin",
  "lost",
]);

/** A figure of a document, with its place in it such as `lines.totalRetainage`. */
export interface NamedFigure {
  readonly path: string;
  readonly figure: Sourced<Money>;
}

/** Every amount of a reading's document. */
export function figuresOf(reading: Reading): readonly NamedFigure[] {
  const figures: NamedFigure[] = [];
  const visit = (path: string, value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (isFigure(value)) figures.push({ path, figure: value });
    else
      for (const [name, member] of Object.entries(value))
        visit(path === "" ? name : `${path}.${name}`, member);
  };
  visit("", reading.document);
  return figures;
}

function isFigure(value: object): value is Sourced<Money> {
  return "value" in value && value.value instanceof Money;
}

/** The contract's fields that differ from what was drawn, as sentences; an answer that the truth accepts does not differ. */
export function differencesFrom(truth: Truth, reading: Reading): readonly string[] {
  const got = new Map<string, unknown>(Object.entries(documentOf(toAnswer(reading))));
  return Object.entries(truth.document).flatMap(([field, value]) => {
    const wanted = [value as unknown, ...(truth.accept[field] ?? [])].map((one) =>
      JSON.stringify(field === "changeOrders" ? ordersOf(value) : answerOf(field, one)),
    );
    const answer = JSON.stringify(got.get(field));
    return wanted.includes(answer) ? [] : [`${field} is read as ${answer}, drawn as ${wanted[0]}`];
  });
}

const TEXTS: ReadonlySet<string> = new Set(["documentType", "applicationNumber", "periodTo"]);

function answerOf(field: string, value: unknown): unknown {
  return TEXTS.has(field) || value === null ? value : Number(value);
}

function ordersOf(orders: unknown): unknown {
  return (orders as Truth["document"]["changeOrders"]).map((order) => ({
    ...order,
    amount: order.amount === null ? null : Number(order.amount),
  }));
}

function documentOf(answer: Answer): object {
  return "document" in answer ? answer.document : answer.invoice;
}

/** Checks of the contract whose outcome differs from what was drawn, as sentences. */
export function outcomesOtherThan(truth: Truth, { checks }: Reading): readonly string[] {
  const wanted = new Map<string, boolean | null>(Object.entries(truth.checks));
  return checks.flatMap((check) => {
    const { name, passed } = check;
    return wanted.get(name) === passed
      ? []
      : [`${name} is ${passed}, drawn as ${wanted.get(name)}: ${detailOf(check)}`];
  });
}
