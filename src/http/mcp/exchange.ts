import {
  createMcpHandler,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";

/** One request of a client, as the protocol's package takes it: the body is parsed, and the signal aborts when the client goes. */
interface McpRequest {
  readonly web: Request;
  readonly body: unknown;
}

/** Answers one request with a server that lives as long as it does. */
type Answer = (request: McpRequest) => Promise<Response>;

/**
 * Speaks Streamable HTTP without sessions: the revision of 2026-07-28, and those of 2025 to who does not send its envelope.
 * Every request gets a server of its own.
 */
export function streamableHttp(makeServer: (web: Request) => Server): Answer {
  const modern = createMcpHandler(({ requestInfo }) => makeServer(named(requestInfo)), {
    legacy: "reject",
    // Nothing here ever changes, so that nobody has to be told.
    maxSubscriptions: 0,
  });
  return async ({ web, body }) =>
    (await isLegacyRequest(web, body))
      ? answerLegacy(makeServer(web), web, body)
      : modern.fetch(web, { parsedBody: body });
}

function named(web: Request | undefined): Request {
  if (web === undefined) throw new Error("Every server is made for a request.");
  return web;
}

/** Clients of 2025 get one JSON body: streams would be kept open for nothing. */
async function answerLegacy(server: Server, web: Request, body: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const gone = new Promise<Response>((resolve) => {
    web.signal.addEventListener("abort", () => resolve(new Response(null, { status: 499 })), {
      once: true,
    });
  });
  try {
    return await Promise.race([transport.handleRequest(web, { parsedBody: body }), gone]);
  } finally {
    // Closing aborts what still runs: that of a client that is gone.
    await server.close();
  }
}
