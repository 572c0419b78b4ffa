import { sha256InHex } from "../base/sha256.ts";
import type { Reading } from "../kinds/reading.ts";
import { toDocumentBody } from "../wire/answer.ts";
import type { Decision, Decisions } from "./decisions.ts";

/** A decision as it is kept: words by their numbers, and no value. */
export type SavedDecision =
  | Exclude<Decision, { readonly kind: "pointed" | "added" }>
  | Omit<Extract<Decision, { readonly kind: "pointed" }>, "value">
  | Omit<Extract<Decision, { readonly kind: "added" }>, "cells">;

/** What a person has said of one paper, as it is kept beside it. */
export interface SavedReview {
  /** SHA-256 of the PDF, in hex. */
  readonly paper: string;
  /** Says what the accepted reading is: `acceptedMark` of it. */
  readonly accepted: string;
  readonly said: readonly (SavedDecision & { readonly field: string })[];
}

/** Decisions that one paper may have: cells of a long schedule are accepted by their list. */
const MOST_SAID = 5_000;

/** Words of one decision, as many as a page may ask for. */
const MOST_WORDS = 500;

/** The text of what was said of a paper, a decision a line. */
export function savedReviewText(
  { paper, accepted }: Pick<SavedReview, "paper" | "accepted">,
  decisions: Decisions,
): string {
  const said = [...decisions].map(
    ([field, decision]) => `    ${JSON.stringify({ field, ...keptOf(decision) })}`,
  );
  const list = said.length === 0 ? "[]" : `[\n${said.join(",\n")}\n  ]`;
  return `{\n  "paper": "${paper}",\n  "accepted": "${accepted}",\n  "said": ${list}\n}\n`;
}

/** What was said, from its text; null where that is none, or says more than a paper may have. */
export function parseSavedReview(text: string): SavedReview | null {
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    return null;
  }
  const [paper, accepted, list] = ["paper", "accepted", "said"].map((name) => own(saved, name));
  if (typeof paper !== "string" || typeof accepted !== "string") return null;
  if (!Array.isArray(list) || list.length > MOST_SAID) return null;
  const said = list.flatMap((one: unknown) => savedDecision(one) ?? []);
  return said.length === list.length ? { paper, accepted, said } : null;
}

/** What tells an accepted reading from any other: the SHA-256 of all values that the plain answer has of the document, in hex. */
export function acceptedMark({ documentType, document }: Reading): string {
  return sha256InHex(JSON.stringify(toDocumentBody({ documentType, document })));
}

function keptOf(decision: Decision): SavedDecision {
  switch (decision.kind) {
    case "pointed":
    case "added": {
      const { kind, words } = decision;
      return { kind, words } as SavedDecision;
    }
    case "accepted":
    case "absent":
    case "wrong":
    case "struck":
    case "chosen":
      return decision;
  }
}

function savedDecision(one: unknown): SavedReview["said"][number] | null {
  const [field, kind, choice, words] = ["field", "kind", "choice", "words"].map((name) =>
    own(one, name),
  );
  if (typeof field !== "string") return null;
  switch (kind) {
    case "accepted":
    case "absent":
    case "wrong":
    case "struck":
      return { field, kind };
    case "chosen":
      return typeof choice === "string" ? { field, kind, choice } : null;
    case "pointed":
      return isNumbers(words) ? { field, kind, words } : null;
    case "added":
      return isNumbersByName(words) ? { field, kind, words } : null;
    default:
      return null;
  }
}

function own(object: unknown, name: string): unknown {
  return typeof object === "object" && object !== null && Object.hasOwn(object, name)
    ? Reflect.get(object, name)
    : undefined;
}

function isNumbers(value: unknown): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length <= MOST_WORDS &&
    value.every((one) => Number.isSafeInteger(one) && Number(one) >= 0)
  );
}

function isNumbersByName(value: unknown): value is Readonly<Record<string, readonly number[]>> {
  return typeof value === "object" && value !== null && Object.values(value).every(isNumbers);
}
