import { MODEL_LIMITS } from "../base/limits.ts";
import type { ModelUse } from "../kinds/reading.ts";
import type { Said } from "./providers/chat.ts";
import type { Seen } from "./providers/exchange.ts";
import type { ModelPrices, ModelSettings } from "./settings.ts";

/** Tokens of one request. */
interface RequestTokens {
  readonly input: number;
  readonly output: number;
}

/** Keeps what the requests of one question cost and where they went. */
export class DocumentSpend {
  readonly #settings: ModelSettings;
  #use: ModelUse;

  constructor(settings: ModelSettings) {
    const { model, host, prices } = settings;
    this.#settings = settings;
    this.#use = {
      model,
      host,
      leftMachine: false,
      requests: 0,
      inputTokens: 0,
      outputTokens: 0,
      costUsd: prices === null ? null : 0,
    };
  }

  /** All requests so far. */
  get use(): ModelUse {
    return this.#use;
  }

  /** Why another request that costs so much goes beyond what one document may cost; null where it does not. */
  overDocument({ tokens, dollars }: Cost): string | null {
    const { caps } = this.#settings;
    const { inputTokens, outputTokens, costUsd } = this.#use;
    const allTokens = inputTokens + outputTokens + tokens;
    if (allTokens > caps.documentTokens) {
      return `The model was not asked, because that may need ${allTokens} tokens in all: CROSSFOOT_MODEL_MAX_TOKENS allows ${caps.documentTokens} for one document.`;
    }
    const allDollars = (costUsd ?? 0) + dollars;
    if (caps.documentUsd !== null && allDollars > caps.documentUsd) {
      return `The model was not asked, because that may cost ${allDollars.toFixed(4)} US dollars in all: CROSSFOOT_MODEL_MAX_USD allows ${caps.documentUsd} for one document.`;
    }
    return null;
  }

  /** Notes a request and gives what it cost. */
  note(said: Said | null, seen: Seen, estimate: RequestTokens): Cost {
    const { input, output } = tokensOf(said, seen, estimate);
    const cost = costOf(input, output, this.#settings.prices);
    const { leftMachine, requests, inputTokens, outputTokens, costUsd } = this.#use;
    this.#use = {
      ...this.#use,
      leftMachine: leftMachine || seen.leftMachine,
      requests: requests + (seen.wasSent ? 1 : 0),
      inputTokens: inputTokens + input,
      outputTokens: outputTokens + output,
      costUsd: costUsd === null ? null : costUsd + cost.dollars,
    };
    return cost;
  }
}

/** What an endpoint counted, else an estimate. It takes nothing for an error; what broke off may have been paid for. */
function tokensOf(said: Said | null, seen: Seen, estimate: RequestTokens): RequestTokens {
  if (said !== null) {
    return {
      input: counted(said.inputTokens) ?? estimate.input,
      output: counted(said.outputTokens) ?? estimatedTokens(said.text),
    };
  }
  const isError = seen.status !== null && (seen.status < 200 || seen.status > 299);
  return seen.wasSent && !isError ? estimate : { input: 0, output: 0 };
}

function counted(tokens: number | null): number | null {
  return tokens !== null && Number.isSafeInteger(tokens) && tokens >= 0 ? tokens : null;
}

/** Tokens and what they cost; dollars are 0 where no prices are set. */
export interface Cost {
  readonly tokens: number;
  readonly dollars: number;
}

/**
 * At least about as many tokens as a text has. Tokens are often named as a quarter of the bytes,
 * which holds for prose: each digit and each mark of a figure may be one of its own.
 */
export function estimatedTokens(text: string): number {
  const letters = text.replaceAll(/[^A-Za-z]/g, "").length;
  return Math.ceil(Buffer.byteLength(text) - (letters * 2) / 3);
}

/** The most tokens that an answer about so many fields may have. */
export function outputCap(fields: number): number {
  return Math.min(MODEL_LIMITS.outputTokens, 1_024 + 256 * fields);
}

/** What so many tokens cost. */
export function costOf(input: number, output: number, prices: ModelPrices | null): Cost {
  const dollars = prices === null ? 0 : (input * prices.input + output * prices.output) / 1_000_000;
  return { tokens: input + output, dollars };
}
