import {
  generateText,
  jsonSchema,
  type JSONSchema7,
  type LanguageModel,
  NoObjectGeneratedError,
  Output,
} from "ai";
import type { ChatRequest, Said } from "./chat.ts";

// What the SDK warns of would end up among the results.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** How a model is asked, whatever its protocol: once, as coldly as it can, without tools. */
export async function said(
  model: Exclude<LanguageModel, string>,
  request: ChatRequest,
  providerOptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): Promise<Said> {
  const { system, turns, schema, outputTokens, signal } = request;
  const asked = {
    model,
    system,
    messages: [...turns],
    maxOutputTokens: outputTokens,
    // Retries, their budget and their breaker are ours.
    maxRetries: 0,
    abortSignal: signal,
  };
  if (schema === null) return saidIn(await generateText(asked));
  try {
    const output = Output.object({ schema: jsonSchema(schema as JSONSchema7) });
    return saidIn(await generateText({ ...asked, temperature: 0, output, providerOptions }));
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) return saidIn(error);
    throw error;
  }
}

function saidIn(from: {
  readonly text: string | undefined;
  readonly usage:
    | { readonly inputTokens: number | undefined; readonly outputTokens: number | undefined }
    | undefined;
}): Said {
  return {
    text: from.text ?? "",
    inputTokens: from.usage?.inputTokens ?? null,
    outputTokens: from.usage?.outputTokens ?? null,
  };
}
