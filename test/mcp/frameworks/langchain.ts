import type { Payment } from "../../pay/rig/payer.ts";
import { type Errand, type Purchase, TOOL } from "./framework.ts";
import { installed } from "./installed.ts";

interface LangChainTool {
  readonly name: string;
  readonly invoke: (call: object) => Promise<{ readonly content: string }>;
}

interface LangChain {
  readonly MultiServerMCPClient: new (settings: object) => {
    readonly getTools: () => Promise<readonly LangChainTool[]>;
    readonly close: () => Promise<void>;
  };
}

/** LangChain's adapters: a demand is the message of an error, and the payment goes into a header before a call. */
export async function langChain({ url, given, pay }: Errand): Promise<Purchase> {
  const { MultiServerMCPClient } = await installed<LangChain>("@langchain/mcp-adapters");
  let payment: Payment | null = null;
  const client = new MultiServerMCPClient({
    mcpServers: { crossfoot: { transport: "http", url } },
    beforeToolCall: () =>
      payment === null ? {} : { headers: { "payment-signature": payment.header } },
  });
  try {
    const tools = await client.getTools();
    const tool = tools.find(({ name }) => name === TOOL);
    if (tool === undefined) throw new Error("The tool is not listed.");
    const call = { type: "tool_call", id: "call-1", name: TOOL, args: given };
    const asked = await tool.invoke(call).then(
      () => "",
      (error: Error) => error.message,
    );
    payment = await pay(asked);
    const { content } = await tool.invoke(call);
    // What the model gets is the block as JSON, with its text, the members and the receipt.
    const { text: shown } = JSON.parse(content) as { readonly text: string };
    return { tools: tools.map(({ name }) => name), asked, shown };
  } finally {
    await client.close();
  }
}
