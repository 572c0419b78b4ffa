import { MODEL_LIMITS } from "../base/limits.ts";
import { DocumentSpend, outputCap } from "./document-spend.ts";
import { type Failure, switchedOff, tooLong, unusable } from "./failures.ts";
import type { Pointing, Question, Reply } from "./model.ts";
import { answerSchema, questionText, REPAIR_TEXT } from "./prompt.ts";
import type { Turn } from "./providers/chat.ts";
import type { Seen } from "./providers/exchange.ts";
import { type Line, send, type Sent, type Wish } from "./request.ts";
import { retryAfterMs, type World } from "./world.ts";

/** The first wait before a request is sent again; each further one is twice as long. */
const FIRST_WAIT_MS = 500;

/** Statuses of endpoints that do not know the form of an answer, or another member of the request. */
const FORM_REFUSED: ReadonlySet<number> = new Set([400, 422]);

/** Asks one question, and asks once more where the answer cannot be used. */
export async function converse(question: Question, line: Line): Promise<Reply> {
  const documentSpend = new DocumentSpend(line.settings);
  const failed = ({ failure, message }: Failure): Reply => ({
    kind: "failed",
    failure,
    message,
    use: documentSpend.use,
  });
  const content = questionText(question);
  if (Buffer.byteLength(content) > MODEL_LIMITS.questionBytes) return failed(tooLong());
  const schema = answerSchema(question.fields);
  const outputTokens = outputCap(question.fields.length);

  const turns: Turn[] = [{ role: "user", content }];
  for (const isRepaired of [false, true]) {
    const sent = await sentUntilAnswered({ turns, schema, outputTokens }, line, documentSpend);
    if (sent.kind !== "said") return failed(sent.failure);
    const pointings = parseAnswer(sent.text);
    if (pointings !== null) {
      line.breaker.noteSuccess();
      return { kind: "pointed", pointings, use: documentSpend.use };
    }
    if (!isRepaired) turns.push(...repairOf(sent.text));
  }
  line.breaker.noteFailure();
  return failed(unusable(line.settings));
}

function repairOf(text: string): readonly Turn[] {
  const begin = text.slice(0, MODEL_LIMITS.repairCharacters).trim();
  return [
    { role: "assistant", content: begin === "" ? "(nothing)" : begin },
    { role: "user", content: REPAIR_TEXT },
  ];
}

/** One answer, by as many requests as are worth trying while the endpoint fails. */
async function sentUntilAnswered(
  wish: Wish,
  line: Line,
  documentSpend: DocumentSpend,
): Promise<Sent> {
  const { breaker, settings, world } = line;
  for (let retry = 0; ; retry += 1) {
    if (!breaker.mayTry()) return { kind: "kept", failure: switchedOff(settings) };
    const sent = await sentInAnyForm(wish, line, documentSpend);
    if (sent.kind !== "unanswered") return sent;
    breaker.noteFailure();
    const waitMs = waitBefore(retry, sent.seen, world);
    if (!sent.failure.isPassing || retry >= MODEL_LIMITS.retries || waitMs === null) return sent;
    await world.wait(waitMs);
  }
}

/** An endpoint that refuses a form of the answer is asked without: the question says it in words, too. */
async function sentInAnyForm(wish: Wish, line: Line, documentSpend: DocumentSpend): Promise<Sent> {
  const sent = await send(wish, line, documentSpend);
  const isRefused = sent.kind === "unanswered" && FORM_REFUSED.has(sent.seen.status ?? 0);
  return isRefused ? send({ ...wish, schema: null }, line, documentSpend) : sent;
}

/** As long as the endpoint asks for; null where that is too long. Else a while, by chance not the same for all. */
function waitBefore(retry: number, { retryAfter }: Seen, world: World): number | null {
  const asked = retryAfterMs(retryAfter, world.nowMs());
  if (asked !== null) return asked <= MODEL_LIMITS.retryAfterMs ? asked : null;
  return FIRST_WAIT_MS * 2 ** retry * (0.5 + world.chance());
}

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
