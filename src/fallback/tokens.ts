import { MODEL_LIMITS } from "../base/limits.ts";
import type { ModelPrices } from "./settings.ts";

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
