import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { build } from "esbuild";
import { closed, listening } from "../pay/rig/listening.ts";

/** A page of an origin of its own, with a wallet in it. */
export interface PayingPage {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a page that buys from a daemon with the published clients, bundled as its maker would bundle them. */
export async function servePayingPage(): Promise<PayingPage> {
  const { outputFiles } = await build({
    entryPoints: ["test/support/paying-page/buy.ts"],
    bundle: true,
    format: "esm",
    platform: "browser",
    write: false,
    logLevel: "error",
  });
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    "/": ["text/html", await readFile("test/support/paying-page/page.html", "utf8")],
    "/buy.js": ["text/javascript", outputFiles[0]?.text ?? ""],
  };
  const server: Server = createServer((request, response) => {
    const [type, body] = files[request.url ?? ""] ?? ["text/plain", ""];
    response.writeHead(200, { "content-type": `${type}; charset=utf-8` }).end(body);
  });
  const port = await listening(server, 0);
  return { url: `http://127.0.0.1:${port}/`, close: async () => closed(server) };
}
