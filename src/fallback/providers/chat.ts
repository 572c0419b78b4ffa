import type { AnswerSchema } from "../prompt.ts";

/** What was said so far, the question first. */
export interface Turn {
  readonly role: "user" | "assistant";
  readonly content: string;
}

/** One request to a model. */
export interface ChatRequest {
  readonly system: string;
  readonly turns: readonly Turn[];
  /** The form of the answer; null where the endpoint refuses requests that name a form. */
  readonly schema: AnswerSchema | null;
  readonly outputTokens: number;
  readonly signal: AbortSignal;
  readonly fetch: typeof globalThis.fetch;
}

/** What a model said; tokens are null where the endpoint does not count them. */
export interface Said {
  readonly text: string;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

/** Sends one request. Rejects where nothing usable came back; why is what the request's `fetch` saw. */
export type Chat = (request: ChatRequest) => Promise<Said>;
