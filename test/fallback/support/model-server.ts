import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** One request as the server got it. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What the server does with the nth request, from 0. */
export type Deed = (response: ServerResponse, received: Received, nth: number) => void;

export interface ModelServer {
  readonly port: number;
  readonly received: readonly Received[];
}

/** A server on loopback that ends with its test. */
export async function modelServer(deed: Deed): Promise<ModelServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text: string) => (body += text));
    request.on("end", () => {
      const one = { path: request.url ?? "", headers: request.headers, body };
      received.push(one);
      deed(response, one, received.length - 1);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, received };
}

/** Does one deed for each request, the last one for all further ones. */
export function inTurn(...deeds: readonly [Deed, ...Deed[]]): Deed {
  return (response, received, nth) =>
    (deeds[nth] ?? deeds.at(-1) ?? deeds[0])(response, received, nth);
}

/** Answers as an OpenAI-compatible endpoint; usage null leaves it out. */
export function says(
  text: string,
  usage: { readonly input: number; readonly output: number } | null = { input: 100, output: 10 },
): Deed {
  return (response) =>
    json(response, 200, {
      id: "1",
      object: "chat.completion",
      created: 1,
      model: "small",
      choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" }],
      ...(usage === null
        ? {}
        : { usage: { prompt_tokens: usage.input, completion_tokens: usage.output } }),
    });
}

/** Answers as an endpoint that speaks Anthropic's messages. */
export function saysAsAnthropic(text: string): Deed {
  return (response) =>
    json(response, 200, {
      id: "msg_1",
      type: "message",
      role: "assistant",
      model: "claude-small",
      content: [{ type: "text", text }],
      stop_reason: "end_turn",
      stop_sequence: null,
      usage: { input_tokens: 100, output_tokens: 10 },
    });
}

/** Answers with an error that repeats the request with its key, as some endpoints do. */
export function fails(status: number, headers: Readonly<Record<string, string>> = {}): Deed {
  return (response, received) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const echo = `${received.headers.authorization ?? ""} ${String(received.headers["x-api-key"])} ${received.body}`;
    json(response, status, { type: "error", error: { type: "error", message: echo } });
  };
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(body));
}
