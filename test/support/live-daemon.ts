import { onTestFinished } from "vitest";
import { serve, type Serving } from "../../src/http/serve.ts";
import type { Variables } from "../../src/http/setting-source.ts";
import type { ServeSettings } from "../../src/http/settings.ts";
import { builtReaderPage } from "./built-reader-page.ts";
import { settingsOf } from "./daemon.ts";

/** A daemon that listens on loopback, as tests speak to it. */
export interface LiveDaemon {
  readonly url: string;
  readonly port: number;
  readonly stop: Serving["stop"];
}

/** However busy the machine is, nobody is sent away because it is late: what a test of these limits needs it says itself. */
const PATIENT: Variables = {
  CROSSFOOT_SERVE_READ_SECONDS: "3600",
  CROSSFOOT_SERVE_QUEUE_SECONDS: "3600",
  CROSSFOOT_SERVE_UPLOAD_SECONDS: "3600",
};

/** Starts a daemon on any free port. Who starts it stops it. */
export async function startDaemon(
  variables: Variables,
  script: URL,
  own: Partial<ServeSettings> = {},
): Promise<LiveDaemon> {
  const serving = await serve({
    settings: { ...settingsOf({ ...PATIENT, CROSSFOOT_SERVE_PORT: "0", ...variables }), ...own },
    model: null,
    warmUp: new TextEncoder().encode("answer"),
    readerPage: await builtReaderPage(),
    script,
    onTrouble: () => undefined,
  });
  const url = serving.address;
  return { url, port: Number(new URL(url).port), stop: serving.stop };
}

/** A daemon for one test, whose workers are stand-ins: a document says what is done with it. */
export async function daemonOfStandIns(
  variables: Variables = {},
  own: Partial<ServeSettings> = {},
): Promise<LiveDaemon> {
  const daemon = await startDaemon(variables, STAND_IN, own);
  onTestFinished(async () => void (await daemon.stop()));
  return daemon;
}

/** Lets every document go that says `wait NAME`. */
export function release(name: string): void {
  const channel = new BroadcastChannel("crossfoot-test");
  channel.postMessage(name);
  channel.close();
}

/** Settles when so many documents are being read and so many wait. */
export async function loaded(
  { url }: LiveDaemon,
  wanted: { readonly running: number; readonly waiting: number },
): Promise<void> {
  for (;;) {
    const load = (await (await fetch(`${url}/readyz`)).json()) as typeof wanted;
    if (load.running === wanted.running && load.waiting === wanted.waiting) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}

/** Whether it answers within so many tries, a tenth of a second after each other. */
export async function isServed(url: string, tries: number): Promise<boolean> {
  for (let nth = 0; nth < tries; nth += 1) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok === true) return true;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  return false;
}

/**
 * `answer WORD` is answered with the word, `wait WORD` once the word is released, `after MS` then, `large MEGABYTES` with so much;
 * `loop` never ends and `exit` ends the worker.
 */
export const STAND_IN: URL = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    const facts = { documentType: "INVOICE", pages: 1, scannedPages: 0, checks: [], confidence: 1, modelRequests: 0, modelTokens: 0 };
    const released = new BroadcastChannel("crossfoot-test");
    released.unref();
    parentPort.on("message", ({ bytes }) => {
      const [deed, word] = Buffer.from(bytes).toString("latin1").trim().split(" ");
      const say = (members) => parentPort.postMessage({ kind: "read", body: JSON.stringify(members), facts, heldMegabytes: 0 });
      if (deed === "loop") for (;;);
      if (deed === "exit") process.exit(7);
      if (deed === "large") return say({ said: "x".repeat(Number(word) * 1048576) });
      if (deed === "after") return void setTimeout(() => say({ said: word }), Number(word));
      if (deed === "wait") released.onmessage = ({ data }) => data === word && say({ said: word });
      else say({ said: word ?? deed });
    });
  `)}`,
);
