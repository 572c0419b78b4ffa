import { request as requestPlain, type IncomingMessage } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isLoopbackAddress } from "../endpoint.ts";

/** What a request may do. */
interface ExchangeRules {
  /** The endpoint's base; a request to any other origin is not sent. */
  readonly url: string;
  readonly isLoopbackOnly: boolean;
  readonly responseBytes: number;
  readonly lookup: LookupFunction;
  /** Ends the exchange, whatever it does; its abortion counts as a timeout. */
  readonly signal: AbortSignal;
}

/** Why there is no whole response. */
type Obstacle = "unreachable" | "timeout" | "too-large" | "not-loopback";

/** What came of an exchange. */
export interface Seen {
  /** Whether a connection stood, so that words of a document may have gone over it. */
  readonly wasSent: boolean;
  /** Whether that connection went beyond this machine's own loopback. */
  readonly leftMachine: boolean;
  /** Of the response, null where none began. */
  readonly status: number | null;
  /** The header of that name, null where there was none. */
  readonly retryAfter: string | null;
  readonly obstacle: Obstacle | null;
  /** What the system calls the obstacle, such as ECONNREFUSED. */
  readonly errorCode: string | null;
}

/**
 * One request and its response over a connection of their own, as a `fetch` for an SDK. It goes to
 * one origin alone, past every proxy, follows no redirect, unpacks nothing, holds no more than the
 * allowed bytes, and gives on nothing of a response that is an error: its text may repeat the question.
 */
export class Exchange {
  readonly #rules: ExchangeRules;
  #seen: Seen = {
    wasSent: false,
    leftMachine: false,
    status: null,
    retryAfter: null,
    obstacle: null,
    errorCode: null,
  };

  constructor(rules: ExchangeRules) {
    this.#rules = rules;
  }

  /** What came of it so far. */
  get seen(): Seen {
    return this.#seen;
  }

  /** Sends what the SDK has written. */
  readonly fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== new URL(this.#rules.url).origin || this.#seen.wasSent) {
      throw this.#stopped("unreachable");
    }
    const host = url.hostname.replaceAll(/^\[|\]$/g, "");
    if (this.#rules.isLoopbackOnly && isIP(host) !== 0 && !isLoopbackAddress(host)) {
      throw this.#stopped("not-loopback");
    }
    try {
      const response = await this.#responseTo(url, init);
      return await this.#taken(response);
    } catch (error) {
      const { obstacle } = this.#seen;
      this.#seen = { ...this.#seen, errorCode: codeOf(error) };
      throw this.#stopped(this.#rules.signal.aborted ? "timeout" : (obstacle ?? "unreachable"));
    }
  };

  #responseTo(url: URL, init: RequestInit): Promise<IncomingMessage> {
    const { signal } = this.#rules;
    const isSecure = url.protocol === "https:";
    const headers = new Headers(init.headers);
    headers.set("accept-encoding", "identity");
    return new Promise((resolve, reject) => {
      const request = (isSecure ? requestSecure : requestPlain)(url, {
        method: init.method ?? "POST",
        headers: Object.fromEntries(headers),
        // No shared connections, and so none of the proxies that a shared agent may know.
        agent: false,
        lookup: this.#lookup,
        signal,
      });
      request.on("socket", (socket) => {
        socket.once(isSecure ? "secureConnect" : "connect", () => {
          const leftMachine = !isLoopbackAddress(socket.remoteAddress ?? "");
          this.#seen = { ...this.#seen, wasSent: true, leftMachine };
        });
      });
      request.on("response", resolve).on("error", reject);
      request.end(typeof init.body === "string" ? init.body : "");
    });
  }

  /** Asks for the addresses of a name; under the switch for loopback none of them may lie elsewhere. */
  readonly #lookup: LookupFunction = (hostname, options, callback) => {
    this.#rules.lookup(hostname, options, (error, address, family) => {
      const addresses =
        typeof address === "string" ? [address] : address.map(({ address }) => address);
      if (error !== null || !this.#rules.isLoopbackOnly || addresses.every(isLoopbackAddress)) {
        callback(error, address, family);
      } else {
        callback(this.#stopped("not-loopback"), []);
      }
    });
  };

  async #taken(message: IncomingMessage): Promise<Response> {
    const status = message.statusCode ?? 0;
    this.#seen = { ...this.#seen, status, retryAfter: message.headers["retry-after"] ?? null };
    const encoding = message.headers["content-encoding"] ?? "identity";
    if (status < 200 || status > 299 || encoding !== "identity") {
      message.destroy();
      return new Response("", { status: status >= 400 && status <= 599 ? status : 502 });
    }
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of message as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > this.#rules.responseBytes) throw this.#stopped("too-large");
      parts.push(part);
    }
    return new Response(Buffer.concat(parts), {
      status: 200,
      headers: { "content-type": message.headers["content-type"] ?? "application/json" },
    });
  }

  #stopped(obstacle: Obstacle): Error {
    this.#seen = { ...this.#seen, obstacle };
    return new Error(`The exchange with the model was stopped (${obstacle}).`);
  }
}

function codeOf(error: unknown): string | null {
  const code = error instanceof Error && "code" in error ? error.code : null;
  return typeof code === "string" && /^[A-Z][A-Z0-9_]{1,50}$/.test(code) ? code : null;
}
