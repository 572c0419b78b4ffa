import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** What of a request decides whether it is answered. */
export interface AskedRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** The one who may ask: who was told the address. */
export interface Guarded {
  readonly token: string;
  /** `127.0.0.1:8080`: any other name of this machine is of somebody who wants to be taken for us. */
  readonly host: string;
}

/** A request that is answered, or the status with which it is refused. */
export type Admitted =
  | {
      readonly kind: "admitted";
      readonly method: "GET" | "POST";
      /** Behind the token, without a slash at its begin. */
      readonly path: string;
      readonly query: URLSearchParams;
    }
  | { readonly kind: "refused"; readonly status: 403 | 404 | 405 | 415 | 421 };

/** A path: a token of 32 bytes, then letters, digits, points and slashes. */
const PATH = /^\/([\w-]{43})\/([\w./-]{0,100})$/;

/**
 * Lets in only what comes from our own page. A page of somebody else in the same browser may send requests here, too: it does
 * not know the token; by a name of its own that leads here it has another `Host`; and what it sends has its own `Origin`.
 */
export function admit({ method, url = "", headers }: AskedRequest, own: Guarded): Admitted {
  if (headers.host !== own.host) return refused(421);
  if (isForeign(headers, `http://${own.host}`)) return refused(403);
  const [before = "", ...query] = url.split("?");
  const [, token = "", path = ""] = PATH.exec(before) ?? [];
  if (!isSame(token, own.token)) return refused(404);
  if (method !== "GET" && method !== "POST") return refused(405);
  if (method === "POST" && headers.origin === undefined) return refused(403);
  if (method === "POST" && headers["content-type"] !== "application/json") return refused(415);
  return { kind: "admitted", method, path, query: new URLSearchParams(query.join("?")) };
}

/** Whether another page has sent a request, by what a browser says of it; that a person has followed a link is no harm. */
function isForeign(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const {
    origin = ownOrigin,
    "sec-fetch-site": site = "none",
    "sec-fetch-dest": destination,
  } = headers;
  const isOwn = site === "same-origin" || site === "none";
  return origin !== ownOrigin || (!isOwn && destination !== "document");
}

/** Takes the same time wherever two tokens differ. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

function refused(status: Extract<Admitted, { kind: "refused" }>["status"]): Admitted {
  return { kind: "refused", status };
}
