import { type AddOn, ADD_ONS } from "../../add-ons/add-ons.ts";
import type { ModelProvider } from "../endpoint.ts";
import type { ModelSettings } from "../settings.ts";
import type { Chat } from "./chat.ts";

/** What must be installed before an endpoint of each kind can be asked. */
export const CHAT_ADD_ON: Readonly<Record<ModelProvider, AddOn>> = {
  anthropic: ADD_ONS.anthropic,
  "openai-compatible": ADD_ONS.openAiCompatible,
};

/** How the endpoint of these settings is asked. Its packages are loaded here and nowhere else. */
export async function loadChat(settings: ModelSettings): Promise<Chat> {
  if (settings.provider === "anthropic") {
    const { anthropicChat } = await import("./anthropic.ts");
    return anthropicChat(settings);
  }
  const { openAiCompatibleChat } = await import("./openai-compatible.ts");
  return openAiCompatibleChat(settings);
}
