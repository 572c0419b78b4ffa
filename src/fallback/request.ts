import { MODEL_LIMITS } from "../base/limits.ts";
import type { DaySpend } from "./day-spend.ts";
import { costOf, type DocumentSpend, estimatedTokens } from "./document-spend.ts";
import { type Failure, failureOf, type RequestFailure } from "./failures.ts";
import { type AnswerSchema, SYSTEM_TEXT } from "./prompt.ts";
import type { Chat, Turn } from "./providers/chat.ts";
import { Exchange, type Seen } from "./providers/exchange.ts";
import type { ModelSettings } from "./settings.ts";
import type { World } from "./world.ts";

/** What all questions to one model share. */
export interface Line {
  readonly settings: ModelSettings;
  readonly world: World;
  readonly breaker: Breaker;
  readonly spend: DaySpend;
  readonly chat: Chat;
}

/** What is to be sent. */
export interface Wish {
  readonly turns: readonly Turn[];
  /** The form of the answer; null where the endpoint takes none. */
  readonly schema: AnswerSchema | null;
  /** The most that may be answered. */
  readonly outputTokens: number;
}

/** What came of one request. */
export type Sent =
  | { readonly kind: "said"; readonly text: string }
  /** Nothing was sent. */
  | { readonly kind: "kept"; readonly failure: Failure }
  | { readonly kind: "unanswered"; readonly failure: RequestFailure; readonly seen: Seen };

/** Sends one request if the budgets of the document and of the day allow it. */
export async function send(wish: Wish, line: Line, documentSpend: DocumentSpend): Promise<Sent> {
  const { settings, spend, world, chat } = line;
  const estimate = { input: inputTokens(wish), output: wish.outputTokens };
  const cost = costOf(estimate.input, estimate.output, settings.prices);
  const over = documentSpend.overDocument(cost);
  if (over !== null) return kept(over);
  const reserved = await spend.reserve(cost);
  if (reserved.kind === "refused") return kept(reserved.message);

  const signal = AbortSignal.timeout(settings.timeoutMs);
  const exchange = new Exchange({
    url: settings.url,
    isLoopbackOnly: settings.isLoopbackOnly,
    responseBytes: MODEL_LIMITS.responseBytes,
    lookup: world.lookup,
    signal,
  });
  // The error itself holds the question; what the exchange has seen says enough.
  const said = await chat({ ...wish, system: SYSTEM_TEXT, signal, fetch: exchange.fetch }).catch(
    () => null,
  );
  const { seen } = exchange;
  await spend.settle(reserved.reservation, documentSpend.note(said, seen, estimate));
  return said === null
    ? { kind: "unanswered", failure: failureOf(seen, settings), seen }
    : { kind: "said", text: said.text };
}

function kept(message: string): Sent {
  return { kind: "kept", failure: { failure: "over-budget", message } };
}

function inputTokens({ turns, schema }: Wish): number {
  const texts = [SYSTEM_TEXT, JSON.stringify(schema), ...turns.map(({ content }) => content)];
  return estimatedTokens(texts.join("\n"));
}

/** Leaves a model alone for a while that failed several times in a row; after that, one request tries whether it is back. */
export class Breaker {
  readonly #nowMs: () => number;
  #failures = 0;
  #closedUntilMs = 0;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** Whether a request may be sent now. Whoever asks after a pause is the one that tries, and the others wait for another. */
  mayTry(): boolean {
    if (this.#failures < MODEL_LIMITS.failuresInARow) return true;
    if (this.#nowMs() < this.#closedUntilMs) return false;
    this.#pause();
    return true;
  }

  /** The model did what was asked. */
  noteSuccess(): void {
    this.#failures = 0;
  }

  /** The model failed, whatever the reason. */
  noteFailure(): void {
    this.#failures += 1;
    if (this.#failures >= MODEL_LIMITS.failuresInARow) this.#pause();
  }

  #pause(): void {
    this.#closedUntilMs = this.#nowMs() + MODEL_LIMITS.pauseMs;
  }
}
