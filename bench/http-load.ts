import { Agent, request } from "node:http";

/** One answer: how long it took and its status. */
export interface Answered {
  readonly ms: number;
  readonly status: number;
}

/** What is asked. */
export interface Asked {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly type?: string;
  readonly body?: Buffer;
}

/** How hard to ask: so many at the same time, for so long or so often. */
export type LoadOptions = { readonly connections: number } & (
  { readonly ms: number } | { readonly count: number }
);

const AGENT = new Agent({ keepAlive: true, maxSockets: 256 });

/** Asks over and over on kept connections, and gives every answer. */
export async function load(
  once: () => Promise<Answered>,
  options: LoadOptions,
): Promise<readonly Answered[]> {
  const answered: Answered[] = [];
  const end = "ms" in options ? performance.now() + options.ms : Infinity;
  const count = "count" in options ? options.count : Infinity;
  let begun = 0;
  const lane = async (): Promise<void> => {
    while (performance.now() < end && begun < count) {
      begun += 1;
      answered.push(await once());
    }
  };
  await Promise.all(Array.from({ length: options.connections }, lane));
  return answered;
}

/** One request over a kept connection. */
export function ask({ url, method, type, body }: Asked): Promise<Answered> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent: AGENT,
        method,
        headers: {
          ...(type === undefined ? {} : { "content-type": type }),
          ...(body === undefined ? {} : { "content-length": body.length }),
        },
      },
      (answer) => {
        answer.resume();
        answer.on("error", reject);
        answer.on("end", () =>
          resolve({ ms: performance.now() - began, status: answer.statusCode ?? 0 }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}
