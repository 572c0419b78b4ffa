import { createAnthropic } from "@ai-sdk/anthropic";
import type { ModelSettings } from "../settings.ts";
import type { Chat } from "./chat.ts";
import { said } from "./generate.ts";

/** The SDK would else bring the form of the answer about by a tool, and there are to be none. */
const WITHOUT_TOOLS = { anthropic: { structuredOutputMode: "outputFormat" } } as const;

/** Asks an endpoint that speaks Anthropic's messages. */
export function anthropicChat({ url, key, model }: ModelSettings): Chat {
  return (request) => {
    // An empty key is named all the same, because the SDK would look for one in the environment.
    const provider = createAnthropic({ baseURL: url, apiKey: key ?? "", fetch: request.fetch });
    return said(provider(model), request, WITHOUT_TOOLS);
  };
}
