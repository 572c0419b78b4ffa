import { type Members, membersOf } from "./messages.ts";

/*
 * The messages of MCP Apps between a view and its host: JSON-RPC by `postMessage` (stable revision of 2026-01-26 of
 * `specification/2026-01-26/apps.mdx` in modelcontextprotocol/ext-apps). A view like this one sends five of them and hears
 * six. The official class for it would bring its schemas and those of all of MCP along, 540 kB against these lines; the
 * tests hold these lines against the official host.
 */

/** What a view may do with its host. */
export interface Host {
  /** Asks for something. Rejects where the host says no, and once the view has ended. */
  readonly request: (method: string, params: object) => Promise<Members>;
  readonly notify: (method: string, params: object) => void;
  /** Nothing is sent or heard any more. */
  readonly end: () => void;
}

/** What is done when the host tells or asks something, by its method. */
export type Hearing = Readonly<Record<string, (params: Members) => void>>;

interface Waiter {
  readonly resolve: (result: Members) => void;
  readonly reject: (reason: Error) => void;
}

/** Begins to hear the host. The window around a view is the host, or passes on what the host says. */
export function hostAround(view: Window, hearing: Hearing): Host {
  const waiters = new Map<number, Waiter>();
  let asked = 0;
  let hasEnded = false;
  const post = (message: object): void => {
    if (hasEnded) return;
    // A view does not know the origin of its host, and sends nothing that the host did not give it.
    view.parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
  };
  const hear = ({ source, data }: MessageEvent<unknown>): void => {
    const message = membersOf(data);
    if (source !== view.parent || message["jsonrpc"] !== "2.0") return;
    if (typeof message["method"] === "string") answer(message["method"], message);
    else settle(message);
  };
  const answer = (method: string, { id, params }: Members): void => {
    const act = Object.hasOwn(hearing, method) ? hearing[method] : undefined;
    act?.(membersOf(params));
    if (id === undefined) return;
    if (act !== undefined || method === "ping") post({ id, result: {} });
    else post({ id, error: { code: NO_SUCH_METHOD, message: `This view knows no ${method}.` } });
  };
  const settle = ({ id, result, error }: Members): void => {
    const waiter = waiters.get(Number(id));
    waiters.delete(Number(id));
    if (error === undefined) waiter?.resolve(membersOf(result));
    else waiter?.reject(new Error(String(membersOf(error)["message"])));
  };
  view.addEventListener("message", hear);
  return {
    request: async (method, params) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiters.set(asked, { resolve, reject });
        post({ id: asked, method, params });
      }),
    notify: (method, params) => post({ method, params }),
    end() {
      view.removeEventListener("message", hear);
      // What ends a view is a request, and its answer is the last that is sent.
      queueMicrotask(() => (hasEnded = true));
      for (const { reject } of waiters.values()) reject(new Error("The view has ended."));
      waiters.clear();
    },
  };
}

/** Of JSON-RPC. */
const NO_SUCH_METHOD = -32_601;
