import { MODEL_LIMITS } from "../base/limits.ts";
import type { Pointing } from "./model.ts";

/**
 * What a model's answer points at; null where it is not of the form that was asked for.
 * JSON within prose or a fence counts, and of several the last: models think aloud before they answer.
 */
export function parseAnswer(text: string): readonly Pointing[] | null {
  const answer = text.slice(0, MODEL_LIMITS.answerCharacters);
  const whole = pointingsIn(answer);
  if (whole !== null) return whole;
  return objectsIn(answer).reduce<readonly Pointing[] | null>(
    (last, object) => pointingsIn(object) ?? last,
    null,
  );
}

function pointingsIn(text: string): readonly Pointing[] | null {
  const value = parsed(text);
  if (!isRecord(value)) return null;
  const answers = value["answers"];
  if (!Array.isArray(answers) || answers.length > MODEL_LIMITS.answers) return null;
  const pointings = answers.map(pointing);
  return pointings.every((pointing) => pointing !== null) ? pointings : null;
}

function pointing(answer: unknown): Pointing | null {
  if (!isRecord(answer)) return null;
  const { field, words, choice = null } = answer;
  if (!isName(field) || (choice !== null && !isName(choice))) return null;
  if (!Array.isArray(words) || words.length > MODEL_LIMITS.wordsPerAnswer) return null;
  return words.every(isName) ? { field, words, choice } : null;
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value.length <= MODEL_LIMITS.nameCharacters;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The pieces of a text that stand in balanced braces, from the outside. */
function objectsIn(text: string): readonly string[] {
  const objects: string[] = [];
  let begin = text.indexOf("{");
  for (let tried = 0; begin >= 0 && tried < MODEL_LIMITS.jsonBegins; tried += 1) {
    const end = endOfObject(text, begin);
    if (end !== null) objects.push(text.slice(begin, end));
    begin = text.indexOf("{", end ?? begin + 1);
  }
  return objects;
}

/** The place behind the brace that closes the one at `begin`; null where none does. Braces within strings do not count. */
function endOfObject(text: string, begin: number): number | null {
  let depth = 0;
  let isString = false;
  for (let index = begin; index < text.length; index += 1) {
    const character = text[index];
    if (character === "\\" && isString) index += 1;
    else if (character === '"') isString = !isString;
    else if (character === "{" && !isString) depth += 1;
    else if (character === "}" && !isString) depth -= 1;
    if (depth === 0) return index + 1;
  }
  return null;
}
