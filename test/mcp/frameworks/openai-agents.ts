import type { Payment } from "../../pay/rig/payer.ts";
import { type Errand, type Purchase, TOOL } from "./framework.ts";
import { installed } from "./installed.ts";

interface FunctionTool {
  readonly name: string;
  readonly invoke: (context: object, input: string) => Promise<{ readonly text?: string }>;
}

interface Server {
  readonly connect: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface OpenAiAgents {
  readonly MCPServerStreamableHttp: new (settings: object) => Server;
  readonly RunContext: new () => object;
  readonly getAllMcpTools: (servers: readonly Server[]) => Promise<readonly FunctionTool[]>;
}

/** OpenAI's SDK for agents: the payment goes into `_meta` of the call. */
export async function openAiAgents({ url, given, pay }: Errand): Promise<Purchase> {
  const { MCPServerStreamableHttp, RunContext, getAllMcpTools } =
    await installed<OpenAiAgents>("@openai/agents-core");
  let payment: Payment | null = null;
  const server = new MCPServerStreamableHttp({
    url,
    toolMetaResolver: () => (payment === null ? null : { "x402/payment": payment.payload }),
  });
  await server.connect();
  try {
    const tools = await getAllMcpTools([server]);
    const tool = tools.find(({ name }) => name === TOOL);
    if (tool === undefined) throw new Error("The tool is not listed.");
    const call = async () =>
      (await tool.invoke(new RunContext(), JSON.stringify(given))).text ?? "";
    const asked = await call();
    payment = await pay(asked);
    return { tools: tools.map(({ name }) => name), asked, shown: await call() };
  } finally {
    await server.close();
  }
}
