import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { ModelSettings } from "../settings.ts";
import type { Chat } from "./chat.ts";
import { said } from "./generate.ts";

/** Asks an endpoint that speaks OpenAI's chat completions: Ollama, llama.cpp, vLLM and most hosts. */
export function openAiCompatibleChat({ url, key, model }: ModelSettings): Chat {
  return (request) => {
    const provider = createOpenAICompatible({
      name: "endpoint",
      baseURL: url,
      ...(key === null ? {} : { apiKey: key }),
      supportsStructuredOutputs: true,
      fetch: request.fetch,
      transformRequestBody: request.schema === null ? withNewerCap : asItIs,
    });
    return said(provider(model), request);
  };
}

type Body = Record<string, unknown>;

function asItIs(body: Body): Body {
  return body;
}

/** Of the endpoints that refuse a first request, those of OpenAI's reasoning models do it because of the cap's older name. */
function withNewerCap({ max_tokens, ...body }: Body): Body {
  return { ...body, max_completion_tokens: max_tokens };
}
