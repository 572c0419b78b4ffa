import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { build } from "esbuild";
import { closed, listening } from "../pay/rig/listening.ts";

/** A host on the web that shows views, and its sandbox of another origin. */
export interface ViewHost {
  readonly url: string;
  readonly sandbox: string;
  /** What was asked of either, in order. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

/** What a view's resource says that it needs of the network. */
interface ViewPolicy {
  readonly connectDomains?: readonly string[];
  readonly resourceDomains?: readonly string[];
  readonly frameDomains?: readonly string[];
  readonly baseUriDomains?: readonly string[];
}

/** Serves a page with the bridge of the official package, and the sandbox that the specification asks for. */
export async function serveViewHost(): Promise<ViewHost> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { AppBridge, PostMessageTransport } from "@modelcontextprotocol/ext-apps/app-bridge";`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    format: "esm",
    platform: "browser",
    write: false,
    logLevel: "error",
  });
  const page = await readFile("test/support/view-host/page.html", "utf8");
  const sandbox = await readFile("test/support/view-host/sandbox.html", "utf8");
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    "/": ["text/html", page],
    "/bridge.js": ["text/javascript", outputFiles[0]?.text ?? ""],
  };
  const asked: string[] = [];
  const host = createServer((request, response) => {
    asked.push(request.url ?? "");
    const [type, body] = files[request.url ?? ""] ?? ["text/plain", ""];
    response.writeHead(200, { "content-type": `${type}; charset=utf-8` }).end(body);
  });
  const sandboxHost = createServer((request, response) => {
    asked.push(request.url ?? "");
    const given = new URL(request.url ?? "/", "http://sandbox").searchParams.get("csp") ?? "{}";
    response
      .writeHead(200, {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": policyHeader(JSON.parse(given) as ViewPolicy),
      })
      .end(sandbox);
  });
  const [hostPort, sandboxPort] = await Promise.all([
    listening(host, 0),
    listening(sandboxHost, 0),
  ]);
  const servers: readonly Server[] = [host, sandboxHost];
  return {
    url: `http://127.0.0.1:${hostPort}/`,
    sandbox: `http://127.0.0.1:${sandboxPort}/`,
    asked,
    close: async () => void (await Promise.all(servers.map(closed))),
  };
}

/** The header as the specification of 2026-01-26 makes it, under "Content Security Policy Enforcement". */
function policyHeader(csp: ViewPolicy): string {
  const of = (domains: readonly string[] | undefined, none = ""): string =>
    domains === undefined || domains.length === 0 ? none : domains.join(" ");
  return [
    "default-src 'none'",
    `script-src 'self' 'unsafe-inline' ${of(csp.resourceDomains)}`,
    `style-src 'self' 'unsafe-inline' ${of(csp.resourceDomains)}`,
    `connect-src 'self' ${of(csp.connectDomains)}`,
    `img-src 'self' data: ${of(csp.resourceDomains)}`,
    `font-src 'self' ${of(csp.resourceDomains)}`,
    `media-src 'self' data: ${of(csp.resourceDomains)}`,
    `frame-src ${of(csp.frameDomains, "'none'")}`,
    "object-src 'none'",
    `base-uri ${of(csp.baseUriDomains, "'self'")}`,
  ].join("; ");
}
