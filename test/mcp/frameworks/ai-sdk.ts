import { createMCPClient } from "@ai-sdk/mcp";
import { generateText, stepCountIs, type ToolSet } from "ai";
import { MockLanguageModelV3 } from "ai/test";
import type { Payment } from "../../pay/rig/payer.ts";
import { type Errand, fetchWith, type Purchase, TOOL } from "./framework.ts";

/** Vercel's AI SDK: a model calls the tool, and is shown what comes back. */
export async function aiSdk({ url, given, pay }: Errand): Promise<Purchase> {
  let payment: Payment | null = null;
  const client = await createMCPClient({
    transport: { type: "http", url, fetch: fetchWith(() => payment) },
  });
  try {
    const tools = await client.tools();
    const asked = await shownToModel(tools, given);
    payment = await pay(asked);
    return { tools: Object.keys(tools), asked, shown: await shownToModel(tools, given) };
  } finally {
    await client.close();
  }
}

/** Lets a model that always does the same call the tool once, and takes the result from what it is prompted with next. */
async function shownToModel(tools: ToolSet, given: object): Promise<string> {
  const unknown = {
    total: undefined,
    noCache: undefined,
    cacheRead: undefined,
    cacheWrite: undefined,
  };
  const rest = {
    usage: {
      inputTokens: unknown,
      outputTokens: { total: undefined, text: undefined, reasoning: undefined },
    },
    warnings: [],
  };
  const input = JSON.stringify(given);
  const model = new MockLanguageModelV3({
    doGenerate: [
      {
        content: [{ type: "tool-call", toolCallId: "call-1", toolName: TOOL, input }],
        finishReason: { unified: "tool-calls", raw: undefined },
        ...rest,
      },
      {
        content: [{ type: "text", text: "Done." }],
        finishReason: { unified: "stop", raw: undefined },
        ...rest,
      },
    ],
  });
  await generateText({ model, tools, prompt: "Read the document.", stopWhen: stepCountIs(2) });
  const [part] =
    model.doGenerateCalls[1]?.prompt.find(({ role }) => role === "tool")?.content ?? [];
  if (typeof part !== "object" || part.type !== "tool-result" || part.output.type !== "content") {
    throw new Error("The model was shown no content of a tool.");
  }
  return part.output.value.map((one) => (one.type === "text" ? one.text : "")).join("\n");
}
