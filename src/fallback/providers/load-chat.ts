import { createRequire } from "node:module";
import type { ModelProvider } from "../endpoint.ts";
import type { ModelSettings } from "../settings.ts";
import type { Chat } from "./chat.ts";

/** Each with the major version that runs on every Node that crossfoot runs on. */
const PACKAGES: Readonly<Record<ModelProvider, Readonly<Record<string, number>>>> = {
  anthropic: { ai: 6, "@ai-sdk/anthropic": 3 },
  "openai-compatible": { ai: 6, "@ai-sdk/openai-compatible": 2 },
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

/** The sentence that says what is to be installed before a model can be asked; null where all of it is there. */
export function missingPackages(
  provider: ModelProvider,
  resolve: (name: string) => string = createRequire(import.meta.url).resolve,
): string | null {
  const missing = Object.entries(PACKAGES[provider])
    .filter(([name]) => !isThere(name, resolve))
    .map(([name, major]) => `${name}@${major}`);
  if (missing.length === 0) return null;
  return `To ask a model, crossfoot needs packages that are not installed. Install them with: npm install ${missing.join(" ")}`;
}

function isThere(name: string, resolve: (name: string) => string): boolean {
  try {
    return resolve(name) !== "";
  } catch {
    return false;
  }
}
