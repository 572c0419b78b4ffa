import { type Errand, type Purchase, TOOL } from "./framework.ts";
import { installed } from "./installed.ts";

interface MastraTool {
  readonly execute: (call: { readonly context: object }) => Promise<object>;
}

interface MastraClient {
  readonly getTools: () => Promise<Readonly<Record<string, MastraTool>>>;
  readonly disconnect: () => Promise<void>;
}

interface Mastra {
  readonly MCPClient: new (settings: object) => MastraClient;
}

/** Mastra: a client with the payment in its headers is made for the paid call. */
export async function mastra({ url, given, pay }: Errand): Promise<Purchase> {
  const { MCPClient } = await installed<Mastra>("@mastra/mcp");
  const call = async (id: string, headers: object) => {
    const server = { url: new URL(url), requestInit: { headers } };
    const client = new MCPClient({ id, servers: { crossfoot: server } });
    try {
      const tools = await client.getTools();
      const tool = tools[`crossfoot_${TOOL}`];
      const output = await tool?.execute({ context: given });
      const names = Object.keys(tools).map((name) => name.replace("crossfoot_", ""));
      return { names, output };
    } finally {
      await client.disconnect();
    }
  };
  const { names, output } = await call("unpaid", {});
  const [block] = (output as { readonly content: readonly { readonly text: string }[] }).content;
  const asked = block?.text ?? "";
  const paid = await call("paid", { "payment-signature": (await pay(asked)).header });
  // Where there are members, they alone are its tool's output.
  return { tools: names, asked, shown: JSON.stringify(paid.output) };
}
