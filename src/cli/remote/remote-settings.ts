import { isLoopbackHost } from "../../fallback/endpoint.ts";
import { READERS } from "../../wire/service/readers.ts";
import type { ReadCommandOptions } from "../read-options.ts";
import { UsageError } from "../exit-code.ts";
import type { Caps } from "./payments.ts";

/** The options of `read --remote` as the command line gives them. */
export interface RemoteCommandOptions extends ReadCommandOptions {
  readonly remote: string;
  /** Millionths of a dollar. */
  readonly maxPrice?: bigint;
  readonly maxTotal?: bigint;
  /** Millionths of a dollar: what may be paid in at once, where the server takes deposits. */
  readonly deposit?: bigint;
  /** File to which receipts are added. */
  readonly receipts?: string;
}

/** Where documents are sent, and what that may cost. */
export interface RemoteSettings {
  /** Without a slash at its end. */
  readonly server: string;
  /** Whether nobody between can read what is sent. */
  readonly isSafe: boolean;
  /** Paths and queries to ask, one after the other. */
  readonly requests: readonly string[];
  readonly caps: Caps;
  /** Millionths of a dollar that may be paid in at once; null where each document is paid by itself. */
  readonly deposit: bigint | null;
  readonly timeoutMs: number;
  readonly jobs: number;
}

/** As other clients of the protocol limit a payment. */
const USUAL_MAX_PRICE = 1_000_000n;
const USUAL_TIMEOUT_SECONDS = 60;
const USUAL_JOBS = 4;

/** What the options ask for. Throws UsageError. */
export function remoteSettings(options: RemoteCommandOptions): RemoteSettings {
  const local = LOCAL_ONLY.filter((name) => options[name] !== undefined).map(
    (name) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  if (options.model !== undefined && options.model !== "off") local.push("--model");
  if (options.ocr === false) local.push("--no-ocr");
  if (local.length > 0) {
    throw new UsageError(
      `${local.join(", ")} and --remote do not go together: how documents are read is the server's business.`,
    );
  }
  const url = serverOf(options.remote);
  const {
    maxPrice = USUAL_MAX_PRICE,
    maxTotal = null,
    deposit = null,
    jobs = USUAL_JOBS,
  } = options;
  return {
    server: `${url.origin}${url.pathname.replace(/\/+$/, "")}`,
    isSafe: isSafeAddress(url.href),
    requests: requestsOf(options),
    caps: { document: maxPrice, run: maxTotal },
    deposit,
    timeoutMs: (options.timeout ?? USUAL_TIMEOUT_SECONDS) * 1000,
    jobs,
  };
}

/** Whether nobody between can read what is sent to an address. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || (protocol === "http:" && isThisMachine(hostname));
}

/** Names below `localhost` are left out: what they lead to is not certain everywhere. */
function isThisMachine(hostname: string): boolean {
  return isLoopbackHost(hostname) && !hostname.endsWith(".localhost");
}

const LOCAL_ONLY = ["templates", "maxPages", "witness"] as const;

function serverOf(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isPlain =
    url !== null &&
    (url.protocol === "https:" || url.protocol === "http:") &&
    url.username + url.password + url.search + url.hash === "";
  if (!isPlain) {
    throw new UsageError(
      "--remote wants the address of a server, such as https://reader.example.com, without a user, a query or a mark.",
    );
  }
  if (/\/api\/v1(?:\/|$)/.test(url.pathname)) {
    throw new UsageError(
      "--remote wants the address of the server without the path of a reader: --kind chooses the reader.",
    );
  }
  return url;
}

function requestsOf(options: RemoteCommandOptions): readonly string[] {
  const { kind, subcontractor, gc, detail } = options;
  const depth = detail === "full" ? { detail } : {};
  const parties = {
    ...(subcontractor === undefined ? {} : { subcontractor }),
    ...(gc === undefined ? {} : { gc }),
  };
  const construction = withQuery(READERS.construction.path, { ...parties, ...depth });
  const invoice = withQuery(READERS.invoice.path, depth);
  if (kind === "construction") return [construction];
  return kind === "invoice" ? [invoice] : [construction, invoice];
}

function withQuery(path: string, members: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(members).toString();
  return query === "" ? path : `${path}?${query}`;
}
