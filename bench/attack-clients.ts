import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

/** Hostile clients in a thread of their own: each sends one document after the other on its own connection, and pays nothing. */
export interface HostileClients {
  readonly url: string;
  readonly documents: readonly Uint8Array[];
  readonly connections: number;
  /** How many addresses they come from, as they say. */
  readonly addresses: number;
}

const { url, documents, connections, addresses } = workerData as HostileClients;

/** Who is refused comes again soon, and not in the same moment: that would be an attack by bandwidth. */
const PAUSE_MS = 50;

for (let nth = 0; nth < connections; nth++) void attack(nth);
parentPort?.postMessage("begun");

async function attack(nth: number): Promise<never> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const document = documents[nth % documents.length] ?? new Uint8Array();
  for (;;) {
    await send(agent, document, `10.1.0.${nth % addresses}`);
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
  }
}

function send(agent: Agent, document: Uint8Array, address: string): Promise<void> {
  return new Promise((resolve) => {
    const sent = request(url, {
      agent,
      method: "POST",
      headers: {
        "content-type": "application/pdf",
        "content-length": document.length,
        "x-forwarded-for": address,
      },
    });
    sent.on("response", (answer) => answer.resume().once("close", resolve));
    sent.once("error", () => resolve());
    sent.end(document);
  });
}
